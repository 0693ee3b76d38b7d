import { expect, test } from 'vitest'
import { LOST, ratio } from '../game/ratio.ts'
import { kindOf, paysWhen, percentFor, printReturns, spotsOf, toOne } from './spots.ts'

const spots = spotsOf<number>({
  'straight:0': paysWhen(toOne(35), (number) => number === 0),
  red: paysWhen(toOne(1), (number) => number % 2 === 1),
})

test('a spot pays its odds and the stake, or nothing', () => {
  expect(spots.names).toEqual(['straight:0', 'red'])
  expect(spots.returnOf('straight:0', 0)).toEqual(ratio(36))
  expect(spots.returnOf('straight:0', 1)).toEqual(LOST)
})

test.each(['', 'blue', 'Red', 'red ', 'constructor', '__proto__'])('%j is no spot', (spot) => {
  expect(spots.isSpot(spot)).toBe(false)
  expect(() => spots.returnOf(spot, 0)).toThrow('there is no spot')
})

test('a spot is printed by its own name, or by its kind', () => {
  const returns = printReturns({ straight: '97.2973', 'total:4': '87.5000' })
  expect(kindOf('straight:17')).toBe('straight')
  expect(percentFor(returns, 'straight:17')).toBe('97.2973')
  expect(percentFor(returns, 'total:4')).toBe('87.5000')
  expect(percentFor(returns, 'total:5')).toBeNull()
})
