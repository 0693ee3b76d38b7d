import type { PaymentLink, PaymentPort } from '@oriel/domain/payment'
import type { ProviderKey } from '@oriel/domain/provider'
import type { WireOf } from '@oriel/providers/asking'
import type { PaymentTimes } from './limits.ts'

/** What every dialect speaks over. */
export type PaymentWire = WireOf<PaymentTimes>

/** The keys that are valid now, the newest first: it signs, and any of them proves. */
export type PaymentKeys = readonly [ProviderKey, ...ProviderKey[]]

export type DialectLink = Pick<PaymentLink, 'id' | 'url' | 'operator'>

/** How one kind of payment provider is spoken to. */
export type PaymentDialect = (
  link: DialectLink,
  keys: PaymentKeys,
  wire: PaymentWire,
) => PaymentPort
