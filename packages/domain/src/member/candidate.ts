import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'
import type { Member } from './member.ts'

/** Whose account somebody says is theirs, and what that is proven against. */
export type Candidate = Member & {
  readonly state: string
  readonly mustVerify: boolean
  readonly passwordHash: string | null
  readonly withdrawHash: string | null
  readonly withdrawFails: number
}

export async function findCandidate(
  rows: Rows,
  siteId: SiteId,
  by: { readonly account: string } | { readonly id: MemberId },
): Promise<Candidate | null> {
  let query = rows
    .selectFrom('members')
    .select(['id', 'account', 'currency', 'language', 'state', 'must_verify'])
    .select(['password_hash', 'withdraw_password_hash', 'withdraw_fails'])
    .where('site_id', '=', siteId)
  query = 'id' in by ? query.where('id', '=', by.id) : query.where('account', '=', by.account)
  const row = await query.executeTakeFirst()
  if (!row) return null
  return {
    id: row.id as MemberId,
    siteId,
    account: row.account,
    currency: row.currency as Currency,
    language: row.language as Locale,
    state: row.state,
    mustVerify: row.must_verify,
    passwordHash: row.password_hash,
    withdrawHash: row.withdraw_password_hash,
    withdrawFails: row.withdraw_fails,
  }
}
