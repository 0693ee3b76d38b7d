import { chancesOf } from './chances.ts'
import { leader, NIL, type Mark, type Model, type Score, type Side } from './model.ts'
import { drawOf, poisson, shift, type Spread } from './parts.ts'

/** Ninety minutes in six. */
export const MINUTES = 90
const HALF_MINUTES = 45
const MINUTE_MS = 4_000
const MATCH_MS = MINUTES * MINUTE_MS
/** Bets stay closed this long after a goal. */
export const GOAL_MS = 6_000
/** Goals are expected in hundredths. */
const HUNDREDTHS = 100n

type Goal = { readonly atMs: number; readonly side: Side }

/** How many goals a side still scores: of all it was expected to, its share of the time left. */
const goalsLeft = (expected: number, step: number): Spread =>
  poisson(BigInt(expected) * BigInt(MINUTES - step), HUNDREDTHS * BigInt(MINUTES))

function scoreAfter(goals: readonly Goal[], atMs: number): Score {
  const halfMs = HALF_MINUTES * MINUTE_MS
  const count = (side: Side, isSecond: boolean) =>
    goals.filter((goal) => goal.side === side && goal.atMs >= halfMs === isSecond).length
  const halves = [false, true].map((isSecond) => [count('home', isSecond), count('away', isSecond)])
  const [first = NIL, second = NIL] = halves as [number, number][]
  return {
    home: first[0] + second[0],
    away: first[1] + second[1],
    parts: atMs >= halfMs ? [first, second] : [first],
    game: null,
  }
}

/**
 * Each side scores as often as Poisson says, at moments that are all equally likely. So what a
 * score and a minute leave to come is Poisson again, and prices during play are exact too.
 */
export const football: Model = {
  stepMs: MINUTE_MS,
  lineGap: 1,
  play(strength, draw) {
    const goals = (['home', 'away'] as const).flatMap((side): Goal[] => {
      const count = drawOf(draw, goalsLeft(strength[side], 0))
      return Array.from({ length: count }, () => ({ atMs: draw.below(MATCH_MS), side }))
    })
    goals.sort((left, right) => left.atMs - right.atMs)
    const marks: Mark[] = [{ atMs: 0, score: scoreAfter([], 0), opensAtMs: 0 }]
    for (const [at, { atMs }] of goals.entries()) {
      const score = scoreAfter(goals.slice(0, at + 1), atMs)
      marks.push({ atMs, score, opensAtMs: atMs + GOAL_MS })
    }
    const { home, away } = scoreAfter(goals, MATCH_MS)
    return {
      marks,
      endsAtMs: MATCH_MS,
      final: { winner: leader(home, away), home, away },
    }
  },
  chances(strength, score, step) {
    if (step >= MINUTES) return null
    const home = goalsLeft(strength.home, step)
    const away = goalsLeft(strength.away, step)
    return chancesOf(shift(home, score.home), shift(away, score.away))
  },
}
