import { currencies } from '@oriel/core/currency'
import { money, parseUnits } from '@oriel/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workedExample } from './worked-example.ts'

const usd = (text: string) => money(parseUnits(text) ?? 0n, 'USD')
const offer = { bonusPercent: 100, maxBonus: usd('500'), turnover: 12 }

test('a deposit of 100, doubled, played through twelve times', () => {
  expect(workedExample(offer, 'USD')).toEqual({
    deposit: usd('100'),
    bonus: usd('100'),
    isCapped: false,
    mustBet: usd('1200'),
    cost: usd('48'),
  })
})

test('the largest bonus counts, and is what is played through', () => {
  const capped = workedExample({ ...offer, maxBonus: usd('30') }, 'USD')
  expect(capped).toMatchObject({ bonus: usd('30'), isCapped: true, mustBet: usd('360') })
  expect(workedExample({ ...offer, maxBonus: usd('100') }, 'USD')?.isCapped).toBe(false)
})

test('without turnover nothing is bet and nothing is paid for it', () => {
  expect(workedExample({ ...offer, turnover: null }, 'USD')).toMatchObject({
    mustBet: null,
    cost: null,
  })
})

test('an offer that is no share of a deposit has no example', () => {
  expect(workedExample({ ...offer, bonusPercent: null }, 'USD')).toBeNull()
})

test('the offer’s own currency counts before the reader’s', () => {
  expect(workedExample(offer, 'VND')?.deposit.currency).toBe('USD')
  expect(workedExample({ ...offer, maxBonus: null }, 'VND')?.deposit.currency).toBe('VND')
})

test('in every currency the bonus is never above its largest, and all amounts agree', () => {
  const any = fc.record({
    currency: fc.constantFrom(...currencies),
    bonusPercent: fc.integer({ min: 1, max: 200 }),
    largest: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    turnover: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(any, ({ currency, bonusPercent, largest, turnover }) => {
      const maxBonus = money(largest, currency)
      const example = workedExample({ bonusPercent, maxBonus, turnover }, currency)
      const { bonus, deposit, mustBet, isCapped } = example ?? {}
      expect(bonus?.units).toBeLessThanOrEqual(largest)
      expect(mustBet?.units).toBe((bonus?.units ?? 0n) * BigInt(turnover))
      expect(isCapped).toBe(((deposit?.units ?? 0n) * BigInt(bonusPercent)) / 100n > largest)
    }),
  )
})
