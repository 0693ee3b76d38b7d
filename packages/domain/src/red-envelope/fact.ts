import { currencies, type Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import type { EnvelopeId } from './rules.ts'

const Shown = z.object({
  site_id: z.int(),
  id: z.string(),
  currency: z.enum(currencies as [Currency]),
  end_at: z.string(),
})

export type EnvelopeShown = {
  readonly siteId: SiteId
  readonly id: EnvelopeId
  readonly currency: Currency
  readonly endAt: Date
}

/** An envelope has opened: pages ask whether it is for their member. */
export const shownFact = (shown: EnvelopeShown): Fact<z.output<typeof Shown>> => ({
  name: 'red-envelope.shown',
  siteId: shown.siteId,
  owner: String(shown.siteId),
  data: {
    site_id: shown.siteId,
    id: shown.id,
    currency: shown.currency,
    end_at: shown.endAt.toISOString(),
  },
})

export function readShown(data: unknown): EnvelopeShown {
  const { site_id, id, currency, end_at } = z.parse(Shown, data)
  return {
    siteId: site_id as SiteId,
    id: id as EnvelopeId,
    currency,
    endAt: new Date(end_at),
  }
}
