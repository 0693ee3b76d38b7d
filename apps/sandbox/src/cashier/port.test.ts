import { applies, runPaymentCase } from '@oriel/payments/testing/ground'
import { PAYMENT_CASES } from '@oriel/payments/testing/payment-cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type OpenCashier } from '../testing/open-cashier.ts'

const CASES_AT_LEAST = 60

describe.each(['bridge', 'harbor', 'quarry'] as const)('%s', (name) => {
  let cashier: OpenCashier
  beforeAll(async () => {
    cashier = await openCashier(name)
  })
  afterAll(() => cashier.close())

  test.each(PAYMENT_CASES.map((one) => [one.group, one.what, one] as const))(
    '%s: %s',
    async (_group, _what, one) => {
      if (!applies(one, cashier.ground)) return expect(one.needs).toBeTypeOf('string')
      await expect(runPaymentCase(one, cashier.ground)).resolves.toBeUndefined()
    },
  )
  test('nearly all cases are about it', () => {
    const own = PAYMENT_CASES.filter((one) => applies(one, cashier.ground))
    expect(own.length).toBeGreaterThanOrEqual(CASES_AT_LEAST)
  })
})
