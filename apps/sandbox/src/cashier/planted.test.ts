import {
  applies,
  makePaymentGround,
  runPaymentCase,
  type PaymentGround,
} from '@oriel/payments/testing/ground'
import { openPaymentPort } from '@oriel/payments/testing/open-port'
import { PAYMENT_CASES } from '@oriel/payments/testing/payment-cases'
import { PAYMENT_BUGS, type PaymentBugName } from '@oriel/payments/testing/planted'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCashier, type OpenCashier } from '../testing/open-cashier.ts'

const NAMES = ['bridge', 'harbor', 'quarry'] as const

/** A bug, where it is looked for, and the case that must turn red where it applies. */
const PLANTED: readonly (readonly [PaymentBugName, string, string])[] = [
  ['duplicate-unseen', 'order', 'the same reference with another amount is a duplicate'],
  [
    'amount-rounded',
    'order',
    'nothing, less than nothing and what it would round are refused unsent',
  ],
  ['final-early', 'arrival', 'seen is not final: no time, no fee'],
  ['void-unseen', 'arrival', 'seen and then not: void'],
  ['one-arrival', 'arrival', 'paid twice: two arrivals with ids of their own'],
  ['late-lost', 'arrival', 'after its time an order is closed, and money still arrives for it'],
  ['feed-skips', 'feed', 'tells every arrival once it is there, in order'],
  ['feed-repeats', 'feed', 'in pages of one the same as in one page'],
  ['payout-twice', 'payout', 'the same again pays once'],
  ['paid-early', 'payout', 'under way, then paid: with its amount, number and cost'],
  ['not-found-failed', 'payout', 'never sent: not found, and asking makes nothing'],
  ['return-unseen', 'payout', 'paid and sent back by the bank: with its amount and a reason'],
  ['cancel-lies', 'payout', 'cancelled after it was paid: it says so, and it stays paid'],
  ['cancel-forgets', 'payout', 'cancelled before it came: it never pays'],
  ['refund-twice', 'refund', 'the same again refunds once'],
  ['hook-rewritten', 'hook', 'with the same JSON in another writing is not proven'],
  ['hook-any-time', 'hook', 'older than 300 s is stale'],
  ['hook-any-time', 'hook', 'ahead of us by more than 300 s is stale'],
  ['hook-any-time', 'hook', 'signed long ago is stale when it comes'],
  ['hook-unproven', 'hook', 'with another body is not proven'],
  ['hook-unproven', 'hook', 'signed by somebody else is not proven'],
  ['hook-believed', 'hook', 'that names another amount is only a hint: the status tells the truth'],
  ['net-wrong', 'settle', 'has what arrived, with its fee, and net of it'],
  ['unknown-refused', 'wire', 'the connection ends after it was done'],
  ['retry-renames', 'wire', 'the provider does it and says nothing'],
]
const MANY_BUGS = 20

describe.each(NAMES)('%s', (dialect) => {
  let cashier: OpenCashier
  beforeAll(async () => {
    cashier = await openCashier(dialect)
  })
  afterAll(() => cashier.close())

  function groundWith(name: PaymentBugName): PaymentGround {
    const { ground, way } = cashier
    return makePaymentGround({
      ...ground,
      portOver: (change) =>
        PAYMENT_BUGS[name](openPaymentPort(way, change), (now) => openPaymentPort(way, { now })),
    })
  }

  test.each(PLANTED)('%s turns %s red: %s', async (name, group, what) => {
    const one = PAYMENT_CASES.find((known) => known.group === group && known.what === what)
    if (!one) throw new Error(`no case of ${group} is called ${what}`)
    const ground = groundWith(name)
    // A step of one unit leaves nothing to round; what does not apply is not asked.
    const isAbsent = name === 'amount-rounded' && ground.port.caps.step === 1n
    if (!applies(one, ground) || isAbsent) return expect(dialect).toMatch(/bridge|quarry/)
    await expect(runPaymentCase(one, ground)).rejects.toThrow(/./)
    await expect(runPaymentCase(one, cashier.ground)).resolves.toBeUndefined()
  })
})

test('every bug that is planted is looked for', () => {
  const found = new Set(PLANTED.map(([name]) => name))
  expect(found).toEqual(new Set(Object.keys(PAYMENT_BUGS)))
  expect(found.size).toBeGreaterThanOrEqual(MANY_BUGS)
})
