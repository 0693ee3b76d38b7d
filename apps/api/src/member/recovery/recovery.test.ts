import {
  recoveryCodeCall,
  recoveryStartCall,
  transferResetCall,
  transferVerifyCall,
} from '@oriel/contract/member/recovery'
import { memberLayoutCall } from '@oriel/contract/member/profile'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { ORIEL } from '@oriel/dev-world/cast'
import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD } from '@oriel/dev-world/cast'
import { deliverMessage, readQueued, type Outgoing } from '@oriel/domain/message'
import { readAsked, sendCode } from '@oriel/domain/recovery'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { somewhere, type Body } from '../../testing/member-steps.ts'
import { guardedMember, PASSWORD, PIN, siteBeside } from '../../testing/guarded-member.ts'
import { code, openDoor, type OpenDoor, type Request } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'
import { signInSteps } from '../../testing/visitor.ts'

const NEW = 'lantern77'
const HALF_DAY_MS = 12 * 3_600_000

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

type Where = Pick<Request, 'host' | 'from'>

/** With a captcha of its own, from an address of its own. */
async function person(
  call: typeof transferVerifyCall | typeof recoveryStartCall,
  body: Body,
  at: Where = {},
) {
  const where = { from: somewhere(), ...at }
  const { token, answer } = await solveCaptcha(door, 'client', where)
  return door.say(call, {
    ...where,
    body: { captcha_token: token, captcha_answer: answer, ...body },
  })
}
type Known = { account: string; phone: string }
const verify = ({ account, phone }: Known, more: Body = {}, at: Where = {}) =>
  person(transferVerifyCall, { account, withdraw_password: PIN, member_phone: phone, ...more }, at)
const reset = (body: Body) => door.say(transferResetCall, { from: somewhere(), body })
async function tokenFor(member: Known): Promise<string> {
  const said = await verify(member)
  expect(code(said)).toBe('100')
  return (said.body.data as { token: string }).token
}
const guess = (account: string, given: string, from = somewhere()) =>
  door.say(recoveryCodeCall, { from, body: { account, code: given } })

/** What the worker does: answers requests, brings messages out; gives what arrived. */
async function letters(): Promise<Outgoing[]> {
  const facts = await door.database.rows.selectFrom('outbox').selectAll().orderBy('seq').execute()
  const house = { database: door.database, keys: testKeys }
  for (const { name, data } of facts) {
    if (name === 'recovery.asked') await sendCode(house, readAsked(testKeys, data), door.now())
  }
  const all = await door.database.rows.selectFrom('outbox').selectAll().orderBy('seq').execute()
  const arrived: Outgoing[] = []
  const send = async (letter: Outgoing) => {
    arrived.push(letter)
    return 'sent' as const
  }
  for (const { name, data } of all) {
    if (name !== 'message.queued') continue
    await deliverMessage({ ...house, send, now: () => door.now() }, readQueued(data))
  }
  return arrived
}
async function codeFor(member: Known): Promise<string> {
  expect(code(await person(recoveryStartCall, { account: member.account }))).toBe('100')
  const own = (await letters()).filter(({ to }) => to === `+1${member.phone}`)
  return /\d{6}/.exec(own.at(-1)?.text ?? '')?.[0] ?? ''
}

everyReason(
  transferVerifyCall,
  {
    verification_failed: () => verify({ account: 'nobody1', phone: '2025550100' }),
    verification_too_often: async () => {
      const member = await guardedMember(door)
      for (let at = 0; at < 5; at += 1) await verify(member, { withdraw_password: `000${at}` })
      return verify(member)
    },
    verify_failed: async () => verify(await guardedMember(door), { captcha_answer: '-1' }),
    verification_unreadable: async () =>
      verify(await guardedMember(door), { withdraw_password: '1' }),
    place_closed: async () => {
      const from = somewhere()
      const closed = { site_id: ORIEL, network: from }
      await door.database.rows.insertInto('closed_networks').values(closed).execute()
      return verify(await guardedMember(door), {}, { from })
    },
    recovery_not_offered: async () => {
      const flags = { selfRecovery: false }
      const { host } = await siteBeside(door, 71, (site) => ({
        flags: { ...site.flags, ...flags },
      }))
      return verify({ account: 'nobody1', phone: '2025550100' }, {}, { host })
    },
  },
  {
    verification_failed: '[S8.051]',
    verification_too_often: '[S8.052, A59]',
    verify_failed: '[S5.012, S8.053, A56]',
    verification_unreadable: '[S8.054]',
    place_closed: '[S8.055]',
    recovery_not_offered: '[S8.056]',
  },
)

everyReason(
  transferResetCall,
  {
    reset_token_unknown: () => reset({ account: 'nobody1', password: NEW, token: 'x'.repeat(43) }),
    reset_token_other: async () => {
      const [member, other] = [await guardedMember(door), await guardedMember(door)]
      return reset({ account: other.account, password: NEW, token: await tokenFor(member) })
    },
    password_invalid: async () => {
      const member = await guardedMember(door)
      return reset({ account: member.account, password: 'abc12', token: await tokenFor(member) })
    },
    password_same: async () => {
      const member = await guardedMember(door)
      return reset({ account: member.account, password: PASSWORD, token: await tokenFor(member) })
    },
    password_guessable: async () => {
      const member = await guardedMember(door)
      return reset({ account: member.account, password: 'qwerty12', token: await tokenFor(member) })
    },
  },
  {
    reset_token_unknown: '[S8.057]',
    reset_token_other: '[S8.058]',
    password_invalid: '[S8.059]',
    password_same: '[S8.060]',
    password_guessable: '[S8.061]',
  },
)

everyReason(recoveryStartCall, {
  recovery_too_often: async () => {
    await person(recoveryStartCall, { account: 'nobody3' })
    return person(recoveryStartCall, { account: 'nobody3' })
  },
  verify_failed: () => person(recoveryStartCall, { account: 'nobody4', captcha_token: '' }),
  verification_unreadable: () => person(recoveryStartCall, { account: ' ' }),
  place_closed: async () => {
    const from = somewhere()
    const closed = { site_id: ORIEL, network: from }
    await door.database.rows.insertInto('closed_networks').values(closed).execute()
    return person(recoveryStartCall, { account: 'nobody5' }, { from })
  },
  recovery_not_offered: async () => {
    const flags = { selfRecovery: false }
    const { host } = await siteBeside(door, 72, (site) => ({ flags: { ...site.flags, ...flags } }))
    return person(recoveryStartCall, { account: 'nobody6' }, { host })
  },
})

everyReason(recoveryCodeCall, {
  recovery_code_wrong: () => guess('nobody1', '123456'),
  verification_too_often: async () => {
    const from = somewhere()
    for (let at = 0; at < 30; at += 1) await guess('nobody1', '123456', from)
    return guess('nobody1', '123456', from)
  },
})

describe('[S7.071] [S7.072] a member transferred from another operator', () => {
  test('verifies, sets a password and signs in with it', async () => {
    const steps = signInSteps(door)
    expect(code(await steps.visitor().login('oldmove'))).toBe('802')
    const from = somewhere()
    const captcha = await solveCaptcha(door, 'client', { from })
    const proof = {
      account: 'oldmove',
      withdraw_password: CAST_WITHDRAW_PASSWORD,
      member_email: '',
      member_phone: '2025550188',
      captcha_token: captcha.token,
      captcha_answer: captcha.answer,
    }
    const said = await door.say('/api/arks/web/vx/verify', { from, body: proof })
    expect(said.body.data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
    const { token } = said.body.data as { token: string }
    const wanted = { account: 'oldmove', password: NEW, token }
    const done = await door.say('/api/arks/web/vx/reset', { from, body: wanted })
    expect([code(done), done.body.data]).toEqual(['100', {}])
    expect(code(await steps.visitor().login('oldmove', CAST_PASSWORD))).toBe('101')
    expect(code(await steps.visitor().login('oldmove', NEW))).toBe('100')
  })

  test('can verify by mail too; if both contacts are given, both must be right', async () => {
    const member = await guardedMember(door)
    const by = (more: Body) => verify(member, more).then(code)
    expect(await by({ member_phone: '', member_email: member.email.toUpperCase() })).toBe('100')
    expect(await by({ member_email: member.email })).toBe('100')
    expect(await by({ member_email: 'other@example.com' })).toBe('101')
  })

  test.each([
    ['no contact', { member_phone: '' }],
    ['no mail address', { member_email: 'sophia' }],
    ['letters in a phone', { member_phone: '20255501aa' }],
    ['no account', { account: ' ' }],
    ['no withdraw password', { withdraw_password: '' }],
  ])('%s is refused as unreadable and uses up no attempt', async (_what, more) => {
    const member = await guardedMember(door)
    for (let at = 0; at < 6; at += 1) expect(code(await verify(member, more))).toBe('202')
    expect(code(await verify(member))).toBe('100')
  })

  test('[S5.011] cannot verify without a captcha', async () => {
    const member = await guardedMember(door)
    const none = { captcha_token: '', captcha_answer: '' }
    expect(code(await verify(member, none))).toBe('201')
  })

  test('[S1.045] cannot verify on a demo site', async () => {
    const { host } = await siteBeside(door, 73, ({ envConfig }) => ({
      envConfig: envConfig && { ...envConfig, isDemo: true },
    }))
    const said = await verify({ account: 'sophia', phone: '2025550143' }, {}, { host })
    expect(code(said)).toBe('204')
  })
})

describe('a failed verification', () => {
  test('gives the same answer whatever was wrong', async () => {
    const member = await guardedMember(door)
    const tries = [
      await verify({ account: 'nobody2', phone: member.phone }),
      await verify(member, { withdraw_password: '0000' }),
      await verify({ ...member, phone: '2025559999' }),
    ]
    const seen = tries.map(({ status, body, headers }) => {
      const { trace_id: _trace, ...rest } = body
      return JSON.stringify([status, rest, Object.keys(headers).toSorted()])
    })
    expect(new Set(seen).size).toBe(1)
  })

  test('a token with one bit turned is unknown, at every place of it', async () => {
    const member = await guardedMember(door)
    const token = await tokenFor(member)
    const { account } = member
    for (let at = 0; at < token.length; at += 7) {
      const turned = String.fromCharCode((token.codePointAt(at) ?? 0) ^ 1)
      const flipped = `${token.slice(0, at)}${turned}${token.slice(at + 1)}`
      expect(code(await reset({ account, password: NEW, token: flipped }))).toBe('101')
    }
    expect(code(await reset({ account, password: NEW, token }))).toBe('100')
  })
})

describe('after a reset', () => {
  test('[A51] every session of the member is ended', async () => {
    const member = await guardedMember(door)
    const session = await door.signIn(member.account)
    const says = (call: typeof memberLayoutCall | typeof realtimeTicketCall) =>
      door.say(call, { member: session }).then(({ status }) => status)
    expect([await says(memberLayoutCall), await says(realtimeTicketCall)]).toEqual([200, 200])
    const token = await tokenFor(member)
    expect(code(await reset({ account: member.account, password: NEW, token }))).toBe('100')
    expect([await says(memberLayoutCall), await says(realtimeTicketCall)]).toEqual([401, 401])
  })

  test('a token sent twenty times at the same time sets one password', async () => {
    const member = await guardedMember(door)
    const token = await tokenFor(member)
    const { account } = member
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        reset({ account, token, password: `lantern${at + 20}` }),
      ),
    )
    const codes = said.map(code)
    expect(codes.filter((one) => one === '100')).toHaveLength(1)
    expect(codes.filter((one) => one === '101')).toHaveLength(19)
  })
})

describe('a forgotten password, by code', () => {
  test('[S9.025] answers the same for every account, with the seconds to wait', async () => {
    const member = await guardedMember(door)
    for (const account of [member.account, 'nobody7']) {
      const said = await person(recoveryStartCall, { account, channel: 'mail' })
      expect([said.status, code(said), said.body.data]).toEqual([200, '100', { wait_s: 300 }])
    }
    expect(code(await person(recoveryStartCall, { account: member.account }))).toBe('102')
    door.wait(300_000)
    expect(code(await person(recoveryStartCall, { account: member.account }))).toBe('100')
  })

  test('the code gives a token for vx/reset, once', async () => {
    const member = await guardedMember(door)
    const sent = await codeFor(member)
    const said = await guess(member.account, sent)
    expect(code(said)).toBe('100')
    const { token } = said.body.data as { token: string }
    expect(code(await guess(member.account, sent))).toBe('101')
    expect(code(await reset({ account: member.account, password: NEW, token }))).toBe('100')
    const steps = signInSteps(door)
    expect(code(await steps.visitor().login(member.account, NEW))).toBe('100')
  })

  test('[A58] the right code is refused after five wrong ones', async () => {
    const member = await guardedMember(door)
    const sent = await codeFor(member)
    const wrong = sent === '000000' ? '000001' : '000000'
    for (let at = 0; at < 5; at += 1) expect(code(await guess(member.account, wrong))).toBe('101')
    expect(code(await guess(member.account, sent))).toBe('101')
  })
})

test('the log names neither account, contact nor secret, even when a call fails', async () => {
  const member = await guardedMember(door)
  door.wait(HALF_DAY_MS)
  await verify(member, { withdraw_password: '0099' })
  const keys = door.database.rows
  await keys.deleteFrom('member_keys').where('member_id', '=', member.id).execute()
  const foreign = { member_id: member.id, sealed: Buffer.alloc(60, 7) }
  await keys.insertInto('member_keys').values(foreign).execute()
  expect((await verify(member)).status).toBe(500)
  const log = JSON.stringify(door.lines)
  expect(log).toContain('a call failed')
  for (const secret of [member.account, member.email, member.phone, PIN, '0099']) {
    expect(log).not.toContain(secret)
  }
})
