import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'

export type MemberDay = {
  readonly memberId: MemberId
  readonly currency: Currency
  /** By the clock of the site. */
  readonly day: string
}

/** What was credited to a member on a day. Their lock keeps it as it is. */
export async function readDay(rows: Rows, { memberId, currency, day }: MemberDay): Promise<Units> {
  const { rows: found } = await sql<{ credited: Units }>`
    SELECT credited FROM deposit_days
    WHERE member_id = ${memberId} AND currency = ${currency} AND day = ${day}`.execute(rows)
  return found[0]?.credited ?? 0n
}

/** Adds what was credited, a row a member and day, in the order of members. */
export async function addToDays(
  work: Work,
  added: readonly (MemberDay & { readonly units: Units })[],
): Promise<void> {
  if (added.length === 0) return
  await sql`
    INSERT INTO deposit_days AS d (member_id, currency, day, credited)
    SELECT member_id, currency, day, sum(units)
    FROM unnest(${added.map((one) => one.memberId)}::uuid[],
      ${added.map((one) => one.currency)}::text[], ${added.map((one) => one.day)}::text[],
      ${added.map((one) => one.units)}::bigint[]) AS one (member_id, currency, day, units)
    GROUP BY member_id, currency, day ORDER BY member_id, currency, day
    ON CONFLICT (member_id, currency, day)
      DO UPDATE SET credited = d.credited + excluded.credited`.execute(work)
}
