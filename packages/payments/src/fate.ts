import type { PaidOut, PayoutFate } from '@oriel/domain/payment'

/** A payout whose money has left, and may have been sent back. */
export const leftFate = (isBack: boolean, paid: PaidOut, reason: string | null): PayoutFate =>
  isBack ? { state: 'returned', reason: reason ?? '', ...paid } : { state: 'paid', ...paid }
