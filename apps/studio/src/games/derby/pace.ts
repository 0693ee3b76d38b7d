import type { Draw } from '../../fairness/draw.ts'

/** How one runner gets round: what a screen needs to show the race that was drawn. */
export type Pace = {
  /** From the start to the line. */
  readonly finishMs: number
  /** The track has equally long stretches: how long each takes, in parts of the whole time. */
  readonly stretches: readonly number[]
}

export const STRETCHES = 8
const SLOWEST_PARTS = 125
const FASTEST_PARTS = 80
const WINNER_MS = 19_000
const WINNER_SPREAD_MS = 1000
/** From one runner to the next at the line: a head is seen, and nobody is out of the picture. */
const GAP_MIN_MS = 80
const GAP_MAX_MS = 700
/** The last runner is in before the race is over. */
export const LAST_MS_MAX = WINNER_MS + WINNER_SPREAD_MS + 7 * GAP_MAX_MS

const between = (draw: Draw, least: number, most: number): number =>
  least + draw.below(most - least + 1)

/** A pace for each runner, as they finish: the order is drawn before and only shown here. */
export function drawPaces(draw: Draw, count: number): Pace[] {
  let finishMs = WINNER_MS + draw.below(WINNER_SPREAD_MS + 1)
  return Array.from({ length: count }, (_, place) => {
    if (place > 0) finishMs += between(draw, GAP_MIN_MS, GAP_MAX_MS)
    const stretches = Array.from({ length: STRETCHES }, () =>
      between(draw, FASTEST_PARTS, SLOWEST_PARTS),
    )
    return { finishMs, stretches }
  })
}

/** How much of the track lies behind a runner, 0 to 1. For the eye only: nothing pays by it. */
export function distanceAt({ finishMs, stretches }: Pace, ms: number): number {
  const parts = stretches.reduce((sum, stretch) => sum + stretch, 0)
  let left = (Math.max(0, Math.min(ms, finishMs)) * parts) / finishMs
  for (const [done, stretch] of stretches.entries()) {
    if (left < stretch) return (done + left / stretch) / stretches.length
    left -= stretch
  }
  return 1
}
