import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hundredthsAt, LEVEL_MAX, msOf } from '../../../src/games/comet/growth.ts'
import { angleAt, curveTo, momentOf, plotOf, scaleAt, spotAt, ticksOf, yOf } from './plot.ts'

const plot = plotOf(950, 400)
const LAST_MS = msOf(LEVEL_MAX)
const moment = fc.integer({ min: 0, max: LAST_MS })

describe('the comet', () => {
  test('is in the picture at every moment of the longest flight', () => {
    fc.assert(
      fc.property(moment, fc.boolean(), (ms, isStill) => {
        const { x, y } = spotAt(plot, scaleAt(ms, isStill), ms)
        expect(x).toBeGreaterThanOrEqual(plot.left)
        expect(x).toBeLessThan(plot.right)
        expect(y).toBeLessThanOrEqual(plot.base)
        expect(y).toBeGreaterThan(plot.top)
      }),
    )
  })

  test('begins in the corner and comes to rest at the same place on any scale', () => {
    expect(spotAt(plot, scaleAt(0, false), 0)).toEqual({ x: plot.left, y: plot.base })
    const [late, later] = [30_000, 120_000].map((ms) => spotAt(plot, scaleAt(ms, false), ms))
    expect(later?.x).toBeCloseTo(late?.x ?? 0, 6)
    expect(later?.y).toBeCloseTo(late?.y ?? 0, 6)
  })

  test('never goes back, and always up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LAST_MS - 100 }), (ms) => {
        const now = spotAt(plot, scaleAt(ms, false), ms)
        const next = spotAt(plot, scaleAt(ms + 100, false), ms + 100)
        expect(next.x).toBeGreaterThanOrEqual(now.x - 1e-6)
        expect(next.y).toBeLessThanOrEqual(now.y + 1e-6)
        expect(angleAt(plot, scaleAt(ms, false), ms)).toBeLessThan(0)
      }),
    )
  })

  test('who wants no motion sees it at one place from the first second', () => {
    const early = spotAt(plot, scaleAt(1_000, true), 1_000)
    const late = spotAt(plot, scaleAt(90_000, true), 90_000)
    expect(late.x).toBeCloseTo(early.x, 0)
    expect(late.y).toBeCloseTo(early.y, 0)
  })
})

test('what is drawn is what is paid, to less than a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LAST_MS - 1 }), (ms) => {
      const scale = scaleAt(ms, false)
      const [drawn, paid] = [spotAt(plot, scale, ms).y, yOf(plot, scale, hundredthsAt(ms))]
      const hundredth = yOf(plot, scale, 100) - yOf(plot, scale, 101)
      expect(Math.abs(drawn - paid)).toBeLessThanOrEqual(hundredth + 1e-6)
    }),
  )
  expect(Math.ceil(momentOf(200))).toBe(msOf(200))
})

test('the curve goes from the corner to the comet', () => {
  const scale = scaleAt(20_000, false)
  const curve = curveTo(plot, scale, 20_000, 48)
  expect(curve).toHaveLength(49)
  expect(curve[0]).toEqual({ x: plot.left, y: plot.base })
  expect(curve.at(-1)).toEqual(spotAt(plot, scale, 20_000))
})

describe('ticks', () => {
  const LEVELS = { from: 100, least: 10, gap: 30 }

  test('early: every level of 0.5 in full', () => {
    expect(
      ticksOf({ ...LEVELS, span: 100, pixels: 300 }).filter(({ strength }) => strength === 1),
    ).toEqual([
      { value: 150, share: 0.5, strength: 1 },
      { value: 200, share: 1, strength: 1 },
    ])
  })

  test('late: round levels, counted from nothing', () => {
    const values = ticksOf({ ...LEVELS, span: 113_000, pixels: 200 }).map(({ value }) => value)
    expect(values).toEqual([50_000, 100_000])
  })

  test('are few, in order, within the side, and never stand too close', () => {
    const span = fc.double({ min: 100, max: 1_200_000, noNaN: true })
    fc.assert(
      fc.property(span, fc.integer({ min: 150, max: 1_600 }), (most, pixels) => {
        const ticks = ticksOf({ ...LEVELS, span: most, pixels })
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks.length).toBeLessThanOrEqual(pixels / LEVELS.gap + 1)
        for (const [at, { share, strength }] of ticks.entries()) {
          const room = (share - (ticks[at - 1]?.share ?? 0)) * pixels
          expect(room).toBeGreaterThan(at === 0 ? LEVELS.gap * 0.6 - 1e-6 : LEVELS.gap - 1e-6)
          expect(share).toBeLessThanOrEqual(1)
          expect(strength).toBeGreaterThan(-1e-9)
          expect(strength).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
