type Times = { createdAt: Date; seenAt: Date; endedAt: Date | null }

const IDLE_MAX_MS = 30 * 60_000
const AGE_MAX_MS = 12 * 3_600_000
/** Noting every call would write a row per request; once a minute is exact enough for 30. */
const SEEN_NOTED_EVERY_MS = 60_000

/** A session dies 30 minutes after its last use, 12 hours after its start, or when ended. */
export const isAlive = (times: Times, now: Date): boolean =>
  times.endedAt === null &&
  now.getTime() - times.seenAt.getTime() < IDLE_MAX_MS &&
  now.getTime() - times.createdAt.getTime() < AGE_MAX_MS

export const shouldNoteSeen = (times: Times, now: Date): boolean =>
  now.getTime() - times.seenAt.getTime() >= SEEN_NOTED_EVERY_MS
