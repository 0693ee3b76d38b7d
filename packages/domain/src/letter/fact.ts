import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import { letterKinds, type LetterId, type LetterKind } from './rules.ts'

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

const Mail = z.object({
  site_id: z.int(),
  member_id: z.string(),
  letter_id: z.string(),
  kind: z.enum(letterKinds),
})

export type LetterMail = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly letterId: LetterId
  readonly kind: LetterKind
}

/** A letter to one member who wants mail of its kind; asked again when the mail is sent. */
export const mailFact = ({ siteId, memberId, letterId, kind }: LetterMail): Fact => ({
  name: 'letter.mail',
  siteId,
  owner: memberId,
  data: { site_id: siteId, member_id: memberId, letter_id: letterId, kind } satisfies z.output<
    typeof Mail
  >,
})

export function readLetterMail(data: unknown): LetterMail {
  const { site_id, member_id, letter_id, kind } = z.parse(Mail, data)
  const memberId = member_id as MemberId
  return { siteId: site_id as SiteId, memberId, letterId: letter_id as LetterId, kind }
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
