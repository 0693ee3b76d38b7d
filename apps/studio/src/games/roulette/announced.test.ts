import { expect, test } from 'vitest'
import {
  neighboursOf,
  NEIGHBOURS_MAX,
  ORPHELINS,
  TIERS,
  VOISINS,
  WHEEL,
  type Chips,
} from './announced.ts'
import { colourOf, LAYOUT } from './layout.ts'

const covered = (bet: readonly Chips[]): number[] => {
  const numbers = bet.flatMap(({ spot }) => {
    const found = LAYOUT.find((one) => one.spot === spot)
    if (!found) throw new Error(`${spot} is not on the layout`)
    return found.numbers
  })
  return [...new Set(numbers)].toSorted((left, right) => left - right)
}
/** The numbers on the wheel from one to another, clockwise. */
const arc = (from: number, to: number): number[] => {
  const turned = [...WHEEL, ...WHEEL].slice(WHEEL.indexOf(from))
  return turned.slice(0, turned.indexOf(to) + 1).toSorted((left, right) => left - right)
}
const chipsOf = (bet: readonly Chips[]) => bet.reduce((sum, { chips }) => sum + chips, 0)

test('the wheel holds each number once, and red and black take turns', () => {
  expect(WHEEL.toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: 37 }, (_, number) => number),
  )
  const colours = WHEEL.slice(1).map((number) => colourOf(number))
  expect(colours).toEqual(colours.map((_, at) => (at % 2 === 0 ? 'red' : 'black')))
})

test('voisins cover 22 to 25 with nine chips', () => {
  expect(covered(VOISINS)).toEqual(arc(22, 25))
  expect([covered(VOISINS).length, chipsOf(VOISINS)]).toEqual([17, 9])
})

test('tiers cover 27 to 33 with six chips', () => {
  expect(covered(TIERS)).toEqual(arc(27, 33))
  expect([covered(TIERS).length, chipsOf(TIERS)]).toEqual([12, 6])
})

test('orphelins cover what is left with five chips', () => {
  const others = new Set([...covered(VOISINS), ...covered(TIERS)])
  expect(covered(ORPHELINS)).toEqual(
    WHEEL.filter((number) => !others.has(number)).toSorted((left, right) => left - right),
  )
  expect([covered(ORPHELINS).length, chipsOf(ORPHELINS)]).toEqual([8, 5])
})

test('neighbours go round the wheel across zero', () => {
  expect(neighboursOf(0).map(({ spot }) => spot)).toEqual([
    'straight:3',
    'straight:26',
    'straight:0',
    'straight:32',
    'straight:15',
  ])
  expect(neighboursOf(26, 1).map(({ spot }) => spot)).toEqual([
    'straight:3',
    'straight:26',
    'straight:0',
  ])
})

test('as many neighbours as a racetrack offers, and only of numbers there are', () => {
  expect(new Set(neighboursOf(17, NEIGHBOURS_MAX).map(({ spot }) => spot)).size).toBe(19)
  expect(() => neighboursOf(17, NEIGHBOURS_MAX + 1)).toThrow('10 neighbours')
  expect(() => neighboursOf(37)).toThrow('37 is not on the wheel')
})
