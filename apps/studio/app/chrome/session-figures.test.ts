import { expect, test } from 'vitest'
import { classic } from '../../src/games/classic/rules.ts'
import { clockText, netOf, pricePerHour, priceText, returnText } from './session-figures.ts'

const HOUR = 3_600_000
const totals = (staked: bigint, paid = 0n) => ({ rounds: 1, staked, paid })

test.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [571_999, '00:09:31'],
  [HOUR - 1, '00:59:59'],
  [26 * HOUR, '26:00:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})

test('a return is printed to the hundredth, and as a range where bets differ', () => {
  expect(returnText(classic.returns)).toBe('96.72')
  const returns = [
    { bet: 'tie', percent: '85.6404' },
    { bet: 'banker', percent: '98.9421' },
    { bet: 'player', percent: '98.7649' },
  ]
  expect(returnText(returns)).toBe('85.64–98.94')
})

test('the price of play is what the dearest bet keeps', () => {
  expect(priceText(classic.returns)).toBe('3.28')
  expect(
    priceText([
      { bet: 'a', percent: '99' },
      { bet: 'b', percent: '95.5' },
    ]),
  ).toBe('4.50')
})

test('an hour costs the stakes of an hour times the share that stays', () => {
  const returns = [{ bet: 'all', percent: '97.0000' }]
  // 100 staked in a quarter of an hour: 400 an hour, of which 3 % stay.
  expect(pricePerHour(totals(1_000_000n), returns, HOUR / 4)).toBe(120_000n)
  expect(pricePerHour(totals(0n), returns, HOUR)).toBeNull()
  expect(pricePerHour(totals(1_000_000n), returns, 59_999)).toBeNull()
})

test('the net result is what was paid less what was staked', () => {
  expect(netOf(totals(50_000n, 19_000n))).toBe(-31_000n)
})
