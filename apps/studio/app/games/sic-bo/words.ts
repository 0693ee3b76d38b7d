import type { Text } from '@oriel/i18n/text'
import type { MessageId } from '@oriel/i18n/message-id'
import { isTriple, totalOf, type ThreeDice } from '../../../src/games/three-dice.ts'
import { sicBo } from '../../../src/games/sic-bo/rules.ts'

type Say = Text['t']

const PLAIN: Readonly<Record<string, MessageId>> = {
  small: 'sic-bo.small',
  big: 'sic-bo.big',
  odd: 'sic-bo.odd',
  even: 'sic-bo.even',
  'any-triple': 'sic-bo.any_triple',
}
const OF: Readonly<Record<string, MessageId>> = {
  single: 'sic-bo.single',
  double: 'sic-bo.double',
  triple: 'sic-bo.triple',
  pair: 'sic-bo.pair',
  total: 'sic-bo.total',
}

/** "Double 4", "Total 9", "Pair 2 and 5", "Small". A kind without its number is named as such. */
export function spotName(t: Say, spot: string): string {
  const plain = PLAIN[spot]
  if (plain) return t(plain)
  const [kind = '', what = ''] = spot.split(':')
  return t(OF[kind] ?? 'sic-bo.total', { what: what.replace('-', ', ') }).trim()
}

/** A triple is neither small nor big: what the rules pay for says which it is. */
export type Half = 'small' | 'big' | 'triple'
export function halfOf(thrown: ThreeDice): Half {
  if (isTriple(thrown)) return 'triple'
  return sicBo.returnOf('small', thrown).over > 0n ? 'small' : 'big'
}

const HALF_WORDS: Readonly<Record<Half, MessageId>> = {
  small: 'sic-bo.small',
  big: 'sic-bo.big',
  triple: 'sic-bo.triple_word',
}
export const halfWord = (t: Say, thrown: ThreeDice): string => t(HALF_WORDS[halfOf(thrown)])

/** "3 + 4 + 6 = 13, Big" */
export const resultWords = (t: Say, thrown: ThreeDice): string =>
  `${thrown.dice.join(' + ')} = ${totalOf(thrown)}, ${halfWord(t, thrown)}`
