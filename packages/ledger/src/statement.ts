import { causeKindOf } from './causes.ts'
import { monthsBefore } from './month-begin.ts'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import type { Cause, JournalId } from './rules.ts'

export type StatementLine = {
  readonly journal: JournalId
  readonly at: Date
  /** Counts the account's lines from 1, without gaps. */
  readonly version: bigint
  readonly units: Units
  /** Of the account, after this line. */
  readonly balance: Units
  readonly kind: string
  readonly cause: Cause
  readonly reverses: JournalId | null
}

/** Where a page ends: the next one holds what is older. */
export type StatementCursor = Pick<StatementLine, 'at' | 'version'>
export type StatementPage = {
  readonly lines: readonly StatementLine[]
  readonly next: StatementCursor | null
}

export const STATEMENT_PAGE_MAX = 200

/**
 * The newest lines of one account row, or those older than a cursor. It looks into the month where
 * the account last moved and goes back by ever more months until the page is full, so a page costs
 * the same in a young ledger and in an old one.
 */
export async function listStatement(
  rows: Rows,
  account: bigint,
  { before, limit }: { before: StatementCursor | null; limit: number },
): Promise<StatementPage> {
  const wanted = Math.min(limit, STATEMENT_PAGE_MAX)
  const lines: StatementLine[] = []
  let { at, version } = before ?? (await afterNewest(rows, account))
  let until = new Date(at.getTime() + 1)
  // Lines are counted from 1, so it is known when the first has been met.
  for (let months = 0; lines.length < wanted && version > 1n; months = months * 2 + 1) {
    const since = monthsBefore(until, months)
    lines.push(...(await listBetween(rows, account, since, until, version, wanted - lines.length)))
    version = lines.at(-1)?.version ?? version
    until = since
  }
  const last = lines.at(-1)
  return { lines, next: last && last.version > 1n ? { at: last.at, version: last.version } : null }
}

/** Just behind the newest line. */
async function afterNewest(rows: Rows, account: bigint): Promise<StatementCursor> {
  const { moved_at, version, stripe } = await rows
    .selectFrom('ledger_accounts')
    .select(['moved_at', 'version', 'stripe'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  // Only where an account is one row do its lines stand in the order of time.
  if (stripe >= 0) throw new Error(`account ${account} is one of several rows`)
  return { at: moved_at, version: version + 1n }
}

async function listBetween(
  rows: Rows,
  account: bigint,
  since: Date,
  until: Date,
  version: bigint,
  limit: number,
): Promise<StatementLine[]> {
  const found = await rows
    .selectFrom((from) =>
      from
        .selectFrom('ledger_entries')
        .select(['journal_id', 'posted_at', 'version', 'amount', 'balance'])
        .where('account_id', '=', account)
        .where('posted_at', '>=', since)
        .where('posted_at', '<', until)
        .where('version', '<', version)
        .orderBy('posted_at', 'desc')
        .orderBy('version', 'desc')
        .limit(limit)
        .as('e'),
    )
    // The bounds once more: without them every month's journals would be looked through.
    .innerJoin('ledger_journals as j', (join) =>
      join
        .onRef('j.posted_at', '=', 'e.posted_at')
        .onRef('j.id', '=', 'e.journal_id')
        .on('j.posted_at', '>=', since)
        .on('j.posted_at', '<', until),
    )
    .select(['e.journal_id', 'e.posted_at', 'e.version', 'e.amount', 'e.balance'])
    .select(['j.kind', 'j.cause_kind', 'j.cause_id', 'j.reverses'])
    .orderBy('e.posted_at', 'desc')
    .orderBy('e.version', 'desc')
    .execute()
  return found.map((row) => ({
    journal: row.journal_id as JournalId,
    at: row.posted_at,
    version: row.version,
    units: row.amount,
    balance: row.balance,
    kind: row.kind,
    cause: { kind: causeKindOf(row.cause_kind), id: row.cause_id },
    reverses: row.reverses as JournalId | null,
  }))
}
