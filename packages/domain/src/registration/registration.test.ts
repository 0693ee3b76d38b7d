import { siteId } from '@oriel/core/id'
import type { RegisterAsk } from '@oriel/core/register-field'
import { sqlState } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, makeSite, MINUTE_MS, NOON } from '../examples.ts'
import { isBlacklisted } from './blacklist.ts'
import {
  addToBlacklist,
  findRegisterAsks,
  saveRegisterAsks,
  sendPhoneCode,
  sweepPhoneCodes,
  tryPhoneCode,
} from './registration.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
})
afterEach(() => database.drop())

const ONE = siteId(1)
const CHECK_VIOLATION = '23514'
const shown: RegisterAsk = {
  isDisplay: true,
  isRequired: false,
  isUnique: false,
  isMemberCenter: true,
  isVerification: false,
  isMemberCenterVerification: false,
}

describe('what a form asks for', () => {
  test('is kept per currency, and replaced as a whole', async () => {
    await saveRegisterAsks(database, ONE, 'USD', { member_name: shown, member_email: shown })
    await saveRegisterAsks(database, ONE, 'VND', { member_phone: shown })
    await saveRegisterAsks(database, ONE, 'USD', { member_email: shown })
    expect(await findRegisterAsks(database.rows, ONE, 'USD')).toEqual({ member_email: shown })
    expect(await findRegisterAsks(database.rows, ONE, 'VND')).toEqual({ member_phone: shown })
  })

  test.each<[string, string, Partial<RegisterAsk>]>([
    ['required and not shown', 'member_name', { isDisplay: false, isRequired: true }],
    ['a code for a name', 'member_name', { isRequired: true, isVerification: true }],
    ['a code for a phone that may be left out', 'member_phone', { isVerification: true }],
    ['one withdrawal password for all', 'withdraw_password', { isUnique: true }],
    ['a field nobody knows', 'member_cash', {}],
  ])('the database itself refuses %s', async (_, field, change) => {
    const asks = { [field]: { ...shown, ...change } }
    const saved = saveRegisterAsks(database, ONE, 'USD', asks)
    expect(await saved.then(() => 'none', sqlState)).toBe(CHECK_VIOLATION)
  })
})

describe('codes for phones', () => {
  const phone = {
    siteId: ONE,
    currency: 'VND',
    phone: '0912345678',
    type: 'register_member',
  } as const
  const send = (ms = 0, change = {}) =>
    sendPhoneCode(
      { database, keys: testKeys },
      { ...phone, ip: '198.51.100.7', locale: 'vi_VN', dailyMax: 100, ...change },
      afterNoon(ms),
    )
  const guess = (code: string, ms = 0, change = {}) =>
    tryPhoneCode(database.rows, testKeys, { ...phone, ...change }, code, afterNoon(ms))
  const sent = async (): Promise<string> => {
    const row = await database.rows
      .selectFrom('messages')
      .select(['id', 'sealed'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const letter = testKeys.open('message', row.sealed ?? Buffer.of(), row.id)?.toString() ?? '{}'
    const { to, text } = JSON.parse(letter) as { to: string; text: string }
    expect(to).toBe('+84912345678')
    return /[0-9]{6}/.exec(text)?.[0] ?? ''
  }

  test('go out in a message and fit once asked for, for ten minutes', async () => {
    expect((await send()).ok).toBe(true)
    const code = await sent()
    expect(await guess(code, 10 * MINUTE_MS - 1)).toBe('right')
    expect(await guess(code, 10 * MINUTE_MS)).toBe('unknown')
  })

  test('[A58] allow five attempts, also of fifty at the same time', async () => {
    await send()
    const code = await sent()
    const wrong = code === '000000' ? '111111' : '000000'
    const tries = await Promise.all(Array.from({ length: 50 }, () => guess(wrong)))
    expect(tries.filter((one) => one === 'wrong')).toHaveLength(5)
    expect(await guess(code)).toBe('unknown')
  })

  test('are for one phone, one purpose and one site', async () => {
    await send()
    const code = await sent()
    expect(await guess(code, 0, { phone: '0912345679' })).toBe('unknown')
    expect(await guess(code, 0, { type: 'change_phone' })).toBe('unknown')
    expect(await guess(code, 0, { siteId: siteId(2) })).toBe('unknown')
    expect(await guess(code)).toBe('right')
  })

  test('a new one takes the place of the old', async () => {
    await send()
    const old = await sent()
    expect(await send(5 * MINUTE_MS - 1)).toEqual({ ok: false, reason: 'sms_too_soon' })
    expect((await send(5 * MINUTE_MS)).ok).toBe(true)
    const fresh = await sent()
    expect(await guess(fresh, 5 * MINUTE_MS)).toBe('right')
    if (old !== fresh) expect(await guess(old, 5 * MINUTE_MS)).toBe('wrong')
  })

  test('a request that is too soon does not count for the daily limit', async () => {
    await send()
    for (let at = 0; at < 20; at += 1) await send(1)
    for (let at = 1; at < 5; at += 1) expect((await send(at * 5 * MINUTE_MS)).ok).toBe(true)
    expect(await send(30 * MINUTE_MS)).toEqual({ ok: false, reason: 'sms_not_served' })
  })

  test('[A60] stop at the daily maximum of the site', async () => {
    const asked = { dailyMax: 1 }
    expect((await send(0, asked)).ok).toBe(true)
    const next = { ...asked, phone: '0912345679', ip: '192.0.2.1' }
    expect(await send(0, next)).toEqual({ ok: false, reason: 'sms_no_balance' })
  })

  test('stop when the provider says that it is not paid', async () => {
    await send()
    await database.rows
      .updateTable('messages')
      .set({ failure: 'no_balance', tried_at: NOON })
      .execute()
    expect(await send(0, { phone: '0912345679' })).toEqual({ ok: false, reason: 'sms_no_balance' })
  })

  test('are swept when they are over', async () => {
    const left = async () =>
      (await database.rows.selectFrom('phone_codes').select('type').execute()).length
    await send()
    await sweepPhoneCodes(database, afterNoon(10 * MINUTE_MS - 1))
    expect(await left()).toBe(1)
    await sweepPhoneCodes(database, afterNoon(10 * MINUTE_MS))
    expect(await left()).toBe(0)
  })
})

test('the blacklist matches a name in any spelling, on its site, and is stored unreadable', async () => {
  await addToBlacklist(database, testKeys, {
    siteId: ONE,
    field: 'name',
    text: 'Test Tester',
    note: '',
  })
  const isOn = (text: string, site = ONE) =>
    isBlacklisted(database.rows, testKeys, site, 'name', text)
  expect(await isOn('ＴＥＳＴ  tester')).toBe(true)
  expect(await isOn('TestTester')).toBe(true)
  expect(await isOn('Test Tested')).toBe(false)
  expect(await isOn('Test Tester', siteId(2))).toBe(false)
  const { rows } = await database.pool.query('SELECT b::text FROM registration_blacklist b')
  expect(JSON.stringify(rows)).not.toMatch(/test/i)
})
