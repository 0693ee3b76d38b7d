import type { Draw } from '../../fairness/draw.ts'
import type { TableGame } from '../../game/game.ts'
import { hundredths, LOST, PUSH } from '../../game/ratio.ts'
import { paysWhen, printReturns, spotsOf, toOne, type Pay } from '../spots.ts'
import { drawBeats, type Beat, type Top } from './duel.ts'

/** Gasing Arena: two spinning tops in a bowl; the one that stands longer wins. */
export type Winner = Top | 'draw'
export type GasingOutcome = { readonly winner: Winner; readonly beats: readonly Beat[] }

/** Of a hundred duels, on average: 8 draws, 46 for red, 46 for blue. */
const HUNDRED = 100
const DRAWS = 8
const EACH = (HUNDRED - DRAWS) / 2
export const CHANCES: Readonly<Record<Winner, number>> = { red: EACH, blue: EACH, draw: DRAWS }

export function drawWinner(draw: Draw): Winner {
  const drawn = draw.below(HUNDRED)
  if (drawn < DRAWS) return 'draw'
  return drawn < DRAWS + EACH ? 'red' : 'blue'
}

const TOP_ODDS = hundredths(191)
/** A draw gives the stake back. */
const top =
  (name: Top): Pay<Pick<GasingOutcome, 'winner'>> =>
  ({ winner }) => {
    if (winner === 'draw') return PUSH
    return winner === name ? TOP_ODDS : LOST
  }

export const gasingSpots = spotsOf<Pick<GasingOutcome, 'winner'>>({
  red: top('red'),
  blue: top('blue'),
  draw: paysWhen(toOne(11), ({ winner }) => winner === 'draw'),
})

function duel(draw: Draw): GasingOutcome {
  const winner = drawWinner(draw)
  return { winner, beats: drawBeats(draw, winner) }
}

export const gasing: TableGame<GasingOutcome> = {
  kind: 'table',
  code: 'gasing',
  version: 1,
  returns: printReturns({ red: '95.8600', blue: '95.8600', draw: '96.0000' }),
  maxTimes: 12,
  bettingMs: 20_000,
  runningMs: 10_000,
  pauseMs: 5000,
  isSpot: gasingSpots.isSpot,
  returnOf: gasingSpots.returnOf,
  outcome: duel,
}
