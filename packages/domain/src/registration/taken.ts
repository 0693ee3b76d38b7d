import type { SiteId } from '@oriel/core/id'
import { personalFieldOf, type RegisterAsks, type RegisterField } from '@oriel/core/register-field'
import type { Rows } from '@oriel/db/database'
import { findMember, isTaken, type Personal } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import { isBlacklisted } from './blacklist.ts'

/** What of a new member only one may have, and may not be on the blacklist. */
export type Claimed = {
  readonly account: string
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly identity_id: string
}

export const claimedOf = ({
  account,
  personal,
}: {
  readonly account: string
  readonly personal: Personal
}): Claimed => ({
  account,
  name: personal.name ?? '',
  phone: personal.phone ?? '',
  email: personal.email ?? '',
  identity_id: personal.identity_id ?? '',
})

export type ClaimReason =
  | 'account_taken'
  | 'name_taken'
  | 'phone_taken'
  | 'email_taken'
  | 'identity_claimed'
export type ClaimRefusal = ClaimReason | 'name_blacklisted' | 'email_blacklisted'

export const CLAIM_REASONS = {
  name: 'name_taken',
  phone: 'phone_taken',
  email: 'email_taken',
  identity_id: 'identity_claimed',
} as const satisfies Record<string, ClaimReason>
type ClaimField = keyof typeof CLAIM_REASONS

const FIELDS = ['member_name', 'member_phone', 'member_email', 'identity_id'] as const

/** The fields of a form that are unique in its currency. */
export const uniqueOf = (asks: RegisterAsks): ClaimField[] =>
  FIELDS.filter((field: RegisterField) => asks[field]?.isUnique && asks[field].isDisplay).map(
    (field) => personalFieldOf(field) as ClaimField,
  )

/** In one order for everybody, so that two who want the same two things do not deadlock. */
export const wantedOf = (claimed: Claimed, unique: readonly ClaimField[]): Personal =>
  Object.fromEntries(unique.map((field) => [field, claimed[field]]))

/**
 * The first thing that stands in the way, or null. Everything is looked up every time, asked for or
 * not: how long it takes says nothing.
 */
export async function findClaimRefusal(
  rows: Rows,
  keys: Keys,
  siteId: SiteId,
  claimed: Claimed,
  unique: readonly ClaimField[],
): Promise<ClaimRefusal | null> {
  const { account, name, phone, email, identity_id } = claimed
  const [member, blackName, blackEmail, ...taken] = await Promise.all([
    findMember(rows, siteId, account),
    isBlacklisted(rows, keys, siteId, 'name', name),
    isBlacklisted(rows, keys, siteId, 'email', email),
    isTaken(rows, keys, siteId, 'name', name),
    isTaken(rows, keys, siteId, 'phone', phone),
    isTaken(rows, keys, siteId, 'email', email),
    isTaken(rows, keys, siteId, 'identity_id', identity_id),
  ])
  if (blackName && name !== '') return 'name_blacklisted'
  if (blackEmail && email !== '') return 'email_blacklisted'
  if (member) return 'account_taken'
  const order: readonly ClaimField[] = ['name', 'phone', 'email', 'identity_id']
  const first = order.find(
    (field, at) => taken[at] && claimed[field] !== '' && unique.includes(field),
  )
  return first ? CLAIM_REASONS[first] : null
}
