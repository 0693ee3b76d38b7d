import type { PrintedReturn } from '../game/game.ts'
import type { Sums } from './measure.ts'

/** A measured return against the printed one, in percent of the stake. */
export type Verdict = {
  readonly bet: string
  readonly exact: number
  readonly measured: number
  readonly standardError: number
  readonly low: number
  readonly high: number
  /** By how many standard errors the measured one is off. */
  readonly off: number
  readonly isWithin: boolean
}

/** One game in a hundred that is right may be found wrong. */
const DOUBT = 0.01
const PERCENT = 100

/**
 * All bets of a game are held against their returns together: the more there are, the wider each
 * interval, so that all of them hold at once in 99 of 100 cases.
 */
export function judge(bets: readonly PrintedReturn[], sums: Sums, rounds: number): Verdict[] {
  const width = widthFor(DOUBT / bets.length)
  return bets.map(({ bet, percent }, index) => {
    const mean = (sums.paid[index] ?? 0) / rounds
    const spread = ((sums.squares[index] ?? 0) / rounds - mean ** 2) / (rounds - 1)
    const standardError = Math.sqrt(Math.max(spread, 0)) * PERCENT
    const measured = mean * PERCENT
    const exact = Number(percent)
    const [low, high] = [measured - width * standardError, measured + width * standardError]
    const off = (measured - exact) / standardError
    return {
      bet,
      exact,
      measured,
      standardError,
      low,
      high,
      off,
      isWithin: low <= exact && exact <= high,
    }
  })
}

const HALVINGS = 60
const WIDTH_MAX = 10

/** How many standard errors to each side leave out no more than this share of a normal spread. */
export function widthFor(doubt: number): number {
  let [low, high] = [0, WIDTH_MAX]
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2
    if (1 - shareWithin(middle) > doubt) low = middle
    else high = middle
  }
  return high
}

const SLICES = 2000

/** The area under the bell curve to both sides of its middle, by Simpson's rule. */
function shareWithin(width: number): number {
  const step = width / SLICES
  let sum = 0
  for (let slice = 0; slice <= SLICES; slice += 1) {
    const weight = slice === 0 || slice === SLICES ? 1 : 2 + 2 * (slice % 2)
    sum += weight * Math.exp(-((slice * step) ** 2) / 2)
  }
  return (2 * sum * step) / 3 / Math.sqrt(2 * Math.PI)
}
