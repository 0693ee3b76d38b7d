import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landedAt, landingAt, planLanding, REST, runningAt } from './motion.ts'

const REELS = [0, 1, 2, 3, 4]
const FRAME_MS = 1000 / 60
const anyReel = fc.constantFrom(...REELS)
/** From at once to a line that was broken for a while. */
const anyAnswer = fc.nat({ max: 20_000 })

test('before the button a reel rests, and it draws back before it runs', () => {
  expect(runningAt(0, 0)).toEqual(REST)
  expect(runningAt(0, 60).way).toBeLessThan(0)
  expect(runningAt(0, 60).way).toBeGreaterThan(-0.3)
  expect(runningAt(0, 400).way).toBeGreaterThan(3)
})

test('a reel ends exactly on a whole symbol and never jumps on its way', () => {
  fc.assert(
    fc.property(anyReel, anyAnswer, (reel, answeredAfter) => {
      const landing = planLanding(reel, answeredAfter)
      expect(Number.isInteger(landing.way)).toBe(true)
      expect(landingAt(reel, landing, landing.stopsAt)).toEqual({ way: landing.way, speed: 0 })
      let before = landingAt(reel, landing, landing.brakesAt - FRAME_MS)
      for (let ms = landing.brakesAt; ms < landing.stopsAt; ms += FRAME_MS) {
        const pose = landingAt(reel, landing, ms)
        expect(Math.abs(pose.way - before.way)).toBeLessThan(0.7)
        before = pose
      }
    }),
    { numRuns: 100 },
  )
})

test('it swings past its stop by less than a quarter of a symbol, and comes back', () => {
  const landing = planLanding(2, 80)
  const ways: number[] = []
  for (let ms = landing.brakesAt; ms <= landing.stopsAt; ms += 1) {
    ways.push(landingAt(2, landing, ms).way - landing.way)
  }
  expect(Math.max(...ways)).toBeGreaterThan(0.2)
  expect(Math.max(...ways)).toBeLessThan(0.25)
})

test('the stop is out of sight when braking begins, however late the answer is', () => {
  fc.assert(
    fc.property(anyReel, anyAnswer, (reel, answeredAfter) => {
      const { brakesAt, way } = planLanding(reel, answeredAfter)
      expect(brakesAt).toBeGreaterThanOrEqual(answeredAfter)
      // Three rows of the stop and one more lie above what is in the window.
      expect(way - runningAt(reel, brakesAt).way).toBeGreaterThanOrEqual(4)
    }),
  )
})

test('reels stop from left to right, and a spin fits into the pace between two rounds', () => {
  const landings = REELS.map((reel) => planLanding(reel, 30))
  const stops = landings.map(({ stopsAt }) => stopsAt)
  expect(stops).toEqual(stops.toSorted((left, right) => left - right))
  expect(landedAt(landings)).toBeLessThan(2_500)
  expect(landedAt(landings)).toBeGreaterThan(1_800)
})
