import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SiteId } from '@oriel/core/id'
import { ceilToShown, money, UNITS_PER_ONE, type Units } from '@oriel/core/money'

export type NeedId = Id<'turnover-need'>
export type NeedKind = 'deposit'
export const needEnds = ['met', 'spent'] as const
export type NeedEnd = (typeof needEnds)[number]

/** What a member is expected to stake of what they paid in. */
export type Need = {
  readonly id: NeedId
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly currency: Currency
  readonly kind: NeedKind
  /** What the member knows its cause by: the number of an order. */
  readonly name: string
  /** What came in. */
  readonly base: Units
  readonly needed: Units
  readonly counted: Units
  readonly locks: boolean
  readonly madeAt: Date
  readonly endedAt: Date | null
  readonly endedBecause: NeedEnd | null
}

/** A round as far as turnover goes. */
export type StakedRound = {
  readonly memberId: MemberId
  readonly currency: Currency
  readonly roundId: string
  readonly title: string
  readonly stake: Units
  /** How much of the stake counts. */
  readonly valid: Units
  readonly settledAt: Date
}

export type OpenNeed = Pick<Need, 'id' | 'memberId' | 'currency' | 'needed' | 'counted' | 'madeAt'>
export type Line = {
  readonly need: Pick<OpenNeed, 'id' | 'madeAt'>
  readonly round: StakedRound
  readonly counted: Units
}

/**
 * What rounds count for the open needs of one member and currency. A stake counts once: for the
 * oldest need first and what is left for the next. What was settled before a need was made counts
 * for none. A round that counts nothing has a line all the same: it says why.
 */
export function allot(needs: readonly OpenNeed[], rounds: readonly StakedRound[]): Line[] {
  const left = new Map(needs.map((need) => [need.id, need.needed - need.counted]))
  const lines: Line[] = []
  for (const round of rounds.toSorted(earlier)) {
    if (round.stake === 0n) continue
    let rest = round.valid
    let isFirst = true
    for (const need of needs) {
      const room = left.get(need.id) ?? 0n
      if (room === 0n || round.settledAt < need.madeAt) continue
      if (rest === 0n && !isFirst) break
      const counted = rest < room ? rest : room
      lines.push({ need, round, counted })
      left.set(need.id, room - counted)
      rest -= counted
      isFirst = false
    }
  }
  return lines
}

const earlier = (one: StakedRound, other: StakedRound): number =>
  one.settledAt.getTime() - other.settledAt.getTime() || (one.roundId < other.roundId ? -1 : 1)

/** How much of what came in waits for the rest of its stakes; nothing once the need has ended. */
export function lockOf(
  need: Pick<Need, 'base' | 'needed' | 'counted' | 'locks' | 'endedAt' | 'currency'>,
): Units {
  if (!need.locks || need.endedAt) return 0n
  const open = need.needed - need.counted
  const waits = (need.base * open + need.needed - 1n) / need.needed
  return ceilToShown(money(waits, need.currency)).units
}

/** What a member may take out now. */
export function freeOf(has: {
  readonly available: Units
  readonly locked: Units
  readonly owed: Units
}): Units {
  const free = has.available - has.locked - has.owed
  return free > 0n ? free : 0n
}

/** Who has less than this of everything has nothing left of what they paid in. */
const SPENT_BELOW: Readonly<Record<Currency, number>> = {
  USD: 1,
  VND: 25_000,
  THB: 35,
  RMB: 7,
  WON: 1_300,
  JPY: 150,
  INR: 80,
  MMK: 2_000,
  BRL: 5,
  BDT: 120,
  NGN: 1_500,
  GP: 1,
}
export const spentBelow = (currency: Currency): Units =>
  BigInt(SPENT_BELOW[currency]) * UNITS_PER_ONE
