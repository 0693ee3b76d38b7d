import type { Currency } from '@oriel/core/currency'
import type { Locale } from '@oriel/core/locale'
import type { Units } from '@oriel/core/money'
import type { ProviderAnswer } from '@oriel/domain/provider'
import type { Arrival } from './arrival.ts'
import type { HookReading } from './hook.ts'
import type {
  PayoutAsked,
  PayoutFate,
  PayoutRefusal,
  RefundAsked,
  RefundRefusal,
} from './payout.ts'

/** How a member pays: a transfer, a code their bank's app scans, another page, or coins. */
export type PaymentMethodKind = 'bank' | 'qr' | 'redirect' | 'crypto'

export type PaymentCaps = {
  readonly methods: readonly PaymentMethodKind[]
  readonly currencies: readonly Currency[]
  /** The provider's smallest amount, in our units. */
  readonly step: Units
  /** The references it takes, of orders, payouts and refunds alike. */
  readonly refPattern: RegExp
  /** Without it the provider's verified webhook decides. */
  readonly status: boolean
  readonly arrivals: boolean
  readonly payout: boolean
  readonly payoutCancel: boolean
  readonly refund: boolean
  readonly settlement: 'csv' | 'none'
  /** By the provider's documents: a request it has not seen after so long is never applied. */
  readonly notFoundFinalMs: number
}

export type OrderAsked = {
  readonly reference: string
  readonly currency: Currency
  readonly amount: Units
  readonly method: PaymentMethodKind
  /** Where a page of the provider leads back to. */
  readonly returnUrl: string
  readonly expiresAt: Date
  readonly locale: Locale
  /** The same for all orders of one member, and says nothing about them. */
  readonly payerMark: string
}
export type OrderRefusal =
  | 'amount_not_allowed'
  | 'method_closed'
  | 'maintenance'
  /** The reference is known with another order. */
  | 'duplicate'

/** An account money is sent to. */
export type Receiver = {
  /** What codes name the bank by; in Vietnam its BIN of six digits. */
  readonly institution: string
  /** What people call the bank. */
  readonly name: string
  readonly number: string
  readonly holder: string
}

/** What the payer has to do. The picture of a code is drawn by the house. */
export type Instructions =
  | { readonly kind: 'bank' | 'qr'; readonly receiver: Receiver; readonly message: string | null }
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'crypto'
      readonly coin: string
      readonly network: string
      readonly address: string
      /** Ten-to-the-minus-eighths of the coin. */
      readonly coins: bigint
      readonly rate: CoinRate
      readonly ratedAt: Date
    }

/** Price of one coin in the order's currency, in ten-to-the-minus-eighths of its unit. */
export type CoinRate = bigint

export type OrderStatus = {
  /** `closed`: the payer is offered no way to pay any more. Money may still arrive. */
  readonly state: 'open' | 'closed' | 'not_found'
  readonly arrivals: readonly Arrival[]
}

export type ArrivalPage = {
  readonly arrivals: readonly Arrival[]
  readonly cursor: string
  readonly more: boolean
}

/** One day's settlement, as CSV in the columns of `SETTLEMENT_HEADER`. */
export type SettlementFile = { readonly day: string; readonly text: string }

/**
 * What the house asks of any payment provider, in whatever dialect. A call that the caps exclude is
 * a bug of the caller and throws, except `payoutCancel`, which answers `unsupported`.
 */
export type PaymentPort = {
  readonly caps: PaymentCaps
  /** The same order again gives the same instructions. */
  open(asked: OrderAsked): Promise<ProviderAnswer<Instructions, OrderRefusal>>
  orderStatus(reference: string): Promise<ProviderAnswer<OrderStatus>>
  /**
   * A feed: it tells an arrival each time the arrival changes. A cursor is good for ever, so an
   * earlier one reads again what was told since, with what was late.
   */
  arrivals(asked: {
    readonly cursor: string
    readonly count: number
  }): Promise<ProviderAnswer<ArrivalPage>>
  /** The same payout again moves nothing: it is answered as before, or refused as `duplicate`. */
  payout(
    asked: PayoutAsked,
  ): Promise<ProviderAnswer<{ readonly providerTx: string }, PayoutRefusal | 'duplicate'>>
  /** Of a payout or a refund. */
  payoutStatus(reference: string): Promise<ProviderAnswer<PayoutFate>>
  /** After `cancelled` the reference never pays, however late it arrives. */
  payoutCancel(
    reference: string,
  ): Promise<ProviderAnswer<'cancelled' | 'already_sent', 'unsupported'>>
  refund(
    asked: RefundAsked,
  ): Promise<ProviderAnswer<{ readonly providerTx: string }, RefundRefusal>>
  /** Verifies a webhook over the bytes as they came. */
  readHook(raw: Uint8Array, headers: HookHeaders): HookReading
  /** Of one day, `YYYY-MM-DD` in UTC. */
  settlement(day: string): Promise<ProviderAnswer<SettlementFile, 'not_ready'>>
}

/** Names in lower case, as Node gives them. */
export type HookHeaders = Readonly<Record<string, string | string[] | undefined>>

/** Finds the way to a payment provider; null where the link is unknown or has no valid key. */
export type Payments = { port(linkId: string): Promise<PaymentPort | null> }
