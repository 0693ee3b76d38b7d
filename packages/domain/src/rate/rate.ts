import type { Database, Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { estimate, slotOf } from './rules.ts'

export { takeInterval, type Interval } from './interval.ts'

/** At most `max` times within `perMs`, for everyone called `who`. */
export type Rate = {
  readonly name: string
  readonly who: string
  readonly max: number
  readonly perMs: number
}

type Counted = { bucket: Buffer; slot: bigint; count: number; before: number }

/**
 * Counts one more for each and says whether all of them still allow it. Tries that were refused are
 * counted too: who keeps knocking is not let in sooner. It is a statement of its own, so that it
 * stays counted when the work around it is undone.
 */
export async function tryRate(
  rows: Rows,
  keys: Keys,
  rates: readonly Rate[],
  now: Date,
): Promise<boolean> {
  const wanted = rates.map((rate) => ({ rate, bucket: bucketOf(keys, rate) }))
  const values = wanted
    // Always in the same order, so that two who count the same things wait and do not deadlock.
    .toSorted((left, right) => Buffer.compare(left.bucket, right.bucket))
    .map(({ rate, bucket }) => ({
      bucket,
      slot: BigInt(slotOf(now, rate.perMs)),
      count: 1,
      before: 0,
      forgotten_at: new Date(now.getTime() + 2 * rate.perMs),
    }))
  const counted = await rows
    .insertInto('rate_counts')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql`CASE WHEN rate_counts.slot = excluded.slot THEN rate_counts.count + 1 ELSE 1 END`,
        before: sql`CASE excluded.slot - rate_counts.slot
          WHEN 0 THEN rate_counts.before WHEN 1 THEN rate_counts.count ELSE 0 END`,
        slot: sql`excluded.slot`,
        forgotten_at: sql`excluded.forgotten_at`,
      }),
    )
    .returning(['bucket', 'slot', 'count', 'before'])
    .execute()
  return wanted.every(({ rate, bucket }) => isWithin(rate, find(counted, bucket), now))
}

/** Whether one more would be too many, without counting it. */
export async function isSpent(
  rows: Rows,
  keys: Keys,
  rates: readonly Rate[],
  now: Date,
): Promise<boolean> {
  const wanted = rates.map((rate) => ({ rate, bucket: bucketOf(keys, rate) }))
  const buckets = wanted.map(({ bucket }) => bucket)
  const counted = await rows
    .selectFrom('rate_counts')
    .select(['bucket', 'slot', 'count', 'before'])
    .where('bucket', 'in', buckets)
    .execute()
  return wanted.some(({ rate, bucket }) => {
    const row = find(counted, bucket)
    return row !== undefined && estimate(row, now, rate.perMs) + 1 > rate.max
  })
}

const SWEPT_MAX = 5_000

export async function sweepRates(database: Database, now: Date): Promise<void> {
  await sql`DELETE FROM rate_counts WHERE bucket IN (
    SELECT bucket FROM rate_counts WHERE forgotten_at < ${now} LIMIT ${SWEPT_MAX})`.execute(
    database.rows,
  )
  await sql`DELETE FROM rate_turns WHERE bucket IN (
    SELECT bucket FROM rate_turns WHERE free_at < house_now() LIMIT ${SWEPT_MAX})`.execute(
    database.rows,
  )
}

const bucketOf = (keys: Keys, { name, who }: Rate): Buffer => keys.mark('rate', `${name} ${who}`)

const find = (counted: readonly Counted[], bucket: Buffer): Counted | undefined =>
  counted.find((row) => row.bucket.equals(bucket))

const isWithin = (rate: Rate, row: Counted | undefined, now: Date): boolean =>
  row !== undefined && estimate(row, now, rate.perMs) <= rate.max
