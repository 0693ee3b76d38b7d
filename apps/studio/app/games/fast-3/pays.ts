import { fastThree } from '../../../src/games/fast-3/rules.ts'
import { FACES, totalOf, type ThreeDice } from '../../../src/games/three-dice.ts'
import { timesText } from '../draw-kit/times.ts'

/** All 216 throws, each equally likely. */
const THROWS: readonly ThreeDice[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third): ThreeDice => ({ dice: [first, second, third] }))),
)
export const THROW_COUNT = THROWS.length

const winning = (spot: string): ThreeDice[] =>
  THROWS.filter((thrown) => fastThree.returnOf(spot, thrown).over > 0n)

/** Of all throws, those that win. */
export const waysOf = (spot: string): number => winning(spot).length

/** What a spot returns when it wins, read from the rules. */
export function timesOn(spot: string): string {
  const [thrown] = winning(spot)
  if (!thrown) throw new Error(`${spot} never wins`)
  return timesText(fastThree.returnOf(spot, thrown))
}

/** The totals on which a spot wins: "3–10". */
export function rangeOf(spot: string): string {
  const totals = winning(spot).map(totalOf)
  return `${Math.min(...totals)}–${Math.max(...totals)}`
}
