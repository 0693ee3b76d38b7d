import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, drawStops, layStrip, ROWS, STOPS } from './strip.ts'
import { drawOf } from './testing/draw-of.ts'

/** Some kinds of symbols that fill a strip together. */
const counts = fc
  .uniqueArray(fc.integer({ min: 1, max: STOPS - 1 }), { minLength: 1, maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), STOPS])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)))
  .map((sizes) => Object.fromEntries(sizes.map((size, index) => [`symbol${index}`, size])))

test('a strip is full and holds each symbol as often as it says', () => {
  fc.assert(
    fc.property(counts, (wanted) => {
      const strip = layStrip(wanted)
      const held = Object.groupBy(strip, (symbol) => symbol)
      expect(strip).toHaveLength(STOPS)
      expect(Object.fromEntries(Object.entries(held).map(([k, all]) => [k, all?.length]))).toEqual(
        wanted,
      )
    }),
  )
})

test('counts that do not fill a strip are a mistake of who wrote them', () => {
  expect(() => layStrip({ seven: STOPS - 1 })).toThrow('31 symbols')
  expect(() => layStrip({ seven: STOPS, bar: 1 })).toThrow('33 symbols')
})

test('a column is what follows a stop, round the end of the strip', () => {
  const strip = Array.from({ length: STOPS }, (_, stop) => `${stop}`)
  const columns = columnsOf(strip)
  expect(columns).toHaveLength(STOPS)
  expect(columns[0]).toEqual(['0', '1', '2'])
  expect(columns[STOPS - 1]).toEqual(['31', '0', '1'])
  expect(new Set(columns.flat()).size * ROWS).toBe(columns.flat().length)
})

test('each reel takes one draw, from the left', () => {
  expect(drawStops(drawOf([3, 1, 31, 0]), 3)).toEqual([3, 1, 31])
})
