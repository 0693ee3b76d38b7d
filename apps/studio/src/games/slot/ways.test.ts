import { expect, test } from 'vitest'
import { findWaysWins } from './ways.ts'

const RULES = { pays: { lotus: [8, 25, 80], j: [2, 6, 20] }, wild: 'wild' }
const NONE = ['blank', 'blank', 'blank']

test('the ways are what is in sight on each reel, multiplied', () => {
  const window = [
    ['lotus', 'blank', 'lotus'],
    ['wild', 'lotus', 'blank'],
    ['blank', 'blank', 'wild'],
    ['lotus', 'lotus', 'lotus'],
    NONE,
  ]
  const [win, ...others] = findWaysWins(RULES, window)
  expect(others).toEqual([])
  expect(win).toMatchObject({ row: 'lotus', count: 4, line: null, ways: 2 * 2 * 1 * 3 })
  expect(win?.pays).toBe(25 * 12)
  expect(win?.cells).toEqual([
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 1],
    [2, 2],
    [3, 0],
    [3, 1],
    [3, 2],
  ])
})

test('a wild serves every symbol that reaches it', () => {
  const window = [['lotus', 'j', 'blank'], ['wild', 'blank', 'j'], ['wild', 'blank', 'blank'], NONE]
  const wins = findWaysWins(RULES, window)
  expect(wins.map(({ row, ways, pays }) => [row, ways, pays])).toEqual([
    ['lotus', 1, 8],
    ['j', 2, 4],
  ])
})

test('all 243 ways', () => {
  const [win] = findWaysWins(
    RULES,
    Array.from({ length: 5 }, () => ['j', 'j', 'j']),
  )
  expect(win).toMatchObject({ count: 5, ways: 243, pays: 20 * 243 })
})

test.each([
  ['a reel without the symbol ends it', [['j'], ['j'], ['blank'], ['j'], ['j']]],
  ['what is not on the first reel does not pay', [['blank'], ['j'], ['j'], ['j'], ['j']]],
  ['two reels are too few', [['j'], ['wild'], ['blank']]],
])('%s', (_name, window) => {
  expect(findWaysWins(RULES, window)).toEqual([])
})
