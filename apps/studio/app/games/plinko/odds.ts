import { percentOf } from '../../../src/game/exact.ts'
import { slotsOf, type Risk, type Rows } from '../../../src/games/plinko/tables.ts'

const TENTHS = 10

/** How many of all falls end in each slot, from left to right. */
export function fallsOf(rows: Rows): readonly number[] {
  const falls = [1]
  for (let slot = 1; slot <= rows; slot += 1) {
    falls.push(((falls[slot - 1] ?? 0) * (rows + 1 - slot)) / slot)
  }
  return falls
}

/** "12.35": the share of falls that pay more than their stake, in percent. */
export function aboveStake(rows: Rows, risk: Risk): string {
  const falls = fallsOf(rows)
  const above = slotsOf(rows, risk).reduce(
    (sum, pays, slot) => (pays > TENTHS ? sum + (falls[slot] ?? 0) : sum),
    0,
  )
  return Number(percentOf(BigInt(above), BigInt(2 ** rows))).toFixed(2)
}

/** One fall in so many ends in the outermost slot of either side. */
export const oneIn = (rows: Rows): string => (2 ** (rows - 1)).toLocaleString('en-US')

/** 0.2, 1.5, 1000: tenths of the stake without zeros that say nothing. */
export const paysText = (tenths: number): string => (tenths / TENTHS).toLocaleString('en-US')
