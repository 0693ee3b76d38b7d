import type { DepositState } from '@oriel/contract/member/deposit'
import type { MessageId } from '@oriel/i18n/message-id'
import type { BadgeTone } from '@oriel/ui/feedback/badge'
import type { IconName } from '@oriel/ui/picture/icon'
import type { Order } from './deposit-types.ts'

/** These go on without the member; the page reads them again until they end. */
const LIVE: ReadonlySet<DepositState> = new Set(['created', 'awaiting', 'seen', 'review'])
export const isLive = (state: DepositState): boolean => LIVE.has(state)

/** The member can still pay it, so lists lead back to it. */
export const isOpen = (state: DepositState): boolean => state === 'created' || state === 'awaiting'

type StateWords = {
  readonly pill: MessageId
  readonly tone: BadgeTone
  readonly icon: IconName
  readonly title: MessageId
  readonly text: MessageId
}

export const STATE_WORDS: Readonly<Record<DepositState, StateWords>> = {
  created: {
    pill: 'deposit.state_created',
    tone: 'neutral',
    icon: 'clock',
    title: 'deposit.making',
    text: 'deposit.making_text',
  },
  awaiting: {
    pill: 'deposit.state_awaiting',
    tone: 'warning',
    icon: 'clock',
    title: 'deposit.waiting_title',
    text: 'deposit.waiting_text',
  },
  seen: {
    pill: 'deposit.state_seen',
    tone: 'info',
    icon: 'swap',
    title: 'deposit.seen_title',
    text: 'deposit.seen_text',
  },
  review: {
    pill: 'deposit.state_review',
    tone: 'warning',
    icon: 'search',
    title: 'deposit.review_title',
    text: 'deposit.review_text',
  },
  credited: {
    pill: 'deposit.state_credited',
    tone: 'success',
    icon: 'check',
    title: 'deposit.credited_title',
    text: 'deposit.credited_text',
  },
  expired: {
    pill: 'deposit.state_expired',
    tone: 'neutral',
    icon: 'clock',
    title: 'deposit.expired_title',
    text: 'deposit.expired_text',
  },
  cancelled: {
    pill: 'deposit.state_cancelled',
    tone: 'neutral',
    icon: 'close',
    title: 'deposit.cancelled_title',
    text: 'deposit.cancelled_text',
  },
  refused: {
    pill: 'deposit.state_refused',
    tone: 'danger',
    icon: 'warning',
    title: 'deposit.refused_title',
    text: 'deposit.refused_text',
  },
  returned: {
    pill: 'deposit.state_returned',
    tone: 'danger',
    icon: 'warning',
    title: 'deposit.returned_title',
    text: 'deposit.returned_text',
  },
}

/** Why, in words. A reason that is not for members has none. */
const REASONS: Readonly<Record<string, MessageId>> = {
  no_answer: 'deposit.reason_no_answer',
  amount_not_allowed: 'deposit.reason_amount',
  method_closed: 'deposit.reason_closed',
  maintenance: 'deposit.reason_closed',
  other_name: 'deposit.reason_name',
  other_currency: 'deposit.reason_currency',
  limit_reached: 'deposit.reason_limit',
  too_late: 'deposit.reason_late',
}

/** Something of what arrived did not reach the wallet: a fee, or what the member owed. */
export const hasCost = ({ state, received, to_wallet: toWallet }: Order): boolean =>
  state === 'credited' && toWallet < received

/** What else is to be said of an order, each a sentence. */
export function notesOf(order: Order): MessageId[] {
  const { state, reason, is_late, is_short, is_over } = order
  const why = reason === null ? undefined : REASONS[reason]
  if (state !== 'credited') return why ? [why] : []
  const notes: MessageId[] = []
  if (hasCost(order)) notes.push('deposit.credited_less')
  if (is_short) notes.push('deposit.short')
  if (is_over) notes.push('deposit.over')
  if (is_late) notes.push('deposit.late')
  // What no limit had room for is set aside and sent back.
  if (reason === 'limit_reached') notes.push('deposit.part_back')
  return notes
}
