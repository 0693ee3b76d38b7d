import { idTimeMs } from '@oriel/core/id'
import type { Currency } from '@oriel/core/currency'
import { writeUnits, type Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import type { JournalId } from './rules.ts'

/** A journal as it stands in the books. */
export type TracedJournal = {
  readonly id: JournalId
  readonly at: Date
  readonly kind: string
  readonly cause: string
  readonly key: string
  readonly reverses: JournalId | null
  readonly entries: readonly TracedEntry[]
}

export type TracedEntry = {
  readonly account: string
  readonly kind: string
  readonly owner: string
  readonly party: string
  readonly currency: Currency
  /** What moved, and what the account held afterwards. */
  readonly units: Units
  readonly balance: Units
  readonly version: bigint
  readonly before: string
  readonly amount: string
  readonly after: string
}

/** An id is made a moment before its journal is posted, by a clock that may differ a little. */
const EARLIER_MS = 60_000
const LATER_MS = 10 * 60_000
const CAUSE_MAX = 100

/** The story of a cent: the journal, and all others that the same thing has caused, in order. */
export async function traceJournal(rows: Rows, id: JournalId): Promise<TracedJournal[]> {
  const made = idTimeMs(id)
  const own = await rows
    .selectFrom('ledger_journals')
    .select(['cause_kind', 'cause_id'])
    .where('posted_at', '>=', new Date(made - EARLIER_MS))
    .where('posted_at', '<=', new Date(made + LATER_MS))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!own) return []
  const journals = await rows
    .selectFrom('ledger_journals')
    .select(['id', 'posted_at', 'kind', 'cause_kind', 'cause_id', 'key', 'reverses'])
    .where('cause_kind', '=', own.cause_kind)
    .where('cause_id', '=', own.cause_id)
    .orderBy('posted_at')
    .orderBy('id')
    .limit(CAUSE_MAX)
    .execute()
  const traced: TracedJournal[] = []
  for (const row of journals) {
    traced.push({
      id: row.id as JournalId,
      at: row.posted_at,
      kind: row.kind,
      cause: `${row.cause_kind} ${row.cause_id}`,
      key: row.key,
      reverses: row.reverses as JournalId | null,
      entries: await entriesOf(rows, row.posted_at, row.id),
    })
  }
  return traced
}

async function entriesOf(rows: Rows, at: Date, journal: string): Promise<TracedEntry[]> {
  const found = await rows
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.kind', 'a.owner', 'a.party', 'a.currency', 'a.stripe'])
    .select(['e.version', 'e.amount', 'e.balance'])
    .where('e.posted_at', '=', at)
    .where('e.journal_id', '=', journal)
    .orderBy('e.amount')
    .orderBy('e.account_id')
    .execute()
  return found.map((row) => ({
    account: [row.kind, row.party, row.owner, row.stripe < 0 ? '' : `row ${row.stripe}`]
      .filter(Boolean)
      .join(' '),
    kind: row.kind,
    owner: row.owner,
    party: row.party,
    currency: row.currency as Currency,
    units: row.amount,
    balance: row.balance,
    version: row.version,
    before: `${writeUnits(row.balance - row.amount)} ${row.currency}`,
    amount: `${row.amount > 0n ? '+' : ''}${writeUnits(row.amount)}`,
    after: `${writeUnits(row.balance)} ${row.currency}`,
  }))
}
