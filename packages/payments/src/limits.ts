import { FENCE_LIMITS, type FenceLimits } from '@oriel/providers/limits'

/** What the house grants one payment provider. */
export type PaymentTimes = {
  readonly openMs: number
  readonly statusMs: number
  readonly payoutMs: number
  readonly settlementMs: number
}
export type PaymentLimits = FenceLimits & PaymentTimes

export const PAYMENT_LIMITS: PaymentLimits = {
  ...FENCE_LIMITS,
  openMs: 5_000,
  statusMs: 5_000,
  payoutMs: 10_000,
  settlementMs: 30_000,
}

/** 200,000 lines of a settlement, each some 150 bytes. */
export const SETTLEMENT_MAX_BYTES = 32 * 1024 * 1024
