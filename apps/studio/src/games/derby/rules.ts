import { pickWeighted, type Draw } from '../../fairness/draw.ts'
import type { TableGame } from '../../game/game.ts'
import { hundredths } from '../../game/ratio.ts'
import { paysWhen, printReturns, spotsOf } from '../spots.ts'
import { ODDS } from './odds.ts'
import { drawPaces, type Pace } from './pace.ts'

/** Eight runners. The stronger win more often: each place goes by the weights of those left. */
export type DerbyOutcome = {
  /** The runners, 1 to 8, as they finish. */
  readonly order: readonly number[]
  /** How they got there, for runner 1, 2 … 8. */
  readonly paces: readonly Pace[]
}

/** Of runner 1, 2 … 8: in hundredths, the chance to win. */
export const WEIGHTS: readonly number[] = [26, 20, 15, 12, 10, 8, 5, 4]
export const RUNNERS = WEIGHTS.length

/** Draws the first places of the race; all eight unless fewer are asked for. */
export function drawOrder(draw: Draw, places = RUNNERS): number[] {
  const left = WEIGHTS.map((weight, index) => ({ runner: index + 1, weight }))
  return Array.from({ length: places }, () => {
    const at = pickWeighted(
      draw,
      left.map(({ weight }) => weight),
    )
    const [taken] = left.splice(at, 1)
    return taken?.runner ?? 0
  })
}

/** How many of the first places win each kind of bet on one runner. */
const PLACES: Readonly<Record<string, number>> = { win: 1, 'top-two': 2, 'top-three': 3 }

/** "win:3", "top-two:3", "top-three:3" and "exacta:3-5": 3 before 5, and nobody before them. */
function winsOf(spot: string): (outcome: Pick<DerbyOutcome, 'order'>) => boolean {
  const [kind = '', named = ''] = spot.split(':')
  const [runner, second] = named.split('-').map(Number)
  if (kind === 'exacta') return ({ order }) => order[0] === runner && order[1] === second
  const places = PLACES[kind] ?? 0
  return ({ order }) => order.some((one, at) => at < places && one === runner)
}

export const derbySpots = spotsOf<Pick<DerbyOutcome, 'order'>>(
  Object.fromEntries(
    Object.entries(ODDS).map(([spot, [odds]]) => [spot, paysWhen(hundredths(odds), winsOf(spot))]),
  ),
)

function race(draw: Draw): DerbyOutcome {
  const order = drawOrder(draw)
  const byPlace = drawPaces(draw, RUNNERS)
  const paces = WEIGHTS.map((_, index) => byPlace[order.indexOf(index + 1)] as Pace)
  return { order, paces }
}

export const derby: TableGame<DerbyOutcome> = {
  kind: 'table',
  code: 'derby',
  version: 1,
  returns: printReturns(
    Object.fromEntries(Object.entries(ODDS).map(([spot, [, percent]]) => [spot, percent])),
  ),
  // The exacta 8-7 returns 422.40 times the stake.
  maxTimes: 423,
  bettingMs: 58_000,
  runningMs: 26_000,
  pauseMs: 6000,
  isSpot: derbySpots.isSpot,
  returnOf: derbySpots.returnOf,
  outcome: race,
}
