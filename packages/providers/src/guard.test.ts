import {
  answered,
  refused,
  unknown,
  type ProviderAnswer,
  type ProviderPort,
} from '@oriel/domain/provider'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGuard } from './guard.ts'
import { LIMITS, type Limits } from './limits.ts'

const player = { ref: 'member', currency: 'USD' } as const
const asked = { player, reference: 'reference', direction: 'in', amount: 10_000n } as const
const out = { ...asked, direction: 'out' } as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Transfer = Awaited<ReturnType<ProviderPort['transfer']>>

/** A provider whose answers are told, and a guard before it. */
function stand(limits: Partial<Limits> = {}) {
  const sent: string[] = []
  let reply = (): Promise<Transfer> => Promise.resolve(answered({ amount: 1n, providerTx: 'one' }))
  const isKnown = async (): Promise<ProviderAnswer<never> | null> => {
    const answer = await reply()
    return answer.kind === 'unknown' ? answer : null
  }
  const port = {
    caps: { wallet: 'transfer' },
    transfer: async () => {
      sent.push('transfer')
      return reply()
    },
    transferStatus: async () => {
      sent.push('status')
      return (await isKnown()) ?? answered({ state: 'not_found' })
    },
    cancel: async () => {
      sent.push('cancel')
      return (await isKnown()) ?? answered('cancelled')
    },
  } as unknown as ProviderPort
  const guard = createGuard({ ...LIMITS, ...limits }, () => new Date(Date.now()))
  return {
    sent,
    guarded: guard.wrap(port),
    again: () => guard.wrap(port),
    replies: (next: () => Promise<Transfer>) => void (reply = next),
  }
}
const fails = async (): Promise<Transfer> => unknown('unreachable')
const never = () => new Promise<Transfer>(() => {})
const works = async (): Promise<Transfer> => answered({ amount: 1n, providerTx: 'one' })

describe('the breaker', () => {
  test('opens after unknown answers in a row, lets one look after a while, closes by a success', async () => {
    const { guarded, replies, sent } = stand()
    replies(fails)
    for (let turn = 0; turn < LIMITS.unknownsInRow; turn += 1) await guarded.transfer(asked)
    expect(await guarded.transfer(asked)).toEqual(unknown('breaker_open'))
    expect(sent).toHaveLength(LIMITS.unknownsInRow)
    vi.advanceTimersByTime(LIMITS.aloneMs)
    replies(works)
    expect((await guarded.transfer(asked)).kind).toBe('done')
    expect((await guarded.transfer(asked)).kind).toBe('done')
  })

  test('one goes ahead; who comes while it is on its way is not sent', async () => {
    const { guarded, replies, sent } = stand()
    replies(fails)
    for (let turn = 0; turn < LIMITS.unknownsInRow; turn += 1) await guarded.transfer(asked)
    vi.advanceTimersByTime(LIMITS.aloneMs)
    let tell: (answer: Transfer) => void = () => {}
    replies(() => new Promise((resolve) => (tell = resolve)))
    const first = guarded.transfer(asked)
    expect(await guarded.transfer(asked)).toEqual(unknown('breaker_open'))
    await vi.advanceTimersByTimeAsync(0)
    tell(refused('insufficient_funds'))
    expect((await first).kind).toBe('refused')
    expect(sent).toHaveLength(LIMITS.unknownsInRow + 1)
    replies(works)
    expect((await guarded.transfer(asked)).kind).toBe('done')
  })

  test('a probe that fails makes the pause longer, and never longer than its limit', async () => {
    const { guarded, replies, sent } = stand()
    replies(fails)
    for (let turn = 0; turn < LIMITS.unknownsInRow; turn += 1) await guarded.transfer(asked)
    for (let probe = 0; probe < 6; probe += 1) {
      vi.advanceTimersByTime(LIMITS.aloneMaxMs)
      expect(await guarded.transfer(asked)).toEqual(unknown('unreachable'))
      expect(await guarded.transfer(asked)).toEqual(unknown('breaker_open'))
    }
    expect(sent).toHaveLength(LIMITS.unknownsInRow + 6)
  })

  test('opens when more than half of the last answers are unknown', async () => {
    const { guarded, replies } = stand({ unknownsInRow: 100, lastAnswers: 10 })
    for (let turn = 0; turn < 10; turn += 1) {
      replies(turn % 3 === 0 ? works : fails)
      await guarded.transfer(asked)
    }
    expect(await guarded.transfer(asked)).toEqual(unknown('breaker_open'))
  })

  test('refusals are answers: a provider that says no is well', async () => {
    const { guarded, replies } = stand()
    replies(async () => refused('insufficient_funds'))
    for (let turn = 0; turn < 50; turn += 1) {
      expect((await guarded.transfer(asked)).kind).toBe('refused')
    }
  })

  test('never stands in the way home: out, status and cancel are sent, and their success closes it', async () => {
    const { guarded, replies, sent } = stand()
    replies(fails)
    for (let turn = 0; turn < LIMITS.unknownsInRow; turn += 1) await guarded.transferStatus(asked)
    expect(await guarded.transfer(asked)).toEqual(unknown('breaker_open'))
    expect(await guarded.transfer(out)).toEqual(unknown('unreachable'))
    expect(await guarded.cancel(asked)).toEqual(unknown('unreachable'))
    replies(works)
    expect(await guarded.transferStatus(asked)).toEqual(answered({ state: 'not_found' }))
    expect((await guarded.transfer(asked)).kind).toBe('done')
    expect(sent.filter((call) => call === 'status')).toHaveLength(LIMITS.unknownsInRow + 1)
  })
})

describe('the bulkhead', () => {
  const limits = { inFlightMax: 2, waitingMax: 1, waitingMs: 1_000 }

  test('so many at once, one waits and goes when a place is free, the next is not sent', async () => {
    const { guarded, replies, sent } = stand(limits)
    const waiting: ((answer: Transfer) => void)[] = []
    replies(() => new Promise((resolve) => waiting.push(resolve)))
    const calls = [1, 2, 3].map(() => guarded.transfer(asked))
    expect(await guarded.transfer(asked)).toEqual(unknown('crowded'))
    expect(sent).toHaveLength(2)
    waiting[0]?.(answered({ amount: 1n, providerTx: 'one' }))
    await calls[0]
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(3)
    for (const tell of waiting) tell(answered({ amount: 1n, providerTx: 'one' }))
    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(['done', 'done', 'done'])
  })

  test('who waits too long is told so, and the place goes to who comes after', async () => {
    const { guarded, replies } = stand(limits)
    const waiting: ((answer: Transfer) => void)[] = []
    replies(() => new Promise((resolve) => waiting.push(resolve)))
    const calls = [1, 2, 3].map(() => guarded.transfer(asked))
    await vi.advanceTimersByTimeAsync(limits.waitingMs)
    expect(await calls[2]).toEqual(unknown('crowded'))
    waiting[0]?.(answered({ amount: 1n, providerTx: 'one' }))
    await calls[0]
    const next = guarded.transfer(asked)
    await vi.advanceTimersByTimeAsync(0)
    for (const tell of waiting) tell(answered({ amount: 1n, providerTx: 'one' }))
    expect((await next).kind).toBe('done')
  })

  test('who wants home does not stand behind those who want there', async () => {
    const { guarded, replies } = stand({ ...limits, waitingMax: 0 })
    replies(never)
    void guarded.transfer(asked)
    void guarded.transfer(asked)
    expect(await guarded.transfer(asked)).toEqual(unknown('crowded'))
    replies(works)
    expect((await guarded.transfer(out)).kind).toBe('done')
  })

  test('a place is taken until the call is over, also when nobody waits for its answer', async () => {
    const { guarded, replies, again } = stand({ ...limits, waitingMax: 0 })
    const waiting: ((answer: Transfer) => void)[] = []
    replies(() => new Promise((resolve) => waiting.push(resolve)))
    const calls = [guarded.transfer(asked), guarded.transfer(asked)]
    await vi.advanceTimersByTimeAsync(LIMITS.transferMs)
    expect(await Promise.all(calls)).toEqual([unknown('timeout'), unknown('timeout')])
    expect(await again().transfer(asked)).toEqual(unknown('crowded'))
    waiting[0]?.(answered({ amount: 1n, providerTx: 'one' }))
    await vi.advanceTimersByTimeAsync(0)
    replies(works)
    expect((await guarded.transfer(asked)).kind).toBe('done')
  })
})
