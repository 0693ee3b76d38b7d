import type { PaymentPort } from '@oriel/domain/payment'
import { createFence, type Way } from '@oriel/providers/fence'
import type { PaymentLimits } from './limits.ts'

/** The fence before the calls of a payment provider. */
export type PaymentGuard = { wrap(port: PaymentPort): PaymentPort }

/**
 * Deposits and payouts have places of their own, so that neither holds up the other. The breaker
 * stops what begins something new; what asks about money under way is always sent.
 */
const IN: Way = { places: 'in', isBreakable: true }
const ASK_IN: Way = { places: 'in', isBreakable: false }
const OUT: Way = { places: 'out', isBreakable: true }
const ASK_OUT: Way = { places: 'out', isBreakable: false }

export function createPaymentGuard(limits: PaymentLimits, now: () => Date): PaymentGuard {
  const { run } = createFence(limits, now)
  const { openMs, statusMs, payoutMs, settlementMs } = limits
  return {
    wrap: (port) => ({
      caps: port.caps,
      open: (asked) => run(IN, openMs, () => port.open(asked)),
      orderStatus: (reference) => run(ASK_IN, statusMs, () => port.orderStatus(reference)),
      arrivals: (asked) => run(ASK_IN, statusMs, () => port.arrivals(asked)),
      payout: (asked) => run(OUT, payoutMs, () => port.payout(asked)),
      payoutStatus: (reference) => run(ASK_OUT, statusMs, () => port.payoutStatus(reference)),
      payoutCancel: (reference) => run(ASK_OUT, payoutMs, () => port.payoutCancel(reference)),
      refund: (asked) => run(OUT, payoutMs, () => port.refund(asked)),
      readHook: (raw, headers) => port.readHook(raw, headers),
      settlement: (day) => run(IN, settlementMs, () => port.settlement(day)),
    }),
  }
}
