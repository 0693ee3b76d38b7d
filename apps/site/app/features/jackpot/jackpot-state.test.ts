import { splitJackpot } from '@oriel/core/jackpot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newer, type Jackpot } from './jackpot-state.ts'

const jackpot = (version: number, currency: Jackpot['currency'] = 'USD'): Jackpot => ({
  currency,
  jackpot_amount_total: BigInt(version) * 10_000n,
  tiers: splitJackpot(BigInt(version) * 10_000n),
  version,
})

test('the first is shown, a newer one replaces it, an older or equal one changes nothing', () => {
  const first = newer(null, jackpot(2))
  expect(first).toEqual(jackpot(2))
  expect(newer(first, jackpot(3))).toEqual(jackpot(3))
  expect(newer(first, { ...jackpot(2), jackpot_amount_total: 1n })).toBe(first)
  expect(newer(first, jackpot(1))).toBe(first)
})

test('another currency is another pool, whatever its version', () => {
  expect(newer(jackpot(9, 'VND'), jackpot(1))).toEqual(jackpot(1))
})

test('any order and any repetition ends with the newest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 }), { minLength: 1 }), (versions) => {
      const shown = versions.map((version) => jackpot(version)).reduce<Jackpot | null>(newer, null)
      expect(shown).toEqual(jackpot(Math.max(...versions)))
    }),
  )
})
