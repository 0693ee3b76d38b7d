import type { Window } from './strip.ts'

/** A place in the window, both counted from 0. */
export type Cell = readonly [reel: number, row: number]

/** One win of a spin. `Row` names the row of the pay table. */
export type SlotWin<Row extends string> = {
  readonly row: Row
  /** How many symbols pay, one on each reel from the left. */
  readonly count: number
  /** Which line, counted from 0; null where all ways pay. */
  readonly line: number | null
  /** How often the win is paid: a line pays once. */
  readonly ways: number
  readonly cells: readonly Cell[]
  /** In parts of the stake, all ways together, before the multiplier of the spin. */
  readonly pays: number
}

/** The scatters in sight, also when they are too few to count. */
export type ScatterSight = {
  readonly cells: readonly Cell[]
  /** In parts of the stake, before the multiplier of the spin. */
  readonly pays: number
  /** How many free spins they bring. */
  readonly spins: number
}

export type SlotSpin<Name extends string, Row extends string = Name> = {
  readonly isFree: boolean
  readonly stops: readonly number[]
  readonly window: Window<Name>
  readonly wins: readonly SlotWin<Row>[]
  readonly scatter: ScatterSight
  readonly multiplier: number
  /** Free spins to come after this one. */
  readonly spinsLeft: number
  /** What this spin adds, with its multiplier, in parts of the stake. */
  readonly pays: number
  /** What the round has brought so far, in parts of the stake. */
  readonly total: number
}

/**
 * The whole round in its order: the paid spin, then the free ones. Plain numbers throughout, as it
 * travels as JSON.
 */
export type SlotView<Name extends string, Row extends string = Name> = {
  /** How many parts a stake has: line bets or coins. */
  readonly parts: number
  readonly spins: readonly SlotSpin<Name, Row>[]
  /** The round would have paid more than the most there is; it pays the most and ended there. */
  readonly isCapped: boolean
}
