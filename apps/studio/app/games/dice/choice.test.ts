import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dice, paysOf, winsOf, type DiceChoice } from '../../../src/games/dice/rules.ts'
import {
  dragged,
  FIRST_CHOICE,
  stepPays,
  targetsOf,
  withPays,
  withSide,
  withTarget,
  withWins,
} from './choice.ts'

const side = fc.constantFrom('under' as const, 'over' as const)
const any = fc
  .tuple(side, fc.integer({ min: 100, max: 9_500 }))
  .map(([one, wins]) => withWins(one, wins))
const isOffered = (choice: DiceChoice) => dice.choice.safeParse(choice).success

describe('whatever somebody does, the bet is one that is offered', () => {
  test('typing and dragging', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 2_000_000 }), (choice, typed) => {
        const made = [
          withTarget(choice, typed),
          withPays(choice, typed),
          withWins(choice.side, typed),
          dragged(choice, typed % 10_000),
        ]
        expect(made.every(isOffered)).toBe(true)
      }),
    )
  })

  test('changing the side keeps the chance, and back is back', () => {
    fc.assert(
      fc.property(any, (choice) => {
        const other = withSide(choice, choice.side === 'under' ? 'over' : 'under')
        expect(isOffered(other)).toBe(true)
        expect(winsOf(other)).toBe(winsOf(choice))
        expect(withSide(other, choice.side)).toEqual(choice)
      }),
    )
  })
})

test('a pay that is typed is paid, or a little more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 102, max: 9_700 }), (pays) => {
      const choice = withPays(FIRST_CHOICE, pays)
      expect(paysOf(choice)).toBeGreaterThanOrEqual(pays)
      const wider = { ...choice, target: choice.target + 1 }
      if (isOffered(wider)) expect(paysOf(wider)).toBeLessThan(pays)
    }),
  )
})

test('the buttons reach the lowest and the highest pay and stop there', () => {
  let choice = FIRST_CHOICE
  for (let presses = 0; presses < 30; presses += 1) choice = stepPays(choice, 1)
  expect(paysOf(choice)).toBe(9_700)
  for (let presses = 0; presses < 30; presses += 1) choice = stepPays(choice, -1)
  expect(winsOf(choice)).toBe(9_500)
})

test('a finger lands on half percents of both sides', () => {
  expect(dragged(FIRST_CHOICE, 4_873).target).toBe(4_850)
  expect(winsOf(dragged(withSide(FIRST_CHOICE, 'over'), 4_873))).toBe(5_150)
  expect(targetsOf('under')).toEqual([100, 9_500])
  expect(targetsOf('over')).toEqual([499, 9_899])
})
