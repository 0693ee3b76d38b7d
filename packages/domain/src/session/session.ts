import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId, type SessionId, type SiteId } from '@oriel/core/id'
import type { Database, Rows, Work } from '@oriel/db/database'
import { isAlive, shouldNoteSeen } from './rules.ts'
import { hashSecret, newSecret } from './secret.ts'

export { hashSecret, newSecret } from './secret.ts'

export type Session = {
  readonly id: SessionId
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** The member's own: what a page says about it is not believed. */
  readonly currency: Currency
}

/**
 * Both are needed at every call: the token in a header, the binding in a cookie that scripts cannot
 * read.
 */
export type SessionSecrets = { readonly token: string; readonly binding: string }

/** Signs a member in. Any earlier session of theirs ends in the same moment. */
export async function openSession(
  database: Database,
  { siteId, memberId }: { siteId: SiteId; memberId: MemberId },
  now: Date,
): Promise<Session & SessionSecrets> {
  const secrets = { token: newSecret(), binding: newSecret() }
  const session = { id: newId<'session'>(), siteId, memberId, ...secrets }
  return database.transaction(async (work) => {
    const currency = await takeTurn(work, memberId)
    await work
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute()
    await work
      .insertInto('sessions')
      .values({
        id: session.id,
        token_hash: hashSecret(session.token),
        binding_hash: hashSecret(session.binding),
        site_id: siteId,
        member_id: memberId,
        created_at: now,
        seen_at: now,
      })
      .execute()
    return { ...session, currency }
  })
}

/** Sign-ins of one member queue here: unseen by each other, both would open a session. */
async function takeTurn(work: Work, memberId: MemberId): Promise<Currency> {
  const member = work.selectFrom('members').select('currency').where('id', '=', memberId)
  const { currency } = await member.forNoKeyUpdate().executeTakeFirstOrThrow()
  return currency as Currency
}

/** The live session behind both secrets, on this site; null for anything less. */
export async function findSession(
  database: Database,
  secrets: SessionSecrets,
  siteId: SiteId,
  now: Date,
): Promise<Session | null> {
  const row = await database.rows
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .selectAll('s')
    .select('m.currency')
    .where('s.token_hash', '=', hashSecret(secrets.token))
    .where('s.site_id', '=', siteId)
    .executeTakeFirst()
  if (!row || !row.binding_hash.equals(hashSecret(secrets.binding))) return null
  const times = { createdAt: row.created_at, seenAt: row.seen_at, endedAt: row.ended_at }
  if (!isAlive(times, now)) return null
  if (shouldNoteSeen(times, now)) await noteSeen(database.rows, row.id, now)
  return {
    id: row.id as SessionId,
    siteId,
    memberId: row.member_id as MemberId,
    currency: row.currency as Currency,
  }
}

export async function endSession(database: Database, id: SessionId, now: Date): Promise<void> {
  await database.rows
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

async function noteSeen(rows: Rows, id: string, now: Date): Promise<void> {
  const update = rows.updateTable('sessions').set({ seen_at: now }).where('id', '=', id)
  await update.where('seen_at', '<', now).execute()
}
