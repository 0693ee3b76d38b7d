import { doubleValidationCall, skipQuestionCall } from '@oriel/contract/member/session'
import { CAST_WITHDRAW_PASSWORD, SECOND } from '@oriel/dev-world/cast'
import { setSwitch } from '@oriel/domain/testing/switches'
import { confirmTotp, codeAt, startTotp, stepOf } from '@oriel/domain/totp'
import { expectDone } from '@oriel/core/outcome'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBase32 } from '../../testing/base32.ts'
import { castMember } from '../../testing/cast-member.ts'
import { PASSWORD } from '../../testing/guarded-member.ts'
import { memberOf } from '../../testing/member-of.ts'
import { code, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'
import { signInSteps, type Visitor } from '../../testing/visitor.ts'

/** What a browser tells with its answer, and the name that the audit trail gives it. */
const DEVICE = { browser: 'Firefox', system: 'OpenBSD' }
const NAMED = 'Firefox, OpenBSD'

let door: OpenDoor
let steps: ReturnType<typeof signInSteps>
beforeAll(async () => {
  door = await openDoor()
  steps = signInSteps(door)
})
afterAll(() => door.close())

describe('[S3.052, S9.023] double validation', () => {
  const open = async (visitor: Visitor) =>
    (await visitor.login('tanawat')).body.data as {
      member_login_id: string
      question: string
      available_questions_count: number
    }
  const stranger = () => steps.visitor({ host: SITE_TWO })
  const RIGHT: Record<string, string> = {
    member_name: 'Tanawat Srisai',
    member_phone: '081-234-5678',
    member_email: 'Tanawat@Example.com',
    withdraw_password: CAST_WITHDRAW_PASSWORD,
  }
  const WRONG: Record<string, string> = {
    member_name: 'Somebody Else',
    member_phone: '0999999999',
    member_email: 'else@example.com',
    withdraw_password: '0000',
  }
  const auditOf = (id: string) =>
    door.database.rows
      .selectFrom('audit_events')
      .select(['kind', 'refused', 'facts'])
      .where('member_id', '=', id)
      .orderBy('id')
      .execute()
  const answer = (visitor: Visitor, id: string, given: string, more = {}) =>
    steps.answer(visitor, { member_login_id: id, answer: given, ...more })

  test('[S7.070] a right answer signs in, and the device is known from then on', async () => {
    const visitor = stranger()
    const step = await open(visitor)
    expect(step.available_questions_count).toBe(3)
    const captcha = await solveCaptcha(door, 'login', visitor.where)
    const said = await visitor.say('/api/login/double_validation', {
      member_login_id: step.member_login_id,
      answer: RIGHT[step.question] ?? '',
      captcha_answer: captcha.answer,
      captcha_token: captcha.token,
      ...DEVICE,
    })
    expect(said.body.data).toMatchObject({ member_account: 'tanawat', member_currency: 'THB' })
    expect(code(await visitor.ticket())).toBe('100')
    const line = (await auditOf((await castMember(door, 'tanawat', SECOND)).id)).at(-1)
    expect(line).toMatchObject({ kind: 'login', refused: null, facts: { device: NAMED } })
    expect(code(await visitor.login('tanawat'))).toBe('100')
  })

  test.each([
    ['member_name', 'Ada Lane', { personal: { name: 'Ada Lane' } }],
    ['identity_id', 'A123456789', { personal: { identity_id: 'A123456789' } }],
    ['member_phone', '0812345678', { personal: { phone: '0812345678' } }],
    ['member_email', 'ada@example.com', { personal: { email: 'ada@example.com' } }],
    ['withdraw_password', '4827', { pin: '4827' }],
  ])('[S3.004] asks for %s where only that is known', async (question, right, known) => {
    const { account } = await memberOf(
      door,
      { siteId: SECOND, currency: 'VND', language: 'vi_VN' },
      known,
    )
    const visitor = stranger()
    const said = await visitor.login(account, PASSWORD)
    expect(code(said)).toBe('107')
    expect(said.body.data).toMatchObject({ question, available_questions_count: 1 })
    const { member_login_id } = said.body.data as { member_login_id: string }
    expect(code(await answer(visitor, member_login_id, right))).toBe('100')
  })

  test('accepts a right answer once when several arrive at the same time', async () => {
    const visitor = stranger()
    const step = await open(visitor)
    const right = RIGHT[step.question] ?? ''
    const beside = () => steps.visitor({ host: SITE_TWO })
    const said = await Promise.all(
      Array.from({ length: 5 }, () => answer(beside(), step.member_login_id, right)),
    )
    expect(said.filter((one) => code(one) === '100')).toHaveLength(1)
  })

  describe('[S7.069, A57] skipping', () => {
    test('asks another question, never signs in, and ends when no question is left', async () => {
      const visitor = stranger()
      const { member_login_id } = await open(visitor)
      const asked: (readonly [string, string | undefined])[] = []
      for (let skips = 0; skips < 3; skips += 1) {
        const said = await visitor.say('/api/login/double_validation/skip', { member_login_id })
        asked.push([code(said), (said.body.data as { question?: string } | null)?.question])
        expect(JSON.stringify(said.body)).not.toContain('token')
      }
      expect(asked.map(([one]) => one)).toEqual(['100', '100', '998'])
      expect(new Set(asked.map(([, one]) => one)).size).toBe(3)
      expect(code(await visitor.say(skipQuestionCall, { member_login_id }))).toBe('101')
      expect((await visitor.ticket()).status).toBe(401)
    })
  })

  everyReason(
    skipQuestionCall,
    {
      login_step_unknown: () => stranger().say(skipQuestionCall, { member_login_id: 'guessed' }),
      step_failed: async () => {
        const visitor = stranger()
        const { member_login_id } = await open(visitor)
        for (let skips = 0; skips < 2; skips += 1)
          await visitor.say(skipQuestionCall, { member_login_id })
        return visitor.say(skipQuestionCall, { member_login_id })
      },
    },
    { login_step_unknown: '[S8.050]' },
  )

  const withTotp = async (
    early = 1,
  ): Promise<{ visitor: Visitor; secret: Buffer; first: string }> => {
    const { id } = await castMember(door, 'lanhuong', SECOND)
    await door.database.rows.deleteFrom('member_totps').where('member_id', '=', id).execute()
    const member = { id, account: 'lanhuong', issuer: 'x' }
    const { secret: written } = expectDone(await startTotp(door.database.rows, testKeys, member))
    const secret = fromBase32(written)
    const first = codeAt(secret, stepOf(door.now()) - early)
    expect(await confirmTotp(door.database.rows, testKeys, id, first, door.now())).toBe(true)
    return { visitor: stranger(), secret, first }
  }
  const openTotp = async (visitor: Visitor) =>
    (await visitor.login('lanhuong')).body.data as { member_login_id: string; question: string }

  test('asks a member with an authenticator for its code each time, also on a known device', async () => {
    const { visitor, secret } = await withTotp()
    const step = await openTotp(visitor)
    expect(step).toMatchObject({ question: 'totp', available_questions_count: 1 })
    const now = codeAt(secret, stepOf(door.now()))
    expect(
      code(await answer(visitor, step.member_login_id, `${now.slice(0, 3)} ${now.slice(3)}`)),
    ).toBe('100')
    expect(code(await visitor.login('lanhuong'))).toBe('107')
  })

  everyReason(
    doubleValidationCall,
    {
      login_step_unknown: () => answer(stranger(), 'guessed', 'x'),
      account_disabled: async () => {
        const visitor = stranger()
        const step = await open(visitor)
        const set = (state: string) =>
          door.database.rows
            .updateTable('members')
            .set({ state })
            .where('account', '=', 'tanawat')
            .execute()
        await set('disabled')
        const said = await answer(visitor, step.member_login_id, RIGHT[step.question] ?? '')
        await set('open')
        return said
      },
      site_closed: async () => {
        const visitor = stranger()
        const step = await open(visitor)
        const set = (to: 'off' | 'on') =>
          setSwitch(door.database, SECOND, { scope: 'site', key: '' }, to)
        await set('off')
        const said = await answer(visitor, step.member_login_id, RIGHT[step.question] ?? '')
        await set('on')
        return said
      },
      step_answer_wrong: async () => {
        const visitor = stranger()
        const step = await open(visitor)
        return answer(visitor, step.member_login_id, WRONG[step.question] ?? '')
      },
      step_answer_unreadable: async () => {
        const visitor = stranger()
        const step = await open(visitor)
        return answer(visitor, step.member_login_id, ' ')
      },
      verify_failed: async () => {
        const visitor = stranger()
        const step = await open(visitor)
        const wrongPicture = { captcha_answer: 'nope' }
        return answer(visitor, step.member_login_id, RIGHT[step.question] ?? '', wrongPicture)
      },
      network_not_allowed: async () => {
        const step = await open(stranger())
        const { id: member_id } = await castMember(door, 'tanawat', SECOND)
        const network = { member_id, network: '192.0.2.0/24' }
        await door.database.rows.insertInto('member_networks').values(network).execute()
        const said = await answer(stranger(), step.member_login_id, 'x')
        await door.database.rows.deleteFrom('member_networks').execute()
        return said
      },
      network_closed: async () => {
        const step = await open(stranger())
        const network = { site_id: SECOND, network: '198.18.0.0/15' }
        await door.database.rows.insertInto('closed_networks').values(network).execute()
        const there = steps.visitor({ host: SITE_TWO, from: '198.18.1.1' })
        return answer(there, step.member_login_id, 'x')
      },
      totp_wrong: async () => {
        const { visitor } = await withTotp()
        return answer(visitor, (await openTotp(visitor)).member_login_id, '000000')
      },
      totp_used: async () => {
        const { visitor, first } = await withTotp(0)
        return answer(visitor, (await openTotp(visitor)).member_login_id, first)
      },
      step_failed: async () => {
        const { member_login_id, question } = await open(stranger())
        for (let tries = 0; tries < 4; tries += 1) {
          const said = await answer(stranger(), member_login_id, WRONG[question] ?? '')
          expect(code(said)).toBe('103')
        }
        const last = await answer(stranger(), member_login_id, WRONG[question] ?? '')
        // The right one comes too late.
        const late = await answer(stranger(), member_login_id, RIGHT[question] ?? '')
        expect(code(late)).toBe('101')
        return last
      },
    },
    {
      login_step_unknown: '[S8.040]',
      account_disabled: '[S8.041]',
      network_closed: '[S8.042]',
      network_not_allowed: '[S8.043]',
      step_answer_wrong: '[S8.044]',
      step_answer_unreadable: '[S8.045]',
      verify_failed: '[S8.046]',
      totp_wrong: '[S8.047]',
      totp_used: '[S8.048]',
      step_failed: '[S8.049]',
    },
  )
})
