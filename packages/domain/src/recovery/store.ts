import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'
import type { Member } from '@oriel/domain/member'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { askedBefore, tokenExpires } from './rules.ts'

/** Leave to set a new password: the newest counts, older ones of the same member are gone. */
export async function issueToken(
  work: Work,
  { id, siteId }: Pick<Member, 'id' | 'siteId'>,
  now: Date,
): Promise<string> {
  const token = newSecret()
  await dropTokens(work, id)
  await work
    .insertInto('recovery_tokens')
    .values({
      token_hash: hashSecret(token),
      site_id: siteId,
      member_id: id,
      expires_at: tokenExpires(now),
    })
    .execute()
  return token
}

/** Whose token it is, without using it up. */
export async function findToken(
  rows: Rows,
  siteId: SiteId,
  token: string,
  now: Date,
): Promise<MemberId | null> {
  const row = await rows
    .selectFrom('recovery_tokens')
    .select('member_id')
    .where('token_hash', '=', hashSecret(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? (row.member_id as MemberId) : null
}

/** True for the one who used it. */
export async function takeToken(work: Work, token: string, now: Date): Promise<boolean> {
  const taken = await work
    .deleteFrom('recovery_tokens')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

export async function dropTokens(work: Work, memberId: MemberId): Promise<void> {
  await work.deleteFrom('recovery_tokens').where('member_id', '=', memberId).execute()
}

export async function dropCode(work: Work, memberId: MemberId): Promise<boolean> {
  const dropped = await work
    .deleteFrom('recovery_codes')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return dropped.numDeletedRows === 1n
}

/** False for who has asked less than five minutes ago; asking again does not make it longer. */
export async function noteAsked(rows: Rows, who: Buffer, now: Date): Promise<boolean> {
  const noted = await rows
    .insertInto('recovery_asks')
    .values({ who, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('who')
        .doUpdateSet({ asked_at: now })
        .where('recovery_asks.asked_at', '<=', askedBefore(now)),
    )
    .returning('asked_at')
    .executeTakeFirst()
  return noted !== undefined
}

/** Whoever answers has spent a try before it is known whether they are right. */
export async function spendTry(
  rows: Rows,
  siteId: SiteId,
  account: string,
  now: Date,
): Promise<{ readonly memberId: MemberId; readonly mark: Buffer } | null> {
  const row = await rows
    .updateTable('recovery_codes')
    .from('members')
    .set((expression) => ({ tries_left: expression('tries_left', '-', 1) }))
    .whereRef('members.id', '=', 'recovery_codes.member_id')
    .where('members.site_id', '=', siteId)
    .where('members.account', '=', account)
    .where('members.state', '=', 'open')
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning(['recovery_codes.member_id', 'recovery_codes.code_mark'])
    .executeTakeFirst()
  return row ? { memberId: row.member_id as MemberId, mark: row.code_mark } : null
}

/** What nobody came back for. All of it lives for minutes, so few come into question. */
export async function sweepExpired(rows: Rows, now: Date): Promise<void> {
  await prune(
    rows,
    (count) => sql`DELETE FROM recovery_tokens WHERE token_hash IN (
      SELECT token_hash FROM recovery_tokens WHERE expires_at < ${now} LIMIT ${count})`,
  )
  await prune(
    rows,
    (count) => sql`DELETE FROM recovery_codes WHERE member_id IN (
      SELECT member_id FROM recovery_codes WHERE expires_at < ${now} LIMIT ${count})`,
  )
  await prune(
    rows,
    (count) => sql`DELETE FROM recovery_asks WHERE who IN (
      SELECT who FROM recovery_asks WHERE asked_at <= ${askedBefore(now)} LIMIT ${count})`,
  )
}
