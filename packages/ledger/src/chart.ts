import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SiteId } from '@oriel/core/id'

/** Whose an account is: a member, an agent, or the house of a site. */
export type OwnerId = Id<'member'> | Id<'agent'> | Id<'house'>

/** The chart of accounts. What each kind means stands beside it in the database. */
export const accountKinds = [
  'available',
  'held',
  'bonus',
  'vault',
  'owed',
  'mirror',
  'transit',
  'gaming',
  'promotion',
  'rebate',
  'jackpot',
  'commission',
  'suspense',
  'adjustment',
  'crossing',
  'clearing',
  'fee',
  'agent',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** One account, by what it is for. On the house's side it is spread over several rows. */
export type Account = {
  readonly kind: AccountKind
  readonly owner: OwnerId
  /** The game or payment provider, or the shard, on the other side; empty where there is none. */
  readonly party: string
  readonly currency: Currency
}

export type MemberBucket = 'available' | 'held' | 'bonus' | 'vault'
/** What they owe is an account of theirs, and no part of what they have. */
type MemberKind = MemberBucket | 'owed'
export type HouseKind =
  | 'promotion'
  | 'rebate'
  | 'jackpot'
  | 'commission'
  | 'suspense'
  | 'adjustment'

/** The house of a site has an id of its own, made of the site's number. */
export const houseOf = (site: SiteId): Id<'house'> =>
  `00000000-0000-8000-8000-${site.toString(16).padStart(12, '0')}` as Id<'house'>

/** Between these are the ids of all houses, and no other. */
export const HOUSES = {
  first: '00000000-0000-8000-8000-000000000000',
  last: '00000000-0000-8000-8000-ffffffffffff',
} as const

export const memberAccount = (owner: MemberId, kind: MemberKind, currency: Currency): Account => ({
  kind,
  owner,
  party: '',
  currency,
})

/** What a game provider holds for a member, as far as we know. */
export const mirrorAccount = (owner: MemberId, provider: string, currency: Currency): Account => ({
  kind: 'mirror',
  owner,
  party: provider,
  currency,
})

export const agentAccount = (owner: Id<'agent'>, currency: Currency): Account => ({
  kind: 'agent',
  owner,
  party: '',
  currency,
})

export const houseAccount = (site: SiteId, kind: HouseKind, currency: Currency): Account => ({
  kind,
  owner: houseOf(site),
  party: '',
  currency,
})

/** An account of the house that faces one provider. */
export const facingAccount = (
  site: SiteId,
  kind: 'transit' | 'gaming' | 'clearing' | 'fee',
  party: string,
  currency: Currency,
): Account => ({ kind, owner: houseOf(site), party, currency })
