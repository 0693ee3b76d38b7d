import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import type { DepositShown } from '@oriel/domain/deposit'
import { describe, expect, test } from 'vitest'
import { eighths, orderWire } from './wire.ts'

const NOON = new Date('2026-11-16T12:00:00Z')
const deposit = (changes: Partial<DepositShown> = {}): DepositShown => ({
  id: newId(),
  number: 'D261116-7K3QZ9',
  methodId: newId(),
  linkId: 'PSTEST',
  reference: 'OR7K3Q9A4',
  tries: 1,
  siteId: ORIEL,
  memberId: newId(),
  kind: 'qr',
  currency: 'USD',
  asked: 1_000_000n,
  toPay: 1_000_700n,
  received: 0n,
  toWallet: 0n,
  fee: 0n,
  state: 'awaiting',
  reason: null,
  isLate: false,
  instructions: {
    kind: 'qr',
    receiver: {
      institution: '970400',
      name: 'Harbour Bank',
      number: '9704',
      holder: 'ORIEL DEMO',
    },
    message: 'OR7K3Q9A4',
  },
  code: '000201',
  message: 'OR7K3Q9A4',
  saidPaidAt: null,
  madeAt: NOON,
  expiresAt: NOON,
  endedAt: null,
  ...changes,
})

describe('an order on the wire', () => {
  test('says how to pay while it waits', () => {
    expect(orderWire(deposit())).toMatchObject({
      number: 'D261116-7K3QZ9',
      to_pay: 1_000_700n,
      qr: '000201',
      instructions: { bank: 'Harbour Bank', account: '9704', message: 'OR7K3Q9A4' },
    })
  })

  test.each(['created', 'seen', 'credited', 'expired', 'cancelled', 'refused'] as const)(
    'says nothing of how to pay once it is %s',
    (state) => {
      expect(orderWire(deposit({ state }))).toMatchObject({ instructions: null, qr: null })
    },
  )

  test.each([
    ['exact, with its tag', 1_000_700n, false, false],
    ['short by one', 1_000_699n, true, false],
    ['over by one', 1_000_701n, false, true],
  ])('that was paid %s says so', (_what, received, isShort, isOver) => {
    const order = orderWire(deposit({ state: 'credited', received }))
    expect(order).toMatchObject({ is_short: isShort, is_over: isOver })
  })

  test('of which a limit had room for a part was not paid short', () => {
    const cut = { state: 'credited', received: 500_000n, reason: 'limit_reached' } as const
    expect(orderWire(deposit(cut))).toMatchObject({ is_short: false, reason: 'limit_reached' })
  })

  test('leads to no address that runs something', () => {
    const to = (url: string) => orderWire(deposit({ instructions: { kind: 'redirect', url } }))
    expect(to('https://pay.example/o').instructions).toEqual({
      kind: 'redirect',
      url: 'https://pay.example/o',
    })
    expect(to('javascript:alert(1)').instructions).toBeNull()
  })

  test('of coins writes them in full', () => {
    const coins = {
      kind: 'crypto',
      coin: 'USDT',
      network: 'TRON',
      address: 'T1',
      coins: 10_025_000_000n,
      rate: 99_750_000n,
      ratedAt: NOON,
    } as const
    expect(orderWire(deposit({ instructions: coins })).instructions).toMatchObject({
      coins: '100.25',
      rate: '0.9975',
      rated_at: NOON,
    })
  })
})

test.each([
  [0n, '0'],
  [1n, '0.00000001'],
  [100_000_000n, '1'],
  [123_456_789n, '1.23456789'],
])('%s eighths are %s', (value, text) => {
  expect(eighths(value)).toBe(text)
})
