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
  test.each([
    [101, true],
    [102, false],
    [105, false],
    [203, false],
  ])('%i: the captcha is used up; the password emptied: %o', async (code, passwordIsWrong) => {
    const came = await tryWith(refusal(code))
    expect(came).toMatchObject({ kind: 'refused', captchaIsUsed: true, passwordIsWrong })
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
