import { ballTrack, pocketTurn } from '@oriel/art/game/wheel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roulette, type RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import { atRest, pocketOf, radiusOf, REST_MS, wheelAt } from './wheel-motion.ts'

const anyOutcome: fc.Arbitrary<RouletteOutcome> = fc.record({
  number: fc.integer({ min: 0, max: 36 }),
  restDegrees: fc.integer({ min: 0, max: 359 }),
})
const around = (degrees: number) => ((degrees % 360) + 360) % 360
const apart = (one: number, other: number) => {
  const gap = around(one - other)
  return Math.min(gap, 360 - gap)
}

test('pockets and track stand as they are drawn', () => {
  expect(radiusOf({ height: 0 })).toBeCloseTo(ballTrack.pocket)
  expect(radiusOf({ height: 1 })).toBeCloseTo(ballTrack.rim)
  for (let number = 0; number <= 36; number += 1) {
    expect(pocketOf(number)).toBeCloseTo(pocketTurn(number))
  }
  expect(() => pocketOf(37)).toThrow('37 is not on the wheel')
})

test('a spin starts where the last one ended, and ends in the pocket of its number', () => {
  fc.assert(
    fc.property(anyOutcome, anyOutcome, (last, next) => {
      const [start, end] = [wheelAt(0, last, next), wheelAt(REST_MS, last, next)]
      expect(apart(start.rotor, atRest(last).rotor)).toBeLessThan(1e-6)
      expect(apart(start.ball, atRest(last).ball)).toBeLessThan(1e-6)
      expect(apart(end.rotor, atRest(next).rotor)).toBeLessThan(1e-6)
      expect(apart(end.ball, atRest(next).ball)).toBeLessThan(1e-6)
      expect(end.height).toBeCloseTo(0)
    }),
  )
})

test('the wheel rests before the round is settled, and stays at rest', () => {
  const [last, next] = [
    { number: 5, restDegrees: 10 },
    { number: 17, restDegrees: 200 },
  ]
  expect(REST_MS).toBeLessThan(roulette.runningMs)
  expect(wheelAt(REST_MS + 5_000, last, next)).toEqual(wheelAt(REST_MS, last, next))
})

test('wheel and ball never jump, and turn against each other', () => {
  const STEP_MS = 16
  fc.assert(
    fc.property(anyOutcome, anyOutcome, (last, next) => {
      for (let ms = 700; ms < 6_000; ms += STEP_MS) {
        const [one, two] = [wheelAt(ms, last, next), wheelAt(ms + STEP_MS, last, next)]
        expect(two.rotor).toBeGreaterThanOrEqual(one.rotor)
        expect(apart(two.ball, one.ball)).toBeLessThan(40)
        expect(two.ball - two.rotor).toBeLessThanOrEqual(one.ball - one.rotor)
        expect(Math.abs(two.height - one.height)).toBeLessThan(0.12)
      }
    }),
    { numRuns: 20 },
  )
})

test('the ball is gone for a moment between the pocket and the throw', () => {
  const outcome = { number: 5, restDegrees: 10 }
  expect(wheelAt(100, outcome, outcome).isBallThere).toBe(true)
  expect(wheelAt(400, outcome, outcome).isBallThere).toBe(false)
  expect(wheelAt(700, outcome, outcome)).toMatchObject({ isBallThere: true, height: 1 })
})
