import type { Rows } from '@oriel/db/database'
import {
  findPaymentKeys,
  findPaymentLink,
  type PaymentPort,
  type Payments,
} from '@oriel/domain/payment'
import type { Keys } from '@oriel/keys/keys'
import type { Fetch } from '@oriel/providers/asking'
import { createPorts } from '@oriel/providers/ports'
import { createBridge } from './bridge.ts'
import { createPaymentGuard, type PaymentGuard } from './guard.ts'
import { createHarbor } from './harbor.ts'
import { PAYMENT_LIMITS, type PaymentLimits } from './limits.ts'
import { createQuarry } from './quarry.ts'
import type { PaymentDialect, PaymentWire } from './wire.ts'

/** How payment providers speak. A new one is a file beside these and a line here. */
export const DIALECTS: Readonly<Record<string, PaymentDialect>> = {
  bridge: createBridge,
  harbor: createHarbor,
  quarry: createQuarry,
}

export type PaymentsOptions = {
  readonly rows: Rows
  readonly keys: Keys
  readonly now: () => Date
  readonly fetch?: Fetch
  readonly limits?: Partial<PaymentLimits>
}

/** The ways to all payment providers. No link, or no key that is valid now: there is no way. */
export function createPayments(options: PaymentsOptions): Payments {
  const { rows, keys, now } = options
  const limits = { ...PAYMENT_LIMITS, ...options.limits }
  const wire: PaymentWire = { fetch: options.fetch ?? globalThis.fetch, now, limits }
  return createPorts({
    now,
    createGuard: () => createPaymentGuard(limits, now),
    async read(linkId: string, guard: PaymentGuard): Promise<PaymentPort | null> {
      const link = await findPaymentLink(rows, linkId)
      const [newest, ...others] = link ? await findPaymentKeys(rows, keys, linkId) : []
      if (!link || !newest) return null
      const dialect = DIALECTS[link.dialect]
      if (!dialect) throw new Error(`no dialect is called ${link.dialect}, as ${linkId} has`)
      return guard.wrap(dialect(link, [newest, ...others], wire))
    },
  })
}
