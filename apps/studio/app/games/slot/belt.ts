import { ROWS, STOPS, type Strip } from '../../../src/games/slot/strip.ts'

/** How many symbols pass in all; later reels turn longer. */
const FIRST_PASSES = 26
const MORE_PER_REEL = 6
/** So many symbols stand still at both ends of a turn in their true order. */
const AT_REST = 1

export type BeltCell<Name extends string> = { readonly name: Name; readonly isMoving: boolean }

const at = <Name extends string>(strip: Strip<Name>, stop: number): Name =>
  strip[((stop % STOPS) + STOPS) % STOPS] as Name

/**
 * What passes a reel's window from one stop to the next, from the top: the symbol above the new
 * window, the new window and what follows it on the strip; then what stood above the old window,
 * and the old window. The belt moves down, so that its top is seen last.
 */
export function beltOf<Name extends string>(
  strip: Strip<Name>,
  from: number,
  to: number,
  reel: number,
): BeltCell<Name>[] {
  const half = (FIRST_PASSES + MORE_PER_REEL * reel) / 2
  const ahead = Array.from({ length: half }, (_, index) => at(strip, to - AT_REST + index))
  const behind = Array.from({ length: half }, (_, index) => at(strip, from + ROWS - half + index))
  return [...ahead, ...behind].map((name, index, all) => ({
    name,
    isMoving: index > ROWS && index < all.length - ROWS - AT_REST,
  }))
}

/** A reel that has not turned yet. */
export const restingBelt = <Name extends string>(strip: Strip<Name>, stop: number) =>
  Array.from({ length: ROWS + AT_REST }, (_, index) => ({
    name: at(strip, stop - AT_REST + index),
    isMoving: false,
  }))
