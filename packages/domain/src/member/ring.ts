import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'

const LOOKED_AT = 10

/**
 * Opens keys of the newest and the oldest members. A process with a wrong ring would run and fail
 * member by member, and seal new data that the right ring cannot open; so it does not start. A
 * database that is away says nothing about the ring.
 */
export async function checkRing(rows: Rows, keys: Keys): Promise<void> {
  const read = (order: 'asc' | 'desc') =>
    rows
      .selectFrom('member_keys')
      .select(['member_id', 'sealed'])
      .orderBy('member_id', order)
      .limit(LOOKED_AT)
      .execute()
  const found = await Promise.all([read('desc'), read('asc')]).catch(() => [])
  const shut = found.flat().filter((row) => !keys.open('member-key', row.sealed, row.member_id))
  if (shut.length === 0) return
  throw new Error(
    `KEY_FILE is not the ring of this database: ${shut.length} of ${found.flat().length} members' keys do not open`,
  )
}
