import { expect, test } from 'vitest'
import { kindOf, percentFor } from '../spots.ts'
import { everyDraw, exactReturn, mostTimes } from '../table-exact.ts'
import type { ThreeDice } from '../three-dice.ts'
import { sicBo, sicBoSpots } from './rules.ts'

const throws = [...everyDraw((draw) => sicBo.outcome(draw))]
const payOf = (spot: string) => (thrown: ThreeDice) => sicBo.returnOf(spot, thrown)

test('all 216 throws, each as likely as the others', () => {
  expect(new Set(throws.map(({ outcome }) => outcome.dice.join()))).toHaveProperty('size', 216)
})

test.each(sicBoSpots.names)('%s returns exactly what is printed', (spot) => {
  expect(exactReturn(payOf(spot), throws)).toBe(percentFor(sicBo.returns, spot))
})

test('52 spots, and nothing is printed that is none', () => {
  expect(sicBoSpots.names).toHaveLength(4 + 6 + 6 + 6 + 1 + 15 + 14)
  const names = new Set(sicBoSpots.names.flatMap((spot) => [spot, kindOf(spot)]))
  expect(sicBo.returns.filter(({ bet }) => !names.has(bet))).toEqual([])
})

test('the most a stake can bring', () => {
  expect(mostTimes(sicBoSpots.names.map(payOf), throws)).toBe(sicBo.maxTimes)
})

test.each([
  ['small', [1, 1, 1], 0n],
  ['small', [1, 1, 2], 2n],
  ['big', [6, 6, 6], 0n],
  ['odd', [5, 5, 5], 0n],
  ['single:4', [4, 2, 4], 3n],
  ['single:4', [4, 4, 4], 4n],
  ['single:4', [1, 2, 3], 0n],
  ['double:4', [4, 1, 4], 12n],
  ['double:4', [4, 4, 4], 12n],
  ['triple:2', [2, 2, 2], 181n],
  ['any-triple', [3, 3, 3], 31n],
  ['pair:2-5', [5, 2, 2], 7n],
  ['pair:2-5', [5, 5, 1], 0n],
  ['total:4', [1, 1, 2], 63n],
] as const)('%s on %j pays %i times', (spot, dice, times) => {
  expect(sicBo.returnOf(spot, { dice })).toEqual({ over: times, under: 1n })
})
