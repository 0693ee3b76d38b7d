import type { SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { estimate, slotOf } from './rules.ts'

export { perAddress, perBlock, type Place } from './address.ts'
export { takeInterval, type Interval } from './interval.ts'

/**
 * At most `max` times within `perMs`, for everyone called `who` at this site. The site is part of
 * every count: what happens at one site refuses nobody at another.
 */
export type Rate = {
  readonly siteId: SiteId
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

/** How many there were of each within its time, in the order of the rates. Counts nothing. */
export async function countRates(
  rows: Rows,
  keys: Keys,
  rates: readonly Rate[],
  now: Date,
): Promise<number[]> {
  const wanted = rates.map((rate) => ({ rate, bucket: bucketOf(keys, rate) }))
  const buckets = wanted.map(({ bucket }) => bucket)
  const counted = await rows
    .selectFrom('rate_counts')
    .select(['bucket', 'slot', 'count', 'before'])
    .where('bucket', 'in', buckets)
    .execute()
  return wanted.map(({ rate, bucket }) => {
    const row = find(counted, bucket)
    return row === undefined ? 0 : estimate(row, now, rate.perMs)
  })
}

/** Whether one more would be too many, without counting it. */
export const isSpent = async (
  rows: Rows,
  keys: Keys,
  rates: readonly Rate[],
  now: Date,
): Promise<boolean> => wouldSpend(rates, await countRates(rows, keys, rates, now))

/** The same for counts that were read already. */
export const wouldSpend = (rates: readonly Rate[], counts: readonly number[]): boolean =>
  rates.some(({ max }, at) => (counts[at] ?? 0) + 1 > max)

export async function sweepRates(database: Database, now: Date): Promise<void> {
  await prune(
    database.rows,
    (count) => sql`DELETE FROM rate_counts WHERE bucket IN (
      SELECT bucket FROM rate_counts WHERE forgotten_at < ${now} LIMIT ${count})`,
  )
  await prune(
    database.rows,
    (count) => sql`DELETE FROM rate_turns WHERE bucket IN (
      SELECT bucket FROM rate_turns WHERE free_at < house_now() LIMIT ${count})`,
  )
}

const bucketOf = (keys: Keys, { siteId, name, who }: Rate): Buffer =>
  keys.mark('rate', `${siteId} ${name} ${who}`)

const find = (counted: readonly Counted[], bucket: Buffer): Counted | undefined =>
  counted.find((row) => row.bucket.equals(bucket))

const isWithin = (rate: Rate, row: Counted | undefined, now: Date): boolean =>
  row !== undefined && estimate(row, now, rate.perMs) <= rate.max
