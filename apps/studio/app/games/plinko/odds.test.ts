import { expect, test } from 'vitest'
import { RISKS, ROWS, slotsOf } from '../../../src/games/plinko/tables.ts'
import { aboveStake, fallsOf, oneIn, paysText } from './odds.ts'

test.each(ROWS)('%i rows: every fall ends in a slot', (rows) => {
  const falls = fallsOf(rows)
  expect(falls).toHaveLength(rows + 1)
  expect(falls.reduce((sum, count) => sum + count, 0)).toBe(2 ** rows)
})

test('the share above the stake, counted fall by fall', () => {
  for (const rows of ROWS) {
    for (const risk of RISKS) {
      const slots = slotsOf(rows, risk)
      let above = 0
      for (let word = 0; word < 2 ** rows; word += 1) {
        let rights = 0
        for (let bit = 0; bit < rows; bit += 1) rights += (word >> bit) & 1
        if ((slots[rights] ?? 0) > 10) above += 1
      }
      expect(Number(aboveStake(rows, risk))).toBeCloseTo((above / 2 ** rows) * 100, 2)
    }
  }
})

test('the outermost slots, and how pays are written', () => {
  expect(oneIn(16)).toBe('32,768')
  expect([2, 10, 15, 10_000].map(paysText)).toEqual(['0.2', '1', '1.5', '1,000'])
})
