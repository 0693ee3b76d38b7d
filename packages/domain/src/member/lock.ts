import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Work } from '@oriel/db/database'

/** A member as the transaction that holds their lock sees them. */
export type LockedMember = {
  readonly id: MemberId
  readonly siteId: SiteId
  readonly currency: Currency
  readonly state: string
  readonly passwordHash: string | null
  readonly mustChangePassword: boolean
}

/**
 * The one lock of a member: what changes because of them happens one after the other, and each sees
 * what the one before has done. With `references` also new rows that refer to the member wait: for
 * a change that a play or a transfer about to begin must not miss.
 */
export async function lockMember(
  work: Work,
  memberId: MemberId,
  blocks: 'changes' | 'references' = 'changes',
): Promise<LockedMember> {
  const query = work
    .selectFrom('members')
    .select(['site_id', 'currency', 'state', 'password_hash', 'must_change_password'])
    .where('id', '=', memberId)
  const row = await (
    blocks === 'changes' ? query.forNoKeyUpdate() : query.forUpdate()
  ).executeTakeFirstOrThrow()
  return {
    id: memberId,
    siteId: row.site_id as SiteId,
    currency: row.currency as Currency,
    state: row.state,
    passwordHash: row.password_hash,
    mustChangePassword: row.must_change_password,
  }
}

/** Locks several, in the order of their ids, as everybody does who takes more than one. */
export async function lockMembers(
  work: Work,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, { readonly state: string; readonly language: Locale }>> {
  if (ids.length === 0) return new Map()
  const found = await work
    .selectFrom('members')
    .select(['id', 'state', 'language'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(
    found.map(({ id, state, language }) => [
      id as MemberId,
      { state, language: language as Locale },
    ]),
  )
}
