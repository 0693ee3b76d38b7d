import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { readPersonal, type Member, type Personal } from '@oriel/domain/member'
import { saveRegisterAsks } from '@oriel/domain/registration'
import type { Site } from '@oriel/domain/site'
import { CASE_ASKS } from '@oriel/forms/testing/field-cases'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeMember, makeSite, NOON } from '../examples.ts'
import { SITE, somebody } from '../testing/people.ts'
import { askPhoneCode, editProfile } from './profile.ts'

let database: TestDatabase
let member: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  await saveRegisterAsks(database, SITE.id, 'USD', CASE_ASKS.USD)
  member = await makeMember(database)
})
afterEach(() => database.drop())

const house = () => ({ database, keys: testKeys })
const who = (site: Site = SITE) => ({ site, memberId: member.id, ip: somebody().ip })
const edit = (wanted: Personal, site?: Site) =>
  editProfile(house(), { wanted, phoneCode: '' }, who(site), NOON)
const kept = () => readPersonal(database.rows, testKeys, member.id)
const TEN_DIGITS = { ...SITE, flags: { ...SITE.flags, phoneDigits: { USD: 10 } } }

describe('a profile is not changed by what the form refuses', () => {
  test.each<[string, Personal, string, string]>([
    ['a name with a picture', { name: 'Ada 🎰' }, 'name', 'signup.err_name_format'],
    ['an empty name', { name: ' ' }, 'name', 'signup.require_text'],
    ['no mail address', { email: 'ada' }, 'email', 'signup.err_email_format'],
    ['a day that was none', { birthday: '2001-02-29' }, 'birthday', 'signup.err_birthday_invalid'],
    ['half a day', { birthday: '2001-02-00' }, 'birthday', 'signup.err_birthday_partial'],
    ['a day too late', { birthday: '2010-06-01' }, 'birthday', 'signup.err_birthday_age'],
    ['letters in a phone', { phone: '20255501aa' }, 'phone', 'signup.err_phone_format'],
    ['a short contact', { telegram: 'x' }, 'telegram', 'signup.err_contact_length'],
    ['one of two', { skype: 'ada.love', fb: 'x' }, 'fb', 'signup.err_contact_length'],
  ])('%s', async (_what, wanted, field, message) => {
    const told = { field, message }
    const refused = { ok: false, reason: 'profile_field_invalid', told }
    for (let at = 0; at < 21; at += 1) expect(await edit(wanted)).toEqual(refused)
    expect(await kept()).toEqual({})
    expect(await database.rows.selectFrom('audit_events').selectAll().execute()).toEqual([])
    // The daily limit is 20 edits: none of these counted.
    expect(await edit({ telegram: 'ada.love' })).toEqual({ ok: true })
  })

  test('the length of a phone is that of the site', async () => {
    const told = { field: 'phone', message: 'signup.err_phone_length' }
    expect(await edit({ phone: '202555014' }, TEN_DIGITS)).toMatchObject({ ok: false, told })
    expect(await edit({ phone: '2025550143' }, TEN_DIGITS)).toEqual({ ok: true })
    expect(await kept()).toEqual({ phone: '2025550143' })
  })

  test('other refusals name their field without a message', async () => {
    const told = { field: 'line', message: null }
    const refused = { ok: false, reason: 'profile_field_closed', told }
    expect(await edit({ line: 'adalove' })).toEqual(refused)
  })
})

test('contact apps may be emptied', async () => {
  expect(await edit({ telegram: 'ada.love' })).toEqual({ ok: true })
  expect(await edit({ telegram: '' })).toEqual({ ok: true })
  expect(await kept()).toEqual({})
})

test.each(['', '20255501aa', '202555014'])('no code is sent to the phone %j', async (phone) => {
  const refused = { ok: false, reason: 'phone_invalid' }
  expect(await askPhoneCode(house(), phone, who(TEN_DIGITS), NOON)).toEqual(refused)
  expect(await database.rows.selectFrom('phone_codes').selectAll().execute()).toEqual([])
  expect(await database.rows.selectFrom('messages').selectAll().execute()).toEqual([])
})
