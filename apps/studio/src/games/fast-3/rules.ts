import type { TableGame } from '../../game/game.ts'
import { hundredths } from '../../game/ratio.ts'
import { paysWhen, printReturns, spotsOf, type Pay } from '../spots.ts'
import { countOf, FACES, isTriple, throwDice, totalOf, type ThreeDice } from '../three-dice.ts'

/** Three dice every minute. Unlike sic bo, a triple counts for its total like any other throw. */
const SMALL_MAX = 10
/** Odds of each total in hundredths: 96 % over its chance, rounded down. */
const TOTALS: Readonly<Record<number, number>> = {
  3: 20_736,
  4: 6912,
  5: 3456,
  6: 2073,
  7: 1382,
  8: 987,
  9: 829,
  10: 768,
  11: 768,
  12: 829,
  13: 987,
  14: 1382,
  15: 2073,
  16: 3456,
  17: 6912,
  18: 20_736,
}
const HALF = hundredths(195)
const TRIPLE = hundredths(20_736)
const ANY_TRIPLE = hundredths(3456)
const RUN = hundredths(864)

/** Three faces in a row, in any order. */
function isRun({ dice }: ThreeDice): boolean {
  const [low = 0, middle = 0, high = 0] = dice.toSorted((left, right) => left - right)
  return middle === low + 1 && high === middle + 1
}

const half = (isOf: (total: number) => boolean): Pay<ThreeDice> =>
  paysWhen(HALF, (thrown) => isOf(totalOf(thrown)))

export const fastThreeSpots = spotsOf<ThreeDice>({
  small: half((total) => total <= SMALL_MAX),
  big: half((total) => total > SMALL_MAX),
  odd: half((total) => total % 2 === 1),
  even: half((total) => total % 2 === 0),
  ...Object.fromEntries(
    FACES.map((face) => [
      `triple:${face}`,
      paysWhen<ThreeDice>(TRIPLE, (thrown) => countOf(thrown, face) === 3),
    ]),
  ),
  'any-triple': paysWhen(ANY_TRIPLE, isTriple),
  run: paysWhen(RUN, isRun),
  ...Object.fromEntries(
    Object.entries(TOTALS).map(([total, odds]) => [
      `total:${total}`,
      paysWhen<ThreeDice>(hundredths(odds), (thrown) => totalOf(thrown) === Number(total)),
    ]),
  ),
})

export const fastThree: TableGame<ThreeDice> = {
  kind: 'table',
  code: 'fast-3',
  version: 1,
  returns: printReturns({
    small: '97.5000',
    big: '97.5000',
    odd: '97.5000',
    even: '97.5000',
    triple: '96.0000',
    'any-triple': '96.0000',
    run: '96.0000',
    'total:3': '96.0000',
    'total:4': '96.0000',
    'total:5': '96.0000',
    'total:6': '95.9722',
    'total:7': '95.9722',
    'total:8': '95.9583',
    'total:9': '95.9491',
    'total:10': '96.0000',
    'total:11': '96.0000',
    'total:12': '95.9491',
    'total:13': '95.9583',
    'total:14': '95.9722',
    'total:15': '95.9722',
    'total:16': '96.0000',
    'total:17': '96.0000',
    'total:18': '96.0000',
  }),
  // A triple and the totals 3 and 18 return 207.36 times the stake.
  maxTimes: 208,
  bettingMs: 50_000,
  runningMs: 6000,
  pauseMs: 4000,
  isSpot: fastThreeSpots.isSpot,
  returnOf: fastThreeSpots.returnOf,
  outcome: throwDice,
}
