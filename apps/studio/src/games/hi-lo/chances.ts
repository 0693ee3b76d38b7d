import { RANKS } from '../cards/cards.ts'

/** 97 % of a stake in thousandths, times all ranks: what the winning ranks share. */
const SHARED = 970 * RANKS
export const PER_STAKE = 1000n

export type Side = 'higher' | 'lower'

/** How many of the 13 ranks win. The rank that lies there wins on both sides. */
export const winningRanks = (rank: number, side: Side): number =>
  side === 'higher' ? RANKS + 1 - rank : rank

/**
 * What a right guess multiplies by, in thousandths: 97 % over its chance, rounded down. In
 * hundredths two of the chances would lose up to half a percent more to rounding.
 */
export const paysFor = (ranks: number): number => Math.floor(SHARED / ranks)

/** The lowest pay there is: a guess that wins on all ranks is not taken. */
export const PAYS_LEAST = paysFor(RANKS - 1)
