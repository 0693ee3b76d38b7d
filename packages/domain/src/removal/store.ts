import { newId, type Id, type MemberId, type SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { findSite } from '@oriel/domain/site'
import { listBalances } from '@oriel/ledger/reading'
import { sql } from 'kysely'
import { judgeMoney, type Judged, type RemovalBlock } from './rules.ts'

export type RemovalId = Id<'removal'>
export type Removing = { readonly siteId: SiteId; readonly memberId: MemberId }

/** When the account of a member goes; null: nobody asked for it. */
export async function findRemovalDay(rows: Rows, memberId: MemberId): Promise<Date | null> {
  const { rows: found } = await sql<{ dueAt: Date }>`
    SELECT due_at AS "dueAt" FROM removals
    WHERE member_id = ${memberId} AND state = 'waiting'`.execute(rows)
  return found[0]?.dueAt ?? null
}

/** What stands in the way now, and what would go to the house. */
export async function judgeRemoval(rows: Rows, { siteId, memberId }: Removing): Promise<Judged> {
  const { rows: found } = await sql<{ block: RemovalBlock | null }>`
    SELECT removal_block(${memberId}) AS block`.execute(rows)
  const block = found[0]?.block ?? null
  if (block !== null) return { block, dropped: [] }
  const site = await findSite(rows, siteId)
  const isPlayMoney = site?.flags.realMoney === null
  return judgeMoney(await listBalances(rows, memberId), isPlayMoney)
}

/** Begins the wait; null where it has begun before. */
export async function insertRemoval(
  work: Work,
  { siteId, memberId }: Removing,
): Promise<Date | null> {
  const { rows } = await sql<{ dueAt: Date }>`
    INSERT INTO removals (id, site_id, member_id) VALUES (${newId()}, ${siteId}, ${memberId})
    ON CONFLICT (member_id) WHERE state = 'waiting' DO NOTHING
    RETURNING due_at AS "dueAt"`.execute(work)
  return rows[0]?.dueAt ?? null
}

export type Ended =
  | { readonly state: 'called_off' }
  | { readonly state: 'stopped'; readonly because: RemovalBlock }

/** Ends the wait of a member; false where none waits. */
export async function endRemoval(work: Work, memberId: MemberId, ended: Ended): Promise<boolean> {
  const because = ended.state === 'stopped' ? ended.because : null
  const { rows } = await sql`
    UPDATE removals SET state = ${ended.state}, because = ${because}, ended_at = house_now()
    WHERE member_id = ${memberId} AND state = 'waiting' RETURNING id`.execute(work)
  return rows.length > 0
}
