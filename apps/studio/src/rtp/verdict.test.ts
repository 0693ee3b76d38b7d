import { expect, test } from 'vitest'
import { judge, widthFor } from './verdict.ts'

const ROUNDS = 10_000
/** Half of the rounds pay twice the stake. */
const FAIR = { paid: Float64Array.of(10_000), squares: Float64Array.of(20_000) }

test.each([
  [0.05, 1.95996],
  [0.01, 2.57583],
  [0.01 / 157, 3.999],
])('an interval that leaves out %d is %d standard errors wide to each side', (doubt, width) => {
  expect(widthFor(doubt)).toBeCloseTo(width, 3)
})

test('a return within its interval', () => {
  const [verdict] = judge([{ bet: 'red', percent: '100.0000' }], FAIR, ROUNDS)
  expect(verdict).toMatchObject({ bet: 'red', measured: 100, exact: 100, off: 0, isWithin: true })
  expect(verdict?.standardError).toBeCloseTo(1, 3)
  expect(verdict?.low).toBeCloseTo(97.424, 2)
  expect(verdict?.high).toBeCloseTo(102.576, 2)
})

test.each(['97.4000', '102.6000'])('a return of %s is outside', (percent) => {
  const [verdict] = judge([{ bet: 'red', percent }], FAIR, ROUNDS)
  expect(verdict?.isWithin).toBe(false)
})

test('many bets together get wider intervals, so that they hold at once', () => {
  const many = {
    paid: new Float64Array(100).fill(10_000),
    squares: new Float64Array(100).fill(20_000),
  }
  const bets = Array.from({ length: 100 }, (_, index) => ({ bet: `${index}`, percent: '97.4000' }))
  expect(judge(bets, many, ROUNDS).every(({ isWithin }) => isWithin)).toBe(true)
})
