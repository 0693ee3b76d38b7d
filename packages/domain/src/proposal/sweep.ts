import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { HOUSE } from '@oriel/domain/command'
import { sql } from 'kysely'
import { proposalChanged } from './fact.ts'

const EXPIRED_AT_ONCE = 200

/** Proposals that nobody has decided in time are over. Gives how many. */
export async function expireProposals(database: Database): Promise<number> {
  return database.transaction(async (work) => {
    const { rows } = await sql<{ id: string; site_id: number | null }>`
      UPDATE proposals SET state = 'expired', done_at = house_now() WHERE id IN (
        SELECT id FROM proposals WHERE state = 'open' AND expires_at <= house_now()
        ORDER BY expires_at LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id, site_id`.execute(work)
    for (const { id, site_id } of rows) {
      await announce(work, proposalChanged((site_id ?? HOUSE) as SiteId, id))
    }
    return rows.length
  })
}
