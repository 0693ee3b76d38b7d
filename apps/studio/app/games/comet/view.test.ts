import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVEL_MAX, LEVEL_START, msOf } from '../../../src/games/comet/growth.ts'
import { comet } from '../../../src/games/comet/rules.ts'
import type { CometRound } from './level.ts'
import { spotAt } from './plot.ts'
import { LAUNCH_MS, viewOf } from './view.ts'

const SIZE = { width: 950, height: 400 }
const NOW = 1_000_000
const base = { phase: 'betting', outcome: null, endsAt: null, ranSince: null }
const round = (change: object) => ({ ...base, ...change }) as unknown as CometRound
const waiting = round({ endsAt: NOW + comet.bettingMs / 2 })
const flying = (ms: number) => round({ phase: 'running', ranSince: NOW - ms })
const burned = (crash: number) => round({ phase: 'running', ranSince: NOW, outcome: { crash } })
const at = (one: CometRound | null, isStill = false) => viewOf(one, SIZE, isStill, NOW)

describe('the comet', () => {
  test('waits over the highest point of the world, and takes off from there', () => {
    const [before, start] = [at(waiting), at(flying(0))]
    expect(before.comet.x).toBe(before.world.x)
    expect(start.comet.x).toBe(before.comet.x)
    // It breathes by three pixels while it waits.
    expect(Math.abs(start.comet.y - before.comet.y)).toBeLessThanOrEqual(3)
    expect(start).toMatchObject({ isUp: true, launched: 0 })
    expect(before).toMatchObject({ isUp: false, isOver: false })
  })

  test('is on the curve when the launch is over', () => {
    const { comet: spot, plot, scale, launched } = at(flying(LAUNCH_MS))
    expect(launched).toBe(1)
    expect(spot).toMatchObject(spotAt(plot, scale, LAUNCH_MS))
  })

  test('never jumps and is always in the sky', () => {
    const ms = fc.integer({ min: 0, max: msOf(LEVEL_MAX) })
    fc.assert(
      fc.property(ms, (when) => {
        const [now, next] = [at(flying(when)).comet, at(flying(when + 16)).comet]
        expect(Math.hypot(next.x - now.x, next.y - now.y)).toBeLessThan(20)
        expect(now.x).toBeGreaterThan(0)
        expect(now.x).toBeLessThan(SIZE.width)
        expect(now.y).toBeGreaterThan(0)
        expect(now.y).toBeLessThan(SIZE.height)
      }),
    )
  })

  test('burns out where it was, and where it waited if it did not start', () => {
    const [last, end] = [at(flying(msOf(250))).comet, at(burned(250)).comet]
    expect(end.x).toBeCloseTo(last.x, 0)
    expect(end.y).toBeCloseTo(last.y, 0)
    expect(at(burned(LEVEL_START)).comet).toMatchObject({ x: SIZE.width / 2 })
    expect(at(burned(LEVEL_START))).toMatchObject({ isUp: true, isOver: true, ms: 0 })
  })
})

test('who wants no motion sees no launch, no rise and no breath', () => {
  expect(at(flying(0), true).launched).toBe(1)
  const opened = round({ endsAt: NOW + comet.bettingMs })
  expect(at(opened, true)).toEqual(viewOf(opened, SIZE, true, NOW + 130))
  expect(at(opened, true).world.sunk).toBe(0)
})

test('the world rises as bets open, and sinks as the comet leaves it', () => {
  const opened = round({ endsAt: NOW + comet.bettingMs })
  expect(at(opened).world.sunk).toBeGreaterThan(100)
  expect(at(waiting).world.sunk).toBe(0)
  expect(at(flying(5_000)).world.sunk).toBe(80)
})
