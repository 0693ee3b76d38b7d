import type { MemberId, SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { CHALLENGE_LIFE_MS } from './rules.ts'

/** Whose it is: of a member who adds a key, or of nobody yet, who signs in. */
export type ChallengeOwner = { readonly siteId: SiteId; readonly memberId: MemberId | null }

export async function issueChallenge(
  rows: Rows,
  { siteId, memberId }: ChallengeOwner,
  now: Date,
): Promise<string> {
  const challenge = newSecret()
  await rows
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashSecret(challenge),
      site_id: siteId,
      member_id: memberId,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFE_MS),
    })
    .execute()
  return challenge
}

/** Good once, whatever becomes of the answer to it. One of somebody else stays theirs. */
export async function takeChallenge(
  rows: Rows,
  { siteId, memberId }: ChallengeOwner,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const taken = await rows
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('site_id', '=', siteId)
    .where('member_id', 'is not distinct from', memberId)
    .returning('expires_at')
    .executeTakeFirst()
  return taken !== undefined && taken.expires_at > now
}

/** What nobody answered in time. */
export async function sweepPasskeys(database: Database, now: Date): Promise<void> {
  await prune(
    database.rows,
    (count) => sql`DELETE FROM passkey_challenges WHERE challenge_hash IN (
      SELECT challenge_hash FROM passkey_challenges WHERE expires_at < ${now} LIMIT ${count})`,
  )
}
