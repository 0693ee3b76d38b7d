import type { TableGame } from '../../game/game.ts'
import { LOST, type Ratio } from '../../game/ratio.ts'
import { paysWhen, printReturns, spotsOf, toOne, type Pay } from '../spots.ts'
import { countOf, FACES, isTriple, throwDice, totalOf, type ThreeDice } from '../three-dice.ts'

/** Bets on three dice. A triple loses small, big, odd and even. */
const SMALL_MAX = 10
/** What each total pays to one. */
const TOTALS: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
}
const DOUBLE = toOne(11)
const TRIPLE = toOne(180)
const ANY_TRIPLE = toOne(30)
const PAIR = toOne(6)

/** As many to one as dice show the face; nothing when none does. */
const single =
  (face: number): Pay<ThreeDice> =>
  (thrown) => {
    const shown = countOf(thrown, face)
    return shown === 0 ? LOST : toOne(shown)
  }

const half = (isOf: (total: number) => boolean): Pay<ThreeDice> =>
  paysWhen(toOne(1), (thrown) => !isTriple(thrown) && isOf(totalOf(thrown)))

const perFace = (kind: string, payOf: (face: number) => Pay<ThreeDice>) =>
  Object.fromEntries(FACES.map((face) => [`${kind}:${face}`, payOf(face)]))

const atLeast =
  (times: Ratio, count: number) =>
  (face: number): Pay<ThreeDice> =>
    paysWhen(times, (thrown) => countOf(thrown, face) >= count)

const PAIRS = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => [low, high] as const),
)

export const sicBoSpots = spotsOf<ThreeDice>({
  small: half((total) => total <= SMALL_MAX),
  big: half((total) => total > SMALL_MAX),
  odd: half((total) => total % 2 === 1),
  even: half((total) => total % 2 === 0),
  ...perFace('single', single),
  ...perFace('double', atLeast(DOUBLE, 2)),
  ...perFace('triple', atLeast(TRIPLE, 3)),
  'any-triple': paysWhen(ANY_TRIPLE, isTriple),
  ...Object.fromEntries(
    PAIRS.map(([low, high]) => [
      `pair:${low}-${high}`,
      paysWhen<ThreeDice>(PAIR, (thrown) => countOf(thrown, low) > 0 && countOf(thrown, high) > 0),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(TOTALS).map(([total, times]) => [
      `total:${total}`,
      paysWhen<ThreeDice>(toOne(times), (thrown) => totalOf(thrown) === Number(total)),
    ]),
  ),
})

export const sicBo: TableGame<ThreeDice> = {
  kind: 'table',
  code: 'sic-bo',
  version: 1,
  returns: printReturns({
    small: '97.2222',
    big: '97.2222',
    odd: '97.2222',
    even: '97.2222',
    single: '92.1296',
    double: '88.8889',
    triple: '83.7963',
    'any-triple': '86.1111',
    pair: '97.2222',
    'total:4': '87.5000',
    'total:5': '88.8889',
    'total:6': '87.9630',
    'total:7': '90.2778',
    'total:8': '87.5000',
    'total:9': '92.5926',
    'total:10': '87.5000',
    'total:11': '87.5000',
    'total:12': '92.5926',
    'total:13': '87.5000',
    'total:14': '90.2778',
    'total:15': '87.9630',
    'total:16': '88.8889',
    'total:17': '87.5000',
  }),
  maxTimes: 181,
  bettingMs: 15_000,
  runningMs: 8000,
  pauseMs: 5000,
  isSpot: sicBoSpots.isSpot,
  returnOf: sicBoSpots.returnOf,
  outcome: throwDice,
}
