import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'

/** A member as their own profile needs them. */
export type Own = {
  readonly id: MemberId
  readonly siteId: SiteId
  readonly account: string
  readonly currency: Currency
  readonly language: Locale
  readonly kind: number
  readonly createdAt: Date
  readonly passwordHash: string | null
  readonly withdrawHash: string | null
  readonly mustChangePassword: boolean
}

const query = (rows: Rows, id: MemberId) =>
  rows.selectFrom('members').selectAll().where('id', '=', id)

export const getOwn = async (rows: Rows, id: MemberId): Promise<Own> =>
  ownOf(await query(rows, id).executeTakeFirstOrThrow())

type Row = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>

const ownOf = (row: Row): Own => ({
  id: row.id as MemberId,
  siteId: row.site_id as SiteId,
  account: row.account,
  currency: row.currency as Currency,
  language: row.language as Locale,
  kind: row.kind,
  createdAt: row.created_at,
  passwordHash: row.password_hash,
  withdrawHash: row.withdraw_password_hash,
  mustChangePassword: row.must_change_password,
})

export type Agreed = { readonly agreement: number; readonly version: number; readonly at: Date }

export async function listAgreed(rows: Rows, id: MemberId): Promise<Agreed[]> {
  const found = await rows
    .selectFrom('member_agreements')
    .select(['agreement_number', 'version', 'agreed_at'])
    .where('member_id', '=', id)
    .orderBy('agreed_at')
    .orderBy('agreement_number')
    .execute()
  return found.map((row) => ({
    agreement: row.agreement_number,
    version: row.version,
    at: row.agreed_at,
  }))
}
