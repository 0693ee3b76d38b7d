import { createPrivateKey, sign } from 'node:crypto'
import * as z from 'zod/mini'
import type { CashierDialect } from '../model.ts'
import type { ArrivalRow, LineRow, PayoutRow } from '../rows.ts'

const UNITS_PER_HUNDREDTH = 100
/** Harbor counts in whole hundredths. */
const Amount = z.pipe(
  z.object({ value: z.int(), currency: z.string().check(z.regex(/^[A-Z]{2,3}$/)) }),
  z.transform(({ value, currency }) => ({ amount: value * UNITS_PER_HUNDREDTH, currency })),
)
const Reference = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

export const NewSession = z.object({
  merchantReference: Reference,
  amount: Amount,
  returnUrl: z.string(),
  expiresAt: z.string(),
})
export const ByReference = z.object({ merchantReference: Reference })
export const Page = z.object({ after: z.string(), limit: z.int() })
export const NewPayout = z.object({
  merchantReference: Reference,
  amount: Amount,
  recipient: z.object({
    type: z.string(),
    brand: z.string(),
    account: z.string(),
    name: z.string(),
  }),
})
export const NewRefund = z.object({
  merchantReference: Reference,
  originalReference: z.string(),
  amount: Amount,
})
export const Day = z.object({ date: z.string() })

const hundredths = (units: number): number => units / UNITS_PER_HUNDREDTH
const write = (units: number, currency: string) => ({ value: hundredths(units), currency })
const at = (ms: number): string => new Date(ms).toISOString()

const STATES = { seen: 'pending', final: 'captured', void: 'failed' } as const

export const paymentOf = (row: ArrivalRow) => ({
  pspReference: row.tx,
  merchantReference: row.reference,
  amount: write(row.amount, row.currency),
  fee: row.fee === null ? null : write(row.fee, row.currency),
  status: STATES[row.state],
  shopperName: row.payer_name,
  shopperAccount: row.payer_account,
  dispute:
    row.taken_at === null
      ? null
      : {
          status: row.won === 1 ? 'won' : 'lost',
          fee: write(row.taken_fee, row.currency),
          at: at(row.taken_at),
        },
  createdAt: at(row.seen),
  capturedAt: row.final === null ? null : at(row.final),
})

export function payoutOf(row: PayoutRow) {
  if (row.state === 'pending') return { status: 'pending' }
  if (row.state === 'failed' || row.state === 'cancelled') {
    return { status: row.state, reason: row.reason ?? '' }
  }
  return {
    status: row.state,
    pspReference: row.tx,
    amount: write(row.amount, row.currency),
    fee: write(row.fee, row.currency),
    reason: row.reason,
    at: at(row.at ?? row.due),
  }
}

const TYPES: Readonly<Record<string, string>> = {
  deposit: 'Payment',
  payout: 'Payout',
  refund: 'Refund',
  chargeback: 'Dispute',
  chargeback_won: 'DisputeWon',
  adjustment: 'Adjustment',
}
const COLUMNS = 'Type,PspReference,MerchantReference,Currency,Gross,Fee,Net,CreatedAt,SettledOn'

/** A report in columns of its own. */
export const writeReport = (lines: readonly LineRow[]): string =>
  [
    COLUMNS,
    ...lines.map(({ kind, tx, reference, currency, gross, fee, at: atMs, day }) => {
      const type = kind === 'payout' && gross > 0 ? 'PayoutReturn' : TYPES[kind]
      const amounts = [gross, fee, gross - fee].map(hundredths)
      return [type, tx, reference, currency, ...amounts, at(atMs), day].join(',')
    }),
    '',
  ].join('\r\n')

const SECOND_MS = 1_000
const ARRIVAL_PPM = 12_000
const PAYOUT_PPM = 3_000
const BATCH_MAX = 10
const TAKEN = 200

/** Like those who take e-wallets and cards. */
export const HARBOR: CashierDialect = {
  title: 'Harbor pay',
  step: UNITS_PER_HUNDREDTH,
  arrivalFeePpm: ARRIVAL_PPM,
  payoutFeePpm: PAYOUT_PPM,
  hasChain: false,
  repeats: 'same',
  arrivalItem: (row) => ({
    eventCode: row.taken === null ? 'payment' : 'dispute',
    status: row.taken === null ? STATES[row.state] : row.won === 1 ? 'won' : 'lost',
    pspReference: row.tx,
    merchantReference: row.reference,
    amount: write(row.amount, row.currency),
  }),
  payoutItem: (row) => ({
    eventCode: row.kind,
    status: row.state,
    pspReference: row.tx,
    merchantReference: row.reference,
    amount: write(row.amount, row.currency),
  }),
  batchMax: BATCH_MAX,
  hookBody: (id, items) => JSON.stringify({ id, items }),
  sign({ signer = '' }, body, atMs) {
    const time = String(Math.floor(atMs / SECOND_MS))
    const der = { key: Buffer.from(signer, 'base64'), format: 'der', type: 'pkcs8' } as const
    const signature = sign(null, Buffer.from(`${body}${time}`), createPrivateKey(der))
    return { 'x-harbor-time': time, 'x-harbor-signature': signature.toString('base64url') }
  },
  // What is not accepted in these words is sent again.
  isTaken: (status, text) => status === TAKEN && text === '[accepted]',
}
