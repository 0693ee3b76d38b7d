import type { PaymentPort } from '@oriel/domain/payment'
import type { ProviderKey } from '@oriel/domain/provider'
import type { Fetch } from '@oriel/providers/asking'
import { createBridge } from '../bridge.ts'
import { createHarbor } from '../harbor.ts'
import { PAYMENT_LIMITS, type PaymentTimes } from '../limits.ts'
import { createQuarry } from '../quarry.ts'
import type { PaymentKeys } from '../wire.ts'

const DIALECTS = { bridge: createBridge, harbor: createHarbor, quarry: createQuarry }
export type DialectName = keyof typeof DIALECTS

export type OpenedPayment = {
  readonly dialect: DialectName
  readonly url: string
  readonly operator: string
  readonly keys: PaymentKeys
}

export type WireChange = {
  readonly fetch?: Fetch
  readonly now?: () => Date
  readonly limits?: PaymentTimes
}

/** A bare port, without a guard and without a database: for cases that are about the dialect. */
export function openPaymentPort(opened: OpenedPayment, change: WireChange = {}): PaymentPort {
  const { dialect, url, operator, keys } = opened
  const { fetch = globalThis.fetch, now = () => new Date(), limits = PAYMENT_LIMITS } = change
  return DIALECTS[dialect]({ id: 'PSXX', url, operator }, keys, { fetch, now, limits })
}

/** A key that no provider knows, in the form that its dialect takes. */
export const STRANGER: ProviderKey = { keyId: 'none', secret: `nobody knows it.${'A'.repeat(43)}` }
