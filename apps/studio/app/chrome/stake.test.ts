import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stakesOf } from '../../src/game/stakes.ts'
import { currencies } from '@oriel/core/currency'
import { double, half, ladderOf, least, lower, most, raise } from './stake.ts'

const dollars = ladderOf([2_000n, 4_000n, 10_000n, 20_000n], 'USD', 5n)

describe('steps', () => {
  test('up and down the ladder, and no further than its ends', () => {
    expect(raise(dollars, 4_000n)).toBe(10_000n)
    expect(lower(dollars, 10_000n)).toBe(4_000n)
    expect(raise(dollars, 20_000n)).toBe(20_000n)
    expect(lower(dollars, 2_000n)).toBe(2_000n)
  })

  test('from between two steps to the next one on either side', () => {
    expect(raise(dollars, 8_000n)).toBe(10_000n)
    expect(lower(dollars, 8_000n)).toBe(4_000n)
  })
})

test('half and twice are what they say, within the limits', () => {
  expect(half(dollars, 10_000n)).toBe(5_000n)
  expect(half(dollars, 2_000n)).toBe(2_000n)
  // Half of 6.25 would be 3.125: there is no such coin.
  expect(half(ladderOf([2_000n, 1_000_000n], 'USD', 5n), 62_500n)).toBe(31_200n)
  expect(double(dollars, 4_000n)).toBe(8_000n)
  expect(double(dollars, 16_000n)).toBe(20_000n)
})

test('whatever is pressed, a stake stays one that the game takes', () => {
  const presses = fc.array(fc.constantFrom(half, double, lower, raise, least, most))
  const games = fc.record({
    currency: fc.constantFrom(...currencies),
    stakeStep: fc.constantFrom(1n, 5n, 20n, 25n, 100n),
  })
  fc.assert(
    fc.property(games, presses, ({ currency, stakeStep }, pressed) => {
      const { steps, first } = stakesOf(currency, 100)
      const ladder = ladderOf(steps, currency, stakeStep)
      const end = pressed.reduce((stake, press) => press(ladder, stake), first)
      expect(end >= least(ladder) && end <= most(ladder)).toBe(true)
      expect(end % stakeStep).toBe(0n)
      expect(end % ladder.unit).toBe(0n)
    }),
  )
})
