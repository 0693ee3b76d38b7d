import type { Units } from '@oriel/core/money'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { PAYS, type HandName } from '../../../src/games/jacks/hands.ts'
import type { JacksView } from '../../../src/games/jacks/rules.ts'
import { cardWords } from '../table-kit/card.tsx'

type Say = { readonly t: Text['t']; readonly money: (units: Units) => string }

/** Dearest first, as the rules have them. */
export const HANDS = Object.keys(PAYS) as readonly HandName[]

const HAND_WORDS: Readonly<Record<HandName, MessageId>> = {
  'royal-flush': 'jacks.royal_flush',
  'straight-flush': 'jacks.straight_flush',
  'four-of-a-kind': 'jacks.four',
  'full-house': 'jacks.full_house',
  flush: 'jacks.flush',
  straight: 'jacks.straight',
  'three-of-a-kind': 'jacks.three',
  'two-pair': 'jacks.two_pair',
  'jacks-or-better': 'jacks.pair',
}
export const handWord = (t: Text['t'], name: HandName): string => t(HAND_WORDS[name])

/** How the hand stands, in a line below the cards. */
export function standingWords({ t }: Pick<Say, 't'>, { hold, name }: JacksView): string {
  if (hold) return name ? handWord(t, name) : t('jacks.nothing')
  return name ? t('jacks.dealt_pays', { hand: handWord(t, name) }) : t('jacks.dealt')
}

/** The last step for those who hear it. */
export function saidWords(say: Say, view: JacksView, payout: Units | null): string {
  const { t, money } = say
  const cards = t('jacks.said_cards', {
    cards: view.hand.map((card) => cardWords(t, card)).join(', '),
  })
  const paid = payout === null ? '' : t('quick.said_paid', { amount: money(payout) })
  const standing = view.hold ? `${standingWords(say, view)}.` : standingWords(say, view)
  return [cards, standing, paid].filter(Boolean).join(' ')
}
