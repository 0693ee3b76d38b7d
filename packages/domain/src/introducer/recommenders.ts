import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'

/** A member who may bring friends, as their code names them. */
export type Recommender = {
  readonly memberId: MemberId
  readonly currency: Currency
  readonly isMemberOpen: boolean
  readonly isCodeEnabled: boolean
}

/** Whether members of a currency may bring friends. */
export const setRecommend = (
  { rows }: Database,
  siteId: SiteId,
  currency: Currency,
  isOpen: boolean,
): Promise<void> => setRecommendWithin(rows, siteId, currency, isOpen)

export async function setRecommendWithin(
  work: Rows,
  siteId: SiteId,
  currency: Currency,
  isOpen: boolean,
): Promise<void> {
  await work
    .insertInto('recommend_settings')
    .values({ site_id: siteId, currency, is_open: isOpen })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'currency']).doUpdateSet({ is_open: isOpen }),
    )
    .execute()
}

/** The currencies of a site whose members may bring friends. */
export async function listRecommendOpen(rows: Rows, siteId: SiteId): Promise<Currency[]> {
  const found = await rows
    .selectFrom('recommend_settings')
    .select('currency')
    .where('site_id', '=', siteId)
    .where('is_open', '=', true)
    .execute()
  return found.map(({ currency }) => currency as Currency)
}

export const isRecommendOpen = async (
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
): Promise<boolean> => (await listRecommendOpen(rows, siteId)).includes(currency)

/** A member's own code, where they have one. */
export async function findRecommendCode(
  rows: Rows,
  memberId: MemberId,
): Promise<{ readonly code: string; readonly isEnabled: boolean } | null> {
  const row = await rows
    .selectFrom('recommend_codes')
    .select(['code', 'is_enabled'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ? { code: row.code, isEnabled: row.is_enabled } : null
}

/** Gives a member their code. Each has one, and each code is one member's. */
export async function giveRecommendCode(
  database: Database,
  member: { readonly siteId: SiteId; readonly id: MemberId },
  code: string,
  now: Date,
): Promise<Outcome<void, 'recommend_code_taken'>> {
  const given = await database.rows
    .insertInto('recommend_codes')
    .values({ site_id: member.siteId, code, member_id: member.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return given ? done() : refuse('recommend_code_taken')
}

export async function setRecommendCode(
  database: Database,
  siteId: SiteId,
  code: string,
  isEnabled: boolean,
): Promise<void> {
  await database.rows
    .updateTable('recommend_codes')
    .set({ is_enabled: isEnabled })
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .execute()
}

export async function findRecommender(
  rows: Rows,
  siteId: SiteId,
  code: string,
): Promise<Recommender | null> {
  const row = await rows
    .selectFrom('recommend_codes as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['m.id', 'm.currency', 'm.state', 'c.is_enabled'])
    .where('c.site_id', '=', siteId)
    .where('c.code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  return {
    memberId: row.id as MemberId,
    currency: row.currency as Currency,
    isMemberOpen: row.state === 'open',
    isCodeEnabled: row.is_enabled,
  }
}
