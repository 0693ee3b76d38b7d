import { expect, test } from 'vitest'
import { pick } from '../fairness/draw.ts'
import { hundredths, LOST, ratio } from '../game/ratio.ts'
import { everyDraw, exactReturn, gather, mostTimes } from './table-exact.ts'

test('every draw is every sequence, each with its share, also when they differ in length', () => {
  const rounds = everyDraw((draw) => {
    const first = draw.below(2)
    return first === 0 ? [first] : [first, draw.below(3)]
  })
  expect([...rounds]).toEqual([
    { share: ratio(1, 2), outcome: [0] },
    { share: ratio(1, 6), outcome: [1, 0] },
    { share: ratio(1, 6), outcome: [1, 1] },
    { share: ratio(1, 6), outcome: [1, 2] },
  ])
})

test('picking two of four: twelve orders, six pairs', () => {
  const orders = [...everyDraw((draw) => pick(draw, 4, 2))]
  expect(new Set(orders.map(({ outcome }) => outcome.join()))).toHaveProperty('size', 12)
  const pairs = gather(orders, (outcome) => [Math.min(...outcome), Math.max(...outcome)].join())
  expect(pairs.map(({ share }) => share)).toEqual(Array.from({ length: 6 }, () => ratio(1, 6)))
})

test('a return is the sum over all rounds, and the most is rounded up', () => {
  const throws = [...everyDraw((draw) => draw.below(6))]
  const pay = (face: number) => (face === 5 ? hundredths(590) : LOST)
  expect(exactReturn(pay, throws)).toBe('98.3333')
  expect(mostTimes([pay], throws)).toBe(6)
})

test('missing rounds and payouts in fractions of a hundredth are bugs', () => {
  const throws = [...everyDraw((draw) => draw.below(6))]
  expect(() => exactReturn(() => LOST, throws.slice(1))).toThrow('one whole')
  expect(() => exactReturn(() => ratio(1, 3), throws)).toThrow('1/3')
})
