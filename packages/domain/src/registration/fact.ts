import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Registered = z.object({
  site_id: z.int(),
  member_id: z.string(),
  currency: z.string(),
  introduced_by: z.nullable(z.enum(['agent', 'recommender'])),
})

type NewMember = {
  readonly siteId: SiteId
  readonly id: MemberId
  readonly currency: Currency
  readonly introducedBy: 'agent' | 'recommender' | null
}

/** Somebody has become a member. It says nothing about who they are. */
export const registeredFact = (member: NewMember): Fact<z.output<typeof Registered>> => ({
  name: 'member.registered',
  siteId: member.siteId,
  owner: member.id,
  data: {
    site_id: member.siteId,
    member_id: member.id,
    currency: member.currency,
    introduced_by: member.introducedBy,
  },
})
