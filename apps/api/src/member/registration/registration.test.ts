import { letterListCall } from '@oriel/contract/member/letter'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { registerSettingsCall, registerVerificationCall } from '@oriel/contract/member/registration'
import { serviceAgreementCall } from '@oriel/contract/member/agreement'
import { CASE_ASKS, caseCurrencies } from '@oriel/forms/testing/field-cases'
import { ORIEL } from '@oriel/dev-world/cast'
import { findAgent, setAgentState, type AgentState } from '@oriel/domain/introducer'
import { findMember, readPersonal } from '@oriel/domain/member'
import { openDatabase } from '@oriel/db/database'
import { createPasswords } from '@oriel/domain/password'
import { findRegisterAsks } from '@oriel/domain/registration'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { registrantsAt, type Registrants } from '../../testing/registrant.ts'

let door: OpenDoor
let people: Registrants
beforeAll(async () => {
  door = await openDoor()
  people = await registrantsAt(door)
})
afterAll(() => door.close())

const rowOf = (account: string) =>
  door.database.rows
    .selectFrom('members')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirstOrThrow()

/** The agent who is stored as the introducer of a member. */
const agentOf = (account: string) =>
  door.database.rows
    .selectFrom('member_introducers as i')
    .innerJoin('agents as a', 'a.id', 'i.agent_id')
    .innerJoin('members as m', 'm.id', 'i.member_id')
    .select('a.number')
    .where('m.account', '=', account)
    .executeTakeFirst()

describe('[S7.077] [S3.043] register settings', () => {
  test('each currency has its fields; the second flag for phones is theirs alone', async () => {
    const settings = '/api/arks/web/register-settings'
    const { body } = await door.say(settings, { body: { site_id: ORIEL } })
    const { list } = body.data as { list: Record<string, unknown>[] }
    expect(
      list.find(({ name, currency }) => name === 'member_phone' && currency === 'VND'),
    ).toEqual({
      name: 'member_phone',
      currency: 'VND',
      is_display: 1,
      is_required: 1,
      is_unique: 1,
      is_member_center: 1,
      is_verification: 1,
      is_member_center_verification: 1,
    })
    const others = list.filter(({ name }) => name !== 'member_phone')
    expect(others.every((one) => !('is_member_center_verification' in one))).toBe(true)
    expect(new Set(list.map(({ currency }) => currency)).size).toBe(12)
  })

  test('the answer includes the rules of the site', async () => {
    const { body } = await door.say(registerSettingsCall)
    expect(body.data).toMatchObject({
      rules: { password_policy: 'classic', minimum_age: 18, today: '2026-03-01' },
    })
    const { currencies } = (body.data as { rules: { currencies: { currency: string }[] } }).rules
    expect(currencies.find(({ currency }) => currency === 'VND')).toEqual({
      currency: 'VND',
      phone_digits: 10,
      calling_code: '84',
      recommend: 1,
      welcome: '12500000.0000',
    })
  })

  const told = caseCurrencies.filter((one) => one !== 'USD')
  test.each(told)('the form of %s matches the table of field cases', async (one) => {
    expect(await findRegisterAsks(door.database.rows, ORIEL, one)).toEqual(CASE_ASKS[one])
  })
})

test('[S7.021] [S3.061] the picture above the form', async () => {
  const background = '/api/arks/web/model/register-background/detail'
  const { body } = await door.say(background, { body: { site_id: ORIEL, template: 'H5_1' } })
  expect(body.data).toEqual({
    base: '/art/welcome/register',
    photo_path: '/art/welcome/register-low-780.webp',
  })
})

test('[S7.078] [S3.062] the service agreements', async () => {
  const { body } = await door.say(serviceAgreementCall)
  const { list } = body.data as { list: unknown[] }
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ version: 1, title: expect.any(String) })
})

describe('[S1.014] [S7.081] a visitor registers', () => {
  test('[S5.022] and is a member, signed in, with everything the form asked for, the name trimmed', async () => {
    const change = {
      member_account: 'NewAda1',
      member_name: ' Ada Lovelace ',
      member_email: 'NewAda@Mail.example',
      member_birthday: '1990-2-3',
      recommend_code: 'sph4x7',
      browser: 'Chrome',
      system: 'Linux',
    }
    const said = await people.submit('USD', change, { headers: { lang: 'vi_VN' } })
    expect([said.status, said.body.code]).toEqual([200, 100])
    const data = said.body.data as { member_id: string; token: string }
    expect(data).toEqual({
      member_id: expect.any(String),
      member_account: 'newada1',
      member_currency: 'USD',
      token: expect.any(String),
    })
    const [binding, device] = said.headers['set-cookie'] as string[]
    expect(binding).toMatch(/^__Host-sb=.*HttpOnly/)
    expect(device).toMatch(/^__Host-dev=/)
    const secrets = { token: data.token, binding: /=([^;]*)/.exec(binding ?? '')?.[1] ?? '' }
    expect((await door.say(realtimeTicketCall, { member: secrets })).body.code).toBe(100)

    const member = await findMember(door.database.rows, ORIEL, 'newada1')
    expect(member).toMatchObject({ id: data.member_id, currency: 'USD', language: 'vi_VN' })
    if (!member) return
    expect(await readPersonal(door.database.rows, testKeys, member.id)).toEqual({
      name: 'Ada Lovelace',
      email: 'newada@mail.example',
      birthday: '1990-02-03',
    })
    const row = await rowOf('newada1')
    const passwords = createPasswords(testKeys)
    expect(await passwords.verify('harbour7', row.password_hash)).toBe('right')
    expect(await passwords.verify('0123', row.withdraw_password_hash)).toBe('right')
    expect(row).toMatchObject({ kind: 1, state: 'open', must_change_password: false })
    const letters = await door.say(letterListCall, { member: secrets, headers: { lang: 'vi_VN' } })
    expect(letters.body.data).toMatchObject({ list: [{ title: 'Chào mừng, newada1' }] })
  })

  test('[S1.024] stores the recommender of the code, the agreements, the audit trail and the event', async () => {
    const { id } = await rowOf('newada1')
    const { rows } = door.database
    const of = (table: 'member_introducers' | 'member_agreements' | 'sessions') =>
      rows.selectFrom(table).selectAll().where('member_id', '=', id).execute()
    const sophia = await findMember(rows, ORIEL, 'sophia')
    expect(await of('member_introducers')).toMatchObject([
      { recommender_id: sophia?.id, agent_id: null },
    ])
    expect(await of('member_agreements')).toMatchObject([{ version: 1 }])
    expect(await of('sessions')).toMatchObject([
      { opened_with: 'registration', device: 'Chrome, Linux', ended_at: null },
    ])
    const trail = await rows
      .selectFrom('audit_events')
      .select(['kind', 'refused'])
      .where('member_id', '=', id)
      .orderBy('id')
      .execute()
    expect(trail).toEqual([
      { kind: 'registered', refused: null },
      { kind: 'play_money_granted', refused: null },
      { kind: 'login', refused: null },
    ])
    const facts = await rows
      .selectFrom('outbox')
      .select('data')
      .where('name', '=', 'member.registered')
      .execute()
    expect(facts.map(({ data }) => data)).toEqual([
      { site_id: 1, member_id: id, currency: 'USD', introduced_by: 'recommender' },
    ])
  })

  test('[S1.023] [S5.034] through an agent’s link, with a phone whose code proves it theirs', async () => {
    const from = people.somewhere()
    const member_phone = '0981111222'
    const verify_code = await people.smsCode(member_phone, from)
    const change = { member_account: 'vnada1', member_phone, verify_code, member_agent: 20_226 }
    const said = await people.submit('VND', change, { from })
    expect(said.body.code).toBe(100)
    expect(await agentOf('vnada1')).toEqual({ number: 20_226 })
    const { id } = await rowOf('vnada1')
    const field = await door.database.rows
      .selectFrom('member_fields')
      .select('verified_at')
      .where('member_id', '=', id)
      .where('field', '=', 'phone')
      .executeTakeFirstOrThrow()
    expect(field.verified_at).toEqual(door.now())
    const again = { ...change, member_account: 'vnada2', member_phone }
    door.wait(60_000)
    expect((await people.submit('VND', again, { from })).body.code).toBe(104)
  })

  test('[S1.023] on an agent’s host the agent is the introducer without being named', async () => {
    const host = 'agent.oriel.localhost'
    const said = await people.submit('USD', { member_account: 'hostada' }, { host })
    expect(said.body.code).toBe(100)
    expect(await agentOf('hostada')).toEqual({ number: 20_118 })
    const change = { member_agent: '20226', member_currency: 'USD' }
    expect((await people.submit('USD', change, { host })).body.code).toBe(228)
  })

  test('on the host of a disabled agent there is no introducer', async () => {
    const host = 'agent.oriel.localhost'
    const agent = await findAgent(door.database.rows, ORIEL, 20_118)
    if (!agent) throw new Error('the story tells of this agent')
    const set = (state: AgentState) => setAgentState(door.database, agent.id, state)
    await set('disabled')
    const said = await people.submit('VND', { member_currency: 'GP' }, { host })
    await set('active')
    expect(said.body).toMatchObject({ code: 100, data: { member_currency: 'GP' } })
  })

  test('on the second site, in its own way', async () => {
    const from = people.somewhere()
    const given = await people.captcha(from, 'register', 2 as typeof ORIEL)
    const { body: said } = await door.say(serviceAgreementCall, { host: SITE_TWO })
    const { list } = said.data as { list: { id: number; version: number }[] }
    const agreements = list.map(({ id, version }) => ({ id, version }))
    const own = { agreements, verify_code: '', error_track: 'form:memberName code:102' }
    const body = { ...(await people.body('VND')), ...given, ...own }
    const { body: answer } = await door.say('/api/register', { host: SITE_TWO, from, body })
    expect(answer.code).toBe(100)
  })
})

/** What each part of a member would have left behind. */
const leftBehind = async () => {
  const tables = ['members', 'member_marks', 'member_keys', 'sessions', 'outbox']
  const counts = tables.map((table) => door.database.pool.query(`SELECT count(*) FROM ${table}`))
  return (await Promise.all(counts)).map(({ rows }) => rows[0])
}

describe('no half member', () => {
  test.each(['member_agreements', 'member_devices', 'audit_events', 'outbox'])(
    'when %s cannot be written, nothing of the member stays, and the next try works',
    async (table) => {
      const owner = openDatabase({ url: door.database.ownerUrl, name: 'test', max: 1 })
      const run = (text: string) => owner.pool.query(text)
      const before = await leftBehind()
      const same = { member_account: `half${table.slice(0, 8).replaceAll('_', '')}` }
      await run(`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`)
      const broken = await people.submit('USD', same)
      await run(`ALTER TABLE ${table} DROP CONSTRAINT broken`)
      await owner.close()
      expect(broken.status).toBe(500)
      expect(await leftBehind()).toEqual(before)
      expect((await people.submit('USD', same)).body.code).toBe(100)
    },
  )
})

describe('[S7.079] verification before submitting', () => {
  const check = (body: Record<string, unknown>, from = people.somewhere()) =>
    door.say(registerVerificationCall, { from, body: { member_currency: 'USD', ...body } })

  test('[S8.070] an account name is checked for everybody', async () => {
    const verification = '/api/register/verification'
    const field = { member_account: 'quiteFree', member_currency: 'USD', verification: 1 }
    const from = people.somewhere()
    const { body } = await door.say(verification, { from, body: { site_id: ORIEL, ...field } })
    expect(body).toMatchObject({ code: 100, data: { proof: null } })
    expect((await check({ member_account: 'SOPHIA' })).body.code).toBe(102)
  })

  test('a personal field needs a captcha first, then its proof, from the same network', async () => {
    const from = people.somewhere()
    const email = { member_email: 'nobody@mail.example' }
    expect((await check(email, from)).body.code).toBe(224)
    const shown = await check({ ...email, ...(await people.captcha(from)) }, from)
    expect(shown.body.code).toBe(100)
    const { proof } = shown.body.data as { proof: string }
    expect((await check({ ...email, proof }, from)).body.code).toBe(100)
    expect((await check({ ...email, proof })).body.code).toBe(224)
    expect((await check({ ...email, proof: `${proof.slice(0, -4)}AAAA` }, from)).body.code).toBe(
      224,
    )
    door.wait(10 * 60_000)
    expect((await check({ ...email, proof }, from)).body.code).toBe(224)
  })

  test('a refusal carries the proof too, so one captcha is enough', async () => {
    const from = people.somewhere()
    const taken = { member_email: 'newada@mail.example', ...(await people.captcha(from)) }
    const { body } = await check(taken, from)
    expect(body.code).toBe(105)
    const { proof } = body.data as { proof: string }
    expect((await check({ member_email: 'other@mail.example', proof }, from)).body.code).toBe(100)
  })

  test('only fields that were sent are looked at, and each says what is wrong', async () => {
    const { body } = await check({ member_telegram: 'x y', member_skype: 'ok.name' })
    expect(body).toMatchObject({
      code: 306,
      data: { failures: [{ field: 'member_telegram', message: 'signup.err_contact_format' }] },
    })
  })

  test('a field that the currency does not make unique may repeat', async () => {
    const from = people.somewhere()
    const given = await people.captcha(from)
    const { body } = await check({ member_name: 'Ada Lovelace', ...given }, from)
    expect(body.code).toBe(100)
  })

  test.each([{ password: 'abc123' }, { member_cash: 1 }, { verification: 2 }])(
    '%j is malformed',
    async (body) => {
      expect((await check(body)).status).toBe(422)
    },
  )
})
