import { describe, expect, test } from 'vitest'
import { judgeCost, judgeDeposit, judgeDispute, judgePaidOn, judgeSending } from './rules.ts'

const money = (gross: bigint, fee = 0n) =>
  ({ currency: 'USD', gross, fee, net: gross - fee }) as const
const arrival = (changes: object = {}) => ({
  amount: 1_000_000n,
  currency: 'USD' as const,
  cost: 12_000n,
  state: 'credited',
  isPosted: true,
  ...changes,
})
const line = money(1_000_000n, 12_000n)
const because = (reason: string, ours: string | null = null) => ({
  kind: 'differs',
  because: reason,
  ours,
})

describe('a deposit of theirs', () => {
  test.each([
    ['the same', arrival(), { kind: 'matched' }],
    ['with a fee that is new to us', arrival({ cost: null }), { kind: 'matched', post: 12_000n }],
    ['that we never heard of', null, { kind: 'take' }],
    ['that is on its way to us', arrival({ state: 'seen', isPosted: false }), { kind: 'take' }],
    ['of another amount', arrival({ amount: 999_999n }), because('other_amount', '999999')],
    ['in another currency', arrival({ currency: 'VND' }), because('other_currency', 'VND')],
    ['with another fee', arrival({ cost: 11_000n }), because('other_fee', '11000')],
    [
      'that did not hold, to us',
      arrival({ state: 'void', isPosted: false }),
      because('ours_failed', 'void'),
    ],
    ['that was set aside', arrival({ state: 'parked' }), { kind: 'matched' }],
    ['that was taken back since', arrival({ state: 'taken_back' }), { kind: 'matched' }],
  ])('%s', (_name, ours, said) => {
    expect(judgeDeposit(line, ours)).toEqual(said)
  })
})

describe('what left', () => {
  const ours = (state: string, changes: object = {}) => ({
    amount: 500_000n,
    currency: 'USD' as const,
    cost: 0n,
    state,
    name: 'W261114-7K3QZ9',
    ...changes,
  })
  test.each([
    ['paid', money(-500_000n), ours('paid'), { kind: 'matched' }],
    ['paid, and returned since', money(-500_000n), ours('returned'), { kind: 'matched' }],
    [
      'with a fee that is new',
      money(-500_000n, 120n),
      ours('paid'),
      { kind: 'matched', post: 120n },
    ],
    ['returned', money(500_000n), ours('returned'), { kind: 'matched' }],
    [
      'returned, and to us paid',
      money(500_000n),
      ours('paid'),
      because('ours_open', 'W261114-7K3QZ9'),
    ],
    ['to us under way', money(-500_000n), ours('sent'), because('ours_open', 'W261114-7K3QZ9')],
    ['to us failed', money(-500_000n), ours('failed'), because('ours_failed', 'W261114-7K3QZ9')],
    ['of another amount', money(-500_001n), ours('paid'), because('other_amount', '500000')],
    ['unknown', money(-500_000n), null, because('unknown')],
  ])('%s', (_name, told, known, said) => {
    expect(judgeSending(told, known)).toEqual(said)
  })
})

test.each([
  ['taken and posted', false, { isPosted: true, isWon: false }, { kind: 'matched' }],
  ['not heard of', false, null, { kind: 'take' }],
  ['not posted yet', false, { isPosted: false, isWon: false }, because('ours_open')],
  ['won and posted', true, { isPosted: true, isWon: true }, { kind: 'matched' }],
  ['won, which we did not hear', true, { isPosted: true, isWon: false }, { kind: 'take' }],
] as const)('a dispute: %s', (_name, isWon, ours, said) => {
  const known = ours && { amount: 1_000_000n, currency: 'USD' as const, cost: 150_000n, ...ours }
  const told = isWon ? money(1_000_000n) : money(-1_000_000n, 150_000n)
  expect(judgeDispute(told, known, isWon)).toEqual(said)
})

test('a cost up to a hundred dollars is posted, above it two people decide', () => {
  expect(judgeCost(money(-1_000_000n))).toEqual({ kind: 'post' })
  expect(judgeCost(money(-1_000_001n))).toEqual({ kind: 'wait' })
  expect(judgeCost(money(5_000_000n))).toEqual({ kind: 'wait' })
  expect(judgePaidOn('PSBK01')).toEqual({ kind: 'post' })
  expect(judgePaidOn(null)).toEqual(because('no_bank'))
})
