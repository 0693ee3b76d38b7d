import type { Currency } from '@oriel/core/currency'
import { dollarsIn } from '@oriel/core/dollars'
import type { BankCardId, Id, MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { PaymentMethodId } from '@oriel/domain/payment'
import type { SiteFlags } from '@oriel/core/site-settings'
import type { Check } from './check-rules.ts'

/** What is held for it is held under the same id. */
export type WithdrawalId = Id<'hold'>

export const withdrawalStates = [
  'checking',
  'review',
  'second',
  'third',
  'approved',
  'sending',
  'paid',
  'refused',
  'failed',
  'returned',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Where a withdrawal is, as its member follows it. */
export const withdrawalStages = [
  'checking',
  'review',
  'second',
  'third',
  'sending',
  'arriving',
] as const
export type WithdrawalStage = (typeof withdrawalStages)[number]
export const outKinds = ['bank', 'redirect', 'crypto'] as const
export type OutKind = (typeof outKinds)[number]

/** A stage that was left, or the one it is in now. */
export type StageTime = {
  readonly stage: WithdrawalStage
  readonly enteredAt: Date
  readonly promisedAt: Date
  readonly leftAt: Date | null
}

export type Withdrawal = {
  readonly id: WithdrawalId
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** `W261114-7K3QZ9`: what the member and people of the house call it. */
  readonly number: string
  readonly cardId: BankCardId
  readonly methodId: PaymentMethodId
  readonly kind: OutKind
  readonly currency: Currency
  readonly amount: Units
  /** What the member pays, of the amount. */
  readonly fee: Units
  readonly settled: Units
  readonly released: Units
  readonly state: WithdrawalState
  readonly reason: string | null
  readonly checks: readonly Check[]
  readonly people: number | null
  readonly decidedBy: readonly string[]
  /** In their order; the last one is where it is now. */
  readonly stages: readonly StageTime[]
  readonly isLate: boolean
  readonly tries: number
  readonly madeAt: Date
  readonly endedAt: Date | null
}

/** So many a day of the site's clock may be asked for. */
export const A_DAY_MAX = 5
/** An amount above what its method takes at once goes in parts, up to so many. */
export const PARTS_MAX = 20

/** Equal parts of the provider's step, the rest in the last; none above what is taken at once. */
export function partsOf(net: Units, max: Units, step: Units): Units[] {
  const floor = (units: Units): Units => (step <= 1n ? units : units - (units % step))
  for (let count = (net + max - 1n) / max; ; count += 1n) {
    const part = floor(net / count)
    const last = net - part * (count - 1n)
    if (last <= max) return [...Array.from({ length: Number(count) - 1 }, () => part), last]
  }
}

type Bounds = Pick<
  SiteFlags,
  'withdrawalAutoDollars' | 'withdrawalOneDollars' | 'withdrawalTwoDollars'
>

/**
 * How many people it takes. What every check has passed and is small takes none; where money has
 * never gone before, it takes two.
 */
export function peopleFor(
  { amount, currency }: Pick<Withdrawal, 'amount' | 'currency'>,
  checks: readonly Check[],
  bounds: Bounds,
): number {
  const upTo = (dollars: number): boolean => amount <= dollarsIn(BigInt(dollars), currency)
  const byAmount = upTo(bounds.withdrawalAutoDollars)
    ? 0
    : upTo(bounds.withdrawalOneDollars)
      ? 1
      : upTo(bounds.withdrawalTwoDollars)
        ? 2
        : 3
  const byChecks = checks.map(({ rule, says }) =>
    says === 'review' ? (rule === 'first_to_card' ? 2 : 1) : 0,
  )
  return Math.max(byAmount, ...byChecks)
}

/** Who may still decide it, and how it goes on after one more yes. */
export function afterYes(state: WithdrawalState, people: number): WithdrawalState | null {
  if (state === 'review') return people <= 1 ? 'approved' : 'second'
  if (state === 'second') return people <= 2 ? 'approved' : 'third'
  return state === 'third' ? 'approved' : null
}

/** What people may refuse. */
export const isUndecided = (state: WithdrawalState): boolean =>
  state === 'checking' || state === 'review' || state === 'second' || state === 'third'

/** Why people refuse, each with a sentence for the member. */
export const refuseReasons = [
  'account_checks',
  'documents_needed',
  'card_not_yours',
  'terms_broken',
  'asked_by_you',
] as const
export type RefuseReason = (typeof refuseReasons)[number]

/** How long a stage may take, as the site promises. */
export const promiseS = (
  stage: WithdrawalStage,
  { withdrawalPromises }: Pick<SiteFlags, 'withdrawalPromises'>,
): number => withdrawalPromises[stage]
