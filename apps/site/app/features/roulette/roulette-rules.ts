import { ROULETTE_SPIN_MS, ROULETTE_SPIN_TURNS } from '@oriel/contract/limits'

const FULL = 360
/** Of a place's width, to either side: the pointer never shows a neighbour. */
const JITTER_PART = 0.4

/** S3.042: where the centre of a place stands, clockwise from the pointer, in degrees. */
export const angleOf = (position: number, count: number): number =>
  (FULL * position) / count + FULL / (2 * count)

export type Motion = {
  /** Where the wheel ends, in degrees. */
  readonly to: number
  readonly durationMs: number
  readonly easing: 'ease-in-out'
}

/** S4.062: ten full turns to the place that was drawn, and a little beside its centre. */
export function motionTo(position: number, count: number, random: () => number): Motion {
  const jitter = (random() * 2 - 1) * JITTER_PART * (FULL / count)
  return {
    to: ROULETTE_SPIN_TURNS * FULL - angleOf(position, count) + jitter,
    durationMs: ROULETTE_SPIN_MS,
    easing: 'ease-in-out',
  }
}

/** The place under the pointer once the wheel stands at these degrees. */
export function placeAt(degrees: number, count: number): number {
  const back = (((-degrees % FULL) + FULL) % FULL) / (FULL / count)
  return Math.floor(back) % count
}

/** S4.064: the quick option and a reader who wants no motion see the prize at once. */
export const isMotionSkipped = (options: {
  readonly isQuick: boolean
  readonly isStill: boolean
}): boolean => options.isQuick || options.isStill

/** S8.064 to S8.068: how a refused spin is told. */
export const showingOf = (reason: string): 'confirm' | 'toast' =>
  reason === 'no_draws' ? 'confirm' : 'toast'

/** After these it is not known whether the spin happened: it is asked for again under its id. */
const UNKNOWN = ['network_error', 'request_timeout', 'bad_answer', 'spin_running']
export const isUnknown = (reason: string): boolean => UNKNOWN.includes(reason)
