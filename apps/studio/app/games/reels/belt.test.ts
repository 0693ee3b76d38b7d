import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STRIPS, REELS } from '../../../src/games/jade/reels.ts'
import { shownAt, symbolAt } from './belt.ts'
import { planLanding, runningAt } from './motion.ts'

const anyStop = fc.nat({ max: 31 })
const anyReel = fc.constantFrom(0, 1, 2, 3, 4)

const stripOf = (reel: number) => STRIPS[reel] ?? []

test('at both ends the window shows what the rules say for that stop', () => {
  fc.assert(
    fc.property(anyReel, anyStop, anyStop, fc.nat({ max: 3000 }), (reel, from, stop, answered) => {
      const { way } = planLanding(reel, answered)
      const belt = { strip: stripOf(reel), from, to: { stop, way } }
      expect(shownAt(belt, 0).map(({ name }) => name)).toEqual(REELS[reel]?.[from])
      expect(shownAt(belt, way).map(({ name }) => name)).toEqual(REELS[reel]?.[stop])
    }),
  )
})

test('an answer changes nothing that is in sight', () => {
  fc.assert(
    fc.property(anyReel, anyStop, anyStop, fc.nat({ max: 3000 }), (reel, from, stop, answered) => {
      const { way, brakesAt } = planLanding(reel, answered)
      const seen = runningAt(reel, brakesAt).way
      const running = { strip: stripOf(reel), from, to: null }
      expect(shownAt({ ...running, to: { stop, way } }, seen)).toEqual(shownAt(running, seen))
    }),
  )
})

test('the belt runs down: what stood above the window comes into it', () => {
  const belt = { strip: stripOf(0), from: 5, to: null }
  expect(shownAt(belt, 1)[0]?.name).toBe(symbolAt(belt, -1))
  expect(shownAt(belt, 0.5).map(({ top }) => top)).toEqual([-0.5, 0.5, 1.5, 2.5])
})
