import type { SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { estimate, slotOf } from './rules.ts'

export { perAddress, perBlock, type Place } from './address.ts'
export { takeInterval, type Interval } from './interval.ts'
export { createOrders, makeFirst, type InPlace, type TakeOrder } from './order.ts'

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
  const wanted = bucketsOf(keys, rates)
  const counted = await countOneMore(rows, wanted, now).execute()
  return areWithin(wanted, counted, now)
}

/**
 * The same, and how many there were of others, which are not counted: one statement for both, since
 * every sign-in asks for both.
 */
export async function tryRateAndCount(
  rows: Rows,
  keys: Keys,
  { tried, watched }: { readonly tried: readonly Rate[]; readonly watched: readonly Rate[] },
  now: Date,
): Promise<{ readonly isAllowed: boolean; readonly counts: readonly number[] }> {
  const [wanted, others] = [bucketsOf(keys, tried), bucketsOf(keys, watched)]
  const counted = await rows
    .with('tried', () => countOneMore(rows, wanted, now))
    .selectFrom('tried')
    .select(['bucket', 'slot', 'count', 'before'])
    .unionAll(readCounts(rows, others))
    .execute()
  return {
    isAllowed: areWithin(wanted, counted, now),
    counts: estimates(others, counted, now),
  }
}

/** How many there were of each within its time, in the order of the rates. Counts nothing. */
export async function countRates(
  rows: Rows,
  keys: Keys,
  rates: readonly Rate[],
  now: Date,
): Promise<number[]> {
  const wanted = bucketsOf(keys, rates)
  return estimates(wanted, await readCounts(rows, wanted).execute(), now)
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

type Wanted = { readonly rate: Rate; readonly bucket: Buffer }

const bucketsOf = (keys: Keys, rates: readonly Rate[]): Wanted[] =>
  rates.map((rate) => {
    const { siteId, name, who } = rate
    return { rate, bucket: keys.mark('rate', `${siteId} ${name} ${who}`) }
  })

function countOneMore(rows: Rows, wanted: readonly Wanted[], now: Date) {
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
  return rows
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
}

const readCounts = (rows: Rows, wanted: readonly Wanted[]) =>
  rows
    .selectFrom('rate_counts')
    .select(['bucket', 'slot', 'count', 'before'])
    .where(
      'bucket',
      'in',
      wanted.map(({ bucket }) => bucket),
    )

const estimates = (wanted: readonly Wanted[], counted: readonly Counted[], now: Date): number[] =>
  wanted.map(({ rate, bucket }) => {
    const row = find(counted, bucket)
    return row === undefined ? 0 : estimate(row, now, rate.perMs)
  })

const areWithin = (wanted: readonly Wanted[], counted: readonly Counted[], now: Date): boolean =>
  wanted.every(({ rate, bucket }) => isWithin(rate, find(counted, bucket), now))

const find = (counted: readonly Counted[], bucket: Buffer): Counted | undefined =>
  counted.find((row) => row.bucket.equals(bucket))

const isWithin = (rate: Rate, row: Counted | undefined, now: Date): boolean =>
  row !== undefined && estimate(row, now, rate.perMs) <= rate.max
