import type { BulletinLocation } from '@oriel/core/content-kinds'
import type { MemberId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Bulletin, Hidden } from './rules.ts'

export type Place = { readonly memberId: MemberId; readonly location: BulletinLocation }

export async function findHidden(
  rows: Rows,
  { memberId, location }: Place,
  among: readonly Bulletin[],
): Promise<Hidden> {
  if (among.length === 0) return new Map()
  const ids = among.map(({ id }) => id)
  const found = await rows
    .selectFrom('hidden_bulletins')
    .select(['content_id', 'version'])
    .where('member_id', '=', memberId)
    .where('location', '=', location)
    .where('content_id', 'in', ids)
    .execute()
  return new Map(found.map(({ content_id, version }) => [content_id, version]))
}

/** A version never goes back: of two who close at the same time, the newer one counts. */
export async function hide(
  work: Work,
  { memberId, location }: Place,
  bulletins: readonly Bulletin[],
  now: Date,
): Promise<void> {
  const hidden = bulletins.map(({ id, version }) => {
    return { member_id: memberId, location, content_id: id, version, hidden_at: now }
  })
  await work
    .insertInto('hidden_bulletins')
    .values(hidden)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'location', 'content_id'])
        .doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          hidden_at: row.ref('excluded.hidden_at'),
        }))
        .whereRef('hidden_bulletins.version', '<', 'excluded.version'),
    )
    .execute()
}

/** Rows that hide nothing any more: the bulletin is over, withdrawn, or has changed since. */
export async function sweepHidden(rows: Rows, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM hidden_bulletins
    WHERE (member_id, location, content_id) IN (
      SELECT h.member_id, h.location, h.content_id
      FROM contents c JOIN hidden_bulletins h ON h.content_id = c.id
      WHERE c.withdrawn_at IS NOT NULL OR c.ends_at <= ${now} OR h.version < c.version
      LIMIT ${limit})`.execute(rows)
  return Number(numAffectedRows ?? 0n)
}
