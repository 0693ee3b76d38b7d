import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { Winner } from '../../../src/games/gasing/rules.ts'

type Say = Text['t']

const NAMES: Readonly<Record<Winner, MessageId>> = {
  red: 'gasing.red',
  draw: 'gasing.draw',
  blue: 'gasing.blue',
}
const LETTERS: Readonly<Record<Winner, MessageId>> = {
  red: 'gasing.red_letter',
  draw: 'gasing.draw_letter',
  blue: 'gasing.blue_letter',
}
const RESULTS: Readonly<Record<Winner, MessageId>> = {
  red: 'gasing.red_wins',
  draw: 'gasing.draw_result',
  blue: 'gasing.blue_wins',
}

export const spotName = (t: Say, spot: string): string => t(NAMES[spot as Winner])
export const letterOf = (t: Say, winner: Winner): string => t(LETTERS[winner])
export const resultWords = (t: Say, { winner }: { readonly winner: Winner }): string =>
  t(RESULTS[winner])
