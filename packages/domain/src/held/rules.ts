import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'

/** The hold in the ledger has the same id. */
export type HeldId = Id<'hold'>

export const heldStates = [
  /** Still in the balance at the provider. */
  'waiting',
  'held',
  /** Too large for the ledger: recorded, never posted. */
  'unposted',
  'released',
  'refused',
  /** Lost at the provider before the balance was transferred back. */
  'gone',
] as const
export type HeldState = (typeof heldStates)[number]

/** A win above its limit, before and after an operator decides about it. */
export type HeldWin = {
  readonly id: HeldId
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly providerId: string
  readonly roundId: string
  readonly title: string
  readonly currency: Currency
  readonly amount: Units
  readonly winMax: Units
  readonly state: HeldState
  /** Amount in the ledger hold; null while there is no hold. */
  readonly held: Units | null
  readonly settledAt: Date
  readonly toldAt: Date
  /** Latest time at which the member is promised a decision. */
  readonly answerBy: Date
  readonly decidedAt: Date | null
  readonly because: string | null
}

/** Divides the amount transferred back among the waiting wins, the oldest first. */
export function shareOut(
  wins: readonly Pick<HeldWin, 'amount'>[],
  arrived: Units,
): readonly Units[] {
  let left = arrived
  return wins.map(({ amount }) => {
    const share = amount < left ? amount : left
    left -= share
    return share
  })
}
