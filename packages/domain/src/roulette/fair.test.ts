import { expect, test } from 'vitest'
import { chiSquare, criticalOf } from './testing/chi-square.ts'

const SPINS = 1_000_000

test.each([
  ['the example', [5, 70, 140, 220, 25, 100, 440]],
  // A remainder would give the first of these half of all spins instead of a third.
  ['weights that do not divide 2^32', [2 ** 30, 2 ** 30, 2 ** 30]],
] as const)(
  'a million spins have the odds of %s: chi-square, p > 0.001',
  { timeout: 120_000 },
  (_name, weights) => {
    expect(chiSquare(weights, SPINS)).toBeLessThan(criticalOf(weights))
  },
)
