import pg from 'pg'

/**
 * Moves the clock of a test world, as its owner: the functions that everything asks for the time
 * add what stands in a table. No migration makes that table, so no other database has it.
 */
export async function moveClock(
  ownerUrl: string,
  { aheadMs }: { readonly aheadMs: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(MOVABLE)
    await client.query('DELETE FROM house_clock')
    await client.query(
      "INSERT INTO house_clock VALUES ($1::double precision * interval '1 millisecond')",
      [aheadMs],
    )
    await client.query('SELECT ledger_make_months(house_now()::date, 2)')
    await client.query('SELECT round_make_months(house_now()::date, 2)')
    await client.query('SELECT audit_make_months(house_now()::date, 2)')
    await client.query('SELECT turnover_make_months(house_now()::date, 2)')
    await client.query('SELECT settlement_make_months(house_now()::date, 2)')
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

const MOVABLE = `
  CREATE TABLE IF NOT EXISTS house_clock (ahead interval NOT NULL);
  GRANT SELECT ON house_clock TO oriel_app, oriel_sealer, oriel_office;
  CREATE OR REPLACE FUNCTION house_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS 'SELECT now() + (SELECT ahead FROM house_clock)';
  CREATE OR REPLACE FUNCTION house_time() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE
    AS 'SELECT clock_timestamp() + (SELECT ahead FROM house_clock)';`
