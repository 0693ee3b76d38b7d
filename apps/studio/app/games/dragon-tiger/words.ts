import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { DragonTigerOutcome } from '../../../src/games/dragon-tiger/rules.ts'
import { cardWords } from '../table-kit/card.tsx'
import type { Spot } from './pays.ts'

type Say = Text['t']

const SPOT_NAMES: Readonly<Record<Spot, MessageId>> = {
  dragon: 'dragon-tiger.dragon',
  tiger: 'dragon-tiger.tiger',
  tie: 'dragon-tiger.tie',
  'suited-tie': 'dragon-tiger.suited_tie',
}
export const spotName = (t: Say, spot: string): string => t(SPOT_NAMES[spot as Spot])

export function resultWords(t: Say, { winner, isSuited }: DragonTigerOutcome): string {
  if (winner === 'dragon') return t('dragon-tiger.dragon_wins')
  if (winner === 'tiger') return t('dragon-tiger.tiger_wins')
  return isSuited ? t('dragon-tiger.suited_tie_result') : t('dragon-tiger.tie_result')
}

/** The same with both cards, for lists and for those who hear it. */
export const wholeResult = (t: Say, outcome: DragonTigerOutcome): string =>
  t('dragon-tiger.cards', {
    result: resultWords(t, outcome),
    dragon: cardWords(t, outcome.dragon),
    tiger: cardWords(t, outcome.tiger),
  })
