import { hash32 } from '@oriel/core/partition'
import type { CardKind } from '@oriel/core/bank-card/card-kind'
import type { bankCardListCall } from '@oriel/contract/member/bank-card'
import type { DataOf } from '@oriel/contract/endpoint'
import type { MessageId } from '@oriel/i18n/message-id'
import type { IconName } from '@oriel/ui/picture/icon'

export type Cards = DataOf<typeof bankCardListCall>
export type Card = Cards['cards'][number]
export type Institution = Cards['institutions'][number]

/** As it is named in sentences. */
export const cardName = ({ name, last_four: lastFour }: Pick<Card, 'name' | 'last_four'>): string =>
  `${name} •••• ${lastFour}`

const TINTS = 6
/** Each bank keeps its colour; the style sheet has so many. */
export const tintOf = (name: string): number => hash32(name) % TINTS

type KindWords = {
  readonly icon: IconName
  readonly title: MessageId
  readonly none: MessageId
  readonly add: MessageId
  readonly institution: MessageId
  readonly number: MessageId
}

export const KIND_WORDS: Readonly<Record<CardKind, KindWords>> = {
  bank: {
    icon: 'bank',
    title: 'bank-card.bank',
    none: 'bank-card.none_bank',
    add: 'bank-card.add_bank',
    institution: 'bank-card.institution_bank',
    number: 'bank-card.number_bank',
  },
  ewallet: {
    icon: 'wallet',
    title: 'bank-card.ewallet',
    none: 'bank-card.none_ewallet',
    add: 'bank-card.add_ewallet',
    institution: 'bank-card.institution_ewallet',
    number: 'bank-card.number_ewallet',
  },
  crypto: {
    icon: 'coin',
    title: 'bank-card.crypto',
    none: 'bank-card.none_crypto',
    add: 'bank-card.add_crypto',
    institution: 'bank-card.institution_crypto',
    number: 'bank-card.number_crypto',
  },
}

/** What a member has not told yet, and without which no card is added. */
export type Missing = 'pin' | 'name'

export function missingOf({ has_withdraw_password: hasPin, holder }: Cards): Missing | null {
  if (!hasPin) return 'pin'
  return holder === '' ? 'name' : null
}

/** What may be added to a kind: nothing where the site pays to none, or all places are taken. */
export type Room = 'open' | 'closed' | 'full'

export function roomFor(kind: CardKind, { cards, institutions, max_per_kind: max }: Cards): Room {
  if (cards.filter((card) => card.kind === kind).length >= max) return 'full'
  return institutions.some((one) => one.kind === kind) ? 'open' : 'closed'
}

/** In words, and with a tone that repeats them. */
export function stateOf(card: Card): { readonly text: MessageId; readonly tone: string } {
  if (card.needs_review) return { text: 'bank-card.checked', tone: 'wait' }
  if (card.is_cooling) return { text: 'bank-card.cooling', tone: 'wait' }
  return card.is_verified
    ? { text: 'bank-card.verified', tone: 'good' }
    : { text: 'bank-card.unverified', tone: 'plain' }
}
