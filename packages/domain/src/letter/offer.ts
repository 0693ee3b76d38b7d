import type { MemberId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'

/** Whether an offer that is sent now may reach a member: they are open and have not opted out. */
export async function mayOffer(rows: Rows, memberId: MemberId): Promise<boolean> {
  const { rows: found } = await sql<{ may: boolean }>`
    SELECT letter_may_offer(${memberId}, house_now()) AS may`.execute(rows)
  return found[0]?.may ?? false
}

/** Offers that are sent from now on reach the member, or do not. Earlier letters stay. */
export async function setOffers(work: Work, memberId: MemberId, wanted: boolean): Promise<void> {
  if (wanted) {
    await sql`UPDATE letter_opt_outs SET until_at = house_now()
      WHERE member_id = ${memberId} AND until_at IS NULL`.execute(work)
    return
  }
  await sql`INSERT INTO letter_opt_outs (member_id, from_at) VALUES (${memberId}, house_now())
    ON CONFLICT DO NOTHING`.execute(work)
}
