import {
  registerCall,
  registerSmsCall,
  registerVerificationCall,
} from '@oriel/contract/member/registration'
import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { findRegisterAsks, saveRegisterAsks } from '@oriel/domain/registration'
import { findSite, saveSite, type Site } from '@oriel/domain/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor, type Said } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { registrantsAt, type Registrants } from '../../testing/registrant.ts'

const SHOWROOM = 'showroom.localhost'
/** A site that pays for no text messages. */
const POOR = siteId(4)
const POOR_HOST = 'poor.localhost'
const CLOSED_ADDRESS = '203.0.113.5'

let door: OpenDoor
let people: Registrants
beforeAll(async () => {
  door = await openDoor()
  people = await registrantsAt(door)
  const oriel = await findSite(door.database.rows, ORIEL)
  if (!oriel?.envConfig) throw new Error('the first site has its environment in the database')
  const save = async (change: Partial<Site>) =>
    expectDone(await saveSite(door.database, { ...oriel, ...change }, NOON))
  const envConfig = { ...oriel.envConfig, isDemo: true }
  await save({ id: siteId(3), code: 'showroom', hosts: [SHOWROOM], envConfig })
  const flags = { ...oriel.flags, smsPerDay: 0 }
  await save({ id: POOR, code: 'poor', hosts: [POOR_HOST], flags })
  const asks = await findRegisterAsks(door.database.rows, ORIEL, 'VND')
  await saveRegisterAsks(door.database, POOR, 'VND', asks)
  await door.database.rows
    .insertInto('closed_networks')
    .values({ site_id: ORIEL, network: '203.0.113.0/24' })
    .execute()
})
afterAll(() => door.close())

type Body = Record<string, unknown>
/** The same, submitted twice by two people. */
async function twice(currency: 'USD' | 'RMB' | 'THB' | 'BRL', same: Body): Promise<Said> {
  await people.submit(currency, same)
  return people.submit(currency, same)
}

const DETAILS: Record<string, string> = {
  account_taken: '[S8.070]',
  name_taken: '[S8.071]',
  phone_taken: '[S8.072]',
  email_taken: '[S8.073]',
  email_invalid: '[S8.084]',
  phone_invalid: '[S8.085]',
  name_blacklisted: '[S8.086]',
  phone_not_served: '[S8.087]',
  email_blacklisted: '[S8.088]',
  place_closed: '[S8.089]',
  verify_failed: '[S8.091]',
  name_invalid: '[S8.092]',
  registering_too_often: '[S8.094]',
  contact_qq_invalid: '[S8.096]',
  contact_skype_invalid: '[S8.097]',
  contact_wechat_invalid: '[S8.098]',
  contact_zalo_invalid: '[S8.099]',
  contact_fb_invalid: '[S8.100]',
  contact_telegram_invalid: '[S8.101]',
  contact_whats_app_invalid: '[S8.102]',
  contact_others_invalid: '[S8.103]',
  registration_closed: '[S1.043]',
}

everyReason(
  registerCall,
  {
    account_taken: () => people.submit('USD', { member_account: 'Sophia' }),
    name_taken: () => twice('RMB', { member_name: '王小明' }),
    phone_taken: () => twice('THB', { member_phone: '0891112222' }),
    email_taken: () => twice('USD', { member_email: 'twice@mail.example' }),
    identity_claimed: () => twice('BRL', { identity_id: '999.888.777-66' }),
    agent_unknown: () => people.submit('USD', { member_agent: '99999' }),
    agent_disabled: () => people.submit('USD', { member_agent: 20_334 }),
    agent_left: () => people.submit('USD', { member_agent: '20442' }),
    recommend_closed: () => people.submit('THB', { recommend_code: 'SPH4X7' }),
    recommend_disabled: () => people.submit('USD', { recommend_code: 'PAS7Z4' }),
    recommend_code_disabled: () => people.submit('RMB', { recommend_code: 'MEL6Y9' }),
    recommend_code_unknown: () => people.submit('USD', { recommend_code: 'ZZZZ99' }),
    introducer_currency_differs: () => people.submit('USD', { recommend_code: 'MKH5W8' }),
    introducer_invalid: () =>
      people.submit('USD', { recommend_code: 'SPH4X7', member_agent: '20118' }),
    async phone_code_wrong() {
      const from = people.somewhere()
      const code = await people.smsCode('0970000001', from)
      const verify_code = code === '000000' ? '000001' : '000000'
      return people.submit('VND', { member_phone: '0970000001', verify_code }, { from })
    },
    phone_code_unknown: () => people.submit('VND', { verify_code: '123456' }),
    account_invalid: () => people.submit('USD', { member_account: 'ADMIN99' }),
    password_invalid: () => people.submit('USD', { password: 'abcdef' }),
    password_unconfirmed: () => people.submit('USD', { check_password: 'harbour8' }),
    birthday_invalid: () => people.submit('USD', { member_birthday: '2026-02-30' }),
    under_age: () => people.submit('USD', { member_birthday: '2010-06-01' }),
    withdraw_password_invalid: () => people.submit('USD', { withdraw_password: '12a4' }),
    identity_invalid: () => people.submit('BRL', { identity_id: '' }),
    email_invalid: () => people.submit('USD', { member_email: 'ada@mail' }),
    phone_invalid: () => people.submit('VND', { member_phone: '+84912345678' }),
    phone_not_served: () => people.submit('VND', { member_phone: '1900123456' }),
    name_invalid: () => people.submit('VND', { member_name: 'NGUYEN VAN A' }),
    agreement_missing: () => people.submit('USD', { agreements: [] }),
    name_blacklisted: () => people.submit('RMB', { member_name: '测试' }),
    email_blacklisted: () => people.submit('USD', { member_email: 'ABUSE+2@mail.example' }),
    async currency_not_open() {
      const from = people.somewhere()
      const given = await people.captcha(from, 'register', siteId(2))
      const body = { ...(await people.body('USD')), ...given }
      return door.say(registerCall, { host: SITE_TWO, from, body })
    },
    place_closed: () => people.submit('USD', {}, { from: CLOSED_ADDRESS }),
    verify_failed: () => people.submit('USD', { answer: 'wrong' }),
    contact_qq_invalid: () => people.submit('RMB', { member_qq: 'x' }),
    contact_skype_invalid: () => people.submit('USD', { member_skype: 'x' }),
    contact_wechat_invalid: () => people.submit('RMB', { member_wechat: '@wechat' }),
    contact_zalo_invalid: () => people.submit('VND', { member_zalo: 'x' }),
    contact_fb_invalid: () => people.submit('USD', { member_fb: 'x' }),
    contact_telegram_invalid: () => people.submit('USD', { member_telegram: 'x' }),
    contact_whats_app_invalid: () => people.submit('USD', { member_whats_app: 'x' }),
    contact_others_invalid: () => people.submit('USD', { member_others: 'x'.repeat(51) }),
    registration_closed: () => people.submit('USD', {}, { host: SHOWROOM }),
    async registering_too_often() {
      const from = people.somewhere()
      expect((await people.submit('USD', {}, { from })).body.code).toBe(100)
      return people.submit('USD', {}, { from })
    },
    async registration_limit() {
      const from = people.somewhere()
      for (let count = 0; count < 3; count += 1) {
        expect((await people.submit('USD', {}, { from })).body.code).toBe(100)
        door.wait(60_000)
      }
      return people.submit('USD', {}, { from })
    },
  },
  {
    ...DETAILS,
    agent_unknown: '[S8.074]',
    recommend_closed: '[S8.075]',
    agent_disabled: '[S8.076]',
    recommend_disabled: '[S8.077]',
    recommend_code_disabled: '[S8.078]',
    recommend_code_unknown: '[S8.079]',
    agent_left: '[S8.080]',
    phone_code_wrong: '[S8.081]',
    identity_claimed: '[S8.083]',
    phone_code_unknown: '[S8.090]',
    introducer_invalid: '[S8.093]',
    registration_limit: '[S8.095]',
  },
)

type Checked = { currency?: string; host?: string; from?: string }
async function check(body: Body, { currency = 'USD', host, from }: Checked = {}): Promise<Said> {
  const where = { from: from ?? people.somewhere(), ...(host !== undefined && { host }) }
  const site = host === SITE_TWO ? siteId(2) : ORIEL
  const given = await people.captcha(where.from, 'register', site)
  const asked = { member_currency: currency, ...given, ...body }
  return door.say(registerVerificationCall, { ...where, body: asked })
}

everyReason(
  registerVerificationCall,
  {
    account_taken: () => check({ member_account: 'sophia' }),
    async name_taken() {
      await people.submit('RMB', { member_name: '李清照' })
      return check({ member_name: '李清照' }, { currency: 'RMB' })
    },
    async phone_taken() {
      await people.submit('THB', { member_phone: '0893334444' })
      return check({ member_phone: '0893334444' }, { currency: 'THB' })
    },
    async email_taken() {
      await people.submit('USD', { member_email: 'looked@mail.example' })
      return check({ member_email: 'Looked@MAIL.example' })
    },
    async identity_taken() {
      await people.submit('BRL', { identity_id: '111.222.333-44' })
      return check({ identity_id: '111.222.333-44' }, { currency: 'BRL' })
    },
    account_invalid: () => check({ member_account: 'support1' }),
    email_invalid: () => check({ member_email: 'ada@mail.example\r\nBcc: b@mail.example' }),
    identity_invalid: () => check({ identity_id: 'a\u0007b' }, { currency: 'BRL' }),
    phone_invalid: () => check({ member_phone: '091234567' }, { currency: 'VND' }),
    phone_not_served: () => check({ member_phone: '1900123456' }, { currency: 'VND' }),
    currency_not_open: () => check({ member_account: 'adalove' }, { host: SITE_TWO }),
    name_blacklisted: () => check({ member_name: 'TEST  tester' }),
    email_blacklisted: () => check({ member_email: 'abuse@mail.example' }),
    name_invalid: () => check({ member_name: 'Wang' }, { currency: 'RMB' }),
    place_closed: () => check({ member_account: 'adalove' }, { from: CLOSED_ADDRESS }),
    verify_failed: () => check({ member_email: 'ada@mail.example', answer: 'wrong' }),
    contact_qq_invalid: () => check({ member_qq: 'x' }, { currency: 'RMB' }),
    contact_skype_invalid: () => check({ member_skype: 'x' }),
    contact_wechat_invalid: () => check({ member_wechat: 'x' }, { currency: 'RMB' }),
    contact_zalo_invalid: () => check({ member_zalo: 'x' }, { currency: 'VND' }),
    contact_fb_invalid: () => check({ member_fb: 'x' }),
    contact_telegram_invalid: () => check({ member_telegram: 'x' }),
    contact_whats_app_invalid: () => check({ member_whats_app: 'x' }),
    contact_others_invalid: () => check({ member_others: 'x'.repeat(51) }),
    registration_closed: () => check({ member_account: 'adalove' }, { host: SHOWROOM }),
    async registering_too_often() {
      const from = people.somewhere()
      const { proof } = (await check({}, { from })).body.data as { proof: string }
      const ask = (member_email: string) =>
        door.say(registerVerificationCall, {
          from,
          body: { member_currency: 'USD', proof, member_email },
        })
      for (let at = 0; at < 10; at += 1) {
        expect((await ask(`a${at}@mail.example`)).body.code).toBe(100)
      }
      return ask('sophia@example.com')
    },
  },
  { ...DETAILS, identity_taken: '[S8.082]' },
)

async function sms(body: Body, where: { host?: string; from?: string } = {}): Promise<Said> {
  const from = where.from ?? people.somewhere()
  const given = await people.captcha(from, 'register', where.host === POOR_HOST ? POOR : ORIEL)
  return door.say(registerSmsCall, { ...where, from, body: { currency: 'VND', ...given, ...body } })
}

everyReason(
  registerSmsCall,
  {
    verify_failed: () => sms({ member_phone: '0971000001', answer: 'wrong' }),
    async sms_too_soon() {
      await sms({ member_phone: '0971000002' })
      return sms({ member_phone: '0971000002' })
    },
    sms_no_balance: () => sms({ member_phone: '0971000003' }, { host: POOR_HOST }),
    sms_not_served: () => sms({ member_phone: '1900123456' }),
    phone_blank: () => sms({ member_phone: ' ' }),
  },
  {
    verify_failed: '[S8.105]',
    sms_too_soon: '[S8.106]',
    sms_no_balance: '[S8.107]',
    sms_not_served: '[S8.108]',
    phone_blank: '[S8.109]',
  },
)

test('[S7.080] [S9.024] a code is sent, and another after 300 seconds', async () => {
  const phone = { member_phone: '0971000004' }
  const from = people.somewhere()
  const asked = { ...phone, currency: 'VND', type: 'register_member', site_id: ORIEL }
  const body = { ...asked, ...(await people.captcha(from)) }
  const first = await door.say('/api/register/sms', { from, body })
  expect(first.body).toMatchObject({ code: 100, data: { wait_s: 300, proof: expect.any(String) } })
  door.wait(299_000)
  const soon = await sms(phone)
  expect(soon.body).toMatchObject({ code: 102, data: { wait_s: 300 } })
  door.wait(1_000)
  expect((await sms(phone)).body.code).toBe(100)
})

test('099 keeps its zero on the wire', async () => {
  expect((await sms({ member_phone: '0971000005', answer: 'no' })).body.code).toBe('099')
})
