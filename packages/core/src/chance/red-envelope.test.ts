import { describe, expect, test } from 'vitest'
import type { Draw } from './draw.ts'
import {
  drawAmounts,
  isDrawable,
  startOf,
  takenBefore,
  type EnvelopeShape,
} from './red-envelope.ts'

/** Mulberry32: even enough to draw by, and the same in every run. */
function drawOf(seed: number): Draw {
  let state = seed
  const u32 = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return { u32, below: (count) => u32() % count }
}

const SHAPES = 10_000

function shapeOf(draw: Draw): EnvelopeShape {
  const slots = 1 + draw.below(40)
  const least = 1 + draw.below(1_000)
  const most = least + draw.below(10_000)
  const total = slots * least + draw.below(slots * (most - least) + 1)
  return { total, slots, least, most }
}

describe('amounts', () => {
  test(`of ${SHAPES} envelopes sum to the total and keep both bounds`, () => {
    const draw = drawOf(20)
    const wrong: EnvelopeShape[] = []
    for (let turn = 0; turn < SHAPES; turn += 1) {
      const shape = shapeOf(draw)
      const amounts = drawAmounts(draw, shape)
      const isKept = amounts.every((one) => one >= shape.least && one <= shape.most)
      const sum = amounts.reduce((all, one) => all + one, 0)
      if (amounts.length !== shape.slots || sum !== shape.total || !isKept) wrong.push(shape)
    }
    expect(wrong).toEqual([])
  })

  test.each<EnvelopeShape>([
    { total: 20_000, slots: 10, least: 200, most: 5_000 },
    { total: 45_000, slots: 10, least: 200, most: 5_000 },
    { total: 2_500, slots: 10, least: 200, most: 5_000 },
  ])('are worth the same in every place, within 1 %: $total', (shape) => {
    const DRAWN = 100_000
    const draw = drawOf(9)
    const sums = Array.from({ length: shape.slots }, () => 0)
    for (let turn = 0; turn < DRAWN; turn += 1) {
      for (const [at, amount] of drawAmounts(draw, shape).entries())
        sums[at] = (sums[at] ?? 0) + amount
    }
    const mean = shape.total / shape.slots
    const off = sums.map((sum) => Math.abs(sum / DRAWN / mean - 1))
    expect(Math.max(...off)).toBeLessThan(0.01)
  })

  test('at the bounds are all the least, all the most, or one', () => {
    const draw = drawOf(1)
    expect(drawAmounts(draw, { total: 15, slots: 3, least: 5, most: 9 })).toEqual([5, 5, 5])
    expect(drawAmounts(draw, { total: 27, slots: 3, least: 5, most: 9 })).toEqual([9, 9, 9])
    expect(drawAmounts(draw, { total: 7, slots: 1, least: 5, most: 9 })).toEqual([7])
  })
})

test.each([
  ['less than the least for each', { total: 14, slots: 3, least: 5, most: 9 }],
  ['more than the most for each', { total: 28, slots: 3, least: 5, most: 9 }],
  ['no slot', { total: 1, slots: 0, least: 1, most: 1 }],
  ['a gift of nothing', { total: 3, slots: 3, least: 0, most: 9 }],
  ['half a coin', { total: 15.5, slots: 3, least: 5, most: 9 }],
  ['a range no draw covers', { total: 2 ** 33, slots: 2, least: 1, most: 2 ** 33 }],
])('cannot be drawn: %s', (_, shape) => {
  expect(isDrawable(shape)).toBe(false)
  expect(() => drawAmounts(drawOf(1), shape)).toThrow('no amounts')
})

test('a start is the whole mark over the slots, and slots are counted round the end', () => {
  const mark = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)
  const whole = mark.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  for (const slots of [1, 7, 10_000, 20_000]) {
    expect(startOf(mark, slots)).toBe(Number(whole % BigInt(slots)))
  }
  expect([takenBefore(3, 3, 10), takenBefore(3, 9, 10), takenBefore(8, 1, 10)]).toEqual([0, 6, 3])
})
