import type { Arrival, PayoutFate } from '@oriel/domain/payment'
import { readHundredths } from '@oriel/providers/amounts'
import { CurrencyCode, Moment } from '@oriel/providers/fields'
import * as z from 'zod/mini'
import { leftFate } from './fate.ts'
import { FreeText, ProviderTx } from './fields.ts'
import { createSpeak, type Speak } from './speak.ts'
import type { DialectLink, PaymentKeys, PaymentWire } from './wire.ts'

/** Whole hundredths, with their currency. */
export const Amount = z.object({
  value: z.pipe(
    z.number().check(z.refine((count) => readHundredths(count) !== null, 'no whole hundredths')),
    z.transform((count) => readHundredths(count) ?? 0n),
  ),
  currency: CurrencyCode,
})

export const Session = z.object({ url: z.url() })

const Payment = z.object({
  pspReference: ProviderTx,
  merchantReference: z.nullable(z.string()),
  amount: Amount,
  fee: z.nullable(Amount),
  status: z.enum(['pending', 'captured', 'failed']),
  shopperName: FreeText,
  shopperAccount: FreeText,
  dispute: z.nullable(z.object({ status: z.enum(['lost', 'won']), fee: Amount, at: Moment })),
  createdAt: Moment,
  capturedAt: z.nullable(Moment),
})
export const Payments = z.object({
  status: z.enum(['open', 'closed', 'unknown']),
  payments: z.array(Payment),
})
export const PaymentList = z.object({
  items: z.array(Payment),
  next: z.string(),
  hasMore: z.boolean(),
})
export const Accepted = z.object({ pspReference: ProviderTx })
export const Payout = z.discriminatedUnion('status', [
  z.object({
    status: z.enum(['paid', 'returned']),
    pspReference: ProviderTx,
    amount: Amount,
    fee: Amount,
    reason: z.nullable(z.string()),
    at: Moment,
  }),
  z.object({ status: z.enum(['failed', 'cancelled']), reason: z.string() }),
  z.object({ status: z.enum(['pending', 'unknown']) }),
])
export const Cancelled = z.object({ cancelled: z.boolean() })
export const Report = z.object({ csv: z.string() })

const Envelope = z.object({ resultCode: z.string(), result: z.unknown() })
const DONE = 'ok'

/**
 * A secret of Harbor is two: what we prove ourselves with, a dot, and the public half of the key
 * its webhooks are signed with. Sealed together, neither can be exchanged alone.
 */
export function splitSecret(secret: string): { readonly apiKey: string; readonly hookKey: string } {
  const cut = secret.lastIndexOf('.')
  return { apiKey: secret.slice(0, cut), hookKey: secret.slice(cut + 1) }
}

export const speakHarbor = (link: DialectLink, [key]: PaymentKeys, wire: PaymentWire): Speak =>
  createSpeak(link, wire, {
    prove: () => ({
      'x-harbor-merchant': link.operator,
      authorization: `Bearer ${splitSecret(key.secret).apiKey}`,
    }),
    unwrap(told) {
      const said = z.safeParse(Envelope, told)
      if (!said.success) return null
      const { resultCode: code, result: data } = said.data
      return code === DONE ? { data } : { code }
    },
  })

const STATES = { pending: 'seen', captured: 'final', failed: 'void' } as const

export const toArrival = (payment: z.output<typeof Payment>): Arrival => ({
  providerTx: payment.pspReference,
  reference: payment.merchantReference,
  currency: payment.amount.currency,
  amount: payment.amount.value,
  state: STATES[payment.status],
  fee: payment.fee?.value ?? null,
  payer: { name: payment.shopperName, account: payment.shopperAccount },
  message: null,
  coins: null,
  takenBack: payment.dispute && {
    kind: 'chargeback',
    state: payment.dispute.status === 'won' ? 'won' : 'taken',
    fee: payment.dispute.fee.value,
    at: payment.dispute.at,
  },
  seenAt: payment.createdAt,
  finalAt: payment.capturedAt,
})

export function toFate(told: z.output<typeof Payout>): PayoutFate {
  if (!('reason' in told)) return { state: told.status === 'pending' ? 'pending' : 'not_found' }
  if (!('at' in told)) return { state: 'failed', reason: told.reason }
  const { pspReference: providerTx, amount, fee, at } = told
  const paid = { providerTx, currency: amount.currency, amount: amount.value, fee: fee.value, at }
  return leftFate(told.status === 'returned', paid, told.reason)
}
