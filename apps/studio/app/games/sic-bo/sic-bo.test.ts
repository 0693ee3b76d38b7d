import { expect, test } from 'vitest'
import { sicBo, sicBoSpots } from '../../../src/games/sic-bo/rules.ts'
import { FACES } from '../../../src/games/three-dice.ts'
import { diceOn, FIELDS } from './fields.ts'
import { MOMENTS, motionOf } from './motion.ts'
import { allOddsOf, oddsOf, rangeOf } from './pays.ts'

test('the board has all 52 spots of the rules, each once', () => {
  expect(FIELDS).toHaveLength(52)
  expect(FIELDS.toSorted()).toEqual(sicBoSpots.names.toSorted())
})

test('odds on the fields are read from the rules', () => {
  expect(oddsOf('small')).toBe('1\u00a0:\u00a01')
  expect(oddsOf('total:4')).toBe('62\u00a0:\u00a01')
  expect(oddsOf('triple:3')).toBe('180\u00a0:\u00a01')
  expect(oddsOf('pair:2-5')).toBe('6\u00a0:\u00a01')
  expect(allOddsOf('single:6')).toEqual(['1\u00a0:\u00a01', '2\u00a0:\u00a01', '3\u00a0:\u00a01'])
  expect(oddsOf('single:6')).toBe('1 · 2 · 3\u00a0:\u00a01')
  expect([rangeOf('small'), rangeOf('big')]).toEqual(['4–10', '11–17'])
})

test('the dice on a field are those it is about', () => {
  expect(diceOn('single:4')).toEqual([4])
  expect(diceOn('double:2')).toEqual([2, 2])
  expect(diceOn('triple:6')).toEqual([6, 6, 6])
  expect(diceOn('pair:2-5')).toEqual([2, 5])
  expect(diceOn('total:9')).toEqual([])
  expect(diceOn('any-triple')).toEqual([])
})

test('dice rest one after another, and all is seen before the round is settled', () => {
  expect(MOMENTS).toEqual(MOMENTS.toSorted((left, right) => left - right))
  expect(MOMENTS.at(-1)).toBeLessThan(sicBo.runningMs)
})

test('each face ends on top in its own way, after whole turns', () => {
  const ends = FACES.map((face) => {
    const [first] = motionOf({ dice: [face, 1, 1] })
    const turned = [0, 1].map((axis) => (first?.end[axis] ?? 0) - (first?.start[axis] ?? 0))
    for (const degrees of turned) expect(Math.abs(degrees) % 360).toBe(0)
    return first?.end.join(' ')
  })
  expect(new Set(ends).size).toBe(FACES.length)
})
