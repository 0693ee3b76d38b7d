import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { limbo } from '../../../src/games/limbo/rules.ts'
import { chanceText, levelAt, placeOf, runMs, shownAt, stepTarget, withChance } from './scale.ts'

const level = fc.integer({ min: 100, max: 1_000_000 })
const isOffered = (target: number) => limbo.choice.safeParse({ target }).success

test('every place of the bar is a target that is offered', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (place) => {
      expect(isOffered(levelAt(place))).toBe(true)
    }),
  )
})

test('a target stays where the finger put it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), (place) => {
      expect(Math.abs(placeOf(levelAt(place)) - place)).toBeLessThan(0.012)
    }),
  )
  expect([100, 1_000_000].map(placeOf)).toEqual([0, 1])
})

test('a chance that is typed leads to its target', () => {
  expect(withChance(4_850)).toBe(200)
  expect(withChance(9_700)).toBe(101)
  expect(withChance(0)).toBe(970_000)
  expect(chanceText(200)).toBe('48.50')
  expect(chanceText(1_000_000)).toBe('0.0097')
})

test('the buttons reach both ends and stop there', () => {
  let target = 200
  for (let presses = 0; presses < 30; presses += 1) target = stepTarget(target, 1)
  expect(target).toBe(1_000_000)
  for (let presses = 0; presses < 30; presses += 1) target = stepTarget(target, -1)
  expect(target).toBe(101)
})

test('what runs up never falls, never goes beyond, and ends where the round says', () => {
  fc.assert(
    fc.property(level, (end) => {
      const shown = Array.from({ length: 21 }, (_, step) => shownAt(end, step / 20))
      expect(shown[0]).toBe(100)
      expect(shown.at(-1)).toBe(end)
      expect(shown.toSorted((left, right) => left - right)).toEqual(shown)
      expect(runMs(end)).toBeLessThanOrEqual(1_500)
    }),
  )
})
