/**
 * How a reel turns: off, steady, braking a little past its stop, and back to it. Ways are counted
 * in symbols, times in milliseconds since the button was pressed. Nothing here knows what the reels
 * will show: a spin that brings little takes exactly as long as one that brings much.
 */
const SPEED_PER_MS = 0.034
const RAMP_MS = 260
/** Before it runs, a reel draws back by about a sixth of a symbol. */
const DRAW_BACK = 0.8
/** Reels start one after another, and stop so. */
const START_LATER_MS = 40
const STOP_LATER_MS = 220
/** Even when the answer is there at once, the first reel runs for this long. */
const RUN_MIN_MS = 620
/** Long enough that the stop lies above the window when braking begins. */
const BRAKE_WAY = 5
const OVERSHOOT = 0.24
const SETTLE_MS = 190

/** Where a reel is: how far it has come, and how fast, as a part of its full speed. */
export type Pose = { readonly way: number; readonly speed: number }

/** A reel that knows where it stops. */
export type Landing = {
  readonly brakesAt: number
  readonly stopsAt: number
  /** The whole way, in whole symbols. */
  readonly way: number
}

export const REST: Pose = { way: 0, speed: 0 }

/** Before there is an answer: off, then on and on. */
export function runningAt(reel: number, ms: number): Pose {
  const since = ms - reel * START_LATER_MS
  if (since <= 0) return REST
  const part = Math.min(1, since / RAMP_MS)
  const speed = part * ((1 + DRAW_BACK) * part - DRAW_BACK)
  const ramp = part * part * (((1 + DRAW_BACK) * part) / 3 - DRAW_BACK / 2)
  const steady = Math.max(0, since - RAMP_MS)
  return { way: SPEED_PER_MS * (RAMP_MS * ramp + steady), speed }
}

/** With an answer after so many milliseconds: when this reel brakes, and where it ends. */
export function planLanding(reel: number, answeredAfter: number): Landing {
  const brakesAt = Math.max(RUN_MIN_MS, answeredAfter) + reel * STOP_LATER_MS
  const before = runningAt(reel, brakesAt).way
  const way = Math.ceil(before + BRAKE_WAY)
  return { brakesAt, way, stopsAt: brakesAt + brakingMs(way - before) + SETTLE_MS }
}

/** From full speed to none takes twice as long as the same way without braking. */
const brakingMs = (left: number): number => (2 * (left + OVERSHOOT)) / SPEED_PER_MS

export function landingAt(reel: number, landing: Landing, ms: number): Pose {
  if (ms <= landing.brakesAt) return runningAt(reel, ms)
  if (ms >= landing.stopsAt) return { way: landing.way, speed: 0 }
  const before = runningAt(reel, landing.brakesAt).way
  const left = landing.way - before
  const braking = brakingMs(left)
  const since = ms - landing.brakesAt
  if (since < braking) {
    const rest = 1 - since / braking
    return { way: before + (left + OVERSHOOT) * (1 - rest * rest), speed: rest }
  }
  const swing = (since - braking) / SETTLE_MS
  return { way: landing.way + OVERSHOOT * (0.5 + 0.5 * Math.cos(Math.PI * swing)), speed: 0 }
}

/** When the last reel stands still. */
export const landedAt = (landings: readonly Landing[]): number =>
  Math.max(...landings.map(({ stopsAt }) => stopsAt))
