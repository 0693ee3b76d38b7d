import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPOTS_MAX } from '../../../src/table/wire.ts'
import { betsOf, EMPTY, put, sumsOf, totalOf, undo, whyNot, without, type Bet } from './basket.ts'

const RICH = { most: 1_000_000n, balance: 10_000_000n }
const bet = (spot: string, stake: bigint): Bet => ({ spot, stake })

const anyBet = fc.record({
  spot: fc.constantFrom('player', 'banker', 'tie'),
  stake: fc.bigInt({ min: 1n, max: 1_000n }),
})

test('chips on the same spot add up', () => {
  const basket = put(put(EMPTY, [bet('tie', 5n)]), [bet('banker', 7n), bet('tie', 2n)])
  expect([...sumsOf(basket.flat())]).toEqual([
    ['tie', 7n],
    ['banker', 7n],
  ])
})

test('undo takes back one press, however many chips it laid', () => {
  const once = put(EMPTY, [bet('tie', 5n)])
  const twice = put(once, [bet('banker', 7n), bet('player', 2n)])
  expect(undo(twice)).toEqual(once)
  expect(undo(undo(twice))).toEqual(EMPTY)
  expect(undo(EMPTY)).toEqual(EMPTY)
})

test('a spot is taken off the table whole, and what else was laid with it stays', () => {
  const basket = put(put(EMPTY, [bet('tie', 5n)]), [bet('banker', 7n), bet('tie', 2n)])
  expect(without(basket, 'tie')).toEqual([[bet('banker', 7n)]])
  expect(without(basket, 'player')).toEqual(basket)
})

test('merging bets by their spots keeps the total', () => {
  fc.assert(
    fc.property(fc.array(anyBet), (bets) => {
      expect(totalOf(betsOf(sumsOf(bets)))).toBe(totalOf(bets))
    }),
  )
})

test('laying its own sums again doubles a basket, and only the last press is undone', () => {
  fc.assert(
    fc.property(fc.array(anyBet, { minLength: 1 }), (bets) => {
      const basket = put(EMPTY, bets)
      const doubled = put(basket, betsOf(sumsOf(bets)))
      expect(totalOf(doubled.flat())).toBe(2n * totalOf(bets))
      expect(undo(doubled)).toEqual(basket)
    }),
  )
})

test('too little money is said before anything else', () => {
  expect(whyNot(EMPTY, [bet('tie', 5n)], { most: 4n, balance: 4n })).toBe('funds')
  expect(whyNot(EMPTY, [bet('tie', 5n)], { most: 4n, balance: 9n })).toBe('limit')
  expect(whyNot(put(EMPTY, [bet('tie', 3n)]), [bet('tie', 2n)], { most: 4n, balance: 9n })).toBe(
    'limit',
  )
  expect(whyNot(EMPTY, [bet('tie', 4n)], { most: 4n, balance: 4n })).toBeNull()
})

test('no more spots than the studio takes at once', () => {
  const full = Array.from({ length: SPOTS_MAX }, (_, at) => bet(`straight:${at}`, 1n))
  expect(whyNot(EMPTY, full, RICH)).toBeNull()
  expect(whyNot([full], [bet('straight:0', 1n)], RICH)).toBeNull()
  expect(whyNot([full], [bet('red', 1n)], RICH)).toBe('spots')
})
