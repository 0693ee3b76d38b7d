import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** A round of one player, by the name that its provider gave it. */
export type NamedRound = {
  readonly providerId: string
  readonly roundId: string
  readonly memberId: MemberId
  readonly settledAt: Date
}

const ROUND_ID = /^[A-Za-z0-9_.:-]{1,80}$/
/** A round at a table is one of each player there. */
const FOUND_MAX = 20

/** Rounds of a site that any of these providers calls so, exactly; the newest first. */
export async function findRoundsNamed(
  rows: Rows,
  { siteId, providerIds }: { readonly siteId: SiteId; readonly providerIds: readonly string[] },
  roundId: string,
): Promise<NamedRound[]> {
  if (!ROUND_ID.test(roundId)) return []
  const { rows: found } = await sql<NamedRound>`
    SELECT r.provider_id AS "providerId", r.round_id AS "roundId", r.member_id AS "memberId",
      r.settled_at AS "settledAt"
    FROM round_claims k
    JOIN rounds r ON r.settled_at = k.settled_at AND r.provider_id = k.provider_id
      AND r.round_id = k.round_id AND r.member_id = k.member_id
    WHERE k.provider_id = ANY (${[...providerIds]}::text[]) AND k.round_id = ${roundId}
      AND r.site_id = ${siteId}
    ORDER BY r.settled_at DESC, r.provider_id, r.member_id LIMIT ${FOUND_MAX}`.execute(rows)
  return found
}
