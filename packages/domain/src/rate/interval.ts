import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'

/** Once, and then not again for `everyMs`, for everyone called `who` at this site. */
export type Interval = {
  readonly siteId: SiteId
  readonly name: string
  readonly who: string
  readonly everyMs: number
}

/**
 * Takes the turn, or says how many milliseconds are left until the next. A page counts down to that
 * moment, so unlike a rate it is exact, and who asks too early does not wait longer for it. Of many
 * who ask at once the row lets one through; the time is the database's.
 */
export async function takeInterval(rows: Rows, keys: Keys, turn: Interval): Promise<number> {
  const bucket = keys.mark('rate', `turn ${turn.siteId} ${turn.name} ${turn.who}`)
  const every = `${turn.everyMs} milliseconds`
  const taken = await sql`
    INSERT INTO rate_turns (bucket, free_at) VALUES (${bucket}, house_now() + ${every}::interval)
    ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at
      WHERE rate_turns.free_at <= house_now()
    RETURNING 1`.execute(rows)
  if (taken.rows.length > 0) return 0
  const { rows: left } = await sql<{ ms: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM free_at - house_time()) * 1000))::int AS ms
    FROM rate_turns WHERE bucket = ${bucket}`.execute(rows)
  return left[0]?.ms ?? 1
}
