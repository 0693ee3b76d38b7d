import type { DepositState } from '@oriel/contract/member/deposit'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Order } from './deposit-types.ts'

type StepState = 'done' | 'now' | 'next' | 'failed'
type OrderStep = {
  readonly text: MessageId
  readonly detail?: MessageId
  readonly at: Date | null
  readonly state: StepState
}

/** How far along the four steps an order is; an order that failed stopped there. */
const AT: Readonly<Record<DepositState, number>> = {
  created: 0,
  awaiting: 1,
  expired: 1,
  cancelled: 1,
  refused: 1,
  seen: 2,
  review: 2,
  returned: 3,
  credited: 4,
}
const FAILED: ReadonlySet<DepositState> = new Set(['expired', 'cancelled', 'refused', 'returned'])

export function stepsOf({ state, made_at: madeAt, ended_at: endedAt }: Order): OrderStep[] {
  const at = AT[state]
  const stateOf = (place: number): StepState => {
    if (place < at) return 'done'
    if (place > at) return 'next'
    return FAILED.has(state) ? 'failed' : 'now'
  }
  return [
    { text: 'deposit.step_made', at: madeAt, state: stateOf(0) },
    { text: 'deposit.step_pay', at: at === 1 ? endedAt : null, state: stateOf(1) },
    { text: 'deposit.step_seen', at: null, state: stateOf(2) },
    {
      text: 'deposit.step_in',
      ...(at < 3 && { detail: 'deposit.step_in_text' as const }),
      at: at >= 3 ? endedAt : null,
      state: stateOf(3),
    },
  ]
}
