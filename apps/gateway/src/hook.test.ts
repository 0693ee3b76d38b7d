import { createHmac } from 'node:crypto'
import { ORIEL } from '@oriel/dev-world/cast'
import { tellSites } from '@oriel/dev-world/story/site'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { addPaymentKey, endPaymentKey, savePaymentLink } from '@oriel/domain/payment'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDoor } from './door.ts'
import { createHouse } from './house.ts'
import { readNetworks } from './networks.ts'

const LINK = 'PSBR'
const NOW = Date.parse('2026-11-14T10:00:00Z')
let database: TestDatabase
let door: FastifyInstance
let secret: string
let clock = NOW
beforeEach(async () => {
  clock = NOW
  database = await testDatabase()
  await tellSites(database, new Date(NOW))
  const reach = { dialect: 'bridge', url: 'http://127.0.0.1:1', operator: 'oriel' }
  const link = { id: LINK, siteId: ORIEL, isSandbox: true, ...reach }
  await savePaymentLink(database.rows, link, new Date(NOW))
  secret = await addPaymentKey(database.rows, testKeys, LINK, { keyId: 'one' })
  const mayCall = readNetworks([`${LINK}=127.0.0.1`])
  door = createDoor(createHouse(database, testKeys, { now: () => clock, mayCall }))
})
afterEach(async () => {
  await door.close()
  await database.drop()
})

const bodyOf = (id = 'e1', amount = '10.0000') =>
  JSON.stringify({
    id,
    entry: {
      id: 'tx-1',
      reference: 'OR7K3Q9A4',
      currency: 'USD',
      amount,
      fee: null,
      state: 'booked',
      payer_name: null,
      payer_account: null,
      message: null,
      returned_at: null,
      seen_at: '2026-11-14T09:59:00Z',
      booked_at: '2026-11-14T09:59:00Z',
    },
  })

function tell(
  body: string,
  { at = clock, by = secret, sent = body, link = LINK, from = '127.0.0.1' } = {},
) {
  const time = Math.floor(at / 1_000)
  const digest = createHmac('sha256', by).update(`${time}.${body}`).digest('hex')
  return door.inject({
    method: 'POST',
    url: `/ps/${link}/hook`,
    headers: {
      'x-bridge-signature': `t=${time},v1=${digest}`,
      'content-type': 'application/json',
    },
    payload: sent,
    remoteAddress: from,
  })
}

const kept = async () => ({
  hooks: (await database.rows.selectFrom('payment_hooks').select('event_id').execute()).length,
  facts: (await database.rows.selectFrom('outbox').select('name').execute()).filter(
    ({ name }) => name === 'payment.heard',
  ).length,
  cases: (await database.rows.selectFrom('payment_cases').select('kind').execute()).length,
})

describe('a webhook', () => {
  test('is kept with the fact of it before it is answered', async () => {
    const said = await tell(bodyOf())
    expect(said.statusCode).toBe(200)
    expect(await kept()).toEqual({ hooks: 1, facts: 1, cases: 0 })
  })

  test('told 20 times at once, and a day later, is kept once and answered each time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => tell(bodyOf())))
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    clock += 86_400_000
    expect((await tell(bodyOf())).statusCode).toBe(200)
    expect(await kept()).toEqual({ hooks: 1, facts: 1, cases: 0 })
  })

  test('with the id of another is answered, makes a case, and nothing follows', async () => {
    await tell(bodyOf('e1'))
    expect((await tell(bodyOf('e1', '99.0000'))).statusCode).toBe(200)
    expect(await kept()).toEqual({ hooks: 1, facts: 1, cases: 1 })
  })

  test.each([
    ['signed with another key', { by: 'another' }, 401],
    ['changed on the way', { sent: bodyOf('e1', '99.0000') }, 401],
    ['written anew with the same meaning', { sent: `${bodyOf()} ` }, 401],
    ['301 s old', { at: NOW - 301_000 }, 401],
    ['301 s ahead', { at: NOW + 301_000 }, 401],
    ['from another network', { from: '203.0.113.9' }, 403],
    ['for a link that is not there', { link: 'PSNONE' }, 404],
    ['for a name that is none', { link: 'GPTE' }, 404],
  ])('%s leaves no row', async (_name, twist, status) => {
    expect((await tell(bodyOf(), twist)).statusCode).toBe(status)
    expect(await kept()).toEqual({ hooks: 0, facts: 0, cases: 0 })
  })

  test.each([
    ['no JSON', 'nothing', 400],
    ['a key twice', '{"id":"e1","id":"e2"}', 400],
    ['more than it may be', JSON.stringify({ id: 'e1', text: 'x'.repeat(65_536) }), 413],
  ])('of %s is refused', async (_name, body, status) => {
    expect((await tell(body)).statusCode).toBe(status)
    expect(await kept()).toEqual({ hooks: 0, facts: 0, cases: 0 })
  })

  test('is proven with either key while both sides turn, and with the old one no more after', async () => {
    const { rows } = database
    const next = await addPaymentKey(rows, testKeys, LINK, { keyId: 'two' })
    clock += 2_000
    expect((await tell(bodyOf('e1'))).statusCode).toBe(200)
    expect((await tell(bodyOf('e2'), { by: next })).statusCode).toBe(200)
    await endPaymentKey(rows, LINK, 'one', new Date(0))
    clock += 2_000
    expect((await tell(bodyOf('e3'))).statusCode).toBe(401)
    expect((await tell(bodyOf('e4'), { by: next })).statusCode).toBe(200)
  })
})
