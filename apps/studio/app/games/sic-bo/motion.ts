import type { ThreeDice } from '../../../src/games/three-dice.ts'

/** When each die comes to rest, when the dome is lifted, and when everybody has seen the dice. */
export const REST_MS = [3_700, 4_500, 5_300] as const
export const LIFT_MS = 5_700
const END_MS = 6_400
export const MOMENTS = [...REST_MS, LIFT_MS, END_MS] as const

/** How a die must be turned so that a face lies on top: round its two axes, in degrees. */
const TURNS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
}
/** Whole turns before it rests, for each die its own. */
const TUMBLES = [
  [5, 4],
  [4, 6],
  [6, 5],
] as const
const CIRCLE = 360

export type DieMotion = {
  /** Where it ends, and where it started. */
  readonly end: readonly [x: number, y: number]
  readonly start: readonly [x: number, y: number]
  readonly restMs: number
}

/** Another game with the same dice has its own times. */
export const motionOf = (
  { dice }: ThreeDice,
  rests: readonly [number, number, number] = REST_MS,
): DieMotion[] =>
  dice.map((face, at) => {
    const end = TURNS[face] ?? ([0, 0] as const)
    const [overX, overY] = TUMBLES[at] ?? TUMBLES[0]
    return {
      end,
      start: [end[0] - overX * CIRCLE, end[1] + overY * CIRCLE],
      restMs: rests[at] ?? rests[0],
    }
  })
