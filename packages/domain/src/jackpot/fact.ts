import { currencies, type Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Changed = z.object({
  site_id: z.int(),
  currency: z.enum(currencies as [Currency]),
})

export type JackpotChanged = { readonly siteId: SiteId; readonly currency: Currency }

/**
 * The fact names the pool and not its amount: contributions that happen at the same time do not see
 * each other, so each would tell a total that never was. Whoever hears it reads the pool.
 */
export const changedFact = ({
  siteId,
  currency,
}: JackpotChanged): Fact<z.output<typeof Changed>> => ({
  name: 'jackpot.changed',
  siteId,
  owner: `jackpot-${siteId}-${currency}`,
  data: { site_id: siteId, currency },
})

export function readChanged(data: unknown): JackpotChanged {
  const fact = z.parse(Changed, data)
  return { siteId: fact.site_id as SiteId, currency: fact.currency }
}
