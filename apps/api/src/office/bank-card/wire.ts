import type { DataOf } from '@oriel/contract/endpoint'
import type { memberBankCardsCall } from '@oriel/contract/office/bank-card'
import { cardLabel, isRefusal, type BankCard } from '@oriel/domain/bank-card'

type Line = DataOf<typeof memberBankCardsCall>['list'][number]

export const cardLine = (card: BankCard): Line => ({
  id: card.id,
  kind: card.kind,
  currency: card.currency,
  card: cardLabel(card.name, card.lastFour),
  state: stateOf(card),
  review: card.reviewBecause,
  verified_by: card.verifiedBy,
  verified_at: card.verifiedAt,
  is_default: card.isDefault,
  added_at: card.addedAt,
  usable_at: card.usableAt,
  removed_at: card.removedAt,
  removed_because: card.removedBecause,
})

function stateOf({ removedBecause, reviewBecause, verifiedAt }: BankCard): Line['state'] {
  if (removedBecause !== null) return isRefusal(removedBecause) ? 'refused' : 'removed'
  if (reviewBecause !== null) return 'review'
  return verifiedAt === null ? 'unverified' : 'verified'
}
