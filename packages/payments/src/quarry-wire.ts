import type { Currency } from '@oriel/core/currency'
import { floorToShown, money, type Units } from '@oriel/core/money'
import type { Arrival, PayoutFate } from '@oriel/domain/payment'
import { readTwoPlaces } from '@oriel/providers/amounts'
import { CurrencyCode, MomentMs } from '@oriel/providers/fields'
import * as z from 'zod/mini'
import { leftFate } from './fate.ts'
import { EightPlaces, FreeText, ProviderTx } from './fields.ts'
import { hmac } from './proof.ts'
import { createSpeak, type Speak } from './speak.ts'
import type { DialectLink, PaymentKeys, PaymentWire } from './wire.ts'

const Price = z.pipe(
  z.string().check(z.refine((text) => readTwoPlaces(text) !== null, 'not two places')),
  z.transform((text) => readTwoPlaces(text) ?? 0n),
)

export const Invoice = z.object({
  coin: z.string().check(z.minLength(1), z.maxLength(10)),
  network: z.string().check(z.minLength(1), z.maxLength(60)),
  address: z.string().check(z.minLength(1), z.maxLength(120)),
  coins: EightPlaces,
  rate: EightPlaces,
  rated_at: MomentMs,
})

export const Transaction = z.object({
  txid: ProviderTx,
  order_id: z.nullable(z.string()),
  coin: z.string().check(z.maxLength(10)),
  coins: EightPlaces,
  rate: EightPlaces,
  currency: CurrencyCode,
  fee: z.nullable(Price),
  status: z.enum(['unconfirmed', 'confirmed', 'orphaned']),
  confirmations: z.int().check(z.minimum(0)),
  needed: z.int().check(z.minimum(0)),
  sender: FreeText,
  seen_at: MomentMs,
  confirmed_at: z.nullable(MomentMs),
})
export const Found = z.object({
  status: z.enum(['open', 'expired', 'unknown']),
  transactions: z.array(Transaction),
})
export const Transactions = z.object({
  transactions: z.array(Transaction),
  last: z.string(),
  more: z.boolean(),
})
export const Withdrawn = z.object({ withdrawal: ProviderTx })
export const Withdrawal = z.discriminatedUnion('status', [
  z.object({
    status: z.enum(['confirmed', 'bounced']),
    withdrawal: ProviderTx,
    price: Price,
    currency: CurrencyCode,
    fee: Price,
    reason: z.nullable(z.string()),
    at: MomentMs,
  }),
  z.object({ status: z.literal('failed'), reason: z.string() }),
  z.object({ status: z.enum(['waiting', 'unknown']) }),
])
export const Stopped = z.object({ stopped: z.boolean() })
export const Statement = z.object({ csv: z.string() })

const Envelope = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), code: z.int() }),
])

/** Each request is signed with its path. It carries no time: an old one finds the same order. */
export const speakQuarry = (link: DialectLink, [key]: PaymentKeys, wire: PaymentWire): Speak =>
  createSpeak(link, wire, {
    prove: (path, body) => ({
      'x-quarry-client': link.operator,
      'x-quarry-signature': hmac('sha512', key.secret, `${path}\n${body}`).toString('hex'),
    }),
    unwrap(told) {
      const said = z.safeParse(Envelope, told)
      if (!said.success) return null
      return said.data.ok ? { data: said.data.result } : { code: String(said.data.code) }
    },
  })

/** Coins and rate have eight decimals each, our units four. */
const PLACES_TOO_MANY = 10n ** 12n

/** ⌊coins × rate⌋, to the shown coin of the currency. */
export const worthOf = (coins: bigint, rate: bigint, currency: Currency): Units =>
  floorToShown(money((coins * rate) / PLACES_TOO_MANY, currency)).units

const STATES = { unconfirmed: 'seen', confirmed: 'final', orphaned: 'void' } as const

export function toArrival(told: z.output<typeof Transaction>): Arrival {
  const { coin, coins, rate, confirmations, needed: confirmationsNeeded, currency } = told
  return {
    providerTx: told.txid,
    reference: told.order_id,
    currency,
    amount: worthOf(coins, rate, currency),
    state: STATES[told.status],
    fee: told.fee,
    payer: { name: null, account: told.sender },
    message: null,
    coins: { coin, coins, rate, confirmations, confirmationsNeeded },
    takenBack: null,
    seenAt: told.seen_at,
    finalAt: told.confirmed_at,
  }
}

export function toFate(told: z.output<typeof Withdrawal>): PayoutFate {
  if (!('reason' in told)) return { state: told.status === 'waiting' ? 'pending' : 'not_found' }
  if (!('at' in told)) return { state: 'failed', reason: told.reason }
  const { withdrawal: providerTx, price: amount, currency, fee, at } = told
  const paid = { providerTx, currency, amount, fee, at }
  return leftFate(told.status === 'bounced', paid, told.reason)
}
