import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAYOUT } from '../../../src/games/roulette/layout.ts'
import { BOARD, nextPlace, placeOf, PLACES, placeUnder, type Way } from './places.ts'

const at = (spot: string) => [placeOf(spot).along, placeOf(spot).across]
const from = (spot: string, ...ways: readonly Way[]) =>
  ways.reduce((place, way) => nextPlace(place, way), placeOf(spot)).spot

test('every bet has a place of its own on the board', () => {
  expect(PLACES).toHaveLength(LAYOUT.length)
  expect(new Set(PLACES.map(({ along, across }) => `${along} ${across}`)).size).toBe(LAYOUT.length)
  for (const { along, across, length, breadth } of PLACES) {
    expect(along - length / 2).toBeGreaterThanOrEqual(0)
    expect(along + length / 2).toBeLessThanOrEqual(BOARD.along)
    expect(across - breadth / 2).toBeGreaterThanOrEqual(-BOARD.below)
    expect(across + breadth / 2).toBeLessThanOrEqual(3)
  }
})

test('a bet lies in the middle of what it covers, streets and lines on the edge', () => {
  expect(at('straight:1')).toEqual([1.5, 0.5])
  expect(at('straight:36')).toEqual([12.5, 2.5])
  expect(at('split:17-20')).toEqual([7, 1.5])
  expect(at('split:17-18')).toEqual([6.5, 2])
  expect(at('corner:1-2-4-5')).toEqual([2, 1])
  expect(at('street:4-5-6')).toEqual([2.5, 0])
  expect(at('line:1-2-3-4-5-6')).toEqual([2, 0])
  expect(at('split:0-2')).toEqual([1, 1.5])
  expect(at('trio:0-2-3')).toEqual([1, 2])
  expect(at('first-four:0-1-2-3')).toEqual([1, 0])
  expect(at('column:3')).toEqual([13.5, 2.5])
  expect(at('dozen:2')).toEqual([7, -0.375])
  expect(at('high')).toEqual([12, -1.125])
})

test('the middle of every bet is where a finger finds it', () => {
  for (const place of PLACES) {
    expect(placeUnder(place.along, place.across)?.spot).toBe(place.spot)
  }
})

test('between numbers a finger finds the line, and in a cell the number', () => {
  expect(placeUnder(7.05, 1.5)?.spot).toBe('split:17-20')
  expect(placeUnder(7.4, 1.5)?.spot).toBe('straight:20')
  expect(placeUnder(7.05, 1.95)?.spot).toBe('corner:17-18-20-21')
  expect(placeUnder(6.5, 0.1)?.spot).toBe('street:16-17-18')
  expect(placeUnder(0.4, 2.9)?.spot).toBe('straight:0')
  expect(placeUnder(13.5, -0.5)).toBeNull()
  expect(placeUnder(0.5, -0.5)).toBeNull()
})

test('every point of the numbers and the columns belongs to a bet', () => {
  const inside = fc.record({
    along: fc.double({ min: 0, max: 14, noNaN: true }),
    across: fc.double({ min: 0, max: 3, noNaN: true }),
  })
  fc.assert(
    fc.property(inside, ({ along, across }) => {
      expect(placeUnder(along, across)).not.toBeNull()
    }),
  )
})

test('keys go from a number over its line to the next', () => {
  expect(from('straight:17', 'on')).toBe('split:17-20')
  expect(from('straight:17', 'on', 'on')).toBe('straight:20')
  expect(from('straight:17', 'up')).toBe('split:17-18')
  expect(from('straight:16', 'down')).toBe('street:16-17-18')
  expect(from('straight:16', 'down', 'down')).toBe('dozen:2')
  expect(from('straight:2', 'back', 'back')).toBe('straight:0')
  expect(from('straight:35', 'on')).toBe('column:2')
  expect(from('dozen:1', 'down')).toMatch(/low|even/)
})

test('keys end at the edges of the board and reach every bet', () => {
  expect(from('straight:0', 'back')).toBe('straight:0')
  expect(from('straight:18', 'up')).toBe('straight:18')
  const reached = new Set(['straight:17'])
  for (const spot of reached) {
    for (const way of ['on', 'back', 'up', 'down'] as const) reached.add(from(spot, way))
  }
  expect(reached.size).toBe(PLACES.length)
})
