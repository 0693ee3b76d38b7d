import { forEachOf } from '@oriel/core/each'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import type { Tools } from '@oriel/domain/command'
import { sql } from 'kysely'
import { proposalChanged } from './fact.ts'
import { commands as all } from './registry.ts'
import { askedOf, type Commands, type Row } from './row.ts'

const EXPIRED_AT_ONCE = 200

/**
 * Proposals that nobody has decided in time are over. Gives how many. Each goes alone, so that one
 * that cannot be read hinders no other.
 */
export async function expireProposals(
  { database, keys }: Pick<Tools, 'database' | 'keys'>,
  commands: Commands = all,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM proposals WHERE state = 'open' AND expires_at <= house_now()
    ORDER BY expires_at LIMIT ${EXPIRED_AT_ONCE}`.execute(database.rows)
  const ids = rows.map(({ id }) => id)
  await forEachOf(ids, 1, (id) =>
    database.transaction((work) => expire(work, { keys }, commands, id)),
  )
  return ids.length
}

async function expire(
  work: Work,
  tools: Pick<Tools, 'keys'>,
  commands: Commands,
  id: string,
): Promise<void> {
  const { rows } = await sql<Pick<Row, 'id' | 'site_id' | 'permission' | 'command'>>`
    UPDATE proposals SET state = 'expired', done_at = house_now()
    WHERE id = ${id} AND state = 'open' AND expires_at <= house_now()
    RETURNING id, site_id, permission, command`.execute(work)
  const [row] = rows
  if (!row) return
  const { one, siteId, input } = askedOf(commands, tools, row)
  await one.dropped?.(work, siteId, input)
  await announce(work, proposalChanged(siteId, id))
}
