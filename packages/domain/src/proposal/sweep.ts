import { announce } from '@oriel/db/outbox'
import type { Tools } from '@oriel/domain/command'
import { sql } from 'kysely'
import { proposalChanged } from './fact.ts'
import { commands as all } from './registry.ts'
import { askedOf, type Commands, type Row } from './row.ts'

const EXPIRED_AT_ONCE = 200

/** Proposals that nobody has decided in time are over. Gives how many. */
export async function expireProposals(
  { database, keys }: Pick<Tools, 'database' | 'keys'>,
  commands: Commands = all,
): Promise<number> {
  return database.transaction(async (work) => {
    const { rows } = await sql<Pick<Row, 'id' | 'site_id' | 'permission' | 'command'>>`
      UPDATE proposals SET state = 'expired', done_at = house_now() WHERE id IN (
        SELECT id FROM proposals WHERE state = 'open' AND expires_at <= house_now()
        ORDER BY expires_at LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id, site_id, permission, command`.execute(work)
    for (const row of rows) {
      const { one, siteId, input } = askedOf(commands, { keys }, row)
      await one.dropped?.(work, siteId, input)
      await announce(work, proposalChanged(siteId, row.id))
    }
    return rows.length
  })
}
