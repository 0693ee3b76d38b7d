/** Amounts are whole ten-thousandths of the currency's unit, times milliseconds since 1970. */
export type OrderRow = {
  readonly number: number
  readonly reference: string
  readonly method: string
  readonly currency: string
  readonly amount: number
  /** Names the order to its payer: in the address of a page, or as an address of coins. */
  readonly code: string
  readonly back: string
  readonly opened: number
  readonly expires: number
  /** Ten-to-the-minus-eighths, where it is paid in coins. */
  readonly coins: number | null
  readonly rate: number | null
}

export type ArrivalRow = {
  readonly number: number
  readonly tx: string
  readonly reference: string | null
  readonly currency: string
  readonly amount: number
  readonly fee: number | null
  readonly state: 'seen' | 'final' | 'void'
  readonly payer_name: string | null
  readonly payer_account: string | null
  readonly message: string | null
  readonly coins: number | null
  readonly rate: number | null
  /** Height of the block it is in. */
  readonly block: number | null
  readonly seen: number
  readonly final: number | null
  readonly taken: 'chargeback' | 'return' | null
  readonly taken_at: number | null
  readonly taken_fee: number
  readonly won: number
}

export type PayoutRow = {
  readonly number: number
  readonly tx: string
  readonly reference: string
  readonly kind: 'payout' | 'refund'
  /** Of which arrival it is a refund. */
  readonly arrival: string | null
  readonly payee: string
  readonly currency: string
  readonly amount: number
  readonly fee: number
  readonly state: 'pending' | 'paid' | 'returned' | 'failed' | 'cancelled'
  readonly reason: string | null
  readonly made: number
  readonly due: number
  /** When it was paid, or sent back. */
  readonly at: number | null
}

export type HookRow = {
  readonly number: number
  readonly id: string
  readonly body: string
  readonly due: number
  readonly tries: number
  readonly state: 'waiting' | 'taken' | 'lost' | 'given_up'
  readonly status: number | null
}

export type LineRow = {
  readonly number: number
  readonly day: string
  readonly kind: string
  readonly tx: string
  readonly reference: string
  readonly currency: string
  /** Signed by what it does to the balance that is held for the house. */
  readonly gross: number
  readonly fee: number
  readonly at: number
}
