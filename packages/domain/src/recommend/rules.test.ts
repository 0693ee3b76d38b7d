import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueMonth, firstMonth, maskAccount, monthsUntil, overdueMs, shareOf } from './rules.ts'

describe('a share', () => {
  const usual = { ppm: 1_000, max: 1_000_000n, earlier: 0n, currency: 'USD' } as const

  test.each([
    ['the example of the terms: 8,250 staked', 82_500_000n, 0n, 82_500n],
    ['is floored to the cent', 82_599_999n, 0n, 82_500n],
    ['stops at the most for one friend', 99_000_000_000n, 0n, 1_000_000n],
    ['what is left of it', 99_000_000_000n, 990_000n, 10_000n],
    ['nothing is left', 99_000_000n, 1_000_000n, 0n],
    ['never below nothing', 99_000_000n, 2_000_000n, 0n],
    ['less than a cent', 9_999n, 0n, 0n],
  ])('%s', (_, base, earlier, amount) => {
    expect(shareOf({ ...usual, base, earlier })).toBe(amount)
  })

  test('months together never give more than the most for a friend', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 15n })
    fc.assert(
      fc.property(fc.array(units, { maxLength: 6 }), units, (bases, max) => {
        let given = 0n
        for (const base of bases) given += shareOf({ ...usual, max, base, earlier: given })
        expect(given).toBeLessThanOrEqual(max)
      }),
    )
  })
})

describe('the month that is worked out', () => {
  const zone = 'America/Caracas'
  test.each([
    ['2026-11-02T23:59:59-04:00', '2026-09'],
    ['2026-11-03T00:00:00-04:00', '2026-10'],
    ['2026-11-30T12:00:00-04:00', '2026-10'],
    ['2027-01-05T00:00:00-04:00', '2026-12'],
  ])('at %s it is %s', (now, name) => {
    expect(dueMonth(new Date(now), zone).name).toBe(name)
  })

  test('begins and ends by the clock of its site', () => {
    expect(dueMonth(new Date('2026-11-10T00:00:00Z'), zone)).toEqual({
      name: '2026-10',
      from: new Date('2026-10-01T04:00:00Z'),
      until: new Date('2026-11-01T04:00:00Z'),
    })
  })
})

describe('months', () => {
  const zone = 'America/Caracas'
  test.each([
    ['2026-10-01T00:00:00-04:00', '2026-10'],
    ['2026-10-01T00:00:01-04:00', '2026-11'],
    ['2026-12-31T23:59:59-04:00', '2027-01'],
  ])('terms of %s count from %s on', (since, name) => {
    expect(firstMonth(new Date(since), zone)).toBe(name)
  })

  test.each([
    ['2026-11', '2027-02', ['2026-11', '2026-12', '2027-01', '2027-02']],
    ['2026-10', '2026-10', ['2026-10']],
    ['2026-11', '2026-10', ['2026-10']],
  ])('from %s to %s', (first, last, names) => {
    expect(monthsUntil(first, last)).toEqual(names)
  })

  test('a month waits from when it has rested for two days', () => {
    const month = dueMonth(new Date('2026-11-10T00:00:00Z'), zone)
    expect(overdueMs(month, new Date('2026-11-03T04:00:01Z'))).toBe(1_000)
    expect(overdueMs(month, new Date('2026-11-02T00:00:00Z'))).toBe(0)
  })
})

test.each([
  ['minhkhoa88', 'mi•••88'],
  ['ab', 'ab•••ab'],
])('%s is known as %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown)
})
