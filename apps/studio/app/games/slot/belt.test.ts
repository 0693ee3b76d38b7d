import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STRIPS } from '../../../src/games/classic/rules.ts'
import { columnsOf, ROWS, STOPS } from '../../../src/games/slot/strip.ts'
import { beltOf, restingBelt } from './belt.ts'

const stop = fc.integer({ min: 0, max: STOPS - 1 })
const reel = fc.constantFrom(0, 1, 2)

test('a belt begins at the window that was and ends at the window the studio said', () => {
  fc.assert(
    fc.property(stop, stop, reel, (from, to, at) => {
      const strip = STRIPS[at] ?? []
      const columns = columnsOf(strip)
      const names = beltOf(strip, from, to, at).map(({ name }) => name)
      expect(names.slice(1, 1 + ROWS)).toEqual(columns[to])
      expect(names.slice(-ROWS)).toEqual(columns[from])
    }),
  )
})

test('symbols that come to rest are sharp, and so is the one above them', () => {
  const belt = beltOf(STRIPS[0] ?? [], 3, 20, 0)
  expect(belt.slice(0, ROWS + 1).some(({ isMoving }) => isMoving)).toBe(false)
  expect(belt.slice(-ROWS).some(({ isMoving }) => isMoving)).toBe(false)
  expect(belt[ROWS + 2]?.isMoving).toBe(true)
})

test('a reel at rest shows its window below the symbol before it', () => {
  const strip = STRIPS[1] ?? []
  const names = restingBelt(strip, 0).map(({ name }) => name)
  expect(names).toEqual([strip.at(-1), ...strip.slice(0, ROWS)])
})
