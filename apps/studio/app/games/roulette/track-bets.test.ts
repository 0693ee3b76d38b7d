import { expect, test } from 'vitest'
import { neighboursOf, ORPHELINS, TIERS, VOISINS } from '../../../src/games/roulette/announced.ts'
import { numbersOf, sizeOf } from './track-bets.ts'

test('announced bets cost and cover what is said of them at tables', () => {
  expect(sizeOf(VOISINS)).toEqual({ chips: 9, numbers: 17 })
  expect(sizeOf(TIERS)).toEqual({ chips: 6, numbers: 12 })
  expect(sizeOf(ORPHELINS)).toEqual({ chips: 5, numbers: 8 })
})

test('a number with two neighbours on each side is five numbers for five chips', () => {
  expect(numbersOf(neighboursOf(0))).toEqual([3, 26, 0, 32, 15])
  expect(sizeOf(neighboursOf(17, 2))).toEqual({ chips: 5, numbers: 5 })
})
