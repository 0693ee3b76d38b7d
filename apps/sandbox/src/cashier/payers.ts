import { see, settle, type ArrivalMade } from './arrivals.ts'
import { confirm } from './chain.ts'
import { coinsFor, rateAt, worthOf } from './coins.ts'
import type { Cashier } from './model.ts'
import { expire, isOpen } from './orders.ts'
import type { ArrivalRow, OrderRow } from './rows.ts'

export type Payment = Omit<ArrivalMade, 'reference' | 'rate'> & {
  /** The order it is counted to; null where the provider knows none. */
  readonly order: OrderRow | null
  readonly isFinal: boolean
}

/** A tenth more or less than was asked. */
const PART = 10

/** A payer pays, or does it otherwise than was asked of them; the last arrival is theirs. */
export function pay(cashier: Cashier, payment: Payment): ArrivalRow {
  const { faults } = cashier
  const { order } = payment
  const subject = `${order?.reference ?? payment.message} ${payment.amount}`
  if (order && faults.happens('paid_late', subject)) expire(cashier, order.reference)
  const first = arrive(cashier, changed(cashier, payment, subject))
  return faults.happens('paid_twice', subject) ? arrive(cashier, payment) : first
}

function arrive(cashier: Cashier, payment: Payment): ArrivalRow {
  const { order, isFinal, ...made } = payment
  const reference = order?.reference ?? null
  const row = see(cashier, { ...made, ...inCoins(cashier, payment), reference })
  if (isFinal && cashier.dialect.hasChain) confirm(cashier, row)
  if (isFinal) settle(cashier, row.tx)
  return row
}

/** What is paid in coins is worth what they bring at the order's rate, while that is good. */
function inCoins(cashier: Cashier, { order, amount, coins: sent }: Payment) {
  const { dialect, nowMs } = cashier
  if (!dialect.hasChain) return { amount, coins: null, rate: null }
  const ofNow = rateAt(nowMs())
  const rate = order && isOpen(cashier, order) ? (order.rate ?? ofNow) : ofNow
  const coins = sent ?? coinsFor(amount, rate)
  return { amount: worthOf(coins, rate), coins, rate }
}

function changed({ faults, dialect }: Cashier, payment: Payment, subject: string): Payment {
  const part = Math.max(1, Math.floor(payment.amount / PART / dialect.step)) * dialect.step
  const isShort = faults.happens('paid_short', subject) && part < payment.amount
  const sign = isShort ? -1 : Number(faults.happens('paid_over', subject))
  const currency = payment.currency === 'USD' ? 'THB' : 'USD'
  return {
    ...payment,
    amount: payment.amount + sign * part,
    coins: sign === 0 ? payment.coins : null,
    ...(faults.happens('paid_other_name', subject) && { payer_name: 'SOMEBODY ELSE' }),
    ...(faults.happens('paid_other_currency', subject) && { currency }),
  }
}
