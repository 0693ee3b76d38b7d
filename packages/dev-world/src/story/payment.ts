import type { Database } from '@oriel/db/database'
import { addPaymentKey, savePaymentLink } from '@oriel/domain/payment'
import type { Keys } from '@oriel/keys/keys'
import type { PaymentAccess } from '../payments.ts'

/** How sites reach payment providers. Ports and secrets are of this start of the world. */
export async function tellPayments(
  { rows }: Database,
  accesses: readonly PaymentAccess[],
  now: Date,
  keys: Keys,
): Promise<void> {
  for (const { linkId, siteId, dialect, url, operator, keyId, secret } of accesses) {
    const link = { id: linkId, siteId, dialect, url, operator, isSandbox: true }
    await savePaymentLink(rows, link, now)
    await addPaymentKey(rows, keys, linkId, { keyId, secret })
  }
}
