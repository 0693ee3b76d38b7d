import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { createTravel } from '@oriel/db/travel-together'
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

/**
 * Which of them this one is: 1 for who comes first, and the same whenever they come again. One who
 * comes twice at the same moment is counted twice, which only makes the next ones later.
 */
export type TakeOrder = (one: InPlace, now: Date) => Promise<number>

type Coming = { readonly all: Buffer; readonly own: Buffer; readonly until: Date }

const TRIPS_MAX = 2
const GROUP_MAX = 50

/** One per process: those who come at one moment are counted together. */
export function createOrders(rows: Rows, keys: Keys): TakeOrder {
  const travel = createTravel<Coming, number | null>({
    tripsMax: TRIPS_MAX,
    groupMax: GROUP_MAX,
    marksOf: ({ own }) => [own.toString('hex')],
    carry: (group) => takeOrders(rows, group),
  })
  return async (one, now) => {
    const coming = { ...bucketsOf(keys, one), until: new Date(now.getTime() + one.lastsMs) }
    for (;;) {
      const order = await travel(coming)
      if (order !== null) return order
    }
  }
}

const bucketsOf = (keys: Keys, { siteId, name, place, who }: InPlace) => ({
  all: keys.mark('rate', `order ${siteId} ${name} ${place}`),
  own: keys.mark('rate', `order ${siteId} ${name} ${place} ${who}`),
})

/**
 * Of different members; null for one who came elsewhere at the same moment and is known by now.
 * Rows are taken in their order, so that no group waits for one that waits for it.
 */
async function takeOrders(rows: Rows, group: readonly Coming[]): Promise<(number | null)[]> {
  const { rows: found } = await sql<{ at: number; count: number }>`
    WITH asked AS (SELECT place::int AS at, everyone, own, until
        FROM unnest(${group.map(({ all }) => all)}::bytea[], ${group.map(({ own }) => own)}::bytea[],
          ${group.map(({ until }) => until)}::timestamptz[])
          WITH ORDINALITY AS a (everyone, own, until, place)),
      known AS (SELECT at, count FROM asked JOIN rate_counts ON bucket = own),
      fresh AS (SELECT *, row_number() OVER (PARTITION BY everyone ORDER BY at)::int AS nth,
          count(*) OVER (PARTITION BY everyone)::int AS size
        FROM asked WHERE at NOT IN (SELECT at FROM known)),
      counted AS (INSERT INTO rate_counts AS r (bucket, slot, count, before, forgotten_at)
        SELECT everyone, 0, count(*)::int, 0, max(until) FROM fresh GROUP BY everyone
        ORDER BY everyone
        ON CONFLICT (bucket) DO UPDATE SET count = r.count + excluded.count
        RETURNING bucket, count),
      kept AS (INSERT INTO rate_counts (bucket, slot, count, before, forgotten_at)
        SELECT own, 0, c.count - size + nth, 0, until
        FROM fresh JOIN counted c ON c.bucket = everyone ORDER BY own
        ON CONFLICT (bucket) DO NOTHING RETURNING bucket, count)
    SELECT at, count FROM known
    UNION ALL SELECT at, count FROM kept JOIN fresh ON bucket = own`.execute(rows)
  const orders = new Map(found.map(({ at, count }) => [at, count]))
  return group.map((_one, index) => orders.get(index + 1) ?? null)
}

/** From now on they are as the first. */
export async function makeFirst(rows: Rows, keys: Keys, one: InPlace): Promise<void> {
  await rows
    .updateTable('rate_counts')
    .set({ count: 1 })
    .where('bucket', '=', bucketsOf(keys, one).own)
    .execute()
}
