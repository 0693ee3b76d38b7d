import { randomBytes } from 'node:crypto'
import type { Cashier } from './model.ts'
import type { ArrivalRow, OrderRow } from './rows.ts'

/** The largest amount it takes or sends at once, in ten-thousandths: 500 million dong are one. */
const AMOUNT_MAX = 5_000_000_000_000
const CODE_BYTES = 20

export type OrderAsked = Pick<
  OrderRow,
  'reference' | 'method' | 'currency' | 'amount' | 'back' | 'expires' | 'coins' | 'rate'
>
export type Opened =
  | { readonly kind: 'order'; readonly order: OrderRow }
  | { readonly kind: 'refused'; readonly reason: 'amount' | 'maintenance' | 'reference_used' }

export const findOrder = ({ tables }: Cashier, reference: string): OrderRow | null =>
  tables.find<OrderRow>('SELECT * FROM orders WHERE reference = ?', reference)

/** By what its payer has of it. */
export const findByCode = ({ tables }: Cashier, code: string): OrderRow | null =>
  tables.find<OrderRow>('SELECT * FROM orders WHERE code = ?', code)

/** Whether an amount is one it can move. */
export const isAmount = ({ dialect }: Cashier, amount: number): boolean =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= AMOUNT_MAX && amount % dialect.step === 0

/** The same order twice is one order; what was refused leaves nothing behind. */
export function openOrder(cashier: Cashier, asked: OrderAsked): Opened {
  const { tables, faults, nowMs } = cashier
  const known = findOrder(cashier, asked.reference)
  if (known) {
    return isSame(known, asked)
      ? { kind: 'order', order: known }
      : { kind: 'refused', reason: 'reference_used' }
  }
  if (faults.plan().maintenance) return { kind: 'refused', reason: 'maintenance' }
  if (!isAmount(cashier, asked.amount)) return { kind: 'refused', reason: 'amount' }
  tables.run(
    `INSERT INTO orders (reference, method, currency, amount, code, back, opened, expires, coins,
       rate) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    asked.reference,
    asked.method,
    asked.currency,
    asked.amount,
    `qry1${randomBytes(CODE_BYTES).toString('hex')}`,
    asked.back,
    nowMs(),
    asked.expires,
    asked.coins,
    asked.rate,
  )
  const order = findOrder(cashier, asked.reference)
  if (!order) throw new Error(`order ${asked.reference} was not kept`)
  return { kind: 'order', order }
}

const isSame = (known: OrderRow, asked: OrderAsked): boolean =>
  (['method', 'currency', 'amount', 'back', 'expires'] as const).every(
    (field) => known[field] === asked[field],
  )

export const isOpen = ({ nowMs }: Cashier, order: OrderRow): boolean => order.expires > nowMs()

export const arrivalsOf = ({ tables }: Cashier, reference: string): ArrivalRow[] =>
  tables.list<ArrivalRow>('SELECT * FROM arrivals WHERE reference = ? ORDER BY number', reference)

/** Its time is over now. */
export const expire = ({ tables, nowMs }: Cashier, reference: string): void =>
  tables.run(
    'UPDATE orders SET expires = min(expires, ?) WHERE reference = ?',
    nowMs() - 1,
    reference,
  )
