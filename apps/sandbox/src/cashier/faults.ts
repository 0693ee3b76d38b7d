import * as z from 'zod/mini'
import { callFaults, Share, Wait } from '../simulator/faults.ts'

/** What can go wrong at a payment provider. Shares are from 0 to 1. */
export const CashierPlan = z.object({
  ...callFaults,
  /** Webhooks. */
  hook_lost: Share,
  hook_twice: Share,
  hook_late_ms: Wait,
  hook_reordered: Share,
  hook_bad_signature: Share,
  hook_old: Share,
  hook_amount: Share,
  hook_currency: Share,
  hook_reference: Share,
  /** Payers. */
  paid_short: Share,
  paid_over: Share,
  paid_twice: Share,
  paid_late: Share,
  paid_other_name: Share,
  paid_other_currency: Share,
  /** Payouts: of these, `lost` was accepted and is forgotten. */
  status_pending_forever: Share,
  payout_lost: Share,
  payout_failed_late: Share,
  payout_returned: Share,
  /** So long a payout is under way. */
  payout_ms: z._default(z.int().check(z.minimum(0), z.maximum(3_600_000)), 1_500),
  /** So long after it was final an arrival is disputed; 0: never. */
  chargeback_after_s: Wait,
  /** The next block replaces so many before it. */
  reorg_depth: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  /** Time between two blocks. */
  block_ms: z._default(z.int().check(z.minimum(100), z.maximum(3_600_000)), 2_000),
  /** The feed leaves a change out, and tells it when it is read again from before. */
  feed_gap: Share,
  feed_repeat: Share,
  settlement_missing: Share,
  settlement_extra: Share,
  settlement_amount: Share,
  settlement_fee: Share,
})
export type CashierPlan = z.output<typeof CashierPlan>
