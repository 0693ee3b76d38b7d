import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { hashSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'

/** More are not remembered; the one unused for longest goes. */
const DEVICES_MAX = 20

type Owner = { readonly account: string } | { readonly memberId: MemberId }

/**
 * The device by its hash, if this member has signed in with it before; null for a stranger. One
 * statement whether the account exists or not, so that its time tells nothing.
 */
export async function findKnownDevice(
  rows: Rows,
  { siteId, deviceSecret }: { readonly siteId: SiteId; readonly deviceSecret: string | null },
  owner: Owner,
): Promise<string | null> {
  if (deviceSecret === null) return null
  let query = rows
    .selectFrom('member_devices as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select('d.device_hash')
    .where('m.site_id', '=', siteId)
    .where('d.device_hash', '=', hashSecret(deviceSecret))
  query =
    'account' in owner
      ? query.where('m.account', '=', owner.account)
      : query.where('m.id', '=', owner.memberId)
  return (await query.executeTakeFirst())?.device_hash.toString('hex') ?? null
}

/** Remembers it; gives whether it was new while others were known. */
export async function noteDevice(
  work: Work,
  memberId: MemberId,
  secret: string,
  label: string,
  now: Date,
): Promise<{ readonly isNew: boolean; readonly isFirst: boolean }> {
  const { rows } = await sql<{ is_new: boolean; known: number }>`
    WITH earlier AS (
      SELECT device_hash, row_number() OVER (ORDER BY last_seen_at DESC) AS place
      FROM member_devices WHERE member_id = ${memberId}
    ), noted AS (
      INSERT INTO member_devices (member_id, device_hash, label, first_seen_at, last_seen_at)
      VALUES (${memberId}, ${hashSecret(secret)}, ${label}, ${now}, ${now})
      ON CONFLICT (member_id, device_hash)
      DO UPDATE SET label = excluded.label, last_seen_at = excluded.last_seen_at
      RETURNING device_hash NOT IN (SELECT device_hash FROM earlier) AS is_new
    ), forgotten AS (
      DELETE FROM member_devices WHERE member_id = ${memberId} AND (SELECT is_new FROM noted)
        AND device_hash IN (SELECT device_hash FROM earlier WHERE place >= ${DEVICES_MAX})
    )
    SELECT is_new, (SELECT count(*)::int FROM earlier) AS known FROM noted`.execute(work)
  const found = rows[0]
  if (!found) throw new Error('a device was not noted')
  return { isNew: found.is_new, isFirst: found.known === 0 }
}

export type KnownDevice = {
  readonly label: string
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
}

/** The devices a member is known by, the last used first; there are at most twenty. */
export async function listDevices(rows: Rows, memberId: MemberId): Promise<KnownDevice[]> {
  const found = await rows
    .selectFrom('member_devices')
    .select(['label', 'first_seen_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('last_seen_at', 'desc')
    .limit(DEVICES_MAX)
    .execute()
  return found.map((row) => ({
    label: row.label,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
  }))
}

/**
 * Whether a device was first seen so lately, while another was known before it. What has no mark of
 * ours is new.
 */
export async function isNewDevice(
  rows: Rows,
  memberId: MemberId,
  hash: Buffer | null,
  withinMs: number,
): Promise<boolean> {
  const { rows: found } = await sql<{ fresh: boolean }>`
    SELECT coalesce((SELECT first_seen_at > house_now() - ${`${withinMs} milliseconds`}::interval
        FROM member_devices WHERE member_id = ${memberId} AND device_hash = ${hash}), true)
      AND EXISTS (SELECT FROM member_devices WHERE member_id = ${memberId}
        AND device_hash IS DISTINCT FROM ${hash}) AS fresh`.execute(rows)
  return found[0]?.fresh === true
}
