import { expect, test } from 'vitest'
import { pocketColour, pocketTurn, wheelOrder } from './wheel.ts'

test('the wheel has every number from 0 to 36 once', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n))
})

test('red and black take turns all round from the zero', () => {
  const colours = wheelOrder.map(pocketColour)
  expect(colours[0]).toBe('green')
  for (const [place, colour] of colours.entries()) {
    if (place > 0) expect(colour, `place ${place}`).toBe(place % 2 ? 'red' : 'black')
  }
})

test('neighbours are those of a European wheel', () => {
  const beside = (number: number) => {
    const place = wheelOrder.findIndex((one) => one === number)
    return [wheelOrder.at(place - 1), wheelOrder[(place + 1) % wheelOrder.length]]
  }
  expect(beside(0)).toEqual([26, 32])
  expect(beside(17)).toEqual([25, 34])
  expect(beside(5)).toEqual([10, 24])
  expect(beside(33)).toEqual([16, 1])
})

test('turning by a pocket brings its number to the top', () => {
  expect(pocketTurn(0)).toBe(0)
  expect(pocketTurn(32)).toBeCloseTo(360 / 37)
  expect(pocketTurn(26)).toBeCloseTo((360 * 36) / 37)
  expect(() => pocketTurn(37)).toThrow('the wheel has no 37')
})
