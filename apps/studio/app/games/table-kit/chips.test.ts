import { currencies } from '@oriel/core/currency'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stakesOf } from '../../../src/game/stakes.ts'
import { chipFor, chipLabel, chipsOf, firstChip, pileLabel, pileOf } from './chips.ts'

const dollars = chipsOf(stakesOf('USD', 36).steps)
const labelsOf = (currency: (typeof currencies)[number]) =>
  chipsOf(stakesOf(currency, 36).steps).map(({ units }) => chipLabel(units))

test('every currency has six chips, each two or five times the one before', () => {
  for (const currency of currencies) {
    const chips = chipsOf(stakesOf(currency, 181).steps)
    expect(chips.map(({ look }) => look)).toEqual([1, 5, 25, 100, 500, 1000])
    const times = chips.slice(1).map(({ units }, at) => units / (chips[at]?.units ?? 1n))
    expect(times).toEqual([5n, 2n, 5n, 2n, 5n])
  }
})

test('a chip says what it is worth in three signs or four', () => {
  expect(labelsOf('USD')).toEqual(['0.2', '1', '2', '10', '20', '100'])
  expect(labelsOf('THB')).toEqual(['5', '25', '50', '250', '500', '2.5K'])
  expect(labelsOf('VND')).toEqual(['4K', '20K', '40K', '200K', '400K', '2M'])
})

test('the dearest chip of a table is the most that may be staked at once', () => {
  for (const currency of currencies) {
    const { steps, max } = stakesOf(currency, 36)
    expect(chipsOf(steps).at(-1)?.units).toBe(max)
  }
})

test('a pile adds up to its amount unless it would be too high', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (count) => {
      const amount = BigInt(count) * 2_000n
      const pile = pileOf(dollars, amount)
      const sum = pile.reduce((total, { units }) => total + units, 0n)
      expect(pile.length).toBeLessThanOrEqual(5)
      expect(sum === amount || (pile.length === 5 && sum < amount)).toBe(true)
    }),
  )
})

test('less than the smallest chip still has one chip to see', () => {
  expect(pileOf(dollars, 100n)).toEqual([dollars[0]])
})

test('the second chip is in the hand at first, and a table without chips is a fault', () => {
  expect(firstChip(dollars).units).toBe(10_000n)
  expect(() => firstChip([])).toThrow('no chips')
})

test('long amounts are written in thousands only where nothing is lost', () => {
  expect(pileLabel(12_360_000_000n)).toBe('1236K')
  expect(pileLabel(1_240_000_000n)).toBe('124K')
  expect(pileLabel(124_500_000n)).toBe('12.45K')
  expect(pileLabel(124_560_000n)).toBeNull()
  expect(pileLabel(99_990_000n)).toBeNull()
})

test('one chip for a whole amount looks like the dearest in it and never says too much', () => {
  expect(chipFor(dollars, 34_000n)).toEqual({ units: 34_000n, look: 25 })
  expect(chipLabel(34_000n)).toBe('3.4')
  expect(chipLabel(12_360_000n)).toBe('1.2K+')
  expect(chipLabel(12_000_000n)).toBe('1.2K')
})
