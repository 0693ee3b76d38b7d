import type { TableGame } from '../../game/game.ts'
import { hundredths } from '../../game/ratio.ts'
import { paysWhen, printReturns, spotsOf, type Pay } from '../spots.ts'
import { mapsOf, MAPS_TO_WIN, playMaps, type MapResult, type Team } from './match.ts'

/** A simulated match of two teams, best of three maps. */
export type EsportOutcome = {
  readonly winner: Team
  /** Two or three, round by round. */
  readonly maps: readonly MapResult[]
}

/** The line lies between whole numbers, so that every bet on it wins or loses. */
export const ROUNDS_LINE = 22.5
export const MAPS_LINE = 2.5

const firstMap = ({ maps }: EsportOutcome): MapResult => maps[0] as MapResult
const roundsOf = (outcome: EsportOutcome): number => firstMap(outcome).rounds.length

/** Odds make a book of 106 %: one over 1.06 times the chance, rounded down to hundredths. */
const at = (odds: number, isWon: (outcome: EsportOutcome) => boolean): Pay<EsportOutcome> =>
  paysWhen(hundredths(odds), isWon)

/** Rounds and overtime are those of the first map. */
export const esportSpots = spotsOf<EsportOutcome>({
  'map-one:ember': at(150, (outcome) => firstMap(outcome).winner === 'ember'),
  'map-one:tide': at(252, (outcome) => firstMap(outcome).winner === 'tide'),
  'match:ember': at(137, ({ winner }) => winner === 'ember'),
  'match:tide': at(300, ({ winner }) => winner === 'tide'),
  'maps:over': at(201, ({ maps }) => maps.length > MAPS_LINE),
  'maps:under': at(177, ({ maps }) => maps.length < MAPS_LINE),
  'overtime:yes': at(611, (outcome) => firstMap(outcome).overtimes > 0),
  'overtime:no': at(111, (outcome) => firstMap(outcome).overtimes === 0),
  'rounds:over': at(205, (outcome) => roundsOf(outcome) > ROUNDS_LINE),
  'rounds:under': at(174, (outcome) => roundsOf(outcome) < ROUNDS_LINE),
})

export const matchOf = (maps: readonly MapResult[]): EsportOutcome => ({
  winner: mapsOf(maps, 'ember') === MAPS_TO_WIN ? 'ember' : 'tide',
  maps,
})

export const esport: TableGame<EsportOutcome> = {
  kind: 'table',
  code: 'esport',
  version: 1,
  returns: printReturns({
    'map-one:ember': '94.0607',
    'map-one:tide': '93.9779',
    'match:ember': '94.0510',
    'match:tide': '94.0489',
    'maps:over': '94.0088',
    'maps:under': '94.2161',
    'overtime:yes': '94.3100',
    'overtime:no': '93.8668',
    'rounds:over': '94.3286',
    'rounds:under': '93.9357',
  }),
  // Overtime on the first map returns 6.11 times the stake.
  maxTimes: 7,
  bettingMs: 40_000,
  runningMs: 45_000,
  pauseMs: 5000,
  isSpot: esportSpots.isSpot,
  returnOf: esportSpots.returnOf,
  outcome: (draw) => matchOf(playMaps(draw)),
}
