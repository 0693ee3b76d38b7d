import {
  depositCall,
  depositCancelCall,
  depositPaidCall,
  depositStateCall,
  paymentMethodsCall,
  paymentRecordsCall,
  type depositPages,
} from '@oriel/contract/member/deposit'
import { done } from '@oriel/core/outcome'
import {
  askDeposit,
  cancelDeposit,
  listDepositMethods,
  listDeposits,
  readDeposit,
  sayPaid,
  showDeposit,
  type Deposit,
} from '@oriel/domain/deposit'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import { daysAsked } from '../../days-asked.ts'
import type { House } from '../../house.ts'
import { depositWire, methodWire, orderWire } from './wire.ts'

/** Where a provider's page leads back to. The body names one of ours, never an address. */
const PAGES: Readonly<Record<(typeof depositPages)[number], string>> = {
  user: '/user/Deposit',
  plain: '/Deposit',
  fast: '/fastPayment',
}

export const depositBindings = (house: House): Binding[] => [
  bind(paymentMethodsCall, async ({ currency }, caller) => {
    const { methods, needsCard } = await listDepositMethods(house.database.rows, {
      ...whoOf(caller),
      currency,
    })
    return done({
      read_at: house.now(),
      currency,
      needs_card: needsCard,
      methods: methods.map(methodWire),
    })
  }),

  bind(depositCall, async ({ request_id, method_id, amount, page }, caller) => {
    const outcome = await askDeposit(house, {
      ...whoOf(caller),
      requestId: request_id,
      methodId: method_id,
      amount,
      locale: caller.locale,
      returnUrl: `${caller.origin}${PAGES[page]}`,
    })
    return outcome.ok ? done(await answerOf(house, outcome.value)) : outcome
  }),

  bind(depositStateCall, async ({ number }, caller) => {
    const outcome = await readDeposit(house.database.rows, { ...whoOf(caller), number })
    return outcome.ok ? done(depositWire(outcome.value, house.now())) : outcome
  }),

  bind(depositPaidCall, async ({ number }, caller) => {
    const outcome = await sayPaid(house, { ...whoOf(caller), number })
    return outcome.ok ? done(await answerOf(house, outcome.value)) : outcome
  }),

  bind(depositCancelCall, async ({ number }, caller) => {
    const outcome = await cancelDeposit(house, { ...whoOf(caller), number })
    return outcome.ok ? done(await answerOf(house, outcome.value)) : outcome
  }),

  bind(paymentRecordsCall, async ({ from, to, after, count }, caller) => {
    const now = house.now()
    const { deposits, next } = await listDeposits(house.database.rows, {
      memberId: caller.session.memberId,
      ...daysAsked({ from, to }, caller.site.flags.timeZone, now),
      after: after ?? null,
      count,
    })
    return done({ read_at: now, list: deposits.map(orderWire), next })
  }),
]

const answerOf = async ({ database, now }: House, deposit: Deposit) =>
  depositWire(await showDeposit(database.rows, deposit), now())

const whoOf = ({ session: { siteId, memberId } }: MemberCaller) => ({ siteId, memberId })
