import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

type Place = {
  readonly siteId: SiteId
  readonly ip: string
  readonly country: string | null
  readonly closedCountries: readonly string[]
}
export type PlaceReason = 'country_closed' | 'network_closed' | 'network_not_allowed'

/** Null when this address may sign in or up here; with a member, also as one of theirs. */
export async function mayComeFrom(
  rows: Rows,
  { siteId, ip, country, closedCountries }: Place,
  memberId: MemberId | null = null,
): Promise<PlaceReason | null> {
  if (country !== null && closedCountries.includes(country)) return 'country_closed'
  const { rows: found } = await sql<{ closed: boolean; elsewhere: boolean }>`SELECT
    EXISTS (SELECT FROM closed_networks WHERE site_id = ${siteId} AND network >>= ${ip}::inet) closed,
    EXISTS (SELECT FROM member_networks WHERE member_id = ${memberId}::uuid)
      AND NOT EXISTS (SELECT FROM member_networks
        WHERE member_id = ${memberId}::uuid AND network >>= ${ip}::inet) elsewhere`.execute(rows)
  if (found[0]?.closed) return 'network_closed'
  return found[0]?.elsewhere ? 'network_not_allowed' : null
}
