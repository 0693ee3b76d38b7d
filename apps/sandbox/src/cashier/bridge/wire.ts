import { createHmac } from 'node:crypto'
import { parseUnits, writeUnits } from '@oriel/core/money'
import * as z from 'zod/mini'
import type { CashierDialect } from '../model.ts'
import type { ArrivalRow, PayoutRow } from '../rows.ts'

/** The account that payers send to. */
export const RECEIVER = {
  bank: '970400',
  bank_name: 'Bridge Bank',
  number: '1139700000426',
  holder: 'ORIEL SANDBOX',
}

/** Whoever pays here has an account at this one. */
const PAYER_BANK = '970436'

const Reference = z.string().check(z.regex(/^[A-Za-z0-9]{1,35}$/))
const Code = z.string().check(z.regex(/^[A-Z]{2,3}$/))
/** Ten-thousandths of an amount as text; below zero for what is no amount, which is refused. */
const Amount = z.pipe(
  z.string(),
  z.transform((text) => Number(parseUnits(text) ?? -1n)),
)

export const Open = z.object({
  reference: Reference,
  currency: Code,
  amount: Amount,
  channel: z.string(),
  expires_at: z.string(),
})
export const ByReference = z.object({ reference: Reference })
export const Page = z.object({ cursor: z.string(), count: z.int() })
export const Send = z.object({
  reference: Reference,
  currency: Code,
  amount: Amount,
  to: z.object({ bank: z.string(), number: z.string(), holder: z.string() }),
})
export const Day = z.object({ day: z.string() })

const write = (units: number): string => writeUnits(BigInt(units))
const at = (ms: number): string => new Date(ms).toISOString()

const STATES = { seen: 'pending', final: 'booked', void: 'void' } as const

export const entryOf = (row: ArrivalRow) => ({
  id: row.tx,
  reference: row.reference,
  currency: row.currency,
  amount: write(row.amount),
  fee: row.fee === null ? null : write(row.fee),
  state: STATES[row.state],
  payer_name: row.payer_name,
  payer_account: row.payer_account,
  payer_bank: row.payer_account === null ? null : PAYER_BANK,
  message: row.message,
  returned_at: row.taken_at === null ? null : at(row.taken_at),
  seen_at: at(row.seen),
  booked_at: row.final === null ? null : at(row.final),
})

export function transferOf(row: PayoutRow) {
  const { state, reference } = row
  if (state === 'pending') return { reference, state }
  if (state === 'failed' || state === 'cancelled') {
    return { reference, state: 'failed', reason: row.reason ?? '' }
  }
  return {
    reference,
    state,
    id: row.tx,
    currency: row.currency,
    amount: write(row.amount),
    fee: write(row.fee),
    reason: row.reason,
    at: at(row.at ?? row.due),
  }
}

const SECOND_MS = 1_000

/** `t=…,v1=…`, over the time, a dot and what is signed. */
export function signatureOf(secret: string, text: string, atMs: number): string {
  const time = Math.floor(atMs / SECOND_MS)
  const digest = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')
  return `t=${time},v1=${digest}`
}

const FREE = 0
const TAKEN = 200

/** Like the feed and the transfers of a bank. */
export const BRIDGE: CashierDialect = {
  title: 'Bridge bank',
  step: 1,
  arrivalFeePpm: FREE,
  payoutFeePpm: FREE,
  hasChain: false,
  repeats: 'same',
  arrivalItem: (row) => ({ entry: entryOf(row) }),
  payoutItem: (row) => ({ transfer: transferOf(row) }),
  batchMax: 1,
  hookBody: (id, [item]) => JSON.stringify({ id, ...item }),
  sign: ({ secret }, body, atMs) => ({ 'x-bridge-signature': signatureOf(secret, body, atMs) }),
  isTaken: (status) => status === TAKEN,
}
