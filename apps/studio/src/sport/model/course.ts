import type { Draw } from '../../fairness/draw.ts'
import { basketball } from './basketball.ts'
import { football } from './football.ts'
import type { Course, Mark, Model, Sport, Strength } from './model.ts'
import { tennis } from './tennis.ts'

export const MODELS: Readonly<Record<Sport, Model>> = { football, basketball, tennis }

/** One fixture of so many is abandoned, somewhere on its way. Bets on it come back. */
export const ABANDONED_ONE_IN = 400
const SHARES = 1_000

/** All that happens in a fixture: the same for whoever has its seed. */
export function courseOf(sport: Sport, strength: Strength, draw: Draw): Course {
  const isAbandoned = draw.below(ABANDONED_ONE_IN) === 0
  const share = draw.below(SHARES)
  const whole = MODELS[sport].play(strength, draw)
  if (!isAbandoned) return whole
  const endsAtMs = Math.floor((whole.endsAtMs * share) / SHARES)
  const marks = whole.marks.filter(({ atMs }, place) => place === 0 || atMs < endsAtMs)
  return { marks, endsAtMs, final: null }
}

/** Where a fixture stands. */
export type Standing = {
  readonly phase: 'coming' | 'live' | 'over'
  readonly mark: Mark
  /** Steps of the clock that are over. */
  readonly step: number
  /** Goes up whenever a price may have moved. */
  readonly version: number
  /** Whether bets are taken. */
  readonly isOpen: boolean
}

/** `sinceMs` counts from the start, and is below zero before it. */
export function standingAt(sport: Sport, { marks, endsAtMs }: Course, sinceMs: number): Standing {
  const passed = marks.filter(({ atMs }) => atMs <= sinceMs)
  const mark = passed.at(-1) ?? marks[0]
  if (!mark) throw new Error('a course without a beginning')
  if (sinceMs < 0) return { phase: 'coming', mark, step: 0, version: 0, isOpen: true }
  const isOver = sinceMs >= endsAtMs
  const step = Math.floor(Math.min(sinceMs, endsAtMs) / MODELS[sport].stepMs)
  return {
    phase: isOver ? 'over' : 'live',
    mark,
    step,
    // Both only ever rise, so that their sum tells every change.
    version: passed.length + step,
    isOpen: !isOver && mark.opensAtMs !== null && sinceMs >= mark.opensAtMs,
  }
}
