import type { PaymentPort } from '@oriel/domain/payment'
import { answered, unknown } from '@oriel/domain/provider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPaymentGuard } from './guard.ts'
import { PAYMENT_LIMITS } from './limits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Reply = () => Promise<unknown>
const fails: Reply = async () => unknown('unreachable')
const works: Reply = async () => answered({})
const never: Reply = () => new Promise(() => {})

/** A provider whose answers are told, and a guard before it. */
function stand() {
  let reply = works
  const sent: string[] = []
  const call = (name: string) => async () => {
    sent.push(name)
    return reply()
  }
  const names = ['open', 'orderStatus', 'arrivals', 'payout', 'payoutStatus', 'payoutCancel']
  const calls = [...names, 'refund', 'settlement'].map((name) => [name, call(name)])
  const port = { caps: {}, ...Object.fromEntries(calls) } as unknown as PaymentPort
  const guarded = createPaymentGuard(PAYMENT_LIMITS, () => new Date(Date.now())).wrap(port)
  const ask = guarded as unknown as Record<string, () => Promise<unknown>>
  const asked = (name: string) => ask[name]?.()
  return { asked, sent, replies: (next: Reply) => void (reply = next) }
}

test('a breaker stops what is new, and never status, cancel and arrivals', async () => {
  const { asked, replies, sent } = stand()
  replies(fails)
  for (let turn = 0; turn < PAYMENT_LIMITS.unknownsInRow; turn += 1) await asked('open')
  for (const name of ['open', 'payout', 'refund', 'settlement']) {
    expect(await asked(name), name).toEqual(unknown('breaker_open'))
  }
  sent.length = 0
  const always = ['orderStatus', 'arrivals', 'payoutStatus', 'payoutCancel']
  for (const name of always) expect(await asked(name), name).toEqual(unknown('unreachable'))
  expect(sent).toEqual(always)
  replies(works)
  await asked('orderStatus')
  expect(await asked('open')).toEqual(answered({}))
})

test.each([
  ['open', 5_000],
  ['orderStatus', 5_000],
  ['arrivals', 5_000],
  ['payoutStatus', 5_000],
  ['payout', 10_000],
  ['payoutCancel', 10_000],
  ['refund', 10_000],
])('%s waits %i ms and no longer', async (name, ms) => {
  const { asked, replies } = stand()
  replies(never)
  let answer: unknown
  void asked(name)?.then((one) => (answer = one))
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toEqual(unknown('timeout'))
})

test('deposits that hang take no place of payouts: sixteen each', async () => {
  const { asked, replies, sent } = stand()
  replies(never)
  for (let turn = 0; turn < 20; turn += 1) void asked('orderStatus')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(16)
  replies(works)
  expect(await asked('payout')).toEqual(answered({}))
})
