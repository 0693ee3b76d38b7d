import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { type FedRound, memberOfRef } from '@oriel/domain/provider'
import { sql } from 'kysely'
import type { KnownPlayer } from './rules.ts'

/**
 * Who the players of these rounds are, by the name the provider says. Where money lies at the
 * provider it must have been brought there; a seamless provider plays from the member's own.
 */
export async function findKnownPlayers(
  work: Work,
  { providerId, moves }: { readonly providerId: string; readonly moves: boolean },
  rounds: readonly FedRound[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  const ids = new Map<MemberId, string>()
  for (const { playerRef } of rounds) {
    const memberId = memberOfRef(playerRef)
    if (memberId) ids.set(memberId, playerRef)
  }
  const { rows } = await sql<{ id: MemberId; site_id: SiteId; currencies: string[] }>`
    SELECT m.id, m.site_id, ARRAY(
      SELECT p.currency FROM provider_players p
      WHERE p.member_id = m.id AND p.provider_id = ${providerId}
      UNION ALL SELECT m.currency WHERE NOT ${moves}
    ) AS currencies
    FROM members m WHERE m.id = ANY (${[...ids.keys()]}::uuid[])`.execute(work)
  const found = rows.filter(({ currencies }) => currencies.length > 0)
  const known = found.map(({ id, site_id: siteId, currencies }): [string, KnownPlayer] => [
    ids.get(id) ?? '',
    { memberId: id, siteId, currencies },
  ])
  return new Map(known)
}

export type GameOf = { readonly gameId: number; readonly typeId: number }

/** Who played what, by its title there. */
export type Played = { readonly memberId: MemberId; readonly title: string }
export const playedKey = ({ memberId, title }: Played): string => `${memberId} ${title}`

/**
 * The game of ours behind a title. Several may be the same title there: the one this member has
 * opened last is meant, and where nobody knows, the one that stands first in lists.
 */
export async function findPlayedGames(
  work: Work,
  providerId: string,
  played: readonly Played[],
): Promise<ReadonlyMap<string, GameOf>> {
  const { rows } = await sql<{ member_id: MemberId; title: string; id: number; type_id: number }>`
    WITH listed AS (
      SELECT id, type_id, coalesce(title, code) AS title, rank, closed_at FROM games
      WHERE provider_id = ${providerId}
    ), first AS (
      SELECT DISTINCT ON (title) id, type_id, title FROM listed
      ORDER BY title, closed_at IS NULL DESC, rank DESC, id
    )
    SELECT DISTINCT a.member_id, a.title, coalesce(o.id, f.id) AS id,
      coalesce(o.type_id, f.type_id) AS type_id
    FROM unnest(${played.map(({ memberId }) => memberId)}::uuid[],
      ${played.map(({ title }) => title)}::text[]) AS a (member_id, title)
    JOIN first f ON f.title = a.title
    LEFT JOIN LATERAL (
      SELECT l.id, l.type_id FROM plays y JOIN listed l ON l.id = y.game_id
      WHERE y.member_id = a.member_id AND y.provider_id = ${providerId} AND l.title = a.title
      ORDER BY y.made_at DESC LIMIT 1
    ) o ON true`.execute(work)
  return new Map(
    rows.map((row) => [
      playedKey({ memberId: row.member_id, title: row.title }),
      { gameId: row.id, typeId: row.type_id },
    ]),
  )
}
