import { describe, expect, test } from 'vitest'
import { askAgainMs, closedUntil, judgeArrival, splitOf } from './rules.ts'

describe('where an arrival goes', () => {
  const fee = (units: bigint) => units / 100n
  const none = (): bigint => 0n
  test.each([
    [100n, { room: null, fee: none, owed: 0n }, [100n, 0n, 0n, 0n]],
    [100n, { room: null, fee, owed: 0n }, [99n, 0n, 1n, 0n]],
    [120n, { room: 100n, fee: none, owed: 0n }, [100n, 0n, 0n, 20n]],
    [200n, { room: null, fee: none, owed: 70n }, [130n, 70n, 0n, 0n]],
    [50n, { room: null, fee: none, owed: 70n }, [0n, 50n, 0n, 0n]],
    [200n, { room: 150n, fee, owed: 70n }, [79n, 70n, 1n, 50n]],
    [100n, { room: 0n, fee, owed: 0n }, [0n, 0n, 0n, 100n]],
    [100n, { room: -5n, fee, owed: 0n }, [0n, 0n, 0n, 100n]],
  ])('%s with %o', (units, ground, [available, owed, cost, suspense]) => {
    const split = splitOf(units, ground)
    expect(split).toEqual({ available, owed, fee: cost, suspense })
    expect(split.available + split.owed + split.fee + split.suspense).toBe(units)
  })
})

describe('whether it is credited', () => {
  const end = new Date('2026-11-14T12:00:00.000Z')
  const after = (ms: number): Date => new Date(end.getTime() + ms)
  const HOUR = 3_600_000
  const order = { currency: 'USD', kind: 'bank', state: 'awaiting', expiresAt: end } as const
  const facts = {
    currency: 'USD',
    seenAt: end,
    isTakenBack: false,
    isMemberOpen: true,
    isOtherName: false,
  } as const
  const over = { ...order, state: 'expired' } as const
  const coins = { ...over, kind: 'crypto' } as const
  const credit = (isLate: boolean) => ({ kind: 'credit', isLate })
  const park = (because: string) => ({ kind: 'park', because })
  test.each([
    ['in time', order, facts, credit(false)],
    ['1 s after its end', over, { ...facts, seenAt: after(1_000) }, credit(true)],
    ['71 h after it', over, { ...facts, seenAt: after(71 * HOUR) }, credit(true)],
    ['73 h after it', over, { ...facts, seenAt: after(73 * HOUR) }, park('too_late')],
    ['a year later, in coins', coins, { ...facts, seenAt: after(8_760 * HOUR) }, credit(true)],
    ['cancelled', { ...order, state: 'cancelled' }, facts, credit(true)],
    ['refused', { ...order, state: 'refused' }, facts, credit(true)],
    ['a second one', { ...order, state: 'credited' }, facts, credit(false)],
    ['of no order', null, facts, park('no_order')],
    ['taken back already', order, { ...facts, isTakenBack: true }, park('taken_back')],
    ['of another currency', order, { ...facts, currency: 'VND' }, park('other_currency')],
    ['of a member who is closed', order, { ...facts, isMemberOpen: false }, park('member_closed')],
    ['of somebody else', order, { ...facts, isOtherName: true }, park('other_name')],
  ] as const)('%s', (_name, one, said, expected) => {
    expect(judgeArrival(one, said)).toEqual(expected)
  })
})

describe('deposits are closed for a day', () => {
  const now = new Date('2026-11-14T12:00:00.000Z')
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)
  test.each([
    ['after five refused within ten minutes', [1, 2, 3, 4, 5], true],
    ['not after four', [1, 2, 3, 4], false],
    ['not after five within eleven', [1, 3, 6, 9, 12], false],
    ['still after 23 hours', [1_380, 1_381, 1_382, 1_383, 1_384], true],
    ['not after 25', [1_500, 1_501, 1_502, 1_503, 1_504], false],
  ] as const)('%s', (_name, minutes, isClosed) => {
    expect(closedUntil(minutes.map(ago), now) !== null).toBe(isClosed)
  })
})

test.each([
  [null, null],
  [0, 5_000],
  [119_000, 5_000],
  [120_000, null],
] as const)('said paid %s ms ago: asked again after %s', (said, next) => {
  expect(askAgainMs(said)).toBe(next)
})
