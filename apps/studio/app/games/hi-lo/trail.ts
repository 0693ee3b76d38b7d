import { PUSH, ratio, type Ratio } from '../../../src/game/ratio.ts'
import type { Card } from '../../../src/games/cards/cards.ts'
import { RANKS } from '../../../src/games/cards/cards.ts'
import { paysFor, PER_STAKE, winningRanks, type Side } from '../../../src/games/hi-lo/chances.ts'
import type { HiLoMove, HiLoView } from '../../../src/games/hi-lo/rules.ts'

/** A card of the round, how it was come to, and what leaving on it paid. */
export type TrailCard = {
  readonly card: Card
  readonly move: HiLoMove | null
  readonly level: Ratio
  readonly isWrong: boolean
}

const raise = ({ over, under }: Ratio, thousandths: number): Ratio =>
  ratio(over * BigInt(thousandths), under * PER_STAKE)

/** The cards of a round in their order; the last one is wrong when the round was lost on it. */
export function trailOf({ cards, moves, isLost }: HiLoView): readonly TrailCard[] {
  let level = PUSH
  return cards.map((card, at) => {
    const move = moves[at - 1] ?? null
    const before = cards[at - 1]
    const isWrong = isLost && at === cards.length - 1
    if (before && move !== null && move !== 'skip' && !isWrong) {
      level = raise(level, paysFor(winningRanks(before.rank, move)))
    }
    return { card, move, level, isWrong }
  })
}

/** What the round stands at; what was lost stands at what it was before. */
export const levelOf = (view: HiLoView): Ratio => trailOf(view).at(-1)?.level ?? PUSH

/** What it would stand at after a right guess. */
export const levelAfter = (view: HiLoView, thousandths: number): Ratio =>
  raise(levelOf(view), thousandths)

/** In hundredths, rounded down, as it is written. */
export const shownLevel = ({ over, under }: Ratio): number => Number((over * 100n) / under)

/** "61.5": the share of all cards that win. */
export const chanceText = (rank: number, side: Side): string =>
  ((winningRanks(rank, side) / RANKS) * 100).toFixed(1)

/** 1.576× */
export const paysText = (thousandths: number): string => `${(thousandths / 1000).toFixed(3)}×`
