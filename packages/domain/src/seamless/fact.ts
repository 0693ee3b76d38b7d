import { currencies, type Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import * as z from 'zod/mini'

/** Written by the database beside the money, one for each round that is over. */
const Settled = z.object({
  provider_id: z.string(),
  round_id: z.string(),
  site_id: z.int(),
  member_id: z.string(),
  currency: z.enum(currencies as [Currency]),
  title: z.string(),
  stake: z.string(),
  payout: z.string(),
  started_at: z.string(),
  settled_at: z.string(),
})

export type SeamlessSettled = {
  readonly providerId: string
  readonly roundId: string
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly currency: Currency
  readonly title: string
  readonly stake: Units
  readonly payout: Units
  readonly startedAt: Date
  readonly settledAt: Date
}

/** Reads the fact `seamless.settled`. */
export function readSettled(data: unknown): SeamlessSettled {
  const fact = z.parse(Settled, data)
  return {
    providerId: fact.provider_id,
    roundId: fact.round_id,
    siteId: fact.site_id as SiteId,
    memberId: fact.member_id as MemberId,
    currency: fact.currency,
    title: fact.title,
    stake: BigInt(fact.stake),
    payout: BigInt(fact.payout),
    startedAt: new Date(fact.started_at),
    settledAt: new Date(fact.settled_at),
  }
}
