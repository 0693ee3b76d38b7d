import type { Draw } from '../../fairness/draw.ts'

export type Top = 'red' | 'blue'
/** One meeting of the tops, with what each has left after it. */
export type Beat = {
  readonly atMs: number
  /** Who runs into the other. */
  readonly attacker: Top
  /** Where in the bowl, as a direction from its middle. */
  readonly degrees: number
  /** Turns per minute; a top at 0 has fallen. */
  readonly redSpin: number
  readonly blueSpin: number
}

export const BEATS = 8
export const START_SPIN = 3000
/** What a winner still has at the end: enough to be seen standing. */
const LEFT_MIN_SPIN = 300
const LEFT_MAX_SPIN = 900
const FIRST_BEAT_MS = 1500
const BEAT_EVERY_MS = 1100
const BEAT_EARLY_MS = 300
const CIRCLE_DEGREES = 360
/** A hit takes between one and six parts of what a top will lose. */
const PARTS_MAX = 6

/**
 * The duel that leads to a winner who is drawn before: the loser falls at the last beat and not
 * sooner; in a draw both fall there.
 */
export function drawBeats(draw: Draw, winner: Top | 'draw'): Beat[] {
  const left = LEFT_MIN_SPIN + draw.below(LEFT_MAX_SPIN - LEFT_MIN_SPIN + 1)
  const red = drawSpins(draw, winner === 'red' ? left : 0)
  const blue = drawSpins(draw, winner === 'blue' ? left : 0)
  return Array.from({ length: BEATS }, (_, at) => ({
    atMs: FIRST_BEAT_MS + at * BEAT_EVERY_MS - draw.below(BEAT_EARLY_MS + 1),
    attacker: draw.below(2) === 0 ? 'red' : 'blue',
    degrees: draw.below(CIRCLE_DEGREES),
    redSpin: red[at] ?? 0,
    blueSpin: blue[at] ?? 0,
  }))
}

/** The spin after each beat, from the start down to `left`. */
function drawSpins(draw: Draw, left: number): number[] {
  const parts = Array.from({ length: BEATS }, () => 1 + draw.below(PARTS_MAX))
  const all = parts.reduce((sum, part) => sum + part, 0)
  let taken = 0
  return parts.map((part) => {
    taken += part
    return START_SPIN - Math.floor(((START_SPIN - left) * taken) / all)
  })
}
