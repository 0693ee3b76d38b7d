import type { Units } from '@oriel/core/money'
import { isId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { CauseKind } from '@oriel/ledger/causes'
import { listOwnLines, type OwnLine } from '@oriel/ledger/owner-statement'
import type { JournalId } from '@oriel/ledger/rules'
import { causesOf, GAME_CAUSES, groupOf, type StatementGroup } from './kinds.ts'
import { isAfter, listDays, listSessions } from './sessions.ts'
import type { Asked, Place, Placed, Session } from './sessions.ts'
import { readStanding, totalsAt, type Standing } from './standing.ts'

/** What a history can be narrowed to: games are one thing here. */
export type HistoryGroup = OtherGroup | 'game'
type OtherGroup = Exclude<StatementGroup, 'transfer' | 'round'>

export type HistoryEntry = {
  readonly id: string
  readonly at: Date
  /** What it did to the total. */
  readonly net: Units
  /** All that the member had after it, games included. */
  readonly total: Units
} & (
  | { readonly kind: 'game'; readonly session: Session }
  | { readonly kind: OtherGroup; readonly reference: string; readonly cause: CauseKind }
)

export type HistoryAsked = Asked & { readonly group: HistoryGroup | null }
export type HistoryPage = {
  readonly entries: readonly HistoryEntry[]
  readonly next: string | null
}

type Value = Session | OwnLine
const isLine = (value: Value): value is OwnLine => 'journal' in value

/** A member's money, newest first: a row for each time they played, and for everything else. */
export async function listHistory(
  rows: Rows,
  { group, ...asked }: HistoryAsked,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<HistoryPage> {
  const cursor = readCursor(after)
  const page = { before: cursor && { at: cursor.at, id: cursor.id }, count: count + 1 }
  const hasGames = group === null || group === 'game'
  const games = hasGames
    ? [...(await listSessions(rows, asked, page)), ...(await listDays(rows, asked, page))]
    : []
  const lines = group === 'game' ? [] : await linesOf(rows, asked, group, page)
  const all: Placed<Value>[] = [...games, ...lines]
  const found = all.toSorted((left, right) => (isAfter(left, right) ? -1 : 1))
  const shown = found.slice(0, count)
  const known = cursor?.known ?? (await readStanding(rows, asked))
  const moments = shown.map(({ at, value }) => (isLine(value) ? at : value.lastAt))
  const totals = await totalsAt(rows, asked, known, moments)
  const entries = shown.map((one, index) => entryOf(one, totals[index] ?? 0n))
  const last = shown.at(-1)
  if (!last || found.length <= count) return { entries, next: null }
  const reached = { at: moments.at(-1) ?? known.at, total: totals.at(-1) ?? known.total }
  return { entries, next: writeCursor(last, reached) }
}

async function linesOf(
  rows: Rows,
  { memberId: owner, currency, from, to }: Asked,
  group: OtherGroup | null,
  { before, count: limit }: { readonly before: Place | null; readonly count: number },
): Promise<Placed<OwnLine>[]> {
  const causes = group === null ? { not: GAME_CAUSES } : causesOf(group)
  const filter = { owner, currency, from, to, causes, quiet: [], changesTotal: true }
  const cursor = before && { at: before.at, journal: uuidOf(before) as JournalId }
  const { lines } = await listOwnLines(rows, filter, { before: cursor, limit })
  return lines.map((line) => ({ at: line.at, id: line.journal, value: line }))
}

function entryOf({ id, at, value }: Placed<Value>, total: Units): HistoryEntry {
  if (!isLine(value)) {
    return { id, at, kind: 'game', net: value.payout - value.stake, total, session: value }
  }
  // What is owed is no part of what they have.
  const own = value.parts.filter(({ kind: account }) => account !== 'owed')
  const net = own.reduce((sum, { units }) => sum + units, 0n)
  const kind = groupOf(value.cause.kind)
  if (kind === 'transfer' || kind === 'round') throw new Error(`${kind} is of a game`)
  return { id, at, kind, net, total, reference: value.cause.id, cause: value.cause.kind }
}

/** Names that are none of the database's sort after all that are. */
const uuidOf = ({ id }: Place): string => (isId(id) ? id : 'ffffffff-ffff-ffff-ffff-ffffffffffff')

const CURSOR = /^(\d{12,14})\.([0-9a-zA-Z_-]{1,40})\.(\d{12,14})\.(-?\d{1,19})$/

/** The place of the last row, and a total that is known, from which the next page counts on. */
const writeCursor = ({ at, id }: Place, known: Standing): string =>
  `${at.getTime()}.${id}.${known.at.getTime()}.${known.total}`

/** Anything that is no cursor of ours begins anew. */
function readCursor(text: string | null): (Place & { readonly known: Standing }) | null {
  const [, at, id, knownAt, total] = CURSOR.exec(text ?? '') ?? []
  if (at === undefined || id === undefined || total === undefined) return null
  const known = { at: new Date(Number(knownAt)), total: BigInt(total) }
  return { at: new Date(Number(at)), id, known }
}
