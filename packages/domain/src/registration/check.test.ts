import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Site } from '@oriel/domain/site'
import { EMPTY_FORM, type RegistrationForm } from '@oriel/forms/registration'
import { CASE_ASKS } from '@oriel/forms/testing/field-cases'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleShowroom, exampleSite, makeSite, NOON } from '../examples.ts'
import { cheapPasswords, personAt, somebody } from '../testing/people.ts'
import { checkDetails, saveRegisterAsks, sendRegisterCode } from './registration.ts'

const SITE = exampleSite({ currencies: ['USD', 'VND'] })

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database, SITE)
  await saveRegisterAsks(database, SITE.id, 'USD', CASE_ASKS.USD)
  await saveRegisterAsks(database, SITE.id, 'VND', CASE_ASKS.VND)
})
afterEach(() => database.drop())

const guard = () => ({ database, keys: testKeys, passwords: cheapPasswords })
type Where = { readonly site?: Site; readonly currency?: 'USD' | 'VND' | 'THB' }

describe('single fields', () => {
  async function check(
    fields: Partial<RegistrationForm>,
    { site = SITE, currency = 'USD' }: Where = {},
  ) {
    const from = somebody()
    const given = { proof: null, captcha: await personAt(database, from, NOON, 'register') }
    const form = { ...EMPTY_FORM, ...fields }
    const { outcome } = await checkDetails(guard(), { given, site, currency, form }, from, NOON)
    return outcome
  }

  test('only those filled in are checked', async () => {
    expect(await check({})).toEqual({ ok: true })
    expect(await check({ memberAccount: 'ada2026', memberSkype: 'ada.love' })).toEqual({ ok: true })
  })

  test('each says what is wrong, and the first names the refusal', async () => {
    const told = [
      { field: 'memberEmail', message: 'signup.err_email_format' },
      { field: 'memberTelegram', message: 'signup.err_contact_format' },
    ]
    const fields = { memberTelegram: 'x y', memberEmail: 'ada' }
    expect(await check(fields)).toEqual({ ok: false, reason: 'email_invalid', told })
  })

  test.each<[string, Partial<RegistrationForm>, Where, string]>([
    ['a showroom', { memberAccount: '!' }, { site: exampleShowroom() }, 'registration_closed'],
    ['a currency not offered', { memberAccount: '!' }, { currency: 'THB' }, 'currency_not_open'],
    [
      'a phone without codes',
      { memberPhone: '1900123456' },
      { currency: 'VND' },
      'phone_not_served',
    ],
  ])('%s', async (_what, fields, where, reason) => {
    expect(await check(fields, where)).toEqual({ ok: false, reason })
  })
})

describe('a code to a phone', () => {
  async function send(phone: string, { site = SITE, currency = 'VND' }: Where = {}) {
    const from = somebody()
    const given = { proof: null, captcha: await personAt(database, from, NOON, 'register') }
    const ask = { given, site, currency, phone, locale: 'en_US' } as const
    const { outcome } = await sendRegisterCode(guard(), ask, from, NOON)
    return outcome.ok ? 'done' : outcome.reason
  }
  const kept = () => database.rows.selectFrom('phone_codes').select('type').execute()

  test.each<[string, string, Where, string]>([
    ['a blank phone', ' ', {}, 'phone_blank'],
    ['a phone that gets no codes', '1900123456', {}, 'sms_not_served'],
    ['a showroom', '0912345678', { site: exampleShowroom() }, 'sms_not_served'],
    ['a form without codes', '2025550143', { currency: 'USD' }, 'sms_not_served'],
    ['a currency not offered', '0812345678', { currency: 'THB' }, 'sms_not_served'],
  ])('%s is sent none', async (_what, phone, where, reason) => {
    expect(await send(phone, where)).toBe(reason)
    expect(await kept()).toEqual([])
  })

  test('is sent where the form asks for one', async () => {
    expect(await send('0912345678')).toBe('done')
    expect(await kept()).toEqual([{ type: 'register_member' }])
  })
})
