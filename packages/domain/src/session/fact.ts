import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Changed = z.object({
  site_id: z.int(),
  member_id: z.string(),
  fingerprint: z.string(),
  ended: z.optional(z.string()),
})

export type SessionChanged = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** Of the session that counts now; empty when none does. */
  readonly fingerprint: string
  /** Of the one that has ended, where none took its place: a later one is not meant. */
  readonly ended?: string | undefined
}

const FINGERPRINT_DIGITS = 16

/** Tells sessions apart and opens none. A browser finds its own by hashing its token. */
export const fingerprintOf = (tokenHash: Buffer): string =>
  tokenHash.toString('hex').slice(0, FINGERPRINT_DIGITS)

/** Whatever holds another fingerprint is over; or, where one is named as ended, that one. */
export const changedFact = ({
  siteId,
  memberId,
  fingerprint,
  ended,
}: SessionChanged): Fact<z.output<typeof Changed>> => ({
  name: 'session.changed',
  siteId,
  owner: memberId,
  data: { site_id: siteId, member_id: memberId, fingerprint, ...(ended && { ended }) },
})

export function readChanged(data: unknown): SessionChanged {
  const fact = z.parse(Changed, data)
  return {
    siteId: fact.site_id as SiteId,
    memberId: fact.member_id as MemberId,
    fingerprint: fact.fingerprint,
    ended: fact.ended,
  }
}
