import { currencies, type Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Granted = z.object({
  site_id: z.int(),
  member_id: z.string(),
  // Left out by the release before.
  currency: z.optional(z.enum(currencies as [Currency])),
})

export type RouletteGranted = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** Of the wheel that the draws turn; null: the one the member played with. */
  readonly currency: Currency | null
}

/** A member was given draws. The fact names whose: what is left is read when it is told. */
export const rouletteGranted = ({
  siteId,
  memberId,
  currency,
}: RouletteGranted): Fact<z.output<typeof Granted>> => ({
  name: 'roulette.granted',
  siteId,
  owner: memberId,
  data: { site_id: siteId, member_id: memberId, ...(currency && { currency }) },
})

export function readRouletteGranted(data: unknown): RouletteGranted {
  const { site_id, member_id, currency } = z.parse(Granted, data)
  return { siteId: site_id as SiteId, memberId: member_id as MemberId, currency: currency ?? null }
}
