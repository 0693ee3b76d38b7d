import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { EnvelopeId } from './rules.ts'

export type Sealed = {
  readonly siteId: SiteId
  readonly currency: Currency
  readonly slots: number
  readonly sealed: Uint8Array
}

export async function findSealed(rows: Rows, id: EnvelopeId): Promise<Sealed | null> {
  const row = await rows
    .selectFrom('red_envelopes')
    .select(['site_id', 'currency', 'slots', 'seed'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { site_id: siteId, currency, slots, seed: sealed } = row
  return { siteId: siteId as SiteId, currency: currency as Currency, slots, sealed }
}
