import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import { lockMember } from '@oriel/domain/member'
import { sql } from 'kysely'
import type { GameReader, GameFilter, GamePage } from './games.ts'
import { lastWishes, readTimeCursor, type FavouriteChange } from './rules.ts'
import { isShown, readTiles } from './store.ts'

/** More than a member looks through, and few enough to be told in one answer. */
export const FAVOURITES_MAX = 200

type Owner = { readonly siteId: SiteId; readonly memberId: MemberId }

/**
 * Takes games in among a member's favourites, or out of them: all that is wished, or nothing. The
 * same wish twice is the same; a game that is a favourite already keeps its place.
 */
export const storeFavourites = (
  database: Database,
  { siteId, memberId }: Owner,
  wishes: readonly FavouriteChange[],
  now: Date,
): Promise<Outcome<{ count: number }, 'game_unknown' | 'favourites_full'>> =>
  database.transaction(async (work) => {
    const { wanted, unwanted } = lastWishes(wishes)
    const known = await countOffered(work, siteId, wanted)
    if (known < wanted.length) return refuse('game_unknown')
    // Two pages of one member may store at once: together they must not exceed the bound.
    await lockMember(work, memberId)
    const others = await countBeside(work, memberId, [...wanted, ...unwanted])
    const count = others + wanted.length
    if (wanted.length > 0 && count > FAVOURITES_MAX) return refuse('favourites_full')
    await sql`
      DELETE FROM member_favourites
      WHERE member_id = ${memberId} AND game_id = ANY (${unwanted}::int[])`.execute(work)
    await sql`
      INSERT INTO member_favourites (member_id, game_id, made_at)
      SELECT ${memberId}, game_id, ${now} FROM unnest(${wanted}::int[]) AS wanted (game_id)
      ON CONFLICT DO NOTHING`.execute(work)
    return done({ count })
  })

/** A game that has closed for a while may still be a favourite; one the site never had may not. */
async function countOffered(
  work: Work,
  siteId: SiteId,
  gameIds: readonly number[],
): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM games g
    JOIN site_game_types t ON t.type_id = g.type_id AND t.site_id = ${siteId}
    JOIN site_game_providers s ON s.provider_id = g.provider_id AND s.site_id = ${siteId}
    WHERE g.id = ANY (${gameIds}::int[])`.execute(work)
  return found.rows[0]?.count ?? 0
}

async function countBeside(
  work: Work,
  memberId: MemberId,
  gameIds: readonly number[],
): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM member_favourites
    WHERE member_id = ${memberId} AND game_id <> ALL (${gameIds}::int[])`.execute(work)
  return found.rows[0]?.count ?? 0
}

/** Which games are a member's favourites: what a page needs to draw its hearts. */
export async function listFavouriteIds(rows: Rows, memberId: MemberId): Promise<number[]> {
  const found = await rows
    .selectFrom('member_favourites')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('made_at', 'desc')
    .orderBy('game_id')
    .limit(FAVOURITES_MAX)
    .execute()
  return found.map(({ game_id }) => game_id)
}

export type MemberAudience = GameReader & { readonly memberId: MemberId }

/** A member's favourites that can be opened here, the newest first, a page at a time. */
export async function listFavourites(
  rows: Rows,
  audience: MemberAudience,
  filter: GameFilter,
  page: { readonly after: string | null; readonly limit: number },
): Promise<GamePage> {
  const limit = Math.min(page.limit, FAVOURITES_MAX)
  const last = readTimeCursor(page.after)
  const isAfter = last
    ? sql`AND v.made_at <= ${last.at} AND (v.made_at < ${last.at} OR v.game_id > ${last.id})`
    : sql``
  const chosen = sql`
    SELECT g.id, v.made_at AS at FROM member_favourites v JOIN games g ON g.id = v.game_id
    WHERE v.member_id = ${audience.memberId} AND ${isShown(audience, filter)} ${isAfter}
    ORDER BY v.made_at DESC, v.game_id LIMIT ${limit + 1}`
  const found = await readTiles(rows, audience, chosen, {
    order: sql`c.at DESC, g.id`,
    // Times are kept as they were given, in whole milliseconds.
    rank: sql`(extract(epoch FROM c.at) * 1000)::float8`,
  })
  const shown = found.slice(0, limit)
  const end = found.length > limit ? shown.at(-1) : undefined
  return {
    games: shown.map(({ game }) => game),
    next: end ? `${end.rank}.${end.game.id}` : null,
  }
}
