import type { Draw } from '../../fairness/draw.ts'
import type { TableGame } from '../../game/game.ts'
import { hundredths, type Ratio } from '../../game/ratio.ts'
import { noSpot, paysWhen, printReturns, spotsOf, type Pay } from '../spots.ts'

/** Five digits every minute, each 0 to 9 on a place of its own. */
export type FastFiveOutcome = { readonly digits: readonly number[] }

export const PLACES = ['a', 'b', 'c', 'd', 'e'] as const
const DIGITS = 10
/** 5 and more is big; so is a sum of 23 and more: of 0 to 45, each half is equally likely. */
const BIG_DIGIT = 5
export const BIG_SUM = 23

const HALF = hundredths(195)
const DRAGON_TIGER = hundredths(215)
const TIE = hundredths(960)

/** Digits on chosen places, in the order of the places: "pair:ae:72". */
const EXACT: Readonly<Record<string, { readonly places: number; readonly times: Ratio }>> = {
  digit: { places: 1, times: hundredths(970) },
  pair: { places: 2, times: hundredths(9700) },
  trio: { places: 3, times: hundredths(96_000) },
}
const EXACT_SPOT = /^(digit|pair|trio):([a-e]{1,3}):([0-9]{1,3})$/

const sumOf = ({ digits }: FastFiveOutcome): number => digits.reduce((sum, digit) => sum + digit, 0)

/** The four halves of the sum or of one digit. */
const halves = (of: string, valueOf: (outcome: FastFiveOutcome) => number, big: number) => ({
  [`big:${of}`]: half((outcome) => valueOf(outcome) >= big),
  [`small:${of}`]: half((outcome) => valueOf(outcome) < big),
  [`odd:${of}`]: half((outcome) => valueOf(outcome) % 2 === 1),
  [`even:${of}`]: half((outcome) => valueOf(outcome) % 2 === 0),
})
const half = (isWon: (outcome: FastFiveOutcome) => boolean): Pay<FastFiveOutcome> =>
  paysWhen(HALF, isWon)

/** The first place against the last. */
const leadOf = ({ digits }: FastFiveOutcome): number => (digits.at(0) ?? 0) - (digits.at(-1) ?? 0)

export const fastFiveSides = spotsOf<FastFiveOutcome>({
  ...halves('sum', sumOf, BIG_SUM),
  ...Object.fromEntries(
    PLACES.flatMap((place, at) =>
      Object.entries(halves(place, ({ digits }) => digits[at] ?? 0, BIG_DIGIT)),
    ),
  ),
  dragon: paysWhen(DRAGON_TIGER, (outcome) => leadOf(outcome) > 0),
  tiger: paysWhen(DRAGON_TIGER, (outcome) => leadOf(outcome) < 0),
  tie: paysWhen(TIE, (outcome) => leadOf(outcome) === 0),
})

/** Each bet has one name only: places from the first to the last, none twice. */
function exactPay(spot: string): Pay<FastFiveOutcome> | null {
  const [, kind = '', places = '', digits = ''] = EXACT_SPOT.exec(spot) ?? []
  const exact = EXACT[kind]
  if (!exact || places.length !== exact.places || digits.length !== exact.places) return null
  const named = PLACES.filter((place) => places.includes(place))
  if (named.join('') !== places) return null
  const at = named.map((place) => PLACES.indexOf(place))
  return paysWhen(
    exact.times,
    (outcome) => at.map((one) => outcome.digits[one]).join('') === digits,
  )
}

export const fastFive: TableGame<FastFiveOutcome> = {
  kind: 'table',
  code: 'fast-5d',
  version: 1,
  returns: printReturns({
    digit: '97.0000',
    pair: '97.0000',
    trio: '96.0000',
    big: '97.5000',
    small: '97.5000',
    odd: '97.5000',
    even: '97.5000',
    dragon: '96.7500',
    tiger: '96.7500',
    tie: '96.0000',
  }),
  maxTimes: 960,
  bettingMs: 50_000,
  runningMs: 6000,
  pauseMs: 4000,
  isSpot: (spot) => fastFiveSides.isSpot(spot) || exactPay(spot) !== null,
  returnOf(spot, outcome) {
    if (fastFiveSides.isSpot(spot)) return fastFiveSides.returnOf(spot, outcome)
    const pay = exactPay(spot)
    if (!pay) throw noSpot(spot)
    return pay(outcome)
  },
  outcome: (draw: Draw) => ({ digits: PLACES.map(() => draw.below(DIGITS)) }),
}
