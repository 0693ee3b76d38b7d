import { currencies, type Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { PaymentCaps } from '@oriel/domain/payment'
import { codeOf, HUNDREDTH } from '@oriel/providers/amounts'

/** Its documents: it gives up a request after a minute. Twice that is certain. */
const NOT_FOUND_FINAL_MS = 120_000

export const HARBOR_CAPS: PaymentCaps = {
  methods: ['redirect'],
  currencies,
  step: HUNDREDTH,
  refPattern: /^[A-Za-z0-9_-]{1,64}$/,
  status: true,
  arrivals: true,
  payout: true,
  payoutCancel: true,
  refund: true,
  settlement: 'csv',
  notFoundFinalMs: NOT_FOUND_FINAL_MS,
}

export const wireAmount = ({ amount, currency }: { amount: Units; currency: Currency }) => ({
  value: Number(amount / HUNDREDTH),
  currency: codeOf(currency),
})
