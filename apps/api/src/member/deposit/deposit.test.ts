import {
  depositCall,
  depositCancelCall,
  depositPaidCall,
  depositStateCall,
  paymentMethodsCall,
  paymentRecordsCall,
} from '@oriel/contract/member/deposit'
import { memberExportCall } from '@oriel/contract/member/profile'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { sweepDeposits, type Desk } from '@oriel/domain/deposit'
import {
  closePaymentMethod,
  saveDayLimit,
  savePaymentLink,
  savePaymentMethod,
  type MethodDraft,
  type PaymentMethodId,
} from '@oriel/domain/payment'
import { findSite, saveSite } from '@oriel/domain/site'
import { PaidOutside } from '@oriel/domain/testing/paid-outside'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheap, PASSWORD } from '../../testing/guarded-member.ts'
import { memberSteps, type Body } from '../../testing/member-steps.ts'
import { doorOf, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const LINK = 'PSDOOR'
const METHOD: MethodDraft = {
  siteId: ORIEL,
  direction: 'in',
  code: 'door',
  currency: 'USD',
  kind: 'bank',
  linkId: LINK,
  min: 100_000n,
  max: 100_000_000n,
  fee: { fixed: 0n, ppm: 15_000, least: 0n, most: null },
  expiresS: 3_600,
  promisedS: 60,
  sort: 0,
}

let door: OpenDoor
let steps: ReturnType<typeof memberSteps>
let desk: Desk
let bank: PaymentMethodId
const outside = new PaidOutside()
beforeAll(async () => {
  const database = await toldDatabase()
  door = doorOf(database, { passwords: cheap })
  steps = memberSteps(door)
  const provider = { id: LINK, siteId: ORIEL, dialect: 'bridge', url: 'http://127.0.0.1:1' }
  await savePaymentLink(
    database.rows,
    { ...provider, operator: 'house', isSandbox: true },
    new Date(),
  )
  bank = await offer({})
  const ledger = createLedger(database)
  const payments = { port: async () => outside.port }
  desk = { database, ledger, keys: testKeys, payments }
})
afterAll(() => door.close())

const offer = (changes: Partial<MethodDraft>): Promise<PaymentMethodId> =>
  door.database.transaction((work) => savePaymentMethod(work, { ...METHOD, ...changes }))

type Somebody = Awaited<ReturnType<typeof steps.somebody>>
type Order = { number: string; state: string; instructions: Body | null } & Body
const draft = (changes: Body = {}): Body => ({
  request_id: newId(),
  method_id: bank,
  amount: '50.0000',
  ...changes,
})
async function make(member: Somebody, changes: Body = {}): Promise<Order> {
  const { body } = await member.say(depositCall, draft(changes))
  expect(body.code).toBe(100)
  return (body.data as { order: Order }).order
}
/** Made, and opened by a worker. */
async function open(member: Somebody): Promise<Order> {
  const { number } = await make(member)
  await sweepDeposits(desk)
  return read(member, number)
}
async function read(member: Somebody, number: string): Promise<Order> {
  const { body } = await member.say(depositStateCall, { number })
  expect(body.code).toBe(100)
  return (body.data as { order: Order }).order
}

describe('the ways to pay in', () => {
  test('are told with their range, their fee and their maintenance', async () => {
    const anna = await steps.somebody()
    const { body } = await anna.say(paymentMethodsCall, { currency: 'USD' })
    const { methods, ...rest } = body.data as { methods: Body[] } & Body
    expect(rest).toMatchObject({ currency: 'USD', needs_card: 0 })
    expect(methods).toContainEqual({
      id: bank,
      kind: 'bank',
      min: '10.0000',
      max: '10000.0000',
      fee: { fixed: '0.0000', ppm: 15_000, min: '0.0000', max: null },
      expires_s: 3_600,
      promised_s: 60,
      closed_until: null,
    })
    expect(JSON.stringify(methods)).not.toContain(LINK)
  })

  test('say that the site asks for a card first', async () => {
    const anna = await steps.somebody()
    await askForCard(true)
    const needs = async () => {
      const { body } = await anna.say(paymentMethodsCall, { currency: 'USD' })
      return (body.data as { needs_card: 0 | 1 }).needs_card
    }
    expect(await needs()).toBe(1)
    await askForCard(false)
    expect(await needs()).toBe(0)
  })
})

describe('an order', () => {
  test('is made at once, and says how to pay once a worker has opened it', async () => {
    const anna = await steps.somebody()
    const made = await make(anna)
    expect(made).toMatchObject({ state: 'created', asked: '50.0000', instructions: null })
    await sweepDeposits(desk)
    const { instructions, ...order } = await read(anna, made.number)
    expect(order).toMatchObject({ state: 'awaiting', to_pay: '50.0000', received: '0.0000' })
    expect(instructions).toMatchObject({ kind: 'bank', holder: 'ORIEL' })
    expect(instructions?.['message']).toMatch(/^OR[0-9A-Z]{7}$/)
  })

  test('leads back to the page that asked, at the host it was asked at', async () => {
    const anna = await steps.somebody()
    const { number } = await make(anna, { page: 'fast' })
    const row = await door.database.rows
      .selectFrom('deposits')
      .select('return_url')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(new URL(row.return_url)).toMatchObject({ pathname: '/fastPayment' })
  })

  test('of one request is one, however often it is asked for', async () => {
    const anna = await steps.somebody()
    const asked = draft()
    const all = await Promise.all(Array.from({ length: 5 }, () => anna.say(depositCall, asked)))
    const numbers = all.map(({ body }) => (body.data as { order: Order }).order.number)
    expect(new Set(numbers).size).toBe(1)
  })

  test('that was paid is credited, and says no more how to pay', async () => {
    const anna = await steps.somebody()
    const { number, instructions } = await open(anna)
    const paid = await anna.say(depositPaidCall, { number })
    expect(paid.body).toMatchObject({ data: { order: { said_paid_at: expect.any(String) } } })
    const message = String(instructions?.['message'])
    outside.pay({ tx: `door-${number}`, reference: message, amount: 400_000n })
    await plant(door.database, 'UPDATE deposits SET due_at = house_now()')
    await sweepDeposits(desk)
    expect(await read(anna, number)).toMatchObject({
      state: 'credited',
      received: '40.0000',
      is_short: 1,
      instructions: null,
    })
  })

  test('stands in its member’s export, and in nobody else’s', async () => {
    const [anna, ben] = [await steps.somebody(), await steps.somebody()]
    const { number } = await make(anna)
    const exported = async (member: Somebody) => {
      const { body } = await member.say(memberExportCall, { password: PASSWORD })
      return (body.data as { deposits: Body[] }).deposits
    }
    const [asked, received] = ['50.0000', '0.0000']
    expect(await exported(anna)).toMatchObject([{ number, asked, received, state: 'created' }])
    expect(await exported(ben)).toEqual([])
  })

  test('is its member’s own: nobody else reads, pays or cancels it', async () => {
    const [anna, ben] = [await steps.somebody(), await steps.somebody()]
    const { number } = await open(anna)
    for (const call of [depositStateCall, depositPaidCall, depositCancelCall]) {
      expect((await ben.say(call, { number })).body.code).toBe(101)
    }
    expect(await read(anna, number)).toMatchObject({ state: 'awaiting', said_paid_at: null })
  })
})

describe('the list of orders', () => {
  test('has the newest first, a page at a time, and none of another member', async () => {
    const [anna, ben] = [await steps.somebody(), await steps.somebody()]
    const numbers: string[] = []
    for (let turn = 0; turn < 3; turn += 1) numbers.unshift((await make(anna)).number)
    await make(ben)
    const days = { from: '2020-01-01', to: '2099-12-31' }
    const page = async (after: string | null) => {
      const asked = { ...days, count: 2, ...(after !== null && { after }) }
      const { body } = await anna.say(paymentRecordsCall, asked)
      return body.data as { list: Order[]; next: string | null }
    }
    const first = await page(null)
    expect(first.list.map(({ number }) => number)).toEqual(numbers.slice(0, 2))
    const second = await page(first.next)
    expect(second.list.map(({ number }) => number)).toEqual(numbers.slice(2))
    expect(second.next).toBeNull()
  })

  test('is empty for days without any', async () => {
    const anna = await steps.somebody()
    await make(anna)
    const days = { from: '2020-01-01', to: '2020-01-02' }
    const { body } = await anna.say(paymentRecordsCall, days)
    expect(body.data).toMatchObject({ list: [], next: null })
  })
})

async function askForCard(cardBeforeDeposit: boolean): Promise<void> {
  const site = await findSite(door.database.rows, ORIEL)
  if (!site) throw new Error('the first site is in every story')
  const flags = { ...site.flags, cardBeforeDeposit }
  await saveSite(door.database, { ...site, flags }, door.now())
}

everyReason(depositCall, {
  method_closed: async () => {
    const closed = await offer({ code: 'closed' })
    await closePaymentMethod(door.database.rows, closed, 'for_good')
    return (await steps.somebody()).say(depositCall, draft({ method_id: closed }))
  },
  amount_not_allowed: async () =>
    (await steps.somebody()).say(depositCall, draft({ amount: '9.9900' })),
  limit_reached: async () => {
    const where = { siteId: ORIEL, direction: 'in', currency: 'VND' } as const
    await saveDayLimit(door.database.rows, where, 1n)
    const method = await offer({ code: 'limited', currency: 'VND' })
    return (await steps.somebody()).say(depositCall, draft({ method_id: method }))
  },
  card_needed: async () => {
    await askForCard(true)
    const said = await (await steps.somebody()).say(depositCall, draft())
    await askForCard(false)
    return said
  },
  request_differs: async () => {
    const anna = await steps.somebody()
    const asked = draft()
    await anna.say(depositCall, asked)
    return anna.say(depositCall, { ...asked, amount: '60.0000' })
  },
  too_many_open: async () => {
    const anna = await steps.somebody()
    for (let turn = 0; turn < 3; turn += 1) await make(anna)
    return anna.say(depositCall, draft())
  },
  deposits_closed: async () => {
    const anna = await steps.somebody()
    outside.plan(() => 'refused', 'maintenance')
    for (let turn = 0; turn < 5; turn += 1) await open(anna)
    outside.plan(() => 'answered')
    return anna.say(depositCall, draft())
  },
})

const NOWHERE = { number: 'D000000-000000' }
everyReason(depositStateCall, {
  order_unknown: async () => (await steps.somebody()).say(depositStateCall, NOWHERE),
})

const afterCancel = async (call: AnyEndpoint) => {
  const anna = await steps.somebody()
  const { number } = await open(anna)
  await anna.say(depositCancelCall, { number })
  return anna.say(call, { number })
}
everyReason(depositPaidCall, {
  order_unknown: async () => (await steps.somebody()).say(depositPaidCall, NOWHERE),
  too_late: () => afterCancel(depositPaidCall),
})

everyReason(depositCancelCall, {
  order_unknown: async () => (await steps.somebody()).say(depositCancelCall, NOWHERE),
  too_late: async () => {
    const anna = await steps.somebody()
    const { number } = await open(anna)
    await plant(
      door.database,
      `UPDATE deposits SET expires_at = house_now(), state = 'expired', ended_at = house_now()
        WHERE number = '${number}'`,
    )
    return anna.say(depositCancelCall, { number })
  },
})

test.each([
  ['no amount', { amount: '' }],
  ['an amount in words of machines', { amount: '1e3' }],
  ['full-width digits', { amount: '１２' }],
  ['more than four decimals', { amount: '0.00001' }],
  ['more than there is', { amount: '9223372036854775808' }],
  ['a request that is none', { request_id: 'first' }],
  ['a page that is none', { page: 'https://evil.example' }],
])('%s is no input', async (_what, changes) => {
  const anna = await steps.somebody()
  expect((await anna.say(depositCall, draft(changes))).status).toBe(422)
})

test.each(['-1.0000', '0.0000'])('an amount of %s is refused', async (amount) => {
  const anna = await steps.somebody()
  expect((await anna.say(depositCall, draft({ amount }))).body.code).toBe(102)
})
