import { expect, test } from 'vitest'
import { inTurn } from './read-search.ts'
import { nextOption } from './use-listbox.ts'

test('arrows walk through a list and around its ends; from the field they enter at either end', () => {
  expect(nextOption('ArrowDown', -1, 3)).toBe(0)
  expect(nextOption('ArrowDown', 2, 3)).toBe(0)
  expect(nextOption('ArrowUp', -1, 3)).toBe(2)
  expect(nextOption('ArrowUp', 0, 3)).toBe(2)
  expect(nextOption('ArrowUp', 2, 3)).toBe(1)
  expect(nextOption('a', 1, 3)).toBeNull()
})

test('of several halls each gives in turn, and the longer goes on alone', () => {
  expect(inTurn([['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ])
  expect(inTurn([])).toEqual([])
})
