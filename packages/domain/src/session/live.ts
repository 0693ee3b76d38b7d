import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId, type SessionId, type SiteId } from '@oriel/core/id'
import type { Database, Rows, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { lockMember, type LockedMember } from '@oriel/domain/member'
import { sql } from 'kysely'
import { isAlive, timesOf } from './rules.ts'
import { changedFact, fingerprintOf } from './fact.ts'
import { hashSecret, newSecret } from '@oriel/keys/secret'

export type Session = {
  readonly id: SessionId
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** The member's own: what a page says about it is not believed. */
  readonly currency: Currency
  /** Tells it from others and opens nothing. */
  readonly fingerprint: string
  /** S3.006: first_login_to_change_password. */
  readonly mustChangePassword: boolean
  /** When its member last showed who they are. */
  readonly provenAt: Date
}

/**
 * Both are needed at every call: the token in a header, the binding in a cookie that scripts cannot
 * read.
 */
export type SessionSecrets = { readonly token: string; readonly binding: string }

export type EndedBecause = 'logout' | 'elsewhere' | 'password' | 'staff'
export type OpenedWith = 'password' | 'registration' | 'passkey' | 'hand_over' | 'openid'

export type SessionDraft = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly openedWith?: OpenedWith
  /** What the browser says it is, for its member to know it again. */
  readonly device?: string
  readonly ip?: string | null
  /** Of the session that a hand-over comes from: its limits go on, none begins anew. */
  readonly since?: Since
}

export type Since = { readonly signedInAt: Date; readonly provenAt: Date }

/** Signs a member in. Any earlier session of theirs ends in the same moment. */
export const openSession = (
  database: Database,
  draft: SessionDraft,
  now: Date,
): Promise<Session & SessionSecrets> => database.transaction((work) => addSession(work, draft, now))

/** The same inside other work, so that both happen or neither. */
export const addSession = async (
  work: Work,
  draft: SessionDraft,
  now: Date,
): Promise<Session & SessionSecrets> =>
  addSessionFor(work, await lockMember(work, draft.memberId), draft, now)

/**
 * The same for a member whose lock is held: sign-ins of one member that do not see each other would
 * both open a session.
 */
export async function addSessionFor(
  work: Work,
  { id: memberId, currency, mustChangePassword }: LockedMember,
  {
    siteId,
    openedWith = 'password',
    device = '',
    ip = null,
    since,
  }: Omit<SessionDraft, 'memberId'>,
  now: Date,
): Promise<Session & SessionSecrets> {
  const { signedInAt, provenAt } = since ?? { signedInAt: now, provenAt: now }
  const secrets = { token: newSecret(), binding: newSecret() }
  const session = { id: newId<'session'>(), siteId, memberId, ...secrets }
  const tokenHash = hashSecret(secrets.token)
  const fingerprint = fingerprintOf(tokenHash)
  // The insert reads what the update gave, so the update runs first: a member has one live session.
  const { rows } = await sql<{ ended: number }>`
    WITH ended AS (
      UPDATE sessions SET ended_at = ${now}, ended_because = 'elsewhere'
      WHERE member_id = ${memberId} AND ended_at IS NULL RETURNING id
    ), counted AS (SELECT count(*)::int AS ended FROM ended), opened AS (
      INSERT INTO sessions (id, token_hash, binding_hash, site_id, member_id, created_at, seen_at,
        signed_in_at, proven_at, opened_with, device, ip)
      SELECT ${session.id}::uuid, ${tokenHash}::bytea, ${hashSecret(session.binding)}::bytea,
        ${siteId}::int, ${memberId}::uuid, ${now}::timestamptz, ${now}::timestamptz,
        ${signedInAt}::timestamptz, ${provenAt}::timestamptz, ${openedWith}::text,
        ${device}::text, ${ip}::inet
      FROM counted
    )
    SELECT ended FROM counted`.execute(work)
  // Nobody needs to hear of it who was not signed in before.
  if (rows[0]?.ended) await announce(work, changedFact({ siteId, memberId, fingerprint }))
  return { ...session, currency, fingerprint, mustChangePassword, provenAt }
}

/** Ends whatever lives of a member's sessions, and tells their open pages. */
export async function endSessions(
  work: Work,
  memberId: MemberId,
  because: EndedBecause,
  now: Date,
): Promise<void> {
  for (const { siteId, ended } of await endRows(work, memberId, because, now)) {
    await announce(work, changedFact({ siteId, memberId, fingerprint: '', ended }))
  }
}

async function endRows(
  work: Work,
  memberId: MemberId,
  because: EndedBecause,
  now: Date,
): Promise<{ readonly siteId: SiteId; readonly ended: string }[]> {
  const ended = await work
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning(['site_id', 'token_hash'])
    .execute()
  return ended.map((row) => ({
    siteId: row.site_id as SiteId,
    ended: fingerprintOf(row.token_hash),
  }))
}

/** Ends this one, and tells whatever is still open of it. */
export async function endSession(
  database: Database,
  id: SessionId,
  now: Date,
  because: EndedBecause = 'logout',
): Promise<void> {
  await database.transaction(async (work) => {
    const row = await work
      .updateTable('sessions')
      .set({ ended_at: now, ended_because: because })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['site_id', 'member_id', 'token_hash'])
      .executeTakeFirst()
    if (!row) return
    const owner = { siteId: row.site_id as SiteId, memberId: row.member_id as MemberId }
    const ended = fingerprintOf(row.token_hash)
    await announce(work, changedFact({ ...owner, fingerprint: '', ended }))
  })
}

/**
 * Those of these sessions that still live, of members who are open. Their times end them without a
 * word to anybody.
 */
export async function findLive(
  rows: Rows,
  ids: readonly SessionId[],
  now: Date,
): Promise<ReadonlySet<SessionId>> {
  const found = await rows
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.id', 's.created_at', 's.signed_in_at', 's.seen_at', 's.ended_at'])
    .where('s.id', 'in', ids)
    .where('m.state', '=', 'open')
    .execute()
  const live = found.filter((row) => isAlive(timesOf(row), now))
  return new Set(live.map(({ id }) => id as SessionId))
}
