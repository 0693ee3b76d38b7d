import { expect, test } from 'vitest'
import { findLineWins } from './lines.ts'

/** One row of a window as a line of its own: what is above and below does not matter. */
const windowOf = (shown: readonly string[]) => shown.map((symbol) => ['blank', symbol, 'blank'])

const RULES = {
  lines: [[1, 1, 1, 1, 1]],
  pays: { dragon: [60, 250, 1000], j: [7, 16, 50] },
  wild: 'wild',
}

test.each([
  ['three', ['dragon', 'dragon', 'dragon', 'j', 'dragon'], 'dragon', 3, 60],
  ['four', ['j', 'j', 'j', 'j', 'dragon'], 'j', 4, 16],
  ['five', ['j', 'j', 'j', 'j', 'j'], 'j', 5, 50],
  ['a wild among them', ['j', 'wild', 'j', 'dragon', 'j'], 'j', 3, 7],
  ['wilds after them', ['dragon', 'wild', 'wild', 'wild', 'dragon'], 'dragon', 5, 1000],
  ['a wild before them', ['wild', 'j', 'j', 'j', 'scatter'], 'j', 4, 16],
] as const)('%s pay', (_name, shown, row, count, pays) => {
  const cells = Array.from({ length: count }, (_, reel) => [reel, 1])
  expect(findLineWins(RULES, windowOf(shown))).toEqual([
    { row, count, line: 0, ways: 1, cells, pays },
  ])
})

test.each([
  ['two', ['dragon', 'dragon', 'j', 'j', 'j']],
  ['three from the right', ['scatter', 'j', 'dragon', 'dragon', 'dragon']],
  ['three with another between', ['j', 'dragon', 'j', 'j', 'j']],
  ['scatters, which count elsewhere', ['scatter', 'scatter', 'scatter', 'scatter', 'scatter']],
  ['a scatter behind wilds', ['scatter', 'wild', 'wild', 'wild', 'j']],
  ['wilds alone', ['wild', 'wild', 'wild', 'wild', 'wild']],
] as const)('%s do not pay on a line', (_name, shown) => {
  expect(findLineWins(RULES, windowOf(shown))).toEqual([])
})

test('each line is looked at by itself, and says which it is', () => {
  const window = [
    ['j', 'dragon', 'blank'],
    ['j', 'wild', 'dragon'],
    ['j', 'blank', 'dragon'],
  ]
  const lines = [
    [0, 0, 0],
    [1, 1, 1],
    [1, 1, 2],
  ]
  const wins = findLineWins({ ...RULES, lines }, window)
  expect(wins.map(({ line, row, pays }) => [line, row, pays])).toEqual([
    [0, 'j', 7],
    [2, 'dragon', 60],
  ])
  expect(wins[1]?.cells).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
  ])
})
