import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import type { HookEvent, HookHeaders, HookReading } from '@oriel/domain/payment'
import * as z from 'zod/mini'
import { ProviderTx } from './fields.ts'
import { Amount, splitSecret } from './harbor-wire.ts'
import { headerOf, isTimely, readEvent } from './proof.ts'
import type { PaymentKeys } from './wire.ts'

const TIME = /^[1-9][0-9]{9,11}$/
const SIGNATURE = /^[A-Za-z0-9_-]{86}$/
const SECOND_MS = 1_000
const ITEMS_MAX = 50

const Item = z.object({
  eventCode: z.enum(['payment', 'dispute', 'payout', 'refund']),
  status: z.string().check(z.maxLength(40)),
  pspReference: ProviderTx,
  merchantReference: z.nullable(z.string()),
  amount: Amount,
})
const Body = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  items: z.array(Item).check(z.minLength(1), z.maxLength(ITEMS_MAX)),
})

/** Ed25519 over the body as it was sent and, right behind it, the header with its time. */
export function readHarborHook(
  raw: Uint8Array,
  headers: HookHeaders,
  keys: PaymentKeys,
  now: Date,
): HookReading {
  const time = headerOf(headers, 'x-harbor-time') ?? ''
  const signature = headerOf(headers, 'x-harbor-signature') ?? ''
  if (!TIME.test(time) || !SIGNATURE.test(signature)) return 'bad_signature'
  const signed = Buffer.concat([raw, Buffer.from(time)])
  const proof = Buffer.from(signature, 'base64url')
  const found = keys.map(({ secret }) => {
    const key = publicKeyOf(splitSecret(secret).hookKey)
    return key !== null && verify(null, signed, key, proof)
  })
  if (!found.includes(true)) return 'bad_signature'
  if (!isTimely(Number(time) * SECOND_MS, now)) return 'stale'
  return readEvent(raw, Body, toEvent, '[accepted]')
}

/** Null for what is no key: such a secret proves nothing. */
function publicKeyOf(x: string): KeyObject | null {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return null
  }
}

const toEvent = ({ id, items }: z.output<typeof Body>): HookEvent => ({
  eventId: id,
  news: items.map(({ eventCode, status: state, merchantReference: reference, ...item }) => {
    if (eventCode === 'payout' || eventCode === 'refund') {
      return { about: 'payout', reference: reference ?? '', state }
    }
    const { value: amount, currency } = item.amount
    const isBack = eventCode === 'dispute' || state === 'failed'
    const providerTx = item.pspReference
    return { about: 'order', reference, providerTx, currency, amount, state, isBack }
  }),
})
