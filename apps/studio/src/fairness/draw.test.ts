import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pick, pickWeighted, type Draw } from './draw.ts'
import { streamOf } from './stream.ts'

/** A draw whose next numbers are these. */
function decided(...numbers: number[]): Draw {
  const next = (): number => numbers.shift() ?? 0
  return { u32: next, below: next }
}

test('every order of two out of four comes from exactly one way to draw', () => {
  const orders = new Set<string>()
  for (let first = 0; first < 4; first += 1) {
    for (let second = 0; second < 3; second += 1) {
      orders.add(pick(decided(first, second), 4, 2).join())
    }
  }
  expect(orders.size).toBe(4 * 3)
})

test('what is picked is different and in range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), fc.nat(), fc.nat(), (size, wanted, nonce) => {
      const count = wanted % (size + 1)
      const picked = pick(streamOf({ serverSeed: 's', clientSeed: 'c', nonce }), size, count)
      expect(new Set(picked).size).toBe(count)
      expect(picked.every((one) => one >= 0 && one < size)).toBe(true)
    }),
  )
  expect(() => pick(decided(), 3, 4)).toThrow('cannot pick 4 of 3')
})

test('each of several is met as often as it weighs', () => {
  const weights = [26, 0, 20, 4]
  const met = Array.from({ length: 50 }, (_, number) => pickWeighted(decided(number), weights))
  expect(weights.map((_, index) => met.filter((one) => one === index).length)).toEqual(weights)
})
