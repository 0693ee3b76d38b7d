import type { Rows } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

export type Asked = { readonly sql: string; readonly values: readonly unknown[] }

/** The same rows, with everything that is asked of them written down. */
export function recordQueries(pool: pg.Pool): { readonly rows: Rows; readonly asked: Asked[] } {
  const asked: Asked[] = []
  const rows = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, values: query.parameters }),
  })
  return { rows, asked }
}

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** Parts of large tables that a plan would read from end to end, each with the query. */
export async function listPlannedScans(
  client: pg.ClientBase,
  asked: readonly Asked[],
): Promise<string[]> {
  const parts = new Set((await scansByPart(client)).keys())
  const found: string[] = []
  for (const { sql, values } of asked.filter(isExplained)) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      [...values],
    )
    const root = rows[0]?.['QUERY PLAN'][0].Plan
    const scanned = root ? scansIn(root).filter((name) => parts.has(name)) : ['no plan']
    found.push(...scanned.map((name) => `${name}: ${sql}`))
  }
  return found
}

const isExplained = ({ sql }: Asked): boolean => /^\s*(select|insert|update)/i.test(sql)

const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
]

/**
 * How often each part of a large table was read from end to end, as Postgres itself counts: this
 * sees what functions, triggers and foreign keys ask as well. Empty parts cost nothing, whoever
 * reads them.
 */
export async function scansByPart(client: pg.ClientBase): Promise<Map<string, bigint>> {
  await flushCounts(client)
  const { rows } = await client.query<{ name: string; scans: bigint }>(
    `SELECT s.relname AS name, s.seq_scan AS scans FROM pg_stat_user_tables s
     JOIN pg_inherits i ON i.inhrelid = s.relid
     WHERE i.inhparent = ANY ('{ledger_journals,ledger_entries,ledger_keys}'::regclass[])
       AND pg_relation_size(s.relid) > 0`,
  )
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

/** What a session has counted arrives late unless it is asked for. */
export const flushCounts = async (session: Pick<pg.ClientBase, 'query'>): Promise<void> =>
  void (await session.query('SELECT pg_stat_force_next_flush()'))
