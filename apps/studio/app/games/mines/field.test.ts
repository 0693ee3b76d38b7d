import { describe, expect, test } from 'vitest'
import { mines, type MinesView } from '../../../src/games/mines/rules.ts'
import { streamOf } from '../../../src/fairness/stream.ts'
import { ALL_TILES, distance, safeText, tileFrom, tileState } from './field.ts'

const view: MinesView = { mines: 3, opened: [2, 6], hit: null, laid: null }

describe('a tile', () => {
  test('is closed until it is opened', () => {
    expect(ALL_TILES.filter((tile) => tileState(view, tile) !== 'closed')).toEqual([2, 6])
    expect(ALL_TILES.every((tile) => tileState(null, tile) === 'closed')).toBe(true)
  })

  test('tells what it hid once the round is over, and who opened it', () => {
    const over = { ...view, hit: 9, laid: [1, 9, 20] }
    expect([2, 9, 1, 0].map((tile) => tileState(over, tile))).toEqual([
      'gem',
      'hit',
      'mine',
      'left',
    ])
  })

  test('an open round of the real game hides every other tile', () => {
    const draw = streamOf({ serverSeed: 's', clientSeed: 'c', nonce: 4 })
    const standing = mines.run({ mines: 5 }, [{ open: 12 }], draw)
    if (!standing || standing.isOver) throw new Error('this seed opens a gem first')
    const states = ALL_TILES.map((tile) => tileState(standing.view, tile))
    expect(states.filter((state) => state === 'closed')).toHaveLength(24)
    expect(states[12]).toBe('gem')
  })
})

test('keys walk the field and stop at its edges', () => {
  expect(['ArrowUp', 'ArrowLeft', 'Home'].map((key) => tileFrom(0, key))).toEqual([0, 0, 0])
  expect(['ArrowDown', 'ArrowRight', 'End'].map((key) => tileFrom(24, key))).toEqual([24, 24, 24])
  expect(['ArrowDown', 'ArrowRight', 'End'].map((key) => tileFrom(6, key))).toEqual([11, 7, 9])
  expect(tileFrom(6, 'Enter')).toBeNull()
})

test('the chance of the next tile counts closed ones only', () => {
  expect(safeText(3, 0)).toBe('88.0')
  expect(safeText(3, 6)).toBe('84.2')
  expect(safeText(24, 0)).toBe('4.0')
})

test('tiles near the last one are turned first', () => {
  expect(distance(12, 12)).toBe(0)
  expect(distance(12, 13)).toBeLessThan(distance(12, 24))
})
