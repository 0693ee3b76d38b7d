import { newId, type SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import type { SwitchName } from '@oriel/domain/switch'

/** Switches something off or on as a row and nothing more: for tests of what asks about it. */
export async function setSwitch(
  { pool }: Pick<Database, 'pool'>,
  siteId: SiteId,
  { scope, key }: SwitchName,
  to: 'off' | 'on',
): Promise<void> {
  if (to === 'off') {
    await pool.query(
      `INSERT INTO switches (id, site_id, scope, key, because, by)
       VALUES ($1, $2, $3, $4, 'switched off by a test', 'test')`,
      [newId(), siteId, scope, key],
    )
    return
  }
  await pool.query(
    `UPDATE switches SET on_at = house_now(), on_because = 'switched on by a test', on_by = 'test'
     WHERE site_id = $1 AND scope = $2 AND key = $3 AND on_at IS NULL`,
    [siteId, scope, key],
  )
}
