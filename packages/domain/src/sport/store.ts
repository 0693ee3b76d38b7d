import type { SessionId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** As long as a provider waits for whoever opens its address. */
const GOOD_FOR_S = 60

/** One per session: another one takes its place. */
export async function keepAddress(
  rows: Rows,
  kept: { readonly sessionId: SessionId; readonly mark: Buffer; readonly providerId: string },
): Promise<void> {
  await sql`
    INSERT INTO sport_addresses (session_id, url_mark, provider_id, good_until)
    VALUES (${kept.sessionId}, ${kept.mark}, ${kept.providerId},
      house_now() + make_interval(secs => ${GOOD_FOR_S}))
    ON CONFLICT (session_id) DO UPDATE SET url_mark = excluded.url_mark,
      provider_id = excluded.provider_id, good_until = excluded.good_until`.execute(rows)
}

/** Whose address it is, if this session was given it and may still open it. */
export async function findAddress(
  rows: Rows,
  sessionId: SessionId,
  mark: Buffer,
): Promise<{ readonly providerId: string } | null> {
  const found = await rows
    .selectFrom('sport_addresses')
    .select('provider_id')
    .where('session_id', '=', sessionId)
    .where('url_mark', '=', mark)
    .where('good_until', '>', sql<Date>`house_now()`)
    .executeTakeFirst()
  return found ? { providerId: found.provider_id } : null
}

/** Forgets addresses that nobody can open any more. */
export async function sweepSportAddresses(database: Database): Promise<void> {
  await prune(
    database.rows,
    (count) => sql`DELETE FROM sport_addresses WHERE session_id IN (
      SELECT session_id FROM sport_addresses WHERE good_until < house_now() LIMIT ${count})`,
  )
}
