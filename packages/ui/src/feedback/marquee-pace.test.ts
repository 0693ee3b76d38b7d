import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offsetAfterChange, PACE_PX_PER_S, roundMs, type Run } from './marquee-pace.ts'

/** Items side by side, each as wide as told. */
function runOf(widths: Record<string, number>): Run {
  let left = 0
  const items = Object.entries(widths).map(([id, width]) => {
    const item = { id, left, width }
    left += width
    return item
  })
  return { width: left, items }
}

test('a round takes as long as its width needs at 40 px a second', () => {
  expect(PACE_PX_PER_S).toBe(40)
  expect(roundMs(1_149.2)).toBeCloseTo(28_730, 6)
  expect(roundMs(400)).toBe(10_000)
})

describe('what is being read stays where it is', () => {
  const before = runOf({ a: 300, b: 200, c: 500 })
  test.each([
    ['nothing changes', runOf({ a: 300, b: 200, c: 500 }), 350, 350],
    ['an item comes at the end', runOf({ a: 300, b: 200, c: 500, d: 100 }), 350, 350],
    ['an item comes in front', runOf({ d: 100, a: 300, b: 200, c: 500 }), 350, 450],
    ['an item that has passed goes', runOf({ b: 200, c: 500 }), 350, 50],
    ['the item in view goes, and the next keeps its place', runOf({ a: 300, c: 500 }), 350, 150],
    ['only an item that comes again stays', runOf({ a: 300 }), 350, 250],
    ['nothing stays', runOf({ x: 900 }), 350, 0],
  ])('when %s', (_, after, offset, expected) => {
    expect(offsetAfterChange(before, after, offset)).toBe(expected)
  })

  test('whatever comes and goes', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const
    const widths = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 20, max: 900 }), {
      minKeys: 1,
    })
    const share = fc.double({ min: 0, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(widths, widths, share, (old, changed, progress) => {
        const [from, to] = [runOf(old), runOf(changed)]
        const offset = progress * from.width
        const result = offsetAfterChange(from, to, offset)
        expect(result).toBeGreaterThanOrEqual(0)
        expect(result).toBeLessThan(to.width)
        const anchor = inView(from, to, offset) ?? { seenAt: 0, left: 0 }
        const rounds = (anchor.left - result - anchor.seenAt) / to.width
        expect(Math.abs(rounds - Math.round(rounds))).toBeLessThan(1e-6)
      }),
    )
  })
})

type Seen = { seenAt: number; left: number }

/** The first item that stays and has not passed the left edge: where it is seen, where it goes. */
function inView(from: Run, to: Run, offset: number): Seen | undefined {
  const seen = from.items.flatMap(({ id, left, width }) => {
    const stays = to.items.find((item) => item.id === id)
    const seenAt = left - offset
    const again = seenAt + width > 0 ? seenAt : seenAt + from.width
    return stays ? [{ seenAt: again, left: stays.left }] : []
  })
  return seen.toSorted((one, other) => one.seenAt - other.seenAt)[0]
}
