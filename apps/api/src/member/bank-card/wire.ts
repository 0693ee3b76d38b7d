import type { BankCardWire, bankCardListCall } from '@oriel/contract/member/bank-card'
import type { DataOf } from '@oriel/contract/endpoint'
import { CARD_COOLING_HOURS, CARDS_PER_KIND } from '@oriel/core/bank-card/card-kind'
import { maskPersonal } from '@oriel/core/personal'
import type { BankCard, CardOverview } from '@oriel/domain/bank-card'
import type * as z from 'zod/mini'

export const cardWire = (card: BankCard): z.output<typeof BankCardWire> => ({
  id: card.id,
  kind: card.kind,
  currency: card.currency,
  name: card.name,
  last_four: card.lastFour,
  is_default: card.isDefault,
  added_at: card.addedAt,
  usable_at: card.usableAt,
  is_cooling: card.isCooling,
  is_verified: card.verifiedAt !== null,
  needs_review: card.reviewBecause !== null,
})

export const overviewWire = (
  overview: CardOverview,
  now: Date,
): DataOf<typeof bankCardListCall> => ({
  read_at: now,
  holder: maskPersonal('name', overview.holder ?? ''),
  has_withdraw_password: overview.hasWithdrawPassword,
  currency: overview.currency,
  cards: overview.cards.map(cardWire),
  refused: overview.refused.map(({ id, kind, name, lastFour, removedAt, removedBecause }) => ({
    id,
    kind,
    name,
    last_four: lastFour,
    refused_at: removedAt,
    because: removedBecause,
  })),
  institutions: overview.institutions.map(({ code, kind, name, digits }) => ({
    code,
    kind,
    name,
    digits_min: digits?.min ?? null,
    digits_max: digits?.max ?? null,
  })),
  max_per_kind: CARDS_PER_KIND,
  cooling_hours: CARD_COOLING_HOURS,
})
