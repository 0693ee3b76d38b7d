import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'

/** One of several who do the same thing in the same place. */
export type InPlace = {
  readonly siteId: SiteId
  /** What they do, in words that are never said again once it is over. */
  readonly name: string
  readonly place: string
  readonly who: string
  /** So long it is remembered who they were. */
  readonly lastsMs: number
}

const bucketsOf = (keys: Keys, { siteId, name, place, who }: InPlace) => ({
  all: keys.mark('rate', `order ${siteId} ${name} ${place}`),
  own: keys.mark('rate', `order ${siteId} ${name} ${place} ${who}`),
})

/**
 * Which of them this one is: 1 for who comes first, and the same whenever they come again. One who
 * comes twice at the same moment is counted twice, which only makes the next ones later.
 */
export async function takeOrder(rows: Rows, keys: Keys, one: InPlace, now: Date): Promise<number> {
  const { all, own } = bucketsOf(keys, one)
  const until = new Date(now.getTime() + one.lastsMs)
  const { rows: found } = await sql<{ count: number }>`
    WITH known AS (SELECT count FROM rate_counts WHERE bucket = ${own}),
      counted AS (INSERT INTO rate_counts AS r (bucket, slot, count, before, forgotten_at)
        SELECT ${all}::bytea, 0, 1, 0, ${until}::timestamptz WHERE NOT EXISTS (SELECT FROM known)
        ON CONFLICT (bucket) DO UPDATE SET count = r.count + 1 RETURNING count),
      kept AS (INSERT INTO rate_counts (bucket, slot, count, before, forgotten_at)
        SELECT ${own}::bytea, 0, count, 0, ${until}::timestamptz FROM counted
        ON CONFLICT (bucket) DO NOTHING RETURNING count)
    SELECT count FROM known UNION ALL SELECT count FROM kept`.execute(rows)
  const [first] = found
  return first ? first.count : takeOrder(rows, keys, one, now)
}

/** From now on they are as the first. */
export async function makeFirst(rows: Rows, keys: Keys, one: InPlace): Promise<void> {
  await rows
    .updateTable('rate_counts')
    .set({ count: 1 })
    .where('bucket', '=', bucketsOf(keys, one).own)
    .execute()
}
