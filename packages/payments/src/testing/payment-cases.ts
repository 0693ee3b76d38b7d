import { arrivals } from './cases/arrival.ts'
import { feeds } from './cases/feed.ts'
import { hooks } from './cases/hook.ts'
import { orders } from './cases/order.ts'
import { payouts } from './cases/payout.ts'
import { refunds } from './cases/refund.ts'
import { settlements } from './cases/settlement.ts'
import { wires } from './cases/wire.ts'
import type { PaymentCase } from './ground.ts'

/** What the house relies on at every payment provider, in whatever dialect it is spoken there. */
export const PAYMENT_CASES: readonly PaymentCase[] = [
  ...orders,
  ...arrivals,
  ...feeds,
  ...payouts,
  ...refunds,
  ...hooks,
  ...settlements,
  ...wires,
]
