import type { MemberId } from '@oriel/core/id'
import type { PersonalField } from '@oriel/core/personal'
import type { Rows, Work } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** More are not shown to one person on one day; then their manager hears of it. */
export const UNMASKS_A_DAY = 30

/**
 * Counts one more; null when the day's are used up. The row is written and read by one statement,
 * so of many calls at once no more than the limit get a number.
 */
export async function countUnmask(
  work: Work,
  personId: string,
  day: string,
): Promise<number | null> {
  const counted = await work
    .insertInto('member_unmasks')
    .values({ person_id: personId, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'person_id'])
        .doUpdateSet({ count: sql`member_unmasks.count + 1` })
        .where('member_unmasks.count', '<', UNMASKS_A_DAY),
    )
    .returning('count')
    .executeTakeFirst()
  return counted?.count ?? null
}

/** Whether there is something to show, without opening it. */
export async function hasField(
  rows: Rows,
  memberId: MemberId,
  field: PersonalField,
): Promise<boolean> {
  const kept = rows.selectFrom('member_fields').select('field').where('member_id', '=', memberId)
  return (await kept.where('field', '=', field).executeTakeFirst()) !== undefined
}

/** Counts are kept for 400 days. */
export const pruneUnmasks = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT member_prune_unmasks(${count}) AS removed`)
