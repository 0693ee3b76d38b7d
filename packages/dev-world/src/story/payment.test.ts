import type { Currency } from '@oriel/core/currency'
import { findSite } from '@oriel/domain/site'
import { findPaymentKeys, listPaymentLinks, listPaymentMethods } from '@oriel/domain/payment'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL, SECOND } from '../cast.ts'
import { paymentAccess } from '../payments.ts'
import { cashierSettings } from '../sandbox.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'
import { tellMethods, tellPayments } from './payment.ts'
import { tellSites } from './site.ts'

const now = new Date('2026-03-01T12:20:00Z')
const accesses = paymentAccess({ sandbox: 4002, gateway: 4003 })

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, now)
  await tellPayments(database, accesses, now, testKeys)
  await tellMethods(database, accesses)
})
afterAll(() => database.drop())

const idsOf = async (site: typeof ORIEL) =>
  (await listPaymentLinks(database.rows, site)).map(({ id, dialect }) => `${id} ${dialect}`)

test('every site has three sandboxes of its own, each with its key', async () => {
  expect(await idsOf(ORIEL)).toEqual(['PSBR bridge', 'PSHB harbor', 'PSQY quarry'])
  expect(await idsOf(SECOND)).toEqual(['PSBR_2 bridge', 'PSHB_2 harbor', 'PSQY_2 quarry'])
  for (const { linkId, keyId, secret } of accesses) {
    expect(await findPaymentKeys(database.rows, testKeys, linkId)).toEqual([{ keyId, secret }])
  }
})

test('told again after a restart, the new ports and secrets are the ones that count', async () => {
  const again = paymentAccess({ sandbox: 5002, gateway: 5003 })
  await tellPayments(database, again, now, testKeys)
  const [key] = await findPaymentKeys(database.rows, testKeys, 'PSBR')
  expect(key?.secret).toBe(again[0]?.secret)
  const links = await listPaymentLinks(database.rows, ORIEL)
  expect(links.every(({ url, isSandbox }) => url.includes(':5002/cashier/') && isSandbox)).toBe(
    true,
  )
})

test('the sandbox knows where webhooks go, and the house no half that signs them', () => {
  const told = JSON.parse(cashierSettings(accesses)['SANDBOX_CASHIERS'] ?? '[]') as {
    name: string
    hook: string
    signer?: string
  }[]
  expect(new Set(told.map(({ name }) => name)).size).toBe(6)
  expect(told[1]).toMatchObject({ name: 'harbor', hook: 'http://127.0.0.1:4003/ps/PSHB/hook' })
  expect(told.map(({ signer }) => signer !== undefined)).toEqual(
    told.map(({ name }) => name.startsWith('harbor')),
  )
  expect(accesses.every(({ secret }, index) => secret !== told[index]?.signer)).toBe(true)
})

test('members can pay in with every currency of a site, and telling it again adds no way', async () => {
  const { rows } = database
  const kindsOf = async (siteId: typeof ORIEL, currency: Currency) =>
    (await waysIn(siteId, currency)).map(({ kind }) => kind)
  for (const siteId of [ORIEL, SECOND]) {
    for (const currency of (await findSite(rows, siteId))?.currencies ?? []) {
      expect(await kindsOf(siteId, currency)).toEqual(expect.arrayContaining(['bank', 'redirect']))
    }
  }
  expect(await kindsOf(ORIEL, 'VND')).toEqual(['qr', 'bank', 'redirect'])
  expect(await kindsOf(ORIEL, 'USD')).toEqual(['bank', 'redirect', 'crypto'])
  const before = await waysIn(ORIEL, 'USD')
  await tellMethods(database, accesses)
  expect(await waysIn(ORIEL, 'USD')).toEqual(before)
})

test('members are paid to banks by two providers, to wallets, and in dollars to addresses', async () => {
  const waysOut = async (currency: Currency) =>
    (await listPaymentMethods(database.rows, { siteId: ORIEL, direction: 'out', currency })).map(
      ({ kind, linkId }) => `${kind} ${linkId}`,
    )
  expect(await waysOut('VND')).toEqual(['bank PSBR', 'bank PSHB', 'redirect PSHB'])
  expect(await waysOut('USD')).toEqual(['bank PSBR', 'bank PSHB', 'redirect PSHB', 'crypto PSQY'])
})

const waysIn = (siteId: typeof ORIEL, currency: Currency) =>
  listPaymentMethods(database.rows, { siteId, direction: 'in', currency })
