import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { hashSecret } from '@oriel/keys/secret'

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
  const known = await work
    .selectFrom('member_devices')
    .select(['device_hash', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('last_seen_at', 'desc')
    .execute()
  const hash = hashSecret(secret)
  const isNew = !known.some(({ device_hash }) => device_hash.equals(hash))
  await work
    .insertInto('member_devices')
    .values({
      member_id: memberId,
      device_hash: hash,
      label,
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'device_hash']).doUpdateSet({ label, last_seen_at: now }),
    )
    .execute()
  const forgotten = known.slice(DEVICES_MAX - 1).map(({ device_hash }) => device_hash)
  if (isNew && forgotten.length > 0) {
    await work
      .deleteFrom('member_devices')
      .where('member_id', '=', memberId)
      .where('device_hash', 'in', forgotten)
      .execute()
  }
  return { isNew, isFirst: known.length === 0 }
}
