import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { colourOf, type Colour } from '../../../src/games/roulette/layout.ts'
import type { RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import { kindOf } from '../../../src/games/spots.ts'
import { oddsOf } from './pays.ts'
import { placeOf } from './places.ts'
import type { ZoneName } from './racetrack.ts'

type Say = Text['t']

const COLOURS: Readonly<Record<Colour, MessageId>> = {
  green: 'wheel.colour_green',
  red: 'wheel.colour_red',
  black: 'wheel.colour_black',
}
/** Bets that are named with what they cover: a list of numbers, or from where to where. */
const KINDS: Readonly<Record<string, MessageId>> = {
  straight: 'wheel.straight',
  split: 'wheel.split',
  street: 'wheel.street',
  trio: 'wheel.trio',
  'first-four': 'wheel.first_four',
  corner: 'wheel.corner',
  line: 'wheel.line',
  dozen: 'wheel.dozen',
  column: 'wheel.column',
}
const CHANCES: Readonly<Record<string, MessageId>> = {
  red: 'wheel.red',
  black: 'wheel.black',
  even: 'wheel.even',
  odd: 'wheel.odd',
}
export const ZONE_NAMES: Readonly<Record<ZoneName, MessageId>> = {
  voisins: 'wheel.voisins',
  orphelins: 'wheel.orphelins',
  tiers: 'wheel.tiers',
}

/** "1–18": from the lowest number of a bet to the highest. */
const rangeOf = (spot: string): string => {
  const { numbers } = placeOf(spot)
  return `${numbers[0]}–${numbers.at(-1)}`
}

/** What stands on a field outside the numbers: a word, its numbers, or what a column pays. */
export function outsideWord(t: Say, spot: string): string {
  const chance = CHANCES[spot]
  if (chance) return t(chance)
  return kindOf(spot) === 'column' ? oddsOf(spot) : rangeOf(spot)
}

/** "Split 17, 20", "Dozen 1–12", "Column 2", "Red". */
export function spotName(t: Say, spot: string): string {
  const { kind, numbers } = placeOf(spot)
  const named = KINDS[kind]
  if (!named) return outsideWord(t, spot)
  if (kind === 'column') return t(named, { numbers: spot.slice('column:'.length) })
  return t(named, { numbers: kind === 'dozen' ? rangeOf(spot) : numbers.join(', ') })
}

/** The same for a whole kind, as the rules list them. */
export function kindName(t: Say, kind: string): string {
  const named = KINDS[kind]
  return named ? t(named, { numbers: '' }).trim() : outsideWord(t, kind)
}

export const colourWord = (t: Say, number: number): string => t(COLOURS[colourOf(number)])

/** "17 black" */
export const resultWords = (t: Say, { number }: RouletteOutcome): string =>
  `${number} ${colourWord(t, number)}`
