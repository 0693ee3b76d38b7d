import {
  editPasswordCall,
  editProfileCall,
  memberExportCall,
  memberLayoutCall,
  memberProfileCall,
  profilePhoneCodeCall,
} from '@oriel/contract/member/profile'
import type { RegisterAsk, RegisterField } from '@oriel/core/register-field'
import { ORIEL } from '@oriel/dev-world/cast'
import { claimUnique, readMemberChanged } from '@oriel/domain/member'
import { findRegisterAsks, saveRegisterAsks } from '@oriel/domain/registration'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedMember } from '../../testing/guarded-member.ts'
import { memberSteps, type Body, type MemberSteps } from '../../testing/member-steps.ts'
import { code, openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const DAY_MS = 86_400_000

let door: OpenDoor
let steps: MemberSteps
beforeAll(async () => {
  door = await openDoor()
  steps = memberSteps(door)
  // Here a phone has to receive a code, and an identity can be told once.
  await ask('member_phone', { isUnique: true, isMemberCenterVerification: true })
  await ask('identity_id', { isUnique: true })
  await ask('member_name', { isUnique: true })
  await ask('member_skype', { isMemberCenter: false })
})
afterAll(() => door.close())

async function ask(field: RegisterField, change: Partial<RegisterAsk>): Promise<void> {
  const asks = await findRegisterAsks(door.database.rows, ORIEL, 'USD')
  const usual = { isDisplay: true, isRequired: false, isUnique: false, isMemberCenter: true }
  const rest = { isVerification: false, isMemberCenterVerification: false }
  const own = { ...usual, ...rest, ...asks[field], ...change }
  await saveRegisterAsks(door.database, ORIEL, 'USD', { ...asks, [field]: own })
}

const NOTHING = { personal: {} }

describe('[S7.048] the layout', () => {
  test('[S3.005] has exactly the fields of the statement, and the cash of the ledger', async () => {
    const sophia = await door.signIn('sophia')
    const said = await steps.says(sophia, memberLayoutCall)
    expect(said.body.data).toEqual({
      member_common_layout: {
        id: sophia.memberId,
        member_account: 'sophia',
        member_currency: 'USD',
        member_cash: expect.stringMatching(/^\d+\.\d{4}$/),
        member_grade_name: 'Member',
        member_type: 1,
        agent_type: 0,
        agent_level: 0,
        is_agent: 0,
        agent_active: 0,
        is_playing: 0,
        cash_back_status: 0,
        wallet_status: 1,
        first_login_to_change_password: 0,
        need_bank_account_deposit_verified: 0,
        removal_at: null,
      },
    })
    const account = memberAccount(sophia.memberId, 'available', 'USD')
    const units = await readBalance(door.database.rows, account)
    const cash = (said.body.data as { member_common_layout: { member_cash: string } })
      .member_common_layout.member_cash
    expect(BigInt(cash.replace('.', ''))).toBe(units)
    expect(units).toBeGreaterThan(0n)
  })

  test('[S3.006] says when the member must change the password', async () => {
    const said = await steps.says(await door.signIn('firstday'), memberLayoutCall)
    expect(said.body.data).toMatchObject({
      member_common_layout: { first_login_to_change_password: 1 },
    })
  })

  test('is for members', async () => {
    for (const call of [
      memberLayoutCall,
      memberProfileCall,
      editProfileCall,
      editPasswordCall,
      memberExportCall,
    ]) {
      expect((await door.say(call)).status).toBe(401)
    }
  })
})

describe('[S7.049] the profile', () => {
  test('[S3.001] [S3.002] [S3.003] has every field of the statements, masked', async () => {
    const personal = { name: 'Anna Example', email: 'anna@example.com', telegram: '@anna_e' }
    const member = await steps.somebody({ personal })
    const said = await door.say('/api/member/profile', { member: member.session })
    expect(said.body.data).toEqual({
      id: member.id,
      member_account: member.account,
      member_currency: 'USD',
      member_name: 'A•••e',
      member_email: 'a•••@example.com',
      member_birthday: '',
      member_phone: '',
      member_qq: '',
      member_telegram: '@•••e',
      member_whats_app: '',
      member_wechat: '',
      member_zalo: '',
      member_skype: '',
      member_fb: '',
      member_line: '',
      member_others: '',
      identity_id: '',
      withdraw_password: '',
      is_withdraw_password: 1,
      new_identity_id: '',
      fields: expect.any(Array),
    })
    expect(JSON.stringify(said.body)).not.toMatch(/Anna|anna/)
  })

  test('says which fields may still be filled in, and how', async () => {
    const member = await steps.somebody({
      pin: null,
      personal: { email: 'b@example.com', fb: 'bee.bee' },
    })
    const { fields, is_withdraw_password } = (await member.say(memberProfileCall)).body.data as {
      fields: { name: string }[]
      is_withdraw_password: number
    }
    const of = (wanted: string) => fields.find(({ name }) => name === wanted)
    expect(is_withdraw_password).toBe(0)
    expect(of('member_email')).toMatchObject({ is_set: 1, may_edit: 0, needs_code: 0 })
    expect(of('member_fb')).toMatchObject({ is_set: 1, may_edit: 1 })
    expect(of('member_phone')).toMatchObject({ is_set: 0, may_edit: 1, needs_code: 1 })
    expect(of('member_skype')).toMatchObject({ is_set: 0, may_edit: 0 })
    expect(of('member_line')).toMatchObject({ is_set: 0, may_edit: 0 })
  })
})

describe('editing the profile', () => {
  test('stores a field encrypted, once, and announces the change', async () => {
    const member = await steps.somebody(NOTHING)
    const before = (await steps.row(member.id)).version
    expect(code(await member.say(editProfileCall, { member_email: 'Carl@Example.com' }))).toBe(
      '100',
    )
    const data = (await member.say(memberProfileCall)).body.data
    expect(data).toMatchObject({ member_email: 'c•••@example.com' })
    const { version } = await steps.row(member.id)
    expect(version).toBe(before + 1)
    const facts = door.database.rows.selectFrom('outbox').select('data')
    const told = await facts.where('name', '=', 'member.changed').execute()
    expect(told.map((fact) => readMemberChanged(fact.data))).toContainEqual({
      siteId: ORIEL,
      memberId: member.id,
      version,
    })
    expect(await steps.auditOf(member.id)).toContainEqual({
      kind: 'contact_changed',
      refused: null,
      facts: { fields: 'email', verified: false },
    })
    for (const table of ['member_fields', 'member_marks', 'outbox', 'audit_events']) {
      const { rows } = await door.database.pool.query(`SELECT t::text FROM ${table} t`)
      expect(JSON.stringify(rows).toLowerCase()).not.toContain('carl@example.com')
    }
  })

  test('contact apps can be changed and emptied', async () => {
    const member = await steps.somebody(NOTHING)
    for (const id of ['anna.one', 'anna.two', '']) {
      expect(code(await member.say(editProfileCall, { member_telegram: id }))).toBe('100')
    }
    expect((await member.say(memberProfileCall)).body.data).toMatchObject({ member_telegram: '' })
  })

  test('stores one name once when twenty members send it at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => steps.somebody(NOTHING)))
    const body = { member_name: 'Only One', member_fb: 'only.one' }
    const said = await Promise.all(all.map(({ say }) => say(editProfileCall, body)))
    expect(said.map(code).filter((one) => one === '100')).toHaveLength(1)
    const ids = all.map(({ id }) => id)
    const kept = door.database.rows.selectFrom('member_fields').select('field')
    expect(await kept.where('member_id', 'in', ids).execute()).toHaveLength(2)
  })

  test('a phone needs the code that was sent to it, and is verified afterwards', async () => {
    const member = await steps.somebody(NOTHING)
    const phone = '2125550171'
    const asked = await member.say(profilePhoneCodeCall, { member_phone: phone })
    expect(asked.body.data).toEqual({ wait_s: 300 })
    const sent = await steps.codeTo(phone)
    const other = { member_phone: '2125550172', verify_code: sent }
    expect(code(await member.say(editProfileCall, other))).toBe('113')
    const right = { member_phone: phone, verify_code: sent }
    expect(code(await member.say(editProfileCall, right))).toBe('100')
    const { fields } = (await member.say(memberProfileCall)).body.data as { fields: Body[] }
    expect(fields.find(({ name }) => name === 'member_phone')).toMatchObject({ is_verified: 1 })
  })

  test('notifies the old contact about a new one, masked', async () => {
    const member = await steps.somebody({ personal: { phone: '2125550179' } })
    await member.say(editProfileCall, { member_email: 'dora@example.com' })
    const told = (await steps.letters()).filter(({ to }) => to === '+12125550179')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('d•••@example.com')
  })

  test('[A61] limits how often a member can edit, so that phones cannot be probed', async () => {
    const member = await steps.somebody(NOTHING)
    for (let at = 0; at < 20; at += 1)
      await member.say(editProfileCall, { member_skype: 'a.b.c.d' })
    expect((await member.say(editProfileCall, { member_fb: 'a.b.c.d' })).status).toBe(429)
  })
})

const taken = async (field: 'name' | 'email' | 'identity_id', value: string) => {
  const owner = await guardedMember(door, NOTHING)
  await door.database.transaction((work) => claimUnique(work, testKeys, owner, { [field]: value }))
  const name = field === 'identity_id' ? field : `member_${field}`
  return (await steps.somebody(NOTHING)).say(editProfileCall, { [name]: value })
}

everyReason(editProfileCall, {
  profile_field_closed: async () =>
    (await steps.somebody(NOTHING)).say(editProfileCall, { member_skype: 'anna.skype' }),
  profile_field_kept: async () =>
    (await steps.somebody()).say(editProfileCall, { member_email: 'x@y.zz' }),
  name_taken: () => taken('name', 'Taken Already'),
  email_taken: () => taken('email', 'taken@example.com'),
  identity_taken: () => taken('identity_id', 'A12345678'),
  phone_taken: async () => {
    const phone = '2125550173'
    const owner = await guardedMember(door, NOTHING)
    await door.database.transaction((work) => claimUnique(work, testKeys, owner, { phone }))
    const member = await steps.somebody(NOTHING)
    await member.say(profilePhoneCodeCall, { member_phone: phone })
    return member.say(editProfileCall, {
      member_phone: phone,
      verify_code: await steps.codeTo(phone),
    })
  },
  phone_code_wrong: async () =>
    (await steps.somebody(NOTHING)).say(editProfileCall, { member_phone: '2125550174' }),
  profile_field_invalid: async () => {
    const said = await (
      await steps.somebody(NOTHING)
    ).say(editProfileCall, { member_email: 'no mail' })
    expect(said.body.data).toEqual({ field: 'member_email', message: 'signup.err_email_format' })
    return said
  },
})

everyReason(profilePhoneCodeCall, {
  profile_field_closed: async () => {
    await ask('member_phone', { isMemberCenter: false })
    const said = await (
      await steps.somebody(NOTHING)
    ).say(profilePhoneCodeCall, { member_phone: '2125550175' })
    await ask('member_phone', { isMemberCenter: true })
    return said
  },
  profile_field_kept: async () =>
    (await steps.somebody()).say(profilePhoneCodeCall, { member_phone: '2125550175' }),
  sms_too_soon: async () => {
    const member = await steps.somebody(NOTHING)
    await member.say(profilePhoneCodeCall, { member_phone: '2125550176' })
    return member.say(profilePhoneCodeCall, { member_phone: '2125550176' })
  },
  sms_no_balance: async () => {
    const member = await steps.somebody(NOTHING)
    door.wait(1_000)
    // The provider said a moment ago that it is not paid.
    const failed = { id: member.id, site_id: ORIEL, channel: 'sms', template: 'reset_code' }
    const when = { state: 'failed', failure: 'no_balance', attempts: 1, tried_at: door.now() }
    await door.database.rows
      .insertInto('messages')
      .values({ ...failed, sealed: Buffer.of(1) })
      .execute()
    await door.database.rows.updateTable('messages').set(when).where('id', '=', member.id).execute()
    const said = await member.say(profilePhoneCodeCall, { member_phone: '2125550177' })
    door.wait(DAY_MS / 2)
    return said
  },
  sms_not_served: async () =>
    (await steps.somebody(NOTHING)).say(profilePhoneCodeCall, { member_phone: '9005550178' }),
  phone_invalid: async () =>
    (await steps.somebody(NOTHING)).say(profilePhoneCodeCall, { member_phone: 'abc' }),
})
