import type { Draw } from '../../fairness/draw.ts'
import { pickWeighted } from '../../fairness/draw.ts'
import { chancesOf } from './chances.ts'
import {
  leader,
  NIL,
  type Course,
  type Mark,
  type Model,
  type Pair,
  type Score,
  type Side,
  type Strength,
} from './model.ts'
import { above, add, exactly, mirror, shift, spread, WHOLE, type Spread } from './parts.ts'

/** Four quarters of ten minutes in six. Each minute both sides attack twice. */
export const MINUTES = 40
export const QUARTER_MINUTES = 10
const MINUTE_MS = 9_000
const ATTACKS = 2
/** The score is read before anybody bets on it. */
const OPENS_MS = 1_000
/** Of a thousand attacks so many end with one point and with three; the rest makes the mean. */
const [ONES, THREES, ATTACK_COUNT] = [60, 100, 1_000]
/** Level after forty minutes it goes on by the minute until one leads: one in six is level. */
const OVERTIME_MAX = 200

/** How many of a thousand attacks bring no, one, two and three points. */
function weightsOf(expected: number): number[] {
  const twos = (expected - ONES - 3 * THREES) / 2
  const nothing = ATTACK_COUNT - ONES - twos - THREES
  if (!Number.isInteger(twos) || twos < 0 || nothing < 0) {
    throw new RangeError(`no side scores ${expected} of a thousand attacks`)
  }
  return [nothing, ONES, twos, THREES]
}

const KEPT_MAX = 64
const kept = new Map<number, Spread[]>()

/** What a side scores in so many minutes. Each minute more is counted once and kept. */
function pointsIn(expected: number, minutes: number): Spread {
  const known = kept.get(expected) ?? [spread(0, [WHOLE])]
  const weights = weightsOf(expected).map((weight) => (BigInt(weight) * WHOLE) / 1_000n)
  const attack = spread(0, weights)
  for (let minute = known.length; minute <= minutes; minute += 1) {
    let points = known[minute - 1] ?? attack
    for (let at = 0; at < ATTACKS; at += 1) points = add(points, attack)
    known.push(points)
  }
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(expected, known)
  return known[minutes] ?? attack
}

/** Who leads after the first minute that is not level. */
function overtimeHome(strength: Strength): bigint {
  const lead = add(pointsIn(strength.home, 1), mirror(pointsIn(strength.away, 1)))
  const [home, away] = [above(lead, 0), above(mirror(lead), 0)]
  return (home * WHOLE) / (home + away)
}

const attackFor = (draw: Draw, expected: number): number =>
  Array.from({ length: ATTACKS }, () => pickWeighted(draw, weightsOf(expected))).reduce(
    (sum, points) => sum + points,
    0,
  )

const minuteOf = (draw: Draw, { home, away }: Strength): Pair => [
  attackFor(draw, home),
  attackFor(draw, away),
]

const FIRST: Score = { home: 0, away: 0, parts: [NIL], game: null }

/** Adds what a minute brought; a new quarter begins every ten, and overtime is one more part. */
function scored({ home, away, parts }: Score, [more, others]: Pair, minute: number): Score {
  const part = Math.min(Math.floor(minute / QUARTER_MINUTES), MINUTES / QUARTER_MINUTES)
  const [before, against] = parts[part] ?? NIL
  return {
    home: home + more,
    away: away + others,
    parts: [...parts.slice(0, part), [before + more, against + others]],
    game: null,
  }
}

function play(strength: Strength, draw: Draw): Course & { final: NonNullable<Course['final']> } {
  const marks: Mark[] = [{ atMs: 0, score: FIRST, opensAtMs: OPENS_MS }]
  let score = FIRST
  for (let minute = 0; minute < MINUTES; minute += 1) {
    score = scored(score, minuteOf(draw, strength), minute)
    const atMs = (minute + 1) * MINUTE_MS
    marks.push({ atMs, score, opensAtMs: atMs + OPENS_MS })
  }
  const { home, away } = score
  let minute = MINUTES
  // In overtime nobody bets.
  for (
    ;
    leader(score.home, score.away) === 'draw' && minute < MINUTES + OVERTIME_MAX;
    minute += 1
  ) {
    score = scored(score, minuteOf(draw, strength), minute)
    marks.push({ atMs: (minute + 1) * MINUTE_MS, score, opensAtMs: null })
  }
  const winner: Side = score.home >= score.away ? 'home' : 'away'
  return { marks, endsAtMs: minute * MINUTE_MS, final: { winner, home, away } }
}

export const basketball: Model = {
  stepMs: MINUTE_MS,
  lineGap: 3,
  play,
  chances(strength, score, step) {
    if (step >= MINUTES) return null
    const left = MINUTES - step
    const home = shift(pointsIn(strength.home, left), score.home)
    const away = shift(pointsIn(strength.away, left), score.away)
    const { lead, total } = chancesOf(home, away)
    const level = exactly(lead, 0)
    const wins = above(lead, 0) + (level * overtimeHome(strength)) / WHOLE
    return { win: { home: wins, draw: null, away: WHOLE - wins }, lead, total }
  },
}
