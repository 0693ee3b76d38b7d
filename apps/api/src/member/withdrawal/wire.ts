import type { DataOf } from '@oriel/contract/endpoint'
import type { withdrawalCounterCall, WithdrawalWire } from '@oriel/contract/member/withdrawal'
import { cardLabel } from '@oriel/domain/bank-card'
import type { PaymentFee } from '@oriel/domain/payment'
import {
  refuseReasons,
  withdrawalStages,
  type Counter,
  type WithdrawalShown,
} from '@oriel/domain/withdrawal'
import type * as z from 'zod/mini'

type CounterWire = DataOf<typeof withdrawalCounterCall>

/** Reasons that members read. The others would help a thief, and are `other` to them. */
const TOLD: ReadonlySet<string> = new Set([
  'amount',
  'first_to_card',
  'stakes_missing',
  'card_holder',
  'other_card_first',
  'new_device',
  'identity',
  'card_known',
  'account_open',
  'taken_back',
  'payee_invalid',
  'name_differs',
  ...refuseReasons,
])

export const withdrawalWire = (one: WithdrawalShown): z.output<typeof WithdrawalWire> => ({
  number: one.number,
  kind: one.kind,
  card: one.card,
  currency: one.currency,
  amount: one.amount,
  fee: one.fee,
  receives: one.amount - one.fee,
  settled: one.settled,
  released: one.released,
  state: one.state,
  reason: one.reason === null || TOLD.has(one.reason) ? one.reason : 'other',
  is_late: one.isLate,
  stages: one.stages.map(({ stage, enteredAt, promisedAt, leftAt }) => ({
    stage,
    entered_at: enteredAt,
    promised_at: promisedAt,
    left_at: leftAt,
  })),
  parts: [...one.parts],
  made_at: one.madeAt,
  ended_at: one.endedAt,
})

export const counterWire = (counter: Counter): Omit<CounterWire, 'read_at' | 'currency'> => ({
  available: counter.available,
  locked: counter.locked,
  owed: counter.owed,
  free: counter.free,
  has_password: counter.hasPassword,
  held_until: counter.heldUntil,
  today: counter.today.count,
  today_max: counter.today.max,
  may_cancel: counter.mayCancel,
  cards: counter.cards.map((card) => ({
    id: card.id,
    label: cardLabel(card.name, card.lastFour),
    is_default: card.isDefault,
    is_verified: card.verifiedAt !== null,
    usable_at: card.isCooling ? card.usableAt : null,
    way: card.method && {
      min: card.method.min,
      max: card.method.max,
      fee: feeWire(card.method.fee),
      closed_until: card.method.closedUntil,
      pace: paceWire(card.pace),
    },
  })),
  promises: promisesWire(counter.promises),
  open: counter.open.map(withdrawalWire),
})

const feeWire = ({ fixed, ppm, least, most }: PaymentFee) => ({
  fixed,
  ppm,
  min: least,
  max: most,
})

export const paceWire = ({ count, medianS, slowS, keptPpm }: Counter['cards'][number]['pace']) => ({
  count,
  median_s: medianS,
  slow_s: slowS,
  kept_ppm: keptPpm,
})

export const promisesWire = (promises: Counter['promises']) =>
  withdrawalStages.map((stage) => ({ stage, seconds: promises[stage] }))
