import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'

/** One movement of money at a payment provider, as the provider tells it. */
export type Arrival = {
  /** The provider's own id of the movement. */
  readonly providerTx: string
  /** The order the provider itself counts it to; null where it knows none. */
  readonly reference: string | null
  readonly currency: Currency
  readonly amount: Units
  /** `void`: it was seen and did not hold, for instance after a reorganised block. */
  readonly state: 'seen' | 'final' | 'void'
  /** What the provider keeps of it; null while that is not known. */
  readonly fee: Units | null
  readonly payer: Payer
  /** What the payer wrote. */
  readonly message: string | null
  readonly coins: ArrivedCoins | null
  readonly takenBack: TakenBack | null
  readonly seenAt: Date
  readonly finalAt: Date | null
}

/** As far as the provider tells: banks write names freely, networks of coins know none. */
export type Payer = {
  readonly name: string | null
  readonly account: string | null
  /** The bank or network of the account, where it is told. */
  readonly institution?: string | null
}

/** The amount of a crypto arrival is ⌊coins × rate⌋, to the shown coin. */
export type ArrivedCoins = {
  readonly coin: string
  /** Ten-to-the-minus-eighths of the coin. */
  readonly coins: bigint
  /** Ten-to-the-minus-eighths of the currency's unit for one coin. */
  readonly rate: bigint
  readonly confirmations: number
  readonly confirmationsNeeded: number
}

/** A payment disputed by its payer, or returned by a bank without a dispute. */
export type TakenBack = {
  readonly kind: 'chargeback' | 'return'
  readonly state: 'taken' | 'won'
  /** What the dispute costs the house. */
  readonly fee: Units
  readonly at: Date
}
