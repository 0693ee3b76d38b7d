import type { Currency } from '@oriel/core/currency'
import { isId, type MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import type { TransferId } from '@oriel/domain/transfer'
import {
  listOwnLines,
  type OwnCursor,
  type OwnFilter,
  type OwnLine,
} from '@oriel/ledger/owner-statement'
import type { JournalId } from '@oriel/ledger/rules'
import { causesOf, kindOf, mainPart, QUIET_CAUSES } from './kinds.ts'
import type { LineKind, StatementGroup } from './kinds.ts'

export type WalletLine = {
  readonly id: string
  readonly at: Date
  readonly kind: LineKind
  /** Where the amount moved: the main wallet, another part of it, what is owed, or a provider. */
  readonly place: 'available' | 'held' | 'bonus' | 'vault' | 'owed' | 'provider'
  readonly providerId: string | null
  readonly units: Units
  /** Of that place, after it. */
  readonly balance: Units
  readonly cause: OwnLine['cause']
}

export type StatementAsked = {
  readonly memberId: MemberId
  readonly currency: Currency
  readonly from: Date | null
  readonly to: Date | null
  readonly group: StatementGroup | null
}

/** A member's own statement, newest first: one line for each thing that happened. */
export async function listWalletLines(
  rows: Rows,
  { memberId, currency, from, to, group }: StatementAsked,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<{ readonly lines: readonly WalletLine[]; readonly next: string | null }> {
  const causes = causesOf(group)
  const filter: OwnFilter = { owner: memberId, currency, from, to, causes, quiet: QUIET_CAUSES }
  const found = await listOwnLines(rows, filter, { before: readLineId(after), limit: count })
  const lines = await toWalletLines(rows, memberId, found.lines)
  return { lines, next: found.next && lineId(found.next) }
}

async function toWalletLines(
  rows: Rows,
  memberId: MemberId,
  found: readonly OwnLine[],
): Promise<WalletLine[]> {
  const providers = await providersOf(rows, memberId, found)
  return found.map((line) => {
    const main = mainPart(line.parts)
    const mirror = line.parts.find(({ kind }) => kind === 'mirror')
    return {
      id: lineId(line),
      at: line.at,
      kind: kindOf(line),
      place: main.kind === 'mirror' ? 'provider' : (main.kind as WalletLine['place']),
      providerId: mirror?.party ?? providers.get(line.cause.id) ?? null,
      units: main.units,
      balance: main.balance,
      cause: line.cause,
    }
  })
}

/** Where transfers went or came from: what they set aside names the house alone. */
async function providersOf(
  rows: Rows,
  memberId: MemberId,
  lines: readonly OwnLine[],
): Promise<ReadonlyMap<string, string>> {
  const transfers = lines.filter(({ cause }) => cause.kind === 'transfer' && isId(cause.id))
  const ids = transfers.map(({ cause }) => cause.id)
  if (ids.length === 0) return new Map()
  const found = await rows
    .selectFrom('transfers')
    .select(['id', 'provider_id'])
    .where('member_id', '=', memberId)
    .where('id', 'in', ids as TransferId[])
    .execute()
  return new Map(found.map(({ id, provider_id }) => [id, provider_id]))
}

const lineId = ({ at, journal }: OwnCursor): string => `${at.getTime()}.${journal}`

const LINE_ID = /^(\d{12,14})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** Anything that is no line of ours is none. */
export function readLineId(text: string | null): OwnCursor | null {
  const found = LINE_ID.exec(text ?? '')
  if (!found) return null
  return { at: new Date(Number(found[1])), journal: found[2] as JournalId }
}
