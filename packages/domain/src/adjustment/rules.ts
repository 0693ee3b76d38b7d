import type { AdjustmentKind } from '@oriel/core/adjustment'
import type { Currency } from '@oriel/core/currency'
import { dollarsIn, inDollars } from '@oriel/core/dollars'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { facingAccount, houseAccount, memberAccount, type Account } from '@oriel/ledger/chart'
import type { Entry } from '@oriel/ledger/rules'

/** Above so much a third person has to agree. */
const THREE_ABOVE = 1_000n
/** What one person may have moved by hand within a day. */
const DAY_MAX = { count: 20, dollars: 5_000n } as const

export type Adjusting = {
  readonly kind: AdjustmentKind
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly currency: Currency
  /** Below zero is taken from the member. */
  readonly units: Units
  readonly providerId: string | null
  readonly roundId: string | null
  readonly caseId: string | null
}

const sizeOf = (units: Units): Units => (units < 0n ? -units : units)

export const peopleFor = (units: Units, currency: Currency): number =>
  sizeOf(units) > dollarsIn(THREE_ABOVE, currency) ? 3 : 2

export type RuleBroken = 'amount_not_allowed' | 'provider_needed' | 'case_needed'

/** What each kind needs to be told, and which way it goes. */
export function checkShape(one: Adjusting): Outcome<void, RuleBroken> {
  if (one.units === 0n) return refuse('amount_not_allowed')
  if (one.kind !== 'provider_error') {
    return one.units > 0n && one.providerId === null ? done() : refuse('amount_not_allowed')
  }
  if (one.providerId === null) return refuse('provider_needed')
  if (one.units < 0n && one.caseId === null) return refuse('case_needed')
  return one.roundId === null && one.caseId === null ? refuse('case_needed') : done()
}

/** What somebody has moved within a day, per currency. */
export type Moved = {
  readonly currency: Currency
  readonly count: number
  readonly units: Units
}

export function isOverDay(moved: readonly Moved[], { units, currency }: Adjusting): boolean {
  const count = moved.reduce((sum, one) => sum + one.count, 1)
  const before = moved.reduce((sum, one) => sum + inDollars(one.units, one.currency), 0n)
  const dollars = before + inDollars(sizeOf(units), currency)
  return count > DAY_MAX.count || dollars > dollarsIn(DAY_MAX.dollars, 'USD')
}

/** Gifts come from promotions; what a game provider got wrong is between the member and it. */
function otherSide({ kind, siteId, providerId, currency }: Adjusting): Account {
  if (kind !== 'provider_error') return houseAccount(siteId, 'promotion', currency)
  if (providerId === null) throw new Error('an error of no provider')
  return facingAccount(siteId, 'gaming', providerId, currency)
}

/**
 * What is taken stops at what the member has; the rest they owe, in the same journal. An entry of
 * nothing is none.
 */
export function entriesOf(one: Adjusting, available: Units): Entry[] {
  const { memberId, currency, units } = one
  const own = units > -available ? units : -available
  const entries = [
    { account: memberAccount(memberId, 'available', currency), units: own },
    { account: memberAccount(memberId, 'owed', currency), units: units - own },
    { account: otherSide(one), units: -units },
  ]
  return entries.filter((entry) => entry.units !== 0n)
}
