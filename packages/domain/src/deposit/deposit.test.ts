import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { findMessageCodes } from '@oriel/core/payment-code/message-code'
import { readPaymentCode } from '@oriel/core/payment-code/emv'
import { plant } from '@oriel/dev-world/testing/plant'
import {
  closePaymentMethod,
  saveDayLimit,
  stopPaymentLink,
  type PaymentMethodId,
} from '@oriel/domain/payment'
import { askedOf, createPayhouse, HERE, LINK, type Payhouse } from '@oriel/domain/testing/payhouse'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askDeposit } from './ask.ts'
import { sweepDeposits } from './drive.ts'
import { cancelDeposit, expireDeposits, sayPaid } from './end.ts'
import { pullArrivals } from './pull.ts'
import { listDepositMethods, listDeposits } from './read.ts'

let house: Payhouse
let bank: PaymentMethodId
beforeEach(async () => {
  house = await createPayhouse()
  bank = await house.method()
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await house.database.drop()
})

describe('an order', () => {
  test('is made before the provider is asked, and says what to do once it has answered', async () => {
    const { id } = await house.member()
    const made = expectDone(await askDeposit(house.desk, askedOf(id, bank, 500_000n)))
    expect(made).toMatchObject({ state: 'created', instructions: null, asked: 500_000n })
    expect(house.outside.calls).toEqual([])
    await sweepDeposits(house.desk)
    const order = await house.read(id, made.number)
    expect(order.state).toBe('awaiting')
    expect(order.instructions).toMatchObject({ kind: 'bank', message: order.reference })
    expect(findMessageCodes(order.message ?? '')).toEqual([order.reference])
  })

  test('asked for 20 times with one request is one order, and another amount is refused', async () => {
    const { id } = await house.member()
    const asked = askedOf(id, bank, 500_000n)
    const all = await Promise.all(Array.from({ length: 20 }, () => askDeposit(house.desk, asked)))
    expect(new Set(all.map((one) => expectDone(one).number)).size).toBe(1)
    const other = await askDeposit(house.desk, { ...asked, amount: 600_000n })
    expect(other).toEqual({ ok: false, reason: 'request_differs' })
  })

  test.each([
    ['below the least', 90_000n],
    ['above the most', 100_000_100n],
    ['with less than a cent', 500_001n],
    ['of nothing', 0n],
    ['below nothing', -500_000n],
  ])('of an amount %s is refused', async (_name, amount) => {
    const { id } = await house.member()
    const said = await askDeposit(house.desk, askedOf(id, bank, amount))
    expect(said).toEqual({ ok: false, reason: 'amount_not_allowed' })
  })

  test('is refused by a method that was closed, replaced or is away, and by a link that is stopped', async () => {
    const { id } = await house.member()
    const ask = (method: string) =>
      askDeposit(house.desk, askedOf(id, method as PaymentMethodId, 500_000n))
    const closed = { ok: false, reason: 'method_closed' }
    const { rows } = house.database
    const next = await house.method({ min: 200_000n })
    expect(await ask(bank)).toEqual(closed)
    expect(await ask(newId())).toEqual(closed)
    expect(await ask('nothing')).toEqual(closed)
    const hour = { from: new Date(Date.now() - 1_000), until: new Date(Date.now() + 3_600_000) }
    await closePaymentMethod(rows, next, hour)
    expect(await ask(next)).toEqual(closed)
    const shown = { siteId: HERE, memberId: id, currency: 'USD' } as const
    const { methods } = await listDepositMethods(rows, shown)
    expect(methods).toMatchObject([{ id: next, closedUntil: hour.until }])
    const open = await house.method({ code: 'other' })
    await stopPaymentLink(rows, LINK, 'it is away', new Date())
    expect(await ask(open)).toEqual(closed)
    expect((await listDepositMethods(rows, shown)).methods).toEqual([])
  })

  test('is refused where three are open, and there is room again when one has ended', async () => {
    const { id } = await house.member()
    const first = await house.order(id, bank, 500_000n)
    await house.order(id, bank, 500_000n)
    await house.order(id, bank, 500_000n)
    const ask = () => askDeposit(house.desk, askedOf(id, bank, 500_000n))
    expect(await ask()).toEqual({ ok: false, reason: 'too_many_open' })
    const own = { siteId: HERE, memberId: id, number: first.number }
    expect(expectDone(await cancelDeposit(house.desk, own)).state).toBe('cancelled')
    expectDone(await ask())
  })

  test('counts against the limit of the day with those that are open, also ten at once', async () => {
    const { id } = await house.member()
    const where = { siteId: HERE, direction: 'in', currency: 'USD' } as const
    await saveDayLimit(house.database.rows, where, 1_000_000n)
    const asked = Array.from({ length: 10 }, () =>
      askDeposit(house.desk, askedOf(id, bank, 400_000n)),
    )
    const said = await Promise.all(asked)
    expect(said.filter(({ ok }) => ok)).toHaveLength(2)
    expect(said.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 8 }, () => ({ ok: false, reason: 'limit_reached' })),
    )
  })

  test('refused by the provider says why, and five of them close deposits for a day', async () => {
    const { id } = await house.member()
    house.outside.plan(() => 'refused', 'maintenance')
    for (let count = 0; count < 5; count += 1) {
      const order = await house.order(id, bank, 500_000n)
      expect(order).toMatchObject({ state: 'refused', reason: 'maintenance' })
    }
    const said = await askDeposit(house.desk, askedOf(id, bank, 500_000n))
    expect(said).toEqual({ ok: false, reason: 'deposits_closed' })
  })

  test('that is never answered is refused after 20 s, and what arrives all the same is credited late', async () => {
    const { id } = await house.member()
    house.outside.plan(() => 'lost')
    const order = await house.order(id, bank, 500_000n)
    expect(order.state).toBe('created')
    await plant(
      house.database,
      `UPDATE deposits SET made_at = made_at - interval '21 s', due_at = house_now()`,
    )
    await sweepDeposits(house.desk)
    expect(await house.read(id, order.number)).toMatchObject({
      state: 'refused',
      reason: 'no_answer',
    })
    house.outside.plan(() => 'answered')
    house.outside.pay({ tx: 'late', reference: order.reference, amount: 500_000n })
    await pull()
    expect(await house.read(id, order.number)).toMatchObject({ state: 'credited', isLate: true })
    expect(await house.balance('available', id)).toBe(500_000n)
  })

  test('of which the answer was cut is asked for again under the same reference', async () => {
    const { id } = await house.member()
    house.outside.plan((_call, index) => (index === 0 ? 'cut' : 'answered'))
    const order = await house.order(id, bank, 500_000n)
    await plant(house.database, 'UPDATE deposits SET due_at = house_now()')
    await sweepDeposits(house.desk)
    expect((await house.read(id, order.number)).state).toBe('awaiting')
    expect(new Set(house.outside.calls)).toEqual(new Set([`open ${order.reference}`]))
    expect(house.outside.calls).toHaveLength(2)
  })

  test('leads back from its provider’s page to itself', async () => {
    const { id } = await house.member()
    const page = await house.method({ code: 'page', kind: 'redirect' })
    const order = await house.order(id, page, 500_000n)
    const { returnUrl } = house.outside.askedFor(order.reference) ?? {}
    expect(returnUrl).toBe(`https://site.example/user/Deposit?order=${order.number}`)
  })

  test('of another member is not there', async () => {
    const [{ id }, other] = [await house.member(), await house.member()]
    const { number } = await house.order(id, bank, 500_000n)
    const own = { siteId: HERE, memberId: other.id, number }
    const unknown = { ok: false, reason: 'order_unknown' }
    expect(await cancelDeposit(house.desk, own)).toEqual(unknown)
    expect(await sayPaid(house.desk, own)).toEqual(unknown)
    expect((await listOf(other.id)).deposits).toEqual([])
  })

  test('whose time is over by the clock of the database ends, and not before', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    expect(await expireDeposits(house.desk)).toBe(0)
    await plant(house.database, 'UPDATE deposits SET expires_at = house_now()')
    expect(await expireDeposits(house.desk)).toBe(1)
    expect(await expireDeposits(house.desk)).toBe(0)
    expect((await house.read(id, order.number)).state).toBe('expired')
    const own = { siteId: HERE, memberId: id, number: order.number }
    expect(await cancelDeposit(house.desk, own)).toEqual({ ok: false, reason: 'too_late' })
    expect(await sayPaid(house.desk, own)).toEqual({ ok: false, reason: 'too_late' })
  })

  test('that a member says they have paid is asked about at once', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    const own = { siteId: HERE, memberId: id, number: order.number }
    expect(expectDone(await sayPaid(house.desk, own)).saidPaidAt).toBeInstanceOf(Date)
    expect(await sweepDeposits(house.desk)).toBe(1)
    expect((await house.read(id, order.number)).state).toBe('credited')
    expect(await sweepDeposits(house.desk)).toBe(0)
    expect(expectDone(await sayPaid(house.desk, own)).state).toBe('credited')
  })
})

describe('codes and tags', () => {
  test('a code in dong carries the reference, the amount and the account', async () => {
    const { id } = await house.member()
    const qr = await house.method({ code: 'qr', kind: 'qr', currency: 'VND', max: 10n ** 12n })
    const order = await house.order(id, qr, 5_000_000_000n)
    expect(readPaymentCode(order.code ?? '')).toMatchObject({
      payee: { scheme: 'vietqr', bank: '970400', account: '1139700000426' },
      amount: 5_000_000_000n,
      reference: order.reference,
      use: 'once',
    })
  })

  test('two members who pay the same in baht at the same minute pay different coins', async () => {
    const [one, two] = [await house.member(), await house.member()]
    const qr = await house.method({ code: 'qr', kind: 'qr', currency: 'THB', max: 10n ** 12n })
    const [first, second] = [
      await house.order(one.id, qr, 1_000_000n),
      await house.order(two.id, qr, 1_000_000n),
    ]
    expect(first.message).toBeNull()
    expect(first.toPay).not.toBe(second.toPay)
    expect(first.toPay - first.asked).toBeLessThan(10_000n)
    house.outside.pay({ tx: 'second', amount: second.toPay, currency: 'THB' })
    house.outside.pay({ tx: 'first', amount: first.toPay, currency: 'THB' })
    await pull()
    expect(await house.balance('available', one.id, 'THB')).toBe(first.toPay)
    expect(await house.balance('available', two.id, 'THB')).toBe(second.toPay)
  })

  test('where a hundred orders of one amount are open, no other is made of it', async () => {
    const qr = await house.method({ code: 'qr', kind: 'qr', currency: 'THB', max: 10n ** 12n })
    const { id } = await house.member()
    await plant(
      house.database,
      `INSERT INTO deposits (id, site_id, member_id, number, method_id, link_id, kind, currency,
        asked, to_pay, is_tagged, reference, request_id, request_sha, locale, return_url, expires_at)
      SELECT gen_random_uuid(), 1, gen_random_uuid(), 'D261114-' || to_char(tag, 'FM000000'), '${qr}',
        '${LINK}', 'qr', 'THB', 1000000, 1000000 + tag * 100, true,
        'OR' || to_char(tag, 'FM0000000'), gen_random_uuid(), sha256(''), 'en_US',
        'https://site.example', house_now() + interval '1 hour'
      FROM generate_series(0, 99) AS tag`,
    )
    const ask = (amount: bigint) => askDeposit(house.desk, askedOf(id, qr, amount))
    expect(await ask(1_000_000n)).toEqual({ ok: false, reason: 'method_closed' })
    expectDone(await ask(2_000_000n))
  })
})

test('orders are listed the newest first, a page after the other', async () => {
  const { id } = await house.member()
  const numbers: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const order = await house.order(id, bank, 500_000n)
    numbers.unshift(order.number)
    await cancelDeposit(house.desk, { siteId: HERE, memberId: id, number: order.number })
  }
  const seen: string[] = []
  let after: string | null = null
  do {
    const page = await listOf(id, after)
    seen.push(...page.deposits.map(({ number }) => number))
    after = page.next
  } while (after !== null)
  expect(seen).toEqual(numbers)
})

const listOf = (memberId: Parameters<Payhouse['order']>[0], after: string | null = null) =>
  listDeposits(house.database.rows, {
    memberId,
    from: new Date(Date.now() - 3_600_000),
    to: new Date(Date.now() + 3_600_000),
    after,
    count: 2,
  })

const pull = () => pullArrivals(house.desk, LINK)
