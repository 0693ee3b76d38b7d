import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worthOf } from './quarry-wire.ts'

const PLACES = 10n ** 12n
const CENT = 100n
const DONG = 10_000n

test('coins are worth what their rate says, to the shown coin, never more', () => {
  const coins = fc.bigInt(1n, 10n ** 14n)
  const rate = fc.bigInt(1n, 10n ** 14n)
  fc.assert(
    fc.property(coins, rate, (amount, price) => {
      for (const [currency, step] of [
        ['USD', CENT],
        ['VND', DONG],
      ] as const) {
        const worth = worthOf(amount, price, currency)
        expect(worth % step).toBe(0n)
        expect(worth * PLACES <= amount * price).toBe(true)
        expect((worth + step) * PLACES > amount * price).toBe(true)
      }
    }),
  )
})

test('the example: 0.00166667 coins at 60,000 are 100.00 dollars', () => {
  expect(worthOf(166_667n, 6_000_000_000_000n, 'USD')).toBe(1_000_000n)
  expect(worthOf(166_666n, 6_000_000_000_000n, 'USD')).toBe(999_900n)
})
