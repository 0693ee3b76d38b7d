import { createHmac } from 'node:crypto'
import { parseUnits, writeUnits } from '@oriel/core/money'
import * as z from 'zod/mini'
import { confirmationsOf, neededFor } from '../chain.ts'
import type { Cashier, CashierDialect } from '../model.ts'
import type { ArrivalRow, OrderRow, PayoutRow } from '../rows.ts'

export const COIN = { coin: 'QRY', network: 'Quarry test chain' } as const
const UNITS_PER_HUNDREDTH = 100

const Reference = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/))
/** Below zero for what is no amount, which is refused. */
const Price = z.pipe(
  z.string(),
  z.transform((text) => Number(parseUnits(text) ?? -1n)),
)
export const NewInvoice = z.object({
  order_id: Reference,
  price: Price,
  currency: z.string(),
  expires_at: z.int(),
})
export const ByOrder = z.object({ order_id: Reference })
export const Page = z.object({ after: z.string(), limit: z.int() })
export const NewWithdrawal = z.object({
  order_id: Reference,
  price: Price,
  currency: z.string(),
  network: z.string(),
  address: z.string(),
  memo: z.nullable(z.string()),
})
export const Day = z.object({ day: z.string() })

/** Coins have eight decimals. */
const PLACES = 8
function writeCoins(coins: number): string {
  const digits = String(coins).padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}
const PRICE_PLACES_MISSING = -2
const writePrice = (units: number): string =>
  writeUnits(BigInt(units)).slice(0, PRICE_PLACES_MISSING)

export const invoiceOf = (order: OrderRow) => ({
  ...COIN,
  address: order.code,
  coins: writeCoins(order.coins ?? 0),
  rate: writeCoins(order.rate ?? 0),
  rated_at: order.opened,
})

const STATES = { seen: 'unconfirmed', final: 'confirmed', void: 'orphaned' } as const

export const transactionOf = (row: ArrivalRow, cashier: Cashier) => ({
  txid: row.tx,
  order_id: row.reference,
  coin: COIN.coin,
  coins: writeCoins(row.coins ?? 0),
  rate: writeCoins(row.rate ?? 0),
  currency: row.currency,
  fee: row.fee === null ? null : writePrice(row.fee),
  status: STATES[row.state],
  confirmations: confirmationsOf(cashier, row),
  needed: neededFor(row),
  sender: row.payer_account,
  seen_at: row.seen,
  confirmed_at: row.final,
})

export function withdrawalOf(row: PayoutRow) {
  if (row.state === 'pending') return { status: 'waiting' }
  if (row.state === 'failed' || row.state === 'cancelled') {
    return { status: 'failed', reason: row.reason ?? '' }
  }
  return {
    status: row.state === 'paid' ? 'confirmed' : 'bounced',
    withdrawal: row.tx,
    price: writePrice(row.amount),
    currency: row.currency,
    fee: writePrice(row.fee),
    reason: row.reason,
    at: row.at ?? row.due,
  }
}

export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha512', secret).update(text).digest('hex')

const ARRIVAL_PPM = 5_000
const PAYOUT_PPM = 1_000
const TAKEN = 200

/** Like those who take coins and settle in one currency. */
export const QUARRY: CashierDialect = {
  title: 'Quarry coins',
  step: UNITS_PER_HUNDREDTH,
  arrivalFeePpm: ARRIVAL_PPM,
  payoutFeePpm: PAYOUT_PPM,
  hasChain: true,
  repeats: 'refused',
  arrivalItem: (row, cashier) => ({ transaction: transactionOf(row, cashier) }),
  payoutItem: (row) => ({ withdrawal: { order_id: row.reference, ...withdrawalOf(row) } }),
  batchMax: 1,
  hookBody: (event, [item]) => JSON.stringify({ event, ...item }),
  sign: ({ secret }, body) => ({ 'x-quarry-signature': signatureOf(secret, body) }),
  isTaken: (status) => status === TAKEN,
}
