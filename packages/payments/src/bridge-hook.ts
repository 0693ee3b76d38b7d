import type { HookEvent, HookHeaders, HookReading } from '@oriel/domain/payment'
import * as z from 'zod/mini'
import { Entry, Transfer } from './bridge-wire.ts'
import { headerOf, hmac, isOneOf, isTimely, readEvent } from './proof.ts'
import type { PaymentKeys } from './wire.ts'

/** During a rotation it signs with both of its keys. */
const SIGNATURE = /^t=(?<time>[1-9][0-9]{9,11})(?<digests>(?:,v1=[0-9a-f]{64}){1,4})$/
const SECOND_MS = 1_000

const Body = z.union([
  z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)), entry: Entry }),
  z.object({
    id: z.string().check(z.minLength(1), z.maxLength(80)),
    transfer: z.intersection(z.object({ reference: z.string() }), Transfer),
  }),
])

/** Header `t=…,v1=…`: HMAC-SHA256 over the time, a dot, and the body as it was sent. */
export function readBridgeHook(
  raw: Uint8Array,
  headers: HookHeaders,
  keys: PaymentKeys,
  now: Date,
): HookReading {
  const found = SIGNATURE.exec(headerOf(headers, 'x-bridge-signature') ?? '')
  const { time = '', digests = '' } = found?.groups ?? {}
  const claimed = digests.split(',v1=').slice(1)
  const right = keys.map(({ secret }) => hmac('sha256', secret, `${time}.`, raw))
  if (!isOneOf(claimed, right)) return 'bad_signature'
  if (!isTimely(Number(time) * SECOND_MS, now)) return 'stale'
  return readEvent(raw, Body, toEvent, 'ok')
}

function toEvent(body: z.output<typeof Body>): HookEvent {
  if ('transfer' in body) {
    const { reference, state } = body.transfer
    return { eventId: body.id, news: [{ about: 'payout', reference, state }] }
  }
  const { id: providerTx, reference, currency, amount, state } = body.entry
  const isBack = body.entry.returned_at !== null || state === 'void'
  const news = { about: 'order', reference, providerTx, currency, amount, state, isBack } as const
  return { eventId: body.id, news: [news] }
}
