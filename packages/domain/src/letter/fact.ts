import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const whats = ['sent', 'read', 'deleted'] as const
const Changed = z.object({ site_id: z.int(), member_id: z.string(), what: z.enum(whats) })

export type LetterChanged = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly what: (typeof whats)[number]
}

/** Something about the letters of one member. Whoever tells it counts what is unread then. */
export const changedFact = ({ siteId, memberId, what }: LetterChanged): Fact => ({
  name: 'letter.changed',
  siteId,
  owner: memberId,
  data: { site_id: siteId, member_id: memberId, what } satisfies z.output<typeof Changed>,
})

export function readLetterChanged(data: unknown): LetterChanged {
  const { site_id, member_id, what } = z.parse(Changed, data)
  return { siteId: site_id as SiteId, memberId: member_id as MemberId, what }
}

/** Many members of a site may have a new letter: one fact, and not one for each of them. */
export const spreadFact = (siteId: SiteId): Fact => ({
  name: 'letter.spread',
  siteId,
  owner: `site-${siteId}`,
  data: { site_id: siteId },
})

const Spread = z.object({ site_id: z.int() })
export const readLetterSpread = (data: unknown): SiteId => z.parse(Spread, data).site_id as SiteId
