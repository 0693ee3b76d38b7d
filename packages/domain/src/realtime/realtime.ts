import { fingerprintOf, hashSecret, newSecret, type Session } from '@oriel/domain/session'
import type { Currency } from '@oriel/core/currency'
import type { MemberId, SessionId, SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Long enough to open a socket, too short to be worth stealing. */
const TICKET_LIFE_MS = 30_000

/** A one-time ticket with which a socket may speak for this session's member. */
export async function issueTicket(
  database: Database,
  session: Session,
  now: Date,
): Promise<string> {
  const ticket = newSecret()
  const expires_at = new Date(now.getTime() + TICKET_LIFE_MS)
  await database.rows
    .insertInto('realtime_tickets')
    .values({ ticket_hash: hashSecret(ticket), session_id: session.id, expires_at })
    .execute()
  return ticket
}

/** Takes the ticket: whoever deletes the row has it, everybody after finds nothing. */
export async function takeTicket(
  database: Database,
  ticket: string,
  now: Date,
): Promise<Session | null> {
  return database.transaction(async (work) => {
    const taken = await work
      .deleteFrom('realtime_tickets')
      .where('ticket_hash', '=', hashSecret(ticket))
      .returning(['session_id', 'expires_at'])
      .executeTakeFirst()
    if (!taken || taken.expires_at <= now) return null
    const row = await work
      .selectFrom('sessions as s')
      .innerJoin('members as m', 'm.id', 's.member_id')
      .select([
        's.id',
        's.site_id',
        's.member_id',
        's.token_hash',
        's.proven_at',
        's.created_at',
        'm.currency',
        'm.must_change_password',
      ])
      .where('s.id', '=', taken.session_id)
      .where('s.ended_at', 'is', null)
      .where('m.state', '=', 'open')
      .executeTakeFirst()
    if (!row) return null
    return {
      id: row.id as SessionId,
      siteId: row.site_id as SiteId,
      memberId: row.member_id as MemberId,
      currency: row.currency as Currency,
      fingerprint: fingerprintOf(row.token_hash),
      mustChangePassword: row.must_change_password,
      provenAt: row.proven_at ?? row.created_at,
    }
  })
}

/** Tickets nobody came with. */
export async function sweepTickets(database: Database, now: Date): Promise<void> {
  await prune(
    database.rows,
    (count) => sql`DELETE FROM realtime_tickets WHERE ticket_hash IN (
      SELECT ticket_hash FROM realtime_tickets WHERE expires_at <= ${now} LIMIT ${count})`,
  )
}
