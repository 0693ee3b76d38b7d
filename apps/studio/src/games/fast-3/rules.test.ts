import { expect, test } from 'vitest'
import { kindOf, percentFor } from '../spots.ts'
import { everyDraw, exactReturn, mostTimes } from '../table-exact.ts'
import { totalOf, type ThreeDice } from '../three-dice.ts'
import { fastThree, fastThreeSpots } from './rules.ts'

const throws = [...everyDraw((draw) => fastThree.outcome(draw))]
const payOf = (spot: string) => (thrown: ThreeDice) => fastThree.returnOf(spot, thrown)

test.each(fastThreeSpots.names)('%s returns exactly what is printed', (spot) => {
  expect(exactReturn(payOf(spot), throws)).toBe(percentFor(fastThree.returns, spot))
})

test('nothing is printed that is no spot', () => {
  const names = new Set(fastThreeSpots.names.flatMap((spot) => [spot, kindOf(spot)]))
  expect(fastThree.returns.filter(({ bet }) => !names.has(bet))).toEqual([])
})

test('odds of a total are 96 % over its chance, rounded down to hundredths', () => {
  for (const { outcome } of throws) {
    const total = totalOf(outcome)
    const ways = throws.filter((one) => totalOf(one.outcome) === total).length
    const odds = Math.floor((96 * 216) / ways)
    expect(fastThree.returnOf(`total:${total}`, outcome)).toEqual({
      over: BigInt(odds),
      under: 100n,
    })
  }
})

test('the most a stake can bring', () => {
  expect(mostTimes(fastThreeSpots.names.map(payOf), throws)).toBe(fastThree.maxTimes)
})

test.each([
  ['small', [1, 1, 1], 195n],
  ['small', [4, 4, 3], 0n],
  ['big', [4, 4, 3], 195n],
  ['run', [4, 2, 3], 864n],
  ['run', [4, 2, 6], 0n],
  ['run', [6, 1, 2], 0n],
  ['triple:6', [6, 6, 6], 20_736n],
  ['any-triple', [6, 6, 5], 0n],
] as const)('%s on %j pays %i hundredths', (spot, dice, times) => {
  const paid = fastThree.returnOf(spot, { dice })
  expect((paid.over * 100n) / paid.under).toBe(times)
})
