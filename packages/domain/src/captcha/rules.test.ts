import { expect, test } from 'vitest'
import { bitsFor, drawWork, fairDice, HIGHEST_BITS, USUAL_BITS } from './rules.ts'

test.each([
  [0, 17],
  [1, 17],
  [1.9, 17],
  [2, 18],
  [3, 19],
  [4, 20],
  [5, 21],
  [9.9, 21],
  [10, 22],
  [19, 22],
  [20, 22],
  [1_000_000, 22],
])('S5: after %s failures the work has %s bits', (failures, bits) => {
  expect(bitsFor(failures)).toBe(bits)
})

test('S5: the usual work and the highest are bounds', () => {
  expect([USUAL_BITS, HIGHEST_BITS]).toEqual([17, 22])
})

test('S5: the number to be found is anywhere within the work', () => {
  const highest = drawWork((below) => below - 1, 18)
  expect([highest.number, highest.work.maxNumber]).toEqual([String(2 ** 18 - 1), 2 ** 18 - 1])
  expect(Number(drawWork(fairDice, 17).number)).toBeLessThan(2 ** 17)
})
