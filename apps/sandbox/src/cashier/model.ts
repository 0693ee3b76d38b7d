import type { Faults } from '../simulator/faults.ts'
import type { Tables } from '../simulator/tables.ts'
import type { CashierPlan } from './faults.ts'
import type { ArrivalRow, PayoutRow } from './rows.ts'

export type CashierOptions = {
  readonly now: () => Date
  /** Where browsers reach the sandbox, without a slash at the end. */
  readonly issuer: string
  readonly faultsAllowed: boolean
  /** Where books are kept; empty is in memory. */
  readonly dataFolder?: string
  /** Sites that payers may be led back to. */
  readonly lobbies?: readonly string[]
  readonly cashiers?: readonly CashierSetting[]
}

export type CashierSetting = {
  readonly dialect: 'bridge' | 'harbor' | 'quarry'
  /** Its place: `/cashier/<name>`. */
  readonly name: string
  readonly operator: string
  readonly secret: string
  /** Private half of the key that signs webhooks, where there is one: PKCS 8 as base64. */
  readonly signer?: string | undefined
  /** Where its webhooks go; empty: nowhere. */
  readonly hook: string
}

/** How one kind of payment provider differs from the others. */
export type CashierDialect = {
  readonly title: string
  /** Its smallest amount, in ten-thousandths. */
  readonly step: number
  readonly arrivalFeePpm: number
  readonly payoutFeePpm: number
  /** Whether money arrives in coins, in blocks. */
  readonly hasChain: boolean
  /** The same payout again is answered as before, or refused as known. */
  readonly repeats: 'same' | 'refused'
  /** What a webhook and the feed say of an arrival and of a payout. */
  readonly arrivalItem: (row: ArrivalRow, cashier: Cashier) => object
  readonly payoutItem: (row: PayoutRow) => object
  /** So many events go into one webhook, the latest first. */
  readonly batchMax: number
  readonly hookBody: (id: string, items: readonly object[]) => string
  readonly sign: (setting: CashierSetting, body: string, atMs: number) => Record<string, string>
  readonly isTaken: (status: number, text: string) => boolean
}

/** One simulated payment provider: its books, its faults, and who may ask it. */
export type Cashier = {
  readonly setting: CashierSetting
  readonly dialect: CashierDialect
  /** `/cashier/<name>`. */
  readonly path: string
  /** The same for browsers. */
  readonly pageUrl: string
  readonly tables: Tables
  readonly faults: Faults<CashierPlan>
  readonly lobbies: readonly string[]
  readonly nowMs: () => number
}
