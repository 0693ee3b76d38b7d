import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { fastFive, type FastFiveOutcome } from '../../../src/games/fast-5d/rules.ts'

type Say = Text['t']

const EXACT: Readonly<Record<string, MessageId>> = {
  digit: 'fast-5d.digit',
  pair: 'fast-5d.pair',
  trio: 'fast-5d.trio',
}
const SIDES: Readonly<Record<string, MessageId>> = {
  big: 'draw.big',
  small: 'draw.small',
  odd: 'draw.odd',
  even: 'draw.even',
  dragon: 'fast-5d.dragon',
  tiger: 'fast-5d.tiger',
  tie: 'fast-5d.tie',
}
export const sideName = (t: Say, side: string): string => t(SIDES[side] ?? 'fast-5d.tie')

export const placeName = (t: Say, place: string): string =>
  t('fast-5d.place', { place: place.toUpperCase() })

/** "A 7 · E 2" */
const placed = (places: string, digits: string): string =>
  places
    .split('')
    .map((place, at) => `${place.toUpperCase()} ${digits[at]}`)
    .join(' · ')

/** "Pair A 7 · E 2", "Sum: Big", "Dragon". A kind without its places is named as such. */
export function spotName(t: Say, spot: string): string {
  const [kind = '', of = '', digits = ''] = spot.split(':')
  const exact = EXACT[kind]
  if (exact) return t(exact, { what: placed(of, digits) }).trim()
  if (of === '') return sideName(t, kind)
  const whose = of === 'sum' ? t('fast-5d.sum') : placeName(t, of)
  return t('fast-5d.half', { of: whose, half: sideName(t, kind) })
}

/** Which of these sides the rules pay for. */
const wonOf = (outcome: FastFiveOutcome, spots: readonly string[]): string =>
  spots.find((spot) => fastFive.returnOf(spot, outcome).over > 0n) ?? ''

export const sumOf = ({ digits }: FastFiveOutcome): number =>
  digits.reduce((sum, digit) => sum + digit, 0)
export const sizeOf = (outcome: FastFiveOutcome): string =>
  wonOf(outcome, ['big:sum', 'small:sum']).split(':', 1)[0] ?? ''
const parityOf = (outcome: FastFiveOutcome): string =>
  wonOf(outcome, ['odd:sum', 'even:sum']).split(':', 1)[0] ?? ''
export const leadOf = (outcome: FastFiveOutcome): string =>
  wonOf(outcome, ['dragon', 'tiger', 'tie'])

/** "Sum 22 · Small · Even · Dragon" */
export const resultWords = (t: Say, outcome: FastFiveOutcome): string =>
  [
    `${t('fast-5d.sum')} ${sumOf(outcome)}`,
    ...[sizeOf(outcome), parityOf(outcome), leadOf(outcome)].map((side) => sideName(t, side)),
  ].join(' · ')

/** The same with the digits, for lists and for those who hear it. */
export const wholeResult = (t: Say, outcome: FastFiveOutcome): string =>
  `${outcome.digits.join(' ')} · ${resultWords(t, outcome)}`
