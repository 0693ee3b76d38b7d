import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { hashSecret } from '@oriel/keys/secret'
import { sql, type RawBuilder } from 'kysely'
import type { From } from './attempt.ts'

type Place = {
  readonly siteId: SiteId
  readonly ip: string
  readonly country: string | null
  readonly closedCountries: readonly string[]
}
export type PlaceReason = 'country_closed' | 'network_closed' | 'network_not_allowed'

/** All that is known of where a sign-in comes from, before it is known who signs in. */
export type PlaceKnown = {
  /** Why nobody signs in from there; null: they may. */
  readonly closed: 'country_closed' | 'network_closed' | null
  /** Whether this account comes from other networks only. Told to nobody without its password. */
  readonly isElsewhere: boolean
  /** The device by its hash, if this account has signed in with it before. */
  readonly knownDevice: string | null
}

/**
 * One statement whether the account exists or not, so that its time tells nothing, and whatever
 * there is to know: every sign-in asks for all of it.
 */
export async function lookAtPlace(
  rows: Rows,
  { siteId, ip, country, closedCountries, deviceSecret }: Place & Pick<From, 'deviceSecret'>,
  account: string,
): Promise<PlaceKnown> {
  const device = deviceSecret === null ? null : hashSecret(deviceSecret)
  const { rows: found } = await sql<{ closed: boolean; elsewhere: boolean; known: boolean }>`
    WITH who AS (SELECT id FROM members WHERE site_id = ${siteId} AND account = ${account})
    SELECT ${closedAt(siteId, ip)} closed, ${elsewhereThan(sql`(SELECT id FROM who)`, ip)} elsewhere,
      EXISTS (SELECT FROM member_devices
        WHERE member_id = (SELECT id FROM who) AND device_hash = ${device}::bytea) known`.execute(
    rows,
  )
  const isClosed = found[0]?.closed ?? false
  const network = isClosed ? 'network_closed' : null
  const isClosedCountry = country !== null && closedCountries.includes(country)
  return {
    closed: isClosedCountry ? 'country_closed' : network,
    isElsewhere: found[0]?.elsewhere ?? false,
    knownDevice: found[0]?.known ? (device?.toString('hex') ?? null) : null,
  }
}

const closedAt = (siteId: SiteId, ip: string) => sql<boolean>`EXISTS (
  SELECT FROM closed_networks WHERE site_id = ${siteId} AND network >>= ${ip}::inet)`

/** Who has named no network comes from any. */
const elsewhereThan = (member: RawBuilder<unknown>, ip: string) => sql<boolean>`(
  EXISTS (SELECT FROM member_networks WHERE member_id = ${member})
  AND NOT EXISTS (
    SELECT FROM member_networks WHERE member_id = ${member} AND network >>= ${ip}::inet))`

/** Null when this address may sign in or up here; with a member, also as one of theirs. */
export async function mayComeFrom(
  rows: Rows,
  { siteId, ip, country, closedCountries }: Place,
  memberId: MemberId | null = null,
): Promise<PlaceReason | null> {
  if (country !== null && closedCountries.includes(country)) return 'country_closed'
  const { rows: found } = await sql<{ closed: boolean; elsewhere: boolean }>`
    SELECT ${closedAt(siteId, ip)} closed, ${elsewhereThan(sql`${memberId}::uuid`, ip)} elsewhere
    `.execute(rows)
  if (found[0]?.closed) return 'network_closed'
  return found[0]?.elsewhere ? 'network_not_allowed' : null
}
