import { setNoticeCall } from '@oriel/contract/member/notice'
import {
  editPasswordCall,
  editWithdrawPasswordCall,
  memberExportCall,
  memberLayoutCall,
  memberProfileCall,
} from '@oriel/contract/member/profile'
import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD } from '@oriel/dev-world/cast'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PIN } from '../../testing/guarded-member.ts'
import { memberSteps, type Body, type MemberSteps } from '../../testing/member-steps.ts'
import { code, openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { signInSteps } from '../../testing/visitor.ts'

const NEW = 'lantern77'
const DAY_MS = 86_400_000

let door: OpenDoor
let steps: MemberSteps
beforeAll(async () => {
  door = await openDoor()
  steps = memberSteps(door)
})
afterAll(() => door.close())

const change = (body: Body = {}) => ({
  old_password: PASSWORD,
  password: NEW,
  password_confirmation: body['password'] ?? NEW,
  ...body,
})

/** The ways a member was written to. */
async function toldBy(member: { readonly email: string; readonly phone: string }) {
  const theirs = [member.email, `+1${member.phone}`]
  const sent = (await steps.letters()).filter(({ to }) => theirs.includes(to))
  return sent.map(({ channel }) => channel).toSorted()
}

describe('[S7.050] a new password', () => {
  test('[A51] opens a session with new secrets and ends the old one', async () => {
    const member = await steps.somebody()
    const said = await member.say(editPasswordCall, change())
    expect(code(said)).toBe('100')
    const { token } = said.body.data as { token: string }
    const cookies = (said.headers['set-cookie'] as string[]).join('\n')
    const binding = /__Host-sb=([^;]+)/.exec(cookies)?.[1] ?? ''
    expect((await member.say(memberLayoutCall)).status).toBe(401)
    expect((await steps.says({ token, binding }, memberLayoutCall)).status).toBe(200)
    const ended = door.database.rows.selectFrom('sessions').select('ended_because')
    expect(await ended.where('id', '=', member.session.id).execute()).toEqual([
      { ended_because: 'password' },
    ])
  })

  test('holds withdrawals for a day, notifies both contacts and writes the audit trail', async () => {
    const member = await steps.somebody()
    await member.say(editPasswordCall, change())
    const held = (await steps.row(member.id)).withdraw_held_until
    expect(held?.getTime()).toBe(door.now().getTime() + DAY_MS)
    expect(await toldBy(member)).toEqual(['mail', 'sms'])
    const kinds = (await steps.auditOf(member.id)).map(({ kind }) => kind)
    expect(kinds).toContain('password_changed')
  })

  test('[S3.006] is required at the first login and needs the old one', async () => {
    const first = await steps.sessionOf((await door.signIn('firstday')).memberId)
    expect(
      code(await steps.says(first, editPasswordCall, change({ old_password: 'wrong1' }))),
    ).toBe('101')
    const done = await steps.says(first, editPasswordCall, change({ old_password: CAST_PASSWORD }))
    expect(code(done)).toBe('100')
    const visitors = signInSteps(door)
    expect(code(await visitors.visitor().login('firstday', NEW))).toBe('100')
    expect((await steps.row(first.memberId)).must_change_password).toBe(false)
  })

  test('succeeds once when five requests with the right old password run at the same time', async () => {
    const member = await steps.somebody()
    const said = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        member.say(editPasswordCall, change({ password: `lantern${at + 20}` })),
      ),
    )
    expect(said.filter((one) => code(one) === '100')).toHaveLength(1)
  })
})

everyReason(editPasswordCall, {
  password_wrong: async () =>
    (await steps.somebody()).say(editPasswordCall, change({ old_password: 'harbour43' })),
  password_too_often: async () => {
    const member = await steps.somebody()
    for (let at = 0; at < 5; at += 1)
      await member.say(editPasswordCall, change({ old_password: 'no' }))
    return member.say(editPasswordCall, change())
  },
  password_invalid: async () =>
    (await steps.somebody()).say(editPasswordCall, change({ password: 'abc12' })),
  password_same: async () =>
    (await steps.somebody()).say(editPasswordCall, change({ password: PASSWORD })),
  password_guessable: async () =>
    (await steps.somebody()).say(editPasswordCall, change({ password: 'password1' })),
  password_unconfirmed: async () =>
    (await steps.somebody()).say(editPasswordCall, change({ password_confirmation: 'lantern78' })),
})

const pinChange = (body: Body = {}) => ({
  password: PASSWORD,
  old_withdraw_password: PIN,
  withdraw_password: '9035',
  ...body,
})

describe('the withdraw password', () => {
  test('needs both passwords, and its change holds withdrawals for a day', async () => {
    const member = await steps.somebody()
    expect(code(await member.say(editWithdrawPasswordCall, pinChange()))).toBe('100')
    expect((await steps.row(member.id)).withdraw_held_until).not.toBeNull()
    expect(await toldBy(member)).toEqual(['mail', 'sms'])
    expect(code(await member.say(editWithdrawPasswordCall, pinChange()))).toBe('103')
    const again = pinChange({ old_withdraw_password: '9035', withdraw_password: '1188' })
    expect(code(await member.say(editWithdrawPasswordCall, again))).toBe('100')
  })

  test('is set for the first time without an old one and holds no withdrawals', async () => {
    const member = await steps.somebody({ pin: null })
    const body = pinChange({ old_withdraw_password: '' })
    expect(code(await member.say(editWithdrawPasswordCall, body))).toBe('100')
    expect(await steps.row(member.id)).toMatchObject({ withdraw_held_until: null })
    expect(await toldBy(member)).toEqual([])
    expect((await member.say(memberProfileCall)).body.data).toMatchObject({
      is_withdraw_password: 1,
    })
  })

  test('is stored hashed and never shown', async () => {
    const sophia = await steps.sessionOf((await door.signIn('sophia')).memberId)
    const { withdraw_password_hash: kept } = await steps.row(sophia.memberId)
    expect(kept).not.toContain(CAST_WITHDRAW_PASSWORD)
    const said = await steps.says(sophia, memberProfileCall)
    expect(said.body.data).toMatchObject({ withdraw_password: '', is_withdraw_password: 1 })
    expect(JSON.stringify(said.body.data)).not.toContain(kept)
  })
})

everyReason(editWithdrawPasswordCall, {
  password_wrong: async () =>
    (await steps.somebody()).say(editWithdrawPasswordCall, pinChange({ password: 'harbour43' })),
  password_too_often: async () => {
    const member = await steps.somebody()
    for (let at = 0; at < 5; at += 1) {
      await member.say(editWithdrawPasswordCall, pinChange({ password: 'no' }))
    }
    return member.say(editWithdrawPasswordCall, pinChange())
  },
  withdraw_password_wrong: async () =>
    (await steps.somebody()).say(
      editWithdrawPasswordCall,
      pinChange({ old_withdraw_password: '0000' }),
    ),
  withdraw_password_locked: async () => {
    const member = await steps.somebody()
    for (let at = 0; at < 5; at += 1) {
      await member.say(editWithdrawPasswordCall, pinChange({ old_withdraw_password: '0000' }))
    }
    // The tries with the password are over too, so some time goes by.
    door.wait(DAY_MS / 48)
    return steps.says(await steps.sessionOf(member.id), editWithdrawPasswordCall, pinChange())
  },
  withdraw_password_invalid: async () =>
    (await steps.somebody()).say(
      editWithdrawPasswordCall,
      pinChange({ withdraw_password: '12a4' }),
    ),
})

describe('the member’s own data', () => {
  test('is exported in clear with the password, and the audit trail records it', async () => {
    const member = await steps.somebody()
    await member.say(setNoticeCall, { kind: 'offer', channel: 'mail', wanted: 1 })
    const said = await member.say(memberExportCall, { password: PASSWORD })
    expect(said.body.data).toMatchObject({
      profile: {
        id: member.id,
        member_account: member.account,
        member_email: member.email,
        member_phone: member.phone,
        member_name: '',
      },
      sessions: [{ opened_with: 'password', ended_at: null }],
      audit: [
        { kind: 'data_exported', refused: null },
        { kind: 'notice_changed', refused: null },
      ],
      agreements: [],
      notices: [{ kind: 'offer', channel: 'mail', wanted: 1, until_at: null }],
    })
    const text = JSON.stringify(said.body)
    const { password_hash, withdraw_password_hash } = await steps.row(member.id)
    for (const secret of [password_hash, withdraw_password_hash]) expect(text).not.toContain(secret)
  })
})

everyReason(memberExportCall, {
  password_wrong: async () =>
    (await steps.somebody()).say(memberExportCall, { password: 'harbour43' }),
  password_too_often: async () => {
    const member = await steps.somebody()
    for (let at = 0; at < 5; at += 1) await member.say(memberExportCall, { password: 'no' })
    return member.say(memberExportCall, { password: PASSWORD })
  },
  export_too_often: async () => {
    const member = await steps.somebody()
    for (let at = 0; at < 3; at += 1) await member.say(memberExportCall, { password: PASSWORD })
    return member.say(memberExportCall, { password: PASSWORD })
  },
})
