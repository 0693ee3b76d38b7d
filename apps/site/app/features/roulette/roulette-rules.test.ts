import { describe, expect, test } from 'vitest'
import {
  angleOf,
  isMotionSkipped,
  isUnknown,
  motionTo,
  placeAt,
  showingOf,
} from './roulette-rules.ts'

describe('[S3.042] the angle of a prize', () => {
  test.each([
    [0, 7, 360 / 14],
    [3, 7, (360 * 3) / 7 + 360 / 14],
    [0, 8, 22.5],
    [7, 8, 337.5],
    [1, 2, 270],
  ])('of place %d of %d is %d degrees', (position, count, angle) => {
    expect(angleOf(position, count)).toBeCloseTo(angle, 9)
  })
})

describe('[S4.062] [S9.026] a spin', () => {
  test('takes 1500 ms, ease-in-out, and ten full turns', () => {
    expect(motionTo(0, 8, () => 0.5)).toEqual({
      to: 3_600 - 22.5,
      durationMs: 1_500,
      easing: 'ease-in-out',
    })
  })

  test.each([0, 0.25, 0.5, 0.75, 1 - Number.EPSILON])(
    'ends under the pointer at its own place, whatever the jitter (%d)',
    (random) => {
      for (let count = 2; count <= 24; count += 1) {
        for (let position = 0; position < count; position += 1) {
          const { to } = motionTo(position, count, () => random)
          expect(placeAt(to, count), `${position} of ${count}`).toBe(position)
          const off = Math.abs(to - (3_600 - angleOf(position, count)))
          expect(off).toBeLessThanOrEqual((0.4 * 360) / count + 1e-9)
        }
      }
    },
  )
})

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('[S4.064] quick %s and reduced motion %s skip the animation: %s', (isQuick, isStill, skips) => {
  expect(isMotionSkipped({ isQuick, isStill })).toBe(skips)
})

test.each([
  ['[S8.064]', 'no_draws', 'confirm'],
  ['[S8.065]', 'roulette_over', 'toast'],
  ['[S8.066]', 'roulette_not_for_you', 'toast'],
  ['[S8.067]', 'spin_running', 'toast'],
  ['[S8.068]', 'other_code', 'toast'],
  ['', 'network_error', 'toast'],
])('%s %s is shown as a %s', (_statement, reason, showing) => {
  expect(showingOf(reason)).toBe(showing)
})

test('a spin whose answer was lost is asked for again under its id, one that was refused is not', () => {
  expect(['network_error', 'request_timeout', 'spin_running'].every(isUnknown)).toBe(true)
  expect(['no_draws', 'roulette_over', 'roulette_not_for_you'].some(isUnknown)).toBe(false)
})
