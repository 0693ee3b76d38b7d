import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'

/** What a webhook says about an order. The provider's status decides; the amount is compared. */
export type OrderNews = {
  readonly about: 'order'
  readonly reference: string | null
  readonly providerTx: string
  readonly currency: Currency
  readonly amount: Units
  readonly state: string
  /** What may have been credited is disputed, taken back or void: the feed has more of it. */
  readonly isBack: boolean
}
/** What a webhook says about a payout or a refund. */
export type PayoutNews = {
  readonly about: 'payout'
  readonly reference: string
  readonly state: string
}

/** One delivery of a provider; some tell many things at once. */
export type HookEvent = {
  /** The provider's own id of the delivery: sent again, it is the same. */
  readonly eventId: string
  readonly news: readonly (OrderNews | PayoutNews)[]
}

/** The bytes came from the provider, and what they say is well formed. */
export type Proven<Event> = {
  readonly kind: 'proven'
  readonly event: Event
  /** The body of the answer that the provider takes for a yes. */
  readonly answer: string
}
export type HookReading = Proven<HookEvent> | HookRefusal

export type HookRefusal =
  | 'bad_signature'
  /** Rightly signed, at a time too far from ours. */
  | 'stale'
  | 'malformed'

/** A signed time may differ from ours by so much, either way. */
export const HOOK_WINDOW_MS = 300_000
