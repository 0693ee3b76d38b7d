import { distanceAt, type Pace } from '../../../src/games/derby/pace.ts'
import { RUNNERS, type DerbyOutcome } from '../../../src/games/derby/rules.ts'

export const RUNNER_NUMBERS: readonly number[] = Array.from(
  { length: RUNNERS },
  (_, index) => index + 1,
)

/** Behind the line a runner slows down: how far it still gets, in parts of the track. */
const RUN_OUT = 0.065
const RUN_OUT_MS = 1_700
/** After the last one is in everybody looks once more, and then it is said. */
const LOOK_MS = 500

/** How far a runner is, in parts of the track: above 1 behind the line. */
function wayOf(pace: Pace, ms: number): number {
  const beyond = ms - pace.finishMs
  if (beyond <= 0) return distanceAt(pace, ms)
  return 1 + RUN_OUT * (1 - Math.exp(-beyond / RUN_OUT_MS))
}

/** Runner 1, 2 … 8. */
export const waysAt = ({ paces }: DerbyOutcome, ms: number): number[] =>
  paces.map((pace) => wayOf(pace, ms))

/** Who is ahead of whom; behind the line the order in which they came in stands. */
export function orderAt({ order, paces }: DerbyOutcome, ms: number): number[] {
  const isIn = (runner: number): boolean => (paces[runner - 1]?.finishMs ?? Infinity) <= ms
  const way = (runner: number): number => distanceAt(paces[runner - 1] as Pace, ms)
  const running = order.filter((runner) => !isIn(runner))
  return [...order.filter(isIn), ...running.toSorted((left, right) => way(right) - way(left))]
}

/** How many have crossed the line. */
export const countIn = ({ paces }: DerbyOutcome, ms: number): number =>
  paces.filter(({ finishMs }) => finishMs <= ms).length

/** The times of the runners as they finish. */
export const finishesOf = ({ order, paces }: DerbyOutcome): number[] =>
  order.map((runner) => paces[runner - 1]?.finishMs ?? 0)

/** When each of them crosses the line, and when everybody has seen it. */
export function momentsOf(outcome: DerbyOutcome): number[] {
  const finishes = finishesOf(outcome)
  return [...finishes, (finishes.at(-1) ?? 0) + LOOK_MS]
}

const HUNDREDTH_MS = 10
const seconds = (ms: number): string => (Math.round(ms / HUNDREDTH_MS) / 100).toFixed(2)

/** "19.42" for the first, "+0.08" for the others. */
export const finishText = (ms: number, winnerMs: number): string =>
  ms === winnerMs ? seconds(ms) : `+${seconds(ms - winnerMs)}`
