import type { MemberId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { hashSecret } from '@oriel/keys/secret'

/** More are not remembered; the one unused for longest goes. */
const DEVICES_MAX = 20

export async function isKnownDevice(
  rows: Rows,
  memberId: MemberId,
  secret: string | null,
): Promise<boolean> {
  if (secret === null) return false
  const row = await rows
    .selectFrom('member_devices')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', hashSecret(secret))
    .executeTakeFirst()
  return row !== undefined
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
