import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'

/** Where a member is paid to. */
export type Payee =
  | {
      readonly kind: 'bank' | 'ewallet'
      readonly institution: string
      readonly account: string
      readonly holder: string
    }
  | {
      readonly kind: 'crypto'
      readonly network: string
      readonly address: string
      readonly memo: string | null
    }

export type PayoutAsked = {
  readonly reference: string
  readonly currency: Currency
  readonly amount: Units
  readonly payee: Payee
}
export type PayoutRefusal =
  | 'payee_invalid'
  | 'name_differs'
  | 'amount_not_allowed'
  | 'insufficient_float'
  | 'payee_blocked'
  | 'maintenance'

export type RefundAsked = {
  readonly reference: string
  /** The provider's own id of the arrival. */
  readonly arrival: string
  readonly currency: Currency
  readonly amount: Units
}
export type RefundRefusal = 'too_late' | 'amount_not_allowed' | 'duplicate'

export type PaidOut = {
  readonly providerTx: string
  readonly currency: Currency
  readonly amount: Units
  /** What the provider keeps for it. */
  readonly fee: Units
  readonly at: Date
}

export type PayoutFate =
  | ({ readonly state: 'paid' } & PaidOut)
  /** It was paid, and the payee's bank sent it back. */
  | ({ readonly state: 'returned'; readonly reason: string } & PaidOut)
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'pending' }
  /** May still change while a request is on its way. */
  | { readonly state: 'not_found' }
