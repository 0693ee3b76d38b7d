import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { signIn } from './sign-in.ts'
import { doorOf, GIVEN, HEADER, SIGNED_IN } from './testing/door.ts'

const text = serverText('en_US')
const step = { member_login_id: 's1', question: 'member_phone', available_questions_count: 3 }
const refusal = (code: number, data: object | null = null) => ({ code, message: 'Said.', data })

async function tryWith(answer: object) {
  const { client } = doorOf(HEADER, answer)
  return signIn(client, GIVEN, text)
}

test('who is let in is let in', async () => {
  const answer = { code: 100, message: '', data: SIGNED_IN }
  expect(await tryWith(answer)).toEqual({ kind: 'entered', signedIn: SIGNED_IN })
})

test('[S8.037] 107 leads to the question that came with it', async () => {
  expect(await tryWith(refusal(107, step))).toEqual({ kind: 'asked', step })
})

test('107 without a question we can read is said, not asked', async () => {
  const came = await tryWith(refusal(107, { question: 'shoe_size' }))
  expect(came).toMatchObject({ kind: 'refused', trouble: { field: null, title: 'Said.' } })
})

test('[S8.038] 802 leads to the verification', async () => {
  expect(await tryWith(refusal(802))).toEqual({ kind: 'moved' })
})

describe('refused', () => {
  const { t } = text
  const place = 'You cannot log in from this connection.'
  test.each([
    ['[S8.029]', 101, { title: t('reason.account_error') }],
    ['[S8.030]', 102, { title: t('reason.account_disabled') }],
    ['[S8.031]', 103, { title: t('reason.account_frozen') }],
    ['[S8.032]', 105, { field: 'captcha', text: t('reason.verify_failed') }],
    ['[S8.033]', 106, { title: place, text: 'Said.' }],
    ['[S8.034]', 201, { title: `${place} (201)`, text: 'Said.' }],
    ['[S8.035]', 202, { title: `${place} (202)`, text: 'Said.' }],
    ['[S8.036]', 203, { title: `${place} (203)`, text: 'Said.' }],
    ['[S8.039]', 999, { title: 'Said.' }],
  ])('%s with %i: its message is shown and the captcha used up', async (_, code, trouble) => {
    expect(await tryWith(refusal(code))).toEqual({
      kind: 'refused',
      trouble: { field: null, ...trouble },
      captchaIsUsed: true,
      // Only a wrong account or password empties the password.
      passwordIsWrong: code === 101,
    })
  })

  test('[S5.004] what is missing is said, and nothing is sent', async () => {
    const { client, seen } = doorOf()
    const came = await signIn(client, { ...GIVEN, account: '', password: '' }, text)
    expect(came).toEqual({
      kind: 'refused',
      trouble: { field: 'account', text: 'Please enter your account name.' },
      captchaIsUsed: false,
      passwordIsWrong: false,
    })
    expect(seen).toEqual([])
  })
})
