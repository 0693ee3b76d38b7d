import type { MemberId } from '@oriel/core/id'
import { siteId } from '@oriel/core/id'
import { describe, expect, test } from 'vitest'
import { checkShape, entriesOf, isOverDay, peopleFor, type Adjusting } from './rules.ts'

const goodwill: Adjusting = {
  kind: 'goodwill',
  siteId: siteId(1),
  memberId: '0198c0de-0000-7000-8000-000000000001' as MemberId,
  currency: 'USD',
  units: 100_000n,
  providerId: null,
  roundId: null,
  caseId: null,
}
const wrong = { kind: 'provider_error', providerId: 'GPOR', caseId: 'c' } as const

describe('what each kind needs', () => {
  test.each([
    [{}, 'done'],
    [{ units: 0n }, 'amount_not_allowed'],
    [{ units: -1n }, 'amount_not_allowed'],
    [{ kind: 'play_money' }, 'done'],
    [{ kind: 'play_money', units: -1n }, 'amount_not_allowed'],
    [{ providerId: 'GPOR' }, 'amount_not_allowed'],
    [{ ...wrong, providerId: null }, 'provider_needed'],
    [{ ...wrong, caseId: null }, 'case_needed'],
    [{ ...wrong, caseId: null, roundId: 'r' }, 'done'],
    [{ ...wrong, caseId: null, roundId: 'r', units: -1n }, 'case_needed'],
    [{ ...wrong, units: -1n }, 'done'],
  ] as const)('%o: %s', (change, said) => {
    const checked = checkShape({ ...goodwill, ...change })
    expect(checked.ok ? 'done' : checked.reason).toBe(said)
  })
})

const shown = (one: Adjusting, available: bigint) =>
  entriesOf(one, available).map(({ account: { kind, party }, units }) => [kind, party, units])

describe('what is posted', () => {
  test('a gift comes from promotions', () => {
    expect(shown(goodwill, 5n)).toEqual([
      ['available', '', 100_000n],
      ['promotion', '', -100_000n],
    ])
  })

  test.each([
    [1_000_000n, [['available', '', -1_000_000n]]],
    [
      300_000n,
      [
        ['available', '', -300_000n],
        ['owed', '', -700_000n],
      ],
    ],
    [0n, [['owed', '', -1_000_000n]]],
  ] as const)('what is taken stops at %s; the rest is owed', (available, own) => {
    const taken = { ...goodwill, ...wrong, units: -1_000_000n }
    expect(shown(taken, available)).toEqual([...own, ['gaming', 'GPOR', 1_000_000n]])
  })
})

test.each([
  ['USD', 10_000_000n, 2],
  ['USD', 10_000_001n, 3],
  ['USD', -10_000_001n, 3],
  ['VND', 250_000_000_000n, 2],
  ['VND', 250_000_000_001n, 3],
] as const)('%s %s takes %i people', (currency, units, people) => {
  expect(peopleFor(units, currency)).toBe(people)
})

test.each([
  [[], 10_000_000n, false],
  [[{ currency: 'USD', count: 19, units: 0n }], 1n, false],
  [[{ currency: 'USD', count: 20, units: 0n }], 1n, true],
  [[{ currency: 'USD', count: 1, units: 49_000_000n }], 1_000_000n, false],
  [[{ currency: 'USD', count: 1, units: 49_000_000n }], 1_000_001n, true],
  [[{ currency: 'VND', count: 1, units: 1_250_000_000_000n }], 1n, true],
] as const)('a day of %o and %s: over is %s', (moved, units, isOver) => {
  expect(isOverDay(moved, { ...goodwill, units })).toBe(isOver)
})
