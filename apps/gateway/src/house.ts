import type { Database } from '@oriel/db/database'
import {
  createTeller,
  type SeamlessMove,
  type MoveAnswer,
  type TellerOptions,
} from '@oriel/domain/seamless'
import type { Payments } from '@oriel/domain/payment'
import type { Keys } from '@oriel/keys/keys'
import { createPayments } from '@oriel/payments/payments'
import type { MayCall } from './networks.ts'
import { rememberProviders, type Providers } from './providers.ts'

/** What calls are answered with. */
export type House = {
  readonly database: Database
  readonly keys: Keys
  readonly providers: Providers
  /** Whoever proves webhooks of payment providers. */
  readonly payments: Payments
  readonly mayCall: MayCall
  readonly now: () => number
  readonly tell: (move: SeamlessMove) => Promise<MoveAnswer>
}

export type HouseOptions = TellerOptions & {
  readonly now?: () => number
  readonly mayCall?: MayCall
}

export const createHouse = (
  database: Database,
  keys: Keys,
  { now = Date.now, mayCall = () => true, ...teller }: HouseOptions = {},
): House => ({
  database,
  keys,
  payments: createPayments({ rows: database.rows, keys, now: () => new Date(now()) }),
  providers: rememberProviders(database.rows, keys, now),
  mayCall,
  now,
  tell: createTeller(database, teller),
})
