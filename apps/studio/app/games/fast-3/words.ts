import type { Text } from '@oriel/i18n/text'
import { fastThree } from '../../../src/games/fast-3/rules.ts'
import { isTriple, totalOf, type ThreeDice } from '../../../src/games/three-dice.ts'
import { spotName as diceSpotName } from '../sic-bo/words.ts'
import { RUN } from './fields.ts'

type Say = Text['t']

/** The bets are those of sic bo, and the run. */
export const spotName = (t: Say, spot: string): string =>
  spot === RUN ? t('fast-3.run') : diceSpotName(t, spot)

/** Which of these the rules pay for. */
const wonOf = (thrown: ThreeDice, spots: readonly string[]): string =>
  spots.find((spot) => fastThree.returnOf(spot, thrown).over > 0n) ?? ''

/** A triple counts for its total like any other throw. */
export const sizeOf = (thrown: ThreeDice): string => wonOf(thrown, ['small', 'big'])

/** "Triple" or "Run", where it is one. */
export function shapeWord(t: Say, thrown: ThreeDice): string {
  if (isTriple(thrown)) return t('sic-bo.triple_word')
  return wonOf(thrown, [RUN]) === RUN ? t('fast-3.run') : ''
}

/** "2 + 4 + 3 = 9 · Small · Odd · Run of three" */
export const resultWords = (t: Say, thrown: ThreeDice): string =>
  [
    `${thrown.dice.join(' + ')} = ${totalOf(thrown)}`,
    spotName(t, sizeOf(thrown)),
    spotName(t, wonOf(thrown, ['odd', 'even'])),
    shapeWord(t, thrown),
  ]
    .filter(Boolean)
    .join(' · ')
