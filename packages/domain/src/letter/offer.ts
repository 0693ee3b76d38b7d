import type { MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** Whether an offer that is sent now may reach a member: they are open and want it. */
export async function mayOffer(rows: Rows, memberId: MemberId): Promise<boolean> {
  const { rows: found } = await sql<{ may: boolean }>`
    SELECT letter_may_offer(${memberId}, house_now()) AS may`.execute(rows)
  return found[0]?.may ?? false
}
