import type { HookEvent, HookHeaders, HookReading } from '@oriel/domain/payment'
import * as z from 'zod/mini'
import { headerOf, hmac, isOneOf, readEvent } from './proof.ts'
import { toArrival, Transaction } from './quarry-wire.ts'
import type { PaymentKeys } from './wire.ts'

const SIGNATURE = /^[0-9a-f]{128}$/

const Body = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(80)),
  transaction: z.optional(Transaction),
  withdrawal: z.optional(z.object({ order_id: z.string(), status: z.string() })),
})

/** HMAC-SHA512 over the body as it was sent. It signs no time, so none can be stale. */
export function readQuarryHook(
  raw: Uint8Array,
  headers: HookHeaders,
  keys: PaymentKeys,
): HookReading {
  const claimed = headerOf(headers, 'x-quarry-signature') ?? ''
  if (!SIGNATURE.test(claimed)) return 'bad_signature'
  const right = keys.map(({ secret }) => hmac('sha512', secret, raw))
  return isOneOf([claimed], right) ? readEvent(raw, Body, toEvent, '*ok*') : 'bad_signature'
}

function toEvent({ event, transaction, withdrawal }: z.output<typeof Body>): HookEvent {
  const news: HookEvent['news'][number][] = []
  if (transaction) {
    const { reference, providerTx, currency, amount } = toArrival(transaction)
    const { status: state } = transaction
    const isBack = state === 'orphaned'
    news.push({ about: 'order', reference, providerTx, currency, amount, state, isBack })
  }
  if (withdrawal) {
    news.push({ about: 'payout', reference: withdrawal.order_id, state: withdrawal.status })
  }
  return { eventId: event, news }
}
