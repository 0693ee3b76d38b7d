import { createConnection } from '@oriel/db/pool'
import { laws } from '../laws.ts'

/**
 * The laws read these in place of the whole tables: a small world that moves no other money. Each
 * row is looked up by an index, so a look costs the same however much there is beside it.
 */
const OF_OWNERS = `WITH ledger_accounts AS MATERIALIZED (
  SELECT * FROM public.ledger_accounts WHERE owner = ANY ($1)
), ledger_entries AS MATERIALIZED (
  SELECT e.* FROM ledger_accounts a CROSS JOIN LATERAL (
    SELECT * FROM public.ledger_entries WHERE account_id = a.id OFFSET 0
  ) e
), ledger_journals AS MATERIALIZED (
  SELECT j.* FROM (SELECT DISTINCT posted_at, journal_id FROM ledger_entries) e
  CROSS JOIN LATERAL (
    SELECT * FROM public.ledger_journals
    WHERE posted_at = e.posted_at AND id = e.journal_id OFFSET 0
  ) j
), ledger_keys AS MATERIALIZED (
  SELECT k.* FROM ledger_journals j CROSS JOIN LATERAL (
    SELECT * FROM public.ledger_keys WHERE key = j.key OFFSET 0
  ) k
), ledger_holds AS MATERIALIZED (
  SELECT * FROM public.ledger_holds WHERE id = ANY ($2)
)`
const BROKEN = laws
  .map(({ name, sql }) => `SELECT '${name}' AS law, what, NULL::bigint FROM (${sql}) AS broken`)
  .join(' UNION ALL ')
const LOOK = `${OF_OWNERS}
  SELECT NULL AS law, concat_ws('/', a.kind, a.owner, a.party, a.currency)
    || CASE WHEN k.striped THEN '#' || a.stripe ELSE '' END AS what, a.balance
  FROM ledger_accounts a JOIN ledger_kinds k USING (kind) WHERE a.version > 0
  UNION ALL ${BROKEN}`

export type Broken = { readonly law: string; readonly what: string }

/** What owners have, by the name of each row that moved, and the laws that are broken there. */
export type Look = {
  readonly balances: ReadonlyMap<string, bigint>
  readonly broken: readonly Broken[]
}

export type Watcher = {
  lookAt(owners: readonly string[], holds: readonly string[]): Promise<Look>
  close(): Promise<void>
}

/** Looks after every step, so the long query is planned once, as for tables that are large. */
const PLANNED_ONCE = 'SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off'

export async function openWatcher(url: string): Promise<Watcher> {
  const connection = createConnection({ url, name: 'watcher' })
  await connection.connect()
  await connection.query(PLANNED_ONCE)
  return {
    async lookAt(owners, holds) {
      const query = { name: 'look', text: LOOK, values: [owners, holds] }
      const { rows } = await connection.query<Broken & { balance: bigint | null }>(query)
      const balances = new Map<string, bigint>()
      const broken: Broken[] = []
      for (const { law, what, balance } of rows) {
        if (balance === null) broken.push({ law, what })
        else balances.set(what, balance)
      }
      return { balances, broken }
    },
    close: () => connection.end(),
  }
}
