import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../../../src/games/plinko/rules.ts'
import { ROWS } from '../../../src/games/plinko/tables.ts'
import { ballAt, fallMs, heightOf, metAt, pinMet, pinsMet, pinsOf, widthOf } from './fall.ts'

const fall = fc
  .tuple(fc.constantFrom(...ROWS), fc.nat({ max: 2 ** 32 - 1 }))
  .map(([rows, word]) => ({
    rows,
    path: pathOf(word, rows),
  }))
const slotOf = (path: readonly number[]) => path.reduce((sum, turn) => sum + turn, 0)

describe('a ball', () => {
  test('rests over the middle of its slot', () => {
    fc.assert(
      fc.property(fall, (view) => {
        const { x, y } = ballAt(view, fallMs(view.rows))
        expect(x).toBeCloseTo(slotOf(view.path) - view.rows / 2, 9)
        expect(y).toBeLessThan(heightOf(view.rows))
        expect(ballAt(view, fallMs(view.rows) + 5_000)).toEqual({ x, y })
      }),
    )
  })

  test('touches the pin of every row, from above, and never another', () => {
    fc.assert(
      fc.property(fall, (view) => {
        for (const row of view.path.keys()) {
          const pin = pinMet(view, row)
          const ball = ballAt(view, metAt(view, row))
          expect(ball.x).toBeCloseTo(pin.x, 9)
          expect(ball.y).toBeLessThan(pin.y)
          expect(pinsOf(view.rows)).toContainEqual(pin)
        }
      }),
    )
  })

  test('never leaps: what is drawn moves less than half a pin in a frame', () => {
    fc.assert(
      fc.property(fall, (view) => {
        for (let ms = 0; ms < fallMs(view.rows); ms += 16) {
          const [now, next] = [ballAt(view, ms), ballAt(view, ms + 16)]
          expect(Math.hypot(next.x - now.x, next.y - now.y)).toBeLessThan(0.5)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('falls within the pace between two rounds', () => {
    for (const rows of ROWS) expect(fallMs(rows)).toBeLessThan(2_000)
  })
})

test.each(ROWS)('a board of %i rows has a pin more in each row, all inside its frame', (rows) => {
  const pins = pinsOf(rows)
  expect(pins).toHaveLength((rows * (rows + 5)) / 2)
  const reach = widthOf(rows) / 2
  expect(pins.every(({ x, y }) => Math.abs(x) < reach && y > 0 && y < heightOf(rows))).toBe(true)
})

test('pins are counted as they are met', () => {
  const view = { rows: 8 as const, path: pathOf(0, 8) }
  expect(pinsMet(view, 0)).toBe(0)
  expect(pinsMet(view, metAt(view, 0))).toBe(1)
  expect(pinsMet(view, fallMs(8))).toBe(8)
})
