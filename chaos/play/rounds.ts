import type { Figure } from '../figures.ts'
import type { Books } from './books.ts'

/** A player's round by the house's own books. */
export type OwnRound = {
  readonly provider: string
  readonly round: string
  readonly ref: string
  readonly type: number | null
  readonly status: string
  readonly stake: bigint
  readonly payout: bigint
  readonly valid: bigint | null
}
/** The same by the provider's: only what was settled there. */
export type TheirRound = {
  readonly provider: string
  readonly round: string
  readonly ref: string
  readonly stake: bigint
  readonly payout: bigint
}

export const roundOf = (one: { provider: string; round: string; ref: string }): string =>
  `${one.provider} ${one.round} ${one.ref}`

/** Slot, lottery, virtual sport and crash: every stake of theirs counts whole. */
const WHOLE_STAKE = new Set([2, 5, 7, 10])

/** What counts of a stake, said here once more and apart from the product. */
function countsOf({ status, type, stake, payout }: OwnRound): bigint {
  if (status === 'void') return 0n
  if (type !== null && WHOLE_STAKE.has(type)) return stake
  const result = payout > stake ? payout - stake : stake - payout
  return result < stake ? result : stake
}

type Count = <One>(name: string, wrong: readonly One[], tell: (one: One) => string) => Figure

/** What each provider settled is in the house's history, once for each player, and nothing else. */
export function judgeRounds(
  { ownRounds, theirRounds }: Books,
  refs: ReadonlySet<string>,
  count: Count,
): Figure[] {
  const ours = ownRounds.filter(({ ref }) => refs.has(ref))
  const byName = Map.groupBy(ours, roundOf)
  const known = new Map(theirRounds.map((one) => [roundOf(one), one]))
  const isWrong = (one: OwnRound): boolean => {
    const theirs = known.get(roundOf(one))
    if (one.status === 'void') return theirs !== undefined
    return theirs?.stake !== one.stake || theirs.payout !== one.payout
  }
  const players = Map.groupBy(theirRounds, ({ provider, round }) => `${provider} ${round}`)
  const shared = [...players.values()].filter((list) => list.length > 1)
  return [
    { name: 'play rounds', value: theirRounds.length, floor: 1 },
    { name: 'play rounds_shared', value: shared.length, floor: 1 },
    count(
      'rounds_lost',
      theirRounds.filter((one) => !byName.has(roundOf(one))),
      roundOf,
    ),
    count('rounds_twice', [...byName.values()].filter((list) => list.length > 1).flat(), roundOf),
    count('rounds_differ', ours.filter(isWrong), roundOf),
    count(
      'valid_wrong',
      ours.filter((one) => one.valid !== countsOf(one)),
      roundOf,
    ),
  ]
}
