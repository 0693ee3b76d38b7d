import type { Work } from '@oriel/db/database'
import { sql } from 'kysely'

/** What a journal will do to one account, or has done. Amounts are units. */
export type JournalLine = {
  readonly key: string
  readonly account: string
  readonly currency: string
  readonly amount: string
  readonly before: string
  readonly after: string
}

/** Every entry that this transaction has posted so far. Stripes of an account are one line. */
export async function listPosted(work: Work): Promise<JournalLine[]> {
  const { rows } = await sql<{
    key: string
    kind: string
    party: string
    currency: string
    amount: bigint
    balance: bigint
  }>`
    SELECT j.key, a.kind, a.party, a.currency, e.amount, (
      SELECT sum(o.balance)::bigint FROM ledger_accounts o WHERE o.owner = a.owner
        AND o.kind = a.kind AND o.party = a.party AND o.currency = a.currency) AS balance
    FROM ledger_journals j
    JOIN ledger_entries e ON e.posted_at = j.posted_at AND e.journal_id = j.id
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE j.xid = pg_current_xact_id() ORDER BY j.posted_at, j.id, e.amount`.execute(work)
  return rows.map(({ key, kind, party, currency, amount, balance }) => ({
    key,
    account: party === '' ? kind : `${kind} ${party}`,
    currency,
    amount: String(amount),
    before: String(balance - amount),
    after: String(balance),
  }))
}
