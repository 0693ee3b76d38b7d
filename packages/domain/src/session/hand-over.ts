import type { MemberId, SessionId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import type { Keys } from '@oriel/keys/keys'
import { isSiteOff } from '@oriel/domain/switch'
import { finishSignInWithin } from './finish.ts'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import type { OpenedWith, Session, Since } from './live.ts'
import { isAlive, timesOf } from './rules.ts'
import type { From, Guard, SignedIn } from './attempt.ts'

const CODE_LIFE_MS = 60_000

type Owner = Pick<Session, 'siteId' | 'memberId'> & { readonly id: SessionId | null }

/**
 * A code that carries a sign-in to another window or app: once, soon, on this site. It is sealed,
 * so that whatever was not issued here is thrown away before the database is asked.
 */
export async function issueHandOver(
  database: Database,
  keys: Keys,
  owner: Owner,
  openedWith: OpenedWith,
  now: Date,
): Promise<string> {
  const code = newSecret()
  await database.rows
    .insertInto('hand_over_codes')
    .values({
      code_hash: hashSecret(code),
      site_id: owner.siteId,
      member_id: owner.memberId,
      session_id: owner.id,
      opened_with: openedWith,
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .execute()
  return keys.seal('hand-over', code, `site ${owner.siteId}`).toString('base64url')
}

/** A session of its own for whoever brings the code first. Everything else fails alike. */
export async function takeHandOver(
  { database, keys }: Pick<Guard, 'database' | 'keys'>,
  enc: string,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, 'hand_over_failed'>> {
  const sealed = Buffer.from(enc, 'base64url')
  const code = keys.open('hand-over', sealed, `site ${from.siteId}`)?.toString()
  const signedIn = await database.transaction(async (work) => {
    const taken = await work
      .deleteFrom('hand_over_codes')
      .where('code_hash', '=', hashSecret(code ?? ''))
      .where('site_id', '=', from.siteId)
      .returning(['member_id', 'session_id', 'opened_with', 'expires_at'])
      .executeTakeFirst()
    if (!taken || taken.expires_at <= now || (await isSiteOff(work, from.siteId))) return null
    const member = await work
      .selectFrom('members')
      .select(['id', 'account', 'state'])
      .where('id', '=', taken.member_id)
      .executeTakeFirstOrThrow()
    if (member.state !== 'open') return null
    const given = taken.session_id as SessionId | null
    const since = given === null ? undefined : await sinceOf(work, given, now)
    if (since === null) return null
    const who = { id: member.id as MemberId, siteId: from.siteId, account: member.account }
    return finishSignInWithin(work, who, from, taken.opened_with as OpenedWith, now, since)
  })
  if (signedIn) return done(signedIn)
  const line = { siteId: from.siteId, memberId: null, kind: 'hand_over', ip: from.ip } as const
  await noteAudit(database.rows, { ...line, refused: 'hand_over_failed' }, now)
  return refuse('hand_over_failed')
}

/**
 * The times of the session that asked for the code; null when it has ended since. They go on in the
 * new one: hand-overs in a row do not outlive the limit of one sign-in, nor prove anybody anew.
 */
async function sinceOf(work: Work, id: SessionId, now: Date): Promise<Since | null> {
  const row = await work
    .selectFrom('sessions')
    .select(['created_at', 'signed_in_at', 'proven_at', 'seen_at', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const times = timesOf(row)
  if (!isAlive(times, now)) return null
  return { signedInAt: times.signedInAt, provenAt: row.proven_at ?? row.created_at }
}
