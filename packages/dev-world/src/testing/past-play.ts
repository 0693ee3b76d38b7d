import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { findLink, saveLink } from '@oriel/domain/provider'
import { openSession } from '@oriel/domain/session'

type Past = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly gameId: number
  readonly at: Date
}

/**
 * A game that was played and left, as if long ago: for lists of what was played. It was played in a
 * session of its own, so whoever is signed in already is signed out.
 */
export async function pastPlay(database: Database, past: Past): Promise<void> {
  const { siteId, memberId, gameId, at } = past
  const { rows } = database
  const { provider_id: providerId } = await rows
    .selectFrom('games')
    .select('provider_id')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  const link = { dialect: 'studio', wallet: 'transfer', url: 'http://127.0.0.1:1' } as const
  if (!(await findLink(rows, providerId))) {
    await saveLink(rows, { providerId, operator: 'past', ...link }, at)
  }
  const session = await openSession(database, { siteId, memberId }, at)
  await rows
    .insertInto('plays')
    .values({
      id: newId(),
      site_id: siteId,
      member_id: memberId,
      session_id: session.id,
      provider_id: providerId,
      game_id: gameId,
      currency: 'USD',
      device: 'desktop',
      locale: 'en_US',
      lobby_url: 'https://house.example/close',
      state: 'ended',
      ended_because: 'left',
      ended_at: at,
      made_at: at,
    })
    .execute()
}
