import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { causeKindOf, type CauseKind } from './causes.ts'
import type { AccountKind, OwnerId } from './chart.ts'
import type { Cause, JournalId } from './rules.ts'
import { monthsBefore } from './month-begin.ts'
import { STATEMENT_PAGE_MAX } from './statement.ts'

/** What one journal did to one account of the owner. */
export type OwnPart = {
  readonly kind: AccountKind
  readonly party: string
  readonly units: Units
  /** Of that account, after it. */
  readonly balance: Units
}

/** One journal as its owner sees it: their own accounts alone. */
export type OwnLine = {
  readonly journal: JournalId
  readonly at: Date
  readonly kind: string
  readonly cause: Cause
  readonly parts: readonly OwnPart[]
}

export type OwnCursor = Pick<OwnLine, 'at' | 'journal'>

export type OwnFilter = {
  readonly owner: OwnerId
  readonly currency: Currency
  /** From here (included) to there (excluded). */
  readonly from: Date | null
  readonly to: Date | null
  /** Only what was caused by these, or by none of these. */
  readonly causes: { readonly only: readonly CauseKind[] } | { readonly not: readonly CauseKind[] }
  /** Causes whose steps at a provider's side are not lines of their own. */
  readonly quiet: readonly CauseKind[]
  /** Only what made them all together more or less: what changed its place alone is left out. */
  readonly changesTotal?: boolean
}

/** Nothing is older than the first ledger. */
const FIRST_MONTH = new Date('2020-01-01T00:00:00Z')

/** All accounts of an owner in one currency, newest first, in pages like `listStatement`'s. */
export async function listOwnLines(
  rows: Rows,
  filter: OwnFilter,
  { before, limit }: { before: OwnCursor | null; limit: number },
): Promise<{ readonly lines: readonly OwnLine[]; readonly next: OwnCursor | null }> {
  const wanted = Math.min(limit, STATEMENT_PAGE_MAX)
  const floor = filter.from && filter.from > FIRST_MONTH ? filter.from : FIRST_MONTH
  const lines: OwnLine[] = []
  let until = await untilOf(rows, filter, before)
  for (let months = 0; lines.length <= wanted && until > floor; months = months * 2 + 1) {
    const month = monthsBefore(until, months)
    const since = month > floor ? month : floor
    lines.push(
      ...(await between(rows, filter, { since, until, before }, wanted + 1 - lines.length)),
    )
    until = since
  }
  const page = lines.slice(0, wanted)
  const last = page.at(-1)
  return { lines: page, next: last && lines.length > wanted ? last : null }
}

/** Just behind the newest line, or behind the cursor's own millisecond, which may hold others. */
async function untilOf(
  rows: Rows,
  { owner, currency, to }: OwnFilter,
  before: OwnCursor | null,
): Promise<Date> {
  const latest = before?.at ?? (await lastMove(rows, owner, currency))
  return new Date(Math.min(latest.getTime() + 1, to?.getTime() ?? Infinity))
}

async function lastMove(rows: Rows, owner: OwnerId, currency: Currency): Promise<Date> {
  const { at } = await rows
    .selectFrom('ledger_accounts')
    .select((get) => get.fn.max('moved_at').as('at'))
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return at ?? FIRST_MONTH
}

type Span = { since: Date; until: Date; before: OwnCursor | null }
type Row = {
  journal: JournalId
  at: Date
  kind: string
  cause_kind: string
  cause_id: string
  account: AccountKind
  party: string
  amount: bigint
  balance: bigint
}

async function between(
  rows: Rows,
  { owner, currency, causes, quiet, changesTotal = false }: OwnFilter,
  { since, until, before }: Span,
  limit: number,
): Promise<OwnLine[]> {
  const isOlder = before
    ? sql`AND (e.posted_at, e.journal_id) < (${before.at}, ${before.journal}::uuid)`
    : sql``
  const isAsked =
    'only' in causes
      ? sql`j.cause_kind = ANY (${causes.only}::text[])`
      : sql`j.cause_kind <> ALL (${causes.not}::text[])`
  const isChange = changesTotal
    ? sql`AND (SELECT sum(o.amount) FROM ledger_entries o WHERE o.posted_at = e.posted_at
        AND o.journal_id = e.journal_id AND o.account_id IN (SELECT id FROM own WHERE kind <> 'owed')) <> 0`
    : sql``
  // Each account's index gives its newest lines by themselves; the bounds keep to their months.
  const found = await sql<Row>`
    WITH own AS (
      SELECT id, kind, party FROM ledger_accounts WHERE owner = ${owner} AND currency = ${currency}
    ), newest AS (
      SELECT DISTINCT n.posted_at, n.journal_id, n.kind, n.cause_kind, n.cause_id
      FROM own a CROSS JOIN LATERAL (
        SELECT e.posted_at, e.journal_id, j.kind, j.cause_kind, j.cause_id
        FROM ledger_entries e
        JOIN ledger_journals j ON j.posted_at = e.posted_at AND j.id = e.journal_id
          AND j.posted_at >= ${since} AND j.posted_at < ${until}
        WHERE e.account_id = a.id AND e.posted_at >= ${since} AND e.posted_at < ${until} ${isOlder}
          AND ${isAsked} AND (a.kind <> 'mirror' OR j.cause_kind <> ALL (${quiet}::text[]))
          ${isChange}
        ORDER BY e.posted_at DESC, e.journal_id DESC LIMIT ${limit}
      ) n
      ORDER BY n.posted_at DESC, n.journal_id DESC LIMIT ${limit}
    )
    SELECT n.journal_id AS journal, n.posted_at AS at, n.kind, n.cause_kind, n.cause_id,
      a.kind AS account, a.party, e.amount, e.balance
    FROM newest n
    JOIN ledger_entries e ON e.posted_at = n.posted_at AND e.journal_id = n.journal_id
      AND e.posted_at >= ${since} AND e.posted_at < ${until}
    JOIN own a ON a.id = e.account_id
    ORDER BY n.posted_at DESC, n.journal_id DESC, a.kind, a.party`.execute(rows)
  return linesOf(found.rows)
}

function linesOf(rows: readonly Row[]): OwnLine[] {
  const byJournal = Map.groupBy(rows, ({ journal }) => journal)
  return [...byJournal.values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    return {
      journal: first.journal,
      at: first.at,
      kind: first.kind,
      cause: { kind: causeKindOf(first.cause_kind), id: first.cause_id },
      parts: parts.map(({ account, party, amount, balance }) => {
        return { kind: account, party, units: amount, balance }
      }),
    }
  })
}
