import { describe, expect, test } from 'vitest'
import {
  judgeCost,
  judgeCostOf,
  judgeDeposit,
  judgeDispute,
  judgePaidOn,
  judgeSending,
} from './rules.ts'

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

const known = { isPosted: true, isWon: false }
describe('a payment that was taken back', () => {
  const dispute = (changes: object) => ({
    amount: 1_000_000n,
    currency: 'USD' as const,
    cost: 150_000n,
    ...known,
    ...changes,
  })
  const taken = money(-1_000_000n, 150_000n)
  test.each([
    ['and posted', taken, arrival(), dispute({}), { kind: 'matched' }],
    [
      'with a cost that is new',
      taken,
      arrival(),
      dispute({ cost: 0n }),
      { kind: 'matched', post: 150_000n },
    ],
    ['that nobody told us of', taken, arrival(), null, { kind: 'take' }],
    [
      'that is not posted yet',
      taken,
      arrival(),
      dispute({ isPosted: false }),
      because('ours_open'),
    ],
    ['of an arrival we do not have', taken, null, null, because('unknown')],
    [
      'of one on its way',
      taken,
      arrival({ isPosted: false, state: 'seen' }),
      null,
      because('ours_open', 'seen'),
    ],
    ['of a part', money(-400_000n), arrival(), null, because('other_amount', '1000000')],
    ['above zero', money(1_000_000n), arrival(), null, because('other_amount', '1000000')],
    [
      'in another currency',
      taken,
      arrival({ currency: 'VND' }),
      null,
      because('other_currency', 'VND'),
    ],
    ['with a cost below zero', money(-1_000_000n, -1n), arrival(), null, because('odd')],
  ])('%s', (_name, told, ours, disputed, said) => {
    expect(judgeDispute(told, { arrival: ours, dispute: disputed }, false)).toEqual(said)
  })

  test('and won', () => {
    const told = money(1_000_000n)
    const ours = { arrival: arrival(), dispute: dispute({ isWon: true }) }
    expect(judgeDispute(told, ours, true)).toEqual({ kind: 'matched' })
    expect(judgeDispute(told, { ...ours, dispute: dispute({}) }, true)).toEqual({ kind: 'take' })
  })
})

test.each([
  ['nothing arrived', 0n],
  ['it is below zero', -1_000_000n],
])('a deposit where %s cannot be', (_name, gross) => {
  expect(judgeDeposit(money(gross), null)).toEqual(because('odd'))
})

test('a cost up to a hundred dollars is posted, above it two people decide', () => {
  expect(judgeCost(money(-1_000_000n))).toEqual({ kind: 'post' })
  expect(judgeCost(money(-1_000_001n))).toEqual({ kind: 'wait', because: 'large' })
  expect(judgeCost(money(5_000_000n))).toEqual({ kind: 'wait', because: 'large' })
})

test('a cost or a correction of one movement posts nothing that was posted with it', () => {
  const taken = { amount: 1_000_000n, currency: 'USD' as const, cost: 0n, ...known }
  const correction = money(-1_000_000n, -12_000n)
  const ours = { arrival: arrival(), dispute: taken }
  expect(judgeCostOf(correction, ours)).toEqual({ kind: 'matched', post: -12_000n })
  expect(judgeCostOf(correction, { ...ours, dispute: null })).toEqual(because('other_fee', '12000'))
  expect(judgeCostOf(money(-12_000n), { ...ours, dispute: null })).toEqual({ kind: 'matched' })
  expect(judgeCostOf(correction, { arrival: null, dispute: null })).toEqual(because('unknown'))
})

test('what was paid on to our bank is posted once people have said which that is', () => {
  expect(judgePaidOn(money(-988_000n), 'PSBK01')).toEqual({ kind: 'post' })
  expect(judgePaidOn(money(-988_000n), null)).toEqual({ kind: 'wait', because: 'no_bank' })
  expect(judgePaidOn(money(988_000n), 'PSBK01')).toEqual(because('odd'))
})
