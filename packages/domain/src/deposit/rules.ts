import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Instructions, PaymentMethodId, PaymentMethodKind } from '@oriel/domain/payment'

export type DepositId = Id<'deposit'>

export const depositStates = [
  'created',
  'awaiting',
  'seen',
  'review',
  'credited',
  'expired',
  'cancelled',
  'refused',
  'returned',
] as const
export type DepositState = (typeof depositStates)[number]

/** An order of a member to pay in. It says whose an arrival is; what is credited is the arrival. */
export type Deposit = {
  readonly id: DepositId
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** `D261114-7K3QZ9`: what the member and people of the house call it. */
  readonly number: string
  readonly methodId: PaymentMethodId
  readonly linkId: string
  readonly kind: PaymentMethodKind
  readonly currency: Currency
  readonly asked: Units
  /** With the coins that tell it apart where no message can be carried. */
  readonly toPay: Units
  readonly received: Units
  readonly reference: string
  readonly state: DepositState
  /** Why it was refused, or is looked at. */
  readonly reason: string | null
  readonly isLate: boolean
  readonly instructions: Instructions | null
  readonly saidPaidAt: Date | null
  readonly tries: number
  readonly madeAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** So many orders of one member may be open at once. */
export const OPEN_MAX = 3
/** Money that comes later than this after an order's time is for people to decide. */
export const LATE_MS = 72 * 3_600_000
/** An order that its provider has not answered for so long is refused. */
export const ANSWER_MS = 20_000
/** So many refused within so long close deposits for a day: stolen cards are tried out so. */
export const REFUSED_MAX = 5
export const REFUSED_WITHIN_MS = 600_000
export const CLOSED_FOR_MS = 86_400_000

export type Split = {
  readonly available: Units
  readonly owed: Units
  readonly fee: Units
  readonly suspense: Units
}

/**
 * Where an arrival goes. What no limit has room for is set aside; of the rest the fee is taken,
 * what the member owes is paid back, and they have what is left.
 */
export function splitOf(
  units: Units,
  {
    room,
    fee,
    owed,
  }: {
    /** What limits leave; null: none is set. */
    readonly room: Units | null
    readonly fee: (units: Units) => Units
    /** What the member owes, as a positive amount. */
    readonly owed: Units
  },
): Split {
  const open = room === null || room > units ? units : room < 0n ? 0n : room
  const cost = open === 0n ? 0n : fee(open)
  const left = open - cost
  const repaid = owed < left ? owed : left
  return { available: left - repaid, owed: repaid, fee: cost, suspense: units - open }
}

/** Why an arrival is not credited by itself. */
export type ParkReason =
  | 'no_order'
  | 'taken_back'
  | 'other_currency'
  | 'too_late'
  | 'other_name'
  | 'member_closed'
  | 'limit_reached'

export type Judged =
  | { readonly kind: 'credit'; readonly isLate: boolean }
  | {
      readonly kind: 'park'
      readonly because: ParkReason
    }

type Order = Pick<Deposit, 'currency' | 'kind' | 'state' | 'expiresAt'>
export type ArrivalFacts = {
  readonly currency: Currency
  readonly seenAt: Date
  readonly isMemberOpen: boolean
  /** Disputed or sent back by the time it was first heard of. */
  readonly isTakenBack: boolean
  /** Whether somebody else has paid, as far as names tell. */
  readonly isOtherName: boolean
}

/** Whether a final arrival is credited to the member of its order. */
export function judgeArrival(order: Order | null, facts: ArrivalFacts): Judged {
  if (!order) return { kind: 'park', because: 'no_order' }
  if (facts.isTakenBack) return { kind: 'park', because: 'taken_back' }
  if (order.currency !== facts.currency) return { kind: 'park', because: 'other_currency' }
  if (!facts.isMemberOpen) return { kind: 'park', because: 'member_closed' }
  const lateMs = facts.seenAt.getTime() - order.expiresAt.getTime()
  // An address is its member's for ever; a message or a page is good for its time.
  if (order.kind !== 'crypto' && lateMs > LATE_MS) return { kind: 'park', because: 'too_late' }
  if (facts.isOtherName) return { kind: 'park', because: 'other_name' }
  const isOver =
    order.state === 'expired' || order.state === 'cancelled' || order.state === 'refused'
  return { kind: 'credit', isLate: isOver || lateMs > 0 }
}

/** Orders that may be open: what a member has asked for and not paid. */
export const isOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'awaiting' || state === 'seen'

/** Whether deposits were refused so often, so fast, that they are closed; until when. */
export function closedUntil(refused: readonly Date[], now: Date): Date | null {
  const times = refused.map((at) => at.getTime()).toSorted((left, right) => left - right)
  let until = 0
  for (let last = REFUSED_MAX - 1; last < times.length; last += 1) {
    const [first = 0, end = 0] = [times[last - REFUSED_MAX + 1], times[last]]
    if (end - first <= REFUSED_WITHIN_MS) until = end + CLOSED_FOR_MS
  }
  return until > now.getTime() ? new Date(until) : null
}

const OPEN_AGAIN_MS = [500, 1_000, 2_000, 4_000]
/** When an order that was not answered is asked for again. */
export const openAgainMs = (tries: number): number =>
  OPEN_AGAIN_MS[Math.max(0, tries - 1)] ?? OPEN_AGAIN_MS.at(-1) ?? 0

const ASK_EVERY_MS = 5_000
const ASK_FOR_MS = 120_000
/** After a member has said that they paid; null: it was asked often enough, news are waited for. */
export const askAgainMs = (saidMs: number | null): number | null =>
  saidMs !== null && saidMs < ASK_FOR_MS ? ASK_EVERY_MS : null
