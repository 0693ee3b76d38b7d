import {
  withdrawalCall,
  withdrawalCancelCall,
  withdrawalCounterCall,
  withdrawalQuoteCall,
  withdrawalRecordsCall,
  withdrawalStateCall,
} from '@oriel/contract/member/withdrawal'
import { done, expectDone } from '@oriel/core/outcome'
import {
  askWithdrawal,
  cancelWithdrawal,
  listWithdrawals,
  quoteWithdrawal,
  readCounter,
  readWithdrawal,
} from '@oriel/domain/withdrawal'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import { daysAsked } from '../../days-asked.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import { counterWire, paceWire, promisesWire, withdrawalWire } from './wire.ts'

export const withdrawalBindings = (house: House): Binding[] => [
  bind(withdrawalCounterCall, async ({ currency }, caller) => {
    const counter = await readCounter(house.database.rows, { ...whoOf(caller), currency })
    return done({ read_at: house.now(), currency, ...counterWire(counter) })
  }),

  bind(withdrawalQuoteCall, async ({ amount, bank_card_id: cardId }, caller) => {
    const quoted = await quoteWithdrawal(house, { ...whoOf(caller), cardId, amount })
    if (!quoted.ok) return quoted
    const { fee, pace, flags } = quoted.value
    return done({
      fee,
      receives: amount - fee,
      promises: promisesWire(flags.withdrawalPromises),
      pace: paceWire(pace),
    })
  }),

  bind(withdrawalCall, async (asked, caller) => {
    const outcome = await askWithdrawal(house, {
      ...whoOf(caller),
      requestId: asked.request_id,
      cardId: asked.bank_card_id,
      amount: asked.amount,
      withdrawPassword: asked.withdraw_password,
      deviceSecret: fromOf(caller, {}).deviceSecret,
    })
    if (!outcome.ok) return outcome
    return done(expectDone(await answerOf(house, caller, outcome.value.number)))
  }),

  bind(withdrawalStateCall, ({ number }, caller) => answerOf(house, caller, number)),

  bind(withdrawalCancelCall, async ({ number }, caller) => {
    const outcome = await cancelWithdrawal(house, { ...whoOf(caller), number })
    return outcome.ok ? answerOf(house, caller, number) : outcome
  }),

  bind(withdrawalRecordsCall, async ({ from, to, after, count }, caller) => {
    const now = house.now()
    const { withdrawals, next } = await listWithdrawals(house.database.rows, {
      memberId: caller.session.memberId,
      ...daysAsked({ from, to }, caller.site.flags.timeZone, now),
      after: after ?? null,
      count,
    })
    return done({ read_at: now, list: withdrawals.map(withdrawalWire), next })
  }),
]

async function answerOf(house: House, caller: MemberCaller, number: string) {
  const found = await readWithdrawal(house.database.rows, { ...whoOf(caller), number })
  return found.ok ? done({ read_at: house.now(), withdrawal: withdrawalWire(found.value) }) : found
}

const whoOf = ({ session: { siteId, memberId } }: MemberCaller) => ({ siteId, memberId })
