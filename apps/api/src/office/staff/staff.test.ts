import {
  rolesCall,
  staffDevicesCall,
  staffListCall,
  staffMeCall,
  staffSecondStepCall,
  staffSignInCall,
  staffSignOutCall,
} from '@oriel/contract/office/staff'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { STAFF_CODE, STAFF_PASSWORD } from '@oriel/dev-world/staff-cast'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const events = (permission: string) =>
  office.office.rows
    .selectFrom('office_events')
    .select(['actor', 'outcome', 'role', 'site_id'])
    .where('permission', '=', permission)
    .orderBy('id')
    .execute()

describe('signing in to the office', () => {
  test('takes the password and then the second factor, and opens one session', async () => {
    const desk = office.desk('noah.weiss')
    const first = await desk.say(staffSignInCall, {
      account: 'Noah.Weiss ',
      password: STAFF_PASSWORD,
    })
    expect(first.body).toMatchObject({ code: 100, data: { has_passkey: 0, has_totp: 1 } })
    expect((await desk.say(staffMeCall)).status).toBe(401)
    const { step } = first.body.data as { step: string }
    const second = await desk.say(staffSecondStepCall, { step, code: STAFF_CODE })
    const [cookie = ''] = second.cookies
    expect(cookie).toMatch(/^__Host-office=[\w-]{43};/)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) {
      expect(cookie).toContain(part)
    }
    const me = await desk.get(staffMeCall)
    expect(me).toMatchObject({ account: 'noah.weiss', name: 'Noah Weiss' })
    expect(me['sites']).toMatchObject([
      { site_id: 1, role: 'owner' },
      { site_id: 2, role: 'owner' },
    ])
    expect((await events('staff.sign_in')).at(-1)).toMatchObject({
      actor: 'noah.weiss',
      outcome: 'done',
    })
  })

  test('a second sign-in ends the first; a sign-out ends the last', async () => {
    const [one, two] = [await office.signIn('rosa.lind'), await office.signIn('rosa.lind')]
    expect((await one.say(staffMeCall)).status).toBe(401)
    await two.get(staffMeCall)
    await two.get(staffSignOutCall)
    expect(two.jar.has('__Host-office')).toBe(false)
    const { sessions } = await (
      await office.signIn('rosa.lind', two)
    ).get<{
      sessions: { ended_because: string | null }[]
    }>(staffDevicesCall)
    expect(sessions.map(({ ended_because }) => ended_because)).toEqual([
      null,
      'sign-out',
      'elsewhere',
    ])
  })

  test('a wrong password, an unknown account and a wrong code are refused and noted', async () => {
    const desk = office.desk()
    const refused = { code: 101, data: null }
    const said = [
      await desk.say(staffSignInCall, { account: 'kenji.mori', password: 'wrong' }),
      await desk.say(staffSignInCall, { account: 'nobody.here', password: STAFF_PASSWORD }),
    ]
    for (const { body } of said) expect(body).toMatchObject(refused)
    expect(said[0]?.body.message).toBe(said[1]?.body.message)
    const { step } = await desk.get<{ step: string }>(staffSignInCall, {
      account: 'kenji.mori',
      password: STAFF_PASSWORD,
    })
    for (const code of ['000000', '111111', '222222']) {
      expect((await desk.say(staffSecondStepCall, { step, code })).body).toMatchObject(refused)
    }
    // Three tries are all there are, and the right code comes too late.
    const late = await desk.say(staffSecondStepCall, { step, code: STAFF_CODE })
    expect(late.body).toMatchObject({ code: 102 })
    const outcomes = (await events('staff.sign_in')).map(({ outcome }) => outcome)
    expect(outcomes.filter((one) => one === 'factor_wrong')).toHaveLength(3)
    expect(outcomes.filter((one) => one === 'sign_in_wrong')).toHaveLength(2)
  })

  test('five wrong tries of an account at an address are all there are for an hour', async () => {
    const desk = office.desk()
    const wrong = { account: 'amara.obi', password: 'wrong' }
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await desk.say(staffSignInCall, wrong)).body).toMatchObject({ code: 101 })
    }
    const right = { account: 'amara.obi', password: STAFF_PASSWORD }
    expect((await desk.say(staffSignInCall, right)).body).toMatchObject({ code: 102 })
    // Somebody else's wrong tries do not lock her out elsewhere.
    await office.signIn('amara.obi')
  })

  test('a step is good on the device that began it alone', async () => {
    const [mine, other] = [office.desk(), office.desk()]
    const { step } = await mine.get<{ step: string }>(staffSignInCall, {
      account: 'ines.prat',
      password: STAFF_PASSWORD,
    })
    const taken = await other.say(staffSecondStepCall, { step, code: STAFF_CODE })
    expect(taken.body).toMatchObject({ code: 102 })
  })
})

test('calls of the office are answered at the office’s host alone', async () => {
  const answer = await office.app.inject({
    method: 'POST',
    url: '/api/office/me',
    headers: { host: 'oriel.localhost', 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(answer.statusCode).toBe(404)
})

describe('what a role may', () => {
  test('a role at one site opens nothing at another', async () => {
    const rosa = await office.signIn('rosa.lind')
    await rosa.get(staffListCall, {}, SECOND)
    const mai = await office.signIn('mai.srisuk')
    expect((await mai.say(staffListCall, {}, ORIEL)).status).toBe(403)
    const auditor = await office.signIn('ines.prat')
    await auditor.get(staffListCall, {}, SECOND)
    expect(await events('staff.read')).toContainEqual({
      actor: 'mai.srisuk',
      outcome: 'not_allowed',
      role: 'support',
      site_id: 1,
    })
  })

  test('the table of roles is read from the database', async () => {
    const somchai = await office.signIn('somchai.dee')
    const { roles, permissions } = await somchai.get<{
      roles: string[]
      permissions: { permission: string; may: Record<string, string> }[]
    }>(rolesCall)
    expect(roles).toHaveLength(8)
    const adjust = permissions.find(({ permission }) => permission === 'wallet.adjust')
    expect(adjust?.may).toEqual({
      manager: 'check',
      'finance-maker': 'make',
      'finance-checker': 'check',
    })
  })
})
