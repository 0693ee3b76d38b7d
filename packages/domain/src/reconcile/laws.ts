import type { Rows } from '@oriel/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { Span } from './marks.ts'
import { differsFromLast } from './pass.ts'
import type { Law } from './windows.ts'

const NAMED_MAX = 1_000
/** Transactions that overlap may carry times in another order than versions; none for longer. */
const OVERLAP = '20 seconds'
/** How long an account may have rested for its entry before to be looked up. */
const RESTED_MAX = '35 days'

const names =
  (law: (span: Span) => RawBuilder<{ what: string }>): Law['look'] =>
  async (rows: Rows, span: Span) => {
    const found = await sql<{ what: string }>`${law(span)} LIMIT ${NAMED_MAX}`.execute(rows)
    return found.rows.map(({ what }) => what)
  }

const within = ({ from, until }: Span) => sql`posted_at > ${from} AND posted_at <= ${until}`

/** [I3] The entries of a journal are worth nothing together. */
const journals = (span: Span) => sql<{ what: string }>`
  SELECT journal_id::text AS what FROM ledger_entries
  WHERE ${within(span)} GROUP BY posted_at, journal_id, currency HAVING sum(amount) <> 0`

/** [I5] An account says what its last entry says. */
const accounts = (span: Span) => sql<{ what: string }>`
  SELECT a.id::text AS what FROM ledger_accounts a
  JOIN (SELECT DISTINCT account_id FROM ledger_entries WHERE ${within(span)}) s
    ON s.account_id = a.id
  ${differsFromLast}`

/** Each entry continues the one before it, also where that lies before the span. */
const entries = (span: Span) => sql<{ what: string }>`
  SELECT s.account_id || ' at version ' || s.version AS what
  FROM (
    SELECT account_id, posted_at, version, amount, balance,
      lag(balance) OVER w AS before, lag(version) OVER w AS version_before
    FROM ledger_entries
    WHERE posted_at > ${span.from}::timestamptz - ${OVERLAP}::interval
      AND posted_at <= ${span.until}::timestamptz + ${OVERLAP}::interval
    WINDOW w AS (PARTITION BY account_id ORDER BY version)
  ) s
  LEFT JOIN LATERAL (SELECT e.version, e.balance FROM ledger_entries e
    WHERE s.version_before IS NULL AND e.account_id = s.account_id
      AND e.posted_at > ${span.from}::timestamptz - ${RESTED_MAX}::interval
      AND e.posted_at <= ${span.from}::timestamptz - ${OVERLAP}::interval
    ORDER BY e.posted_at DESC, e.version DESC LIMIT 1) e ON true
  WHERE ${within(span)}
    AND (s.version <> coalesce(s.version_before, e.version) + 1
      OR s.balance <> coalesce(s.before, e.balance) + s.amount)`

export const ledgerLaws: readonly Law[] = [
  { name: 'ledger-journals', look: names(journals) },
  { name: 'ledger-accounts', look: names(accounts) },
  { name: 'ledger-entries', look: names(entries) },
]
