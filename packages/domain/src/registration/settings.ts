import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { RegisterAsk, RegisterAsks, RegisterField } from '@oriel/core/register-field'
import type { Database, Rows } from '@oriel/db/database'

/** Brings the form of one currency to exactly the state given. */
export async function saveRegisterAsks(
  database: Database,
  siteId: SiteId,
  currency: Currency,
  asks: RegisterAsks,
): Promise<void> {
  const values = Object.entries(asks).map(([field, ask]) => ({
    site_id: siteId,
    currency,
    field,
    is_display: ask.isDisplay,
    is_required: ask.isRequired,
    is_unique: ask.isUnique,
    is_member_center: ask.isMemberCenter,
    is_verification: ask.isVerification,
    is_member_center_verification: ask.isMemberCenterVerification,
  }))
  await database.transaction(async (work) => {
    await work
      .deleteFrom('register_settings')
      .where('site_id', '=', siteId)
      .where('currency', '=', currency)
      .execute()
    if (values.length > 0) await work.insertInto('register_settings').values(values).execute()
  })
}

/** What each currency's form asks for. */
export async function listRegisterAsks(
  rows: Rows,
  siteId: SiteId,
): Promise<ReadonlyMap<Currency, RegisterAsks>> {
  const found = await rows
    .selectFrom('register_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute()
  const asks = new Map<Currency, Partial<Record<RegisterField, RegisterAsk>>>()
  for (const row of found) {
    const currency = row.currency as Currency
    const of = asks.get(currency) ?? {}
    of[row.field as RegisterField] = {
      isDisplay: row.is_display,
      isRequired: row.is_required,
      isUnique: row.is_unique,
      isMemberCenter: row.is_member_center,
      isVerification: row.is_verification,
      isMemberCenterVerification: row.is_member_center_verification,
    }
    asks.set(currency, of)
  }
  return asks
}

export const findRegisterAsks = async (
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
): Promise<RegisterAsks> => (await listRegisterAsks(rows, siteId)).get(currency) ?? {}
