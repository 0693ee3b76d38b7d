import type { Arrival, PayoutFate } from '@oriel/domain/payment'
import { CurrencyCode, Moment } from '@oriel/providers/fields'
import * as z from 'zod/mini'
import { leftFate } from './fate.ts'
import { FourPlaces, FreeText, ProviderTx } from './fields.ts'
import { hmac } from './proof.ts'
import { createSpeak, type Speak } from './speak.ts'
import type { DialectLink, PaymentKeys, PaymentWire } from './wire.ts'

export const Opened = z.object({
  receiver: z.object({
    bank: z.string(),
    bank_name: z.string(),
    number: z.string(),
    holder: z.string(),
  }),
  message: z.string(),
})

export const Entry = z.object({
  id: ProviderTx,
  reference: z.nullable(z.string()),
  currency: CurrencyCode,
  amount: FourPlaces,
  fee: z.nullable(FourPlaces),
  state: z.enum(['pending', 'booked', 'void']),
  payer_name: FreeText,
  payer_account: FreeText,
  payer_bank: z.optional(FreeText),
  message: FreeText,
  returned_at: z.nullable(Moment),
  seen_at: Moment,
  booked_at: z.nullable(Moment),
})
export const Collection = z.object({
  state: z.enum(['open', 'closed', 'not_found']),
  entries: z.array(Entry),
})
export const Entries = z.object({
  entries: z.array(Entry),
  cursor: z.string(),
  more: z.boolean(),
})
export const Sent = z.object({ id: ProviderTx })
export const Transfer = z.discriminatedUnion('state', [
  z.object({
    state: z.enum(['paid', 'returned']),
    id: ProviderTx,
    currency: CurrencyCode,
    amount: FourPlaces,
    fee: FourPlaces,
    reason: z.nullable(z.string()),
    at: Moment,
  }),
  z.object({ state: z.literal('failed'), reason: z.string() }),
  z.object({ state: z.enum(['pending', 'not_found']) }),
])
export const Statement = z.object({ csv: z.string() })

const Envelope = z.union([z.object({ data: z.unknown() }), z.object({ error: z.string() })])
const SECOND_MS = 1_000

/** Each request is signed with its time and path. */
export const speakBridge = (link: DialectLink, [key]: PaymentKeys, wire: PaymentWire): Speak =>
  createSpeak(link, wire, {
    prove(path, body) {
      const time = Math.floor(wire.now().getTime() / SECOND_MS)
      const digest = hmac('sha256', key.secret, `${time}.${path}.${body}`).toString('hex')
      const signature = `t=${time},v1=${digest}`
      return { 'x-bridge-operator': link.operator, 'x-bridge-signature': signature }
    },
    unwrap(told) {
      const said = z.safeParse(Envelope, told)
      if (!said.success) return null
      return 'error' in said.data ? { code: said.data.error } : { data: said.data.data }
    },
  })

const STATES = { pending: 'seen', booked: 'final', void: 'void' } as const

export const toArrival = (entry: z.output<typeof Entry>): Arrival => ({
  providerTx: entry.id,
  reference: entry.reference,
  currency: entry.currency,
  amount: entry.amount,
  state: STATES[entry.state],
  fee: entry.fee,
  payer: {
    name: entry.payer_name,
    account: entry.payer_account,
    institution: entry.payer_bank ?? null,
  },
  message: entry.message,
  coins: null,
  takenBack: entry.returned_at && {
    kind: 'return',
    state: 'taken',
    fee: 0n,
    at: entry.returned_at,
  },
  seenAt: entry.seen_at,
  finalAt: entry.booked_at,
})

export function toFate(told: z.output<typeof Transfer>): PayoutFate {
  if (!('at' in told)) return told
  const { id: providerTx, currency, amount, fee, at } = told
  const paid = { providerTx, currency, amount, fee, at }
  return leftFate(told.state === 'returned', paid, told.reason)
}
