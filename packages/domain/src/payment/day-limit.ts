import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Direction } from './methods.ts'

type Whose = {
  readonly siteId: SiteId
  readonly direction: Direction
  readonly currency: Currency
}

/** How much a member may move in a day of the site's clock; null: no limit is set. */
export async function findDayLimit(
  rows: Rows,
  { siteId, direction, currency }: Whose,
): Promise<Units | null> {
  const row = await rows
    .selectFrom('payment_day_limits')
    .select('day_max')
    .where('site_id', '=', siteId)
    .where('direction', '=', direction)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.day_max ?? null
}

export async function saveDayLimit(
  rows: Rows,
  { siteId, direction, currency }: Whose,
  max: Units,
): Promise<void> {
  await rows
    .insertInto('payment_day_limits')
    .values({ site_id: siteId, direction, currency, day_max: max })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'direction', 'currency'])
        .doUpdateSet({ day_max: max, updated_at: sql`house_now()` }),
    )
    .execute()
}

type OfTier = Whose & { readonly tier: number }

/** How much a member of a tier may move in a day: what is set for it, or for the next one below. */
export async function findTierLimit(
  rows: Rows,
  { siteId, direction, currency, tier }: OfTier,
): Promise<Units | null> {
  const row = await rows
    .selectFrom('payment_tier_limits')
    .select('day_max')
    .where('site_id', '=', siteId)
    .where('direction', '=', direction)
    .where('currency', '=', currency)
    .where('tier', '<=', tier)
    .orderBy('tier', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day_max ?? null
}

export async function saveTierLimit(
  rows: Rows,
  { siteId, direction, currency, tier }: OfTier,
  max: Units,
): Promise<void> {
  await rows
    .insertInto('payment_tier_limits')
    .values({ site_id: siteId, direction, currency, tier, day_max: max })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'direction', 'currency', 'tier'])
        .doUpdateSet({ day_max: max, updated_at: sql`house_now()` }),
    )
    .execute()
}
