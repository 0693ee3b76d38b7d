import type { Currency } from '@oriel/core/currency'
import { inDollars } from '@oriel/core/dollars'
import type { Id, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { SettlementLine } from '@oriel/domain/payment'

export type FileId = Id<'settlement-file'>

export type SettlementFile = {
  readonly id: FileId
  readonly linkId: string
  readonly siteId: SiteId
  readonly day: string
  /** In hex: what journals of its lines are named by. */
  readonly sha: string
  readonly state: 'broken' | 'comparing' | 'done'
  readonly brokenLine: number | null
  readonly lineCount: number
  readonly compared: number
  readonly madeAt: Date
}

/** Why a line is not as ours is. */
export type Differs =
  | 'other_amount'
  | 'other_currency'
  | 'other_fee'
  | 'ours_failed'
  | 'ours_open'
  | 'unknown'
  /** It stands in a file already. */
  | 'twice'
  /** Below zero where it cannot be, or without the number that names it. */
  | 'odd'
  | 'cannot_be_posted'

/** What follows from one line. */
export type Judged =
  /** As ours. `post`: what the provider keeps for it is new to us. */
  | { readonly kind: 'matched'; readonly post?: Units }
  /** Not heard of before: taken over as if its provider had told it now. */
  | { readonly kind: 'take' }
  /** The books follow the file: a cost, a correction, or money that went to our bank. */
  | { readonly kind: 'post' }
  /** Two people decide before it is posted. */
  | { readonly kind: 'wait'; readonly because: 'large' | 'no_bank' }
  | { readonly kind: 'differs'; readonly because: Differs; readonly ours: string | null }

const matched: Judged = { kind: 'matched' }
export const differs = (because: Differs, ours: string | null = null): Judged => ({
  kind: 'differs',
  because,
  ours,
})

type Money = { readonly amount: Units; readonly currency: Currency; readonly cost: Units | null }
export type OurArrival = Money & { readonly state: string; readonly isPosted: boolean }
export type OurSending = Money & { readonly state: string; readonly name: string }
export type OurDispute = Money & { readonly isPosted: boolean; readonly isWon: boolean }

type Line = Pick<SettlementLine, 'currency' | 'gross' | 'fee' | 'net'>

/** A deposit of theirs against our arrival of the same id. */
export function judgeDeposit(line: Line, ours: OurArrival | null): Judged {
  if (line.gross <= 0n || line.fee < 0n) return differs('odd')
  if (!ours) return { kind: 'take' }
  if (ours.state === 'void') return differs('ours_failed', ours.state)
  if (!ours.isPosted) return { kind: 'take' }
  return judgeMoney(line, ours, line.gross)
}

/** What left: a payout or a refund of theirs against ours. Above zero it came back. */
export function judgeSending(line: Line, ours: OurSending | null): Judged {
  if (!ours) return differs('unknown')
  const isBack = line.gross > 0n
  if (ours.state === 'failed' || ours.state === 'cancelled') {
    return differs('ours_failed', ours.name)
  }
  const isKnown = isBack ? ours.state === 'returned' : !OPEN.has(ours.state)
  if (!isKnown) return differs('ours_open', ours.name)
  // What came back costs nothing a second time.
  const known = isBack ? { ...ours, cost: 0n } : ours
  return judgeMoney(line, known, isBack ? line.gross : -line.gross)
}
const OPEN: ReadonlySet<string> = new Set(['made', 'sent'])

/** A payment that was taken back, or won: of all that arrived, or a person looks. */
export function judgeDispute(
  line: Line,
  { arrival, dispute }: { arrival: OurArrival | null; dispute: OurDispute | null },
  isWon: boolean,
): Judged {
  if (!arrival) return differs('unknown')
  if (!arrival.isPosted) return differs('ours_open', arrival.state)
  const amount = isWon ? line.gross : -line.gross
  if (line.currency !== arrival.currency) return differs('other_currency', arrival.currency)
  if (amount !== arrival.amount) return differs('other_amount', String(arrival.amount))
  if (line.fee < 0n) return differs('odd')
  if (!dispute || (isWon && !dispute.isWon)) return { kind: 'take' }
  if (!dispute.isPosted) return differs('ours_open')
  return judgeMoney(line, isWon ? { ...dispute, cost: 0n } : dispute, amount)
}

function judgeMoney({ currency, fee }: Line, ours: Money, amount: Units): Judged {
  if (ours.currency !== currency) return differs('other_currency', ours.currency)
  if (ours.amount !== amount) return differs('other_amount', String(ours.amount))
  if ((ours.cost ?? 0n) === fee) return matched
  if ((ours.cost ?? 0n) === 0n) return { kind: 'matched', post: fee }
  return differs('other_fee', String(ours.cost))
}

/** A hundred dollars: more is not posted because a file says so. */
const ALONE_MAX = 1_000_000n

/** A cost or a correction that names no movement. */
export function judgeCost({ currency, net }: Line): Judged {
  const dollars = inDollars(net < 0n ? -net : net, currency)
  return dollars > ALONE_MAX ? { kind: 'wait', because: 'large' } : { kind: 'post' }
}

/**
 * A cost or a correction of a movement: what it changes was told of as well, by the movement itself
 * or by what took it back. Nothing of it is posted a second time.
 */
export function judgeCostOf(
  line: Line,
  { arrival, dispute }: { arrival: OurArrival | null; dispute: OurDispute | null },
): Judged {
  if (!arrival) return differs('unknown')
  if (dispute?.isPosted && -line.gross === arrival.amount) {
    // What the provider kept for it before comes back with it.
    return line.fee === 0n ? matched : { kind: 'matched', post: line.fee }
  }
  return -line.net === (arrival.cost ?? 0n) ? matched : differs('other_fee', String(arrival.cost))
}

/** What the provider paid to an account of the house; which one, people have to say once. */
export const judgePaidOn = ({ gross }: Line, bank: string | null): Judged => {
  if (gross >= 0n) return differs('odd')
  return bank === null ? { kind: 'wait', because: 'no_bank' } : { kind: 'post' }
}

/** As a line of the file is kept. */
export type Outcome = 'matched' | 'taken' | 'posted' | 'differs' | 'waits'
export const outcomeOf = (judged: Judged): Outcome =>
  (
    {
      matched: 'matched',
      take: 'taken',
      post: 'posted',
      wait: 'waits',
      differs: 'differs',
    } as const
  )[judged.kind]
