import { depositCall, depositPaidCall, depositStateCall } from '@oriel/contract/member/deposit'
import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { savePaymentLink, savePaymentMethod } from '@oriel/domain/payment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheap } from '../../testing/guarded-member.ts'
import { memberSteps, type Body } from '../../testing/member-steps.ts'
import { doorOf, type OpenDoor } from '../../testing/open-door.ts'

const LINK = 'PSWORST'
const REFUSED = 102
const DIFFERS = 105
const INVALID = 422
let door: OpenDoor
let steps: ReturnType<typeof memberSteps>
let methodId: string
beforeAll(async () => {
  const database = await toldDatabase()
  door = doorOf(database, { passwords: cheap })
  steps = memberSteps(door)
  const reach = { dialect: 'bridge', url: 'http://127.0.0.1:1', operator: 'house' }
  const link = { id: LINK, siteId: ORIEL, isSandbox: true, ...reach }
  await savePaymentLink(database.rows, link, new Date())
  methodId = await database.transaction((work) =>
    savePaymentMethod(work, {
      siteId: ORIEL,
      direction: 'in',
      code: 'worst',
      currency: 'USD',
      kind: 'bank',
      linkId: LINK,
      min: 100_000n,
      max: 100_000_000n,
      fee: { fixed: 0n, ppm: 0, least: 0n, most: null },
      expiresS: 3_600,
      promisedS: 60,
      sort: 0,
    }),
  )
})
afterAll(() => door.close())

type Somebody = Awaited<ReturnType<typeof steps.somebody>>
const draft = (changes: Body = {}): Body => ({
  request_id: newId(),
  method_id: methodId,
  amount: '50.0000',
  ...changes,
})
const codeOf = async (member: Somebody, changes: Body) =>
  (await member.say(depositCall, draft(changes))).body.code

/** What the house has noted of it: nothing, where it was refused. */
async function countOrders(): Promise<number> {
  return (await door.database.rows.selectFrom('deposits').select('id').execute()).length
}

describe('an amount', () => {
  test.each([
    ['[A1] below zero', '-50.0000', REFUSED],
    ['[A1] zero with a sign', '-0', REFUSED],
    ['[A2] of nothing', '0', REFUSED],
    ['[A3] finer than a cent', '50.0001', REFUSED],
    ['[A3] finer than anything kept', '50.00001', INVALID],
    ['[A4] as 1e3', '1e3', INVALID],
    ['[A4] as 0x10', '0x10', INVALID],
    ['[A4] with spaces', ' 50', INVALID],
    ['[A4] in other digits', '５０', INVALID],
    ['[A4] as null', null, INVALID],
    ['[A4] as a list', ['50.0000'], INVALID],
    ['[A5] as a number', 50, INVALID],
    ['[A5] as a number that cannot be held', Number('9007199254740993'), INVALID],
    ['[A6] beyond 64 bits', '9223372036854775808', INVALID],
    ['[A6] that would wrap around to fifty', '18446744073709551666', INVALID],
    ['[A7] without end', 'Infinity', INVALID],
    ['[A7] that is no number', 'NaN', INVALID],
  ])('%s: nothing is made', async (_name, amount, code) => {
    const anna = await steps.somebody()
    const before = await countOrders()
    expect(await codeOf(anna, { amount })).toBe(code)
    expect(await countOrders()).toBe(before)
  })
})

describe('one request', () => {
  test('[A17] twenty times at once is one order with one answer', async () => {
    const anna = await steps.somebody()
    const before = await countOrders()
    const asked = draft()
    const all = await Promise.all(Array.from({ length: 20 }, () => anna.say(depositCall, asked)))
    const orders = all.map(({ body }) => JSON.stringify((body.data as { order: Body }).order))
    expect(new Set(orders).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
  })

  test('[A18] with another amount is refused, and the first stands', async () => {
    const anna = await steps.somebody()
    const asked = draft()
    expect((await anna.say(depositCall, asked)).body.code).toBe(100)
    const again = await anna.say(depositCall, { ...asked, amount: '60.0000' })
    expect(again.body.code).toBe(DIFFERS)
  })

  test('[A19] that another member has used makes an order of one’s own', async () => {
    const [anna, ben] = [await steps.somebody(), await steps.somebody()]
    const asked = draft()
    const numberFor = async (member: Somebody) => {
      const { body } = await member.say(depositCall, asked)
      return (body.data as { order: { number: string } }).order.number
    }
    expect(await numberFor(anna)).not.toBe(await numberFor(ben))
  })

  test.each([
    ['too long', 'a'.repeat(200)],
    ['with a control character', `${newId().slice(0, -1)}\u0000`],
    ['that is no id', 'again'],
  ])('[A20] named by something %s is refused', async (_name, request_id) => {
    expect(await codeOf(await steps.somebody(), { request_id })).toBe(INVALID)
  })
})

test('[A36] the order of somebody else is not there, as one that never was', async () => {
  const [anna, ben] = [await steps.somebody(), await steps.somebody()]
  const { body } = await anna.say(depositCall, draft())
  const { number } = (body.data as { order: { number: string } }).order
  for (const call of [depositStateCall, depositPaidCall]) {
    const said = async (one: string) => {
      const { status, body: answer } = await ben.say(call, { number: one })
      return { status, body: { ...answer, trace_id: '' } }
    }
    expect(await said(number)).toEqual(await said('D261114-000000'))
  }
})
