import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rate } from '@oriel/domain/rate'

type Times = { signedInAt: Date; seenAt: Date; endedAt: Date | null }

const IDLE_MAX_MS = 30 * 60_000
const AGE_MAX_MS = 12 * 3_600_000
/** Noting every call would write a row per request; once a minute is exact enough for 30. */
const SEEN_NOTED_EVERY_MS = 60_000

/** How long a proof of who the member is counts for what protects their account. */
const PROOF_FRESH_MS = 5 * 60_000
const CODES_MAX = 5
const QUARTER_HOUR_MS = 15 * 60_000

type TimesRow = {
  readonly created_at: Date
  readonly signed_in_at: Date | null
  readonly seen_at: Date
  readonly ended_at: Date | null
}

/** A session that the version before opened has only its beginning. */
export const timesOf = (row: TimesRow): Times => ({
  signedInAt: row.signed_in_at ?? row.created_at,
  seenAt: row.seen_at,
  endedAt: row.ended_at,
})

/** A session dies 30 minutes after its last use, 12 hours after the sign-in, or when ended. */
export const isAlive = (times: Times, now: Date): boolean =>
  times.endedAt === null &&
  now.getTime() - times.seenAt.getTime() < IDLE_MAX_MS &&
  now.getTime() - times.signedInAt.getTime() < AGE_MAX_MS

export const isFreshProof = (provenAt: Date, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < PROOF_FRESH_MS

type Whose = { readonly siteId: SiteId; readonly memberId: MemberId }

/** Codes of an authenticator app that a signed-in member proves themselves with. */
export const codeRates = ({ siteId, memberId: who }: Whose): Rate[] => [
  { siteId, who, name: 'own code', max: CODES_MAX, perMs: QUARTER_HOUR_MS },
]

export const shouldNoteSeen = (times: Times, now: Date): boolean =>
  now.getTime() - times.seenAt.getTime() >= SEEN_NOTED_EVERY_MS
