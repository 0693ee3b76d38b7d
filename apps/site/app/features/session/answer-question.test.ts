import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { answerQuestion, skipQuestion } from './answer-question.ts'
import { doorOf, GIVEN, SIGNED_IN } from './testing/door.ts'

const text = serverText('en_US')
const { t } = text
const step = {
  member_login_id: 's1',
  question: 'member_phone',
  available_questions_count: 3,
} as const
const refusal = (code: number) => ({ code, message: 'Said.', data: null })

/** Answers the question at a door that says this; the captcha counts its refreshes. */
async function answer(
  said: object,
  given = 'Ada',
  proof: { token: string; answer: string } = GIVEN.proof,
) {
  const { client, seen } = doorOf(said)
  let refreshes = 0
  const captcha = { proof, refresh: () => void (refreshes += 1) }
  const asked = { step, answer: given, captcha, device: GIVEN.device }
  return { result: await answerQuestion(client, asked, text), seen, refreshes: () => refreshes }
}
const refused = (trouble: object) => ({ kind: 'refused', trouble })

test('[S7.070] sends the step, the answer, the captcha and the device, and signs in', async () => {
  const { result, seen, refreshes } = await answer(
    { code: 100, message: '', data: SIGNED_IN },
    ' Ada ',
  )
  expect(result).toEqual({ kind: 'entered', signedIn: SIGNED_IN })
  expect(seen).toMatchObject([{ path: '/api/login/double_validation' }])
  expect(seen[0]?.body).toEqual({
    member_login_id: 's1',
    answer: 'Ada',
    captcha_answer: GIVEN.proof.answer,
    captcha_token: GIVEN.proof.token,
    ...GIVEN.device,
  })
  expect(refreshes()).toBe(0)
})

describe('what is missing is said at its field, and nothing is sent', () => {
  const none = { token: 'c1', answer: '' }
  test.each([
    ['[S5.005] an answer', '', GIVEN.proof, 'answer', t('session.empty_member_phone')],
    [
      '[S5.006] an answer, before the captcha',
      ' ',
      none,
      'answer',
      t('session.empty_member_phone'),
    ],
    ['[S5.006] a captcha', 'Ada', none, 'captcha', t('session.ph_account_verify_code')],
  ])('%s', async (_, given, proof, field, said) => {
    const { result, seen, refreshes } = await answer(refusal(101), given, proof)
    expect(result).toEqual(refused({ ends: false, field, text: said }))
    expect([seen, refreshes()]).toEqual([[], 0])
  })
})

describe('a refused answer takes another captcha', () => {
  const failed = `${t('session.verify_failed')} Said.`
  test.each([
    ['[S8.040]', 101, { ends: true, text: 'Said.' }],
    ['[S8.041]', 102, { ends: false, field: null, title: 'Said.' }],
    ['[S8.042]', 202, { ends: false, field: null, title: 'Said.' }],
    ['[S8.043]', 106, { ends: false, field: null, title: t('session.ip_error'), text: 'Said.' }],
    ['[S8.044]', 103, { ends: false, field: 'answer', text: failed }],
    ['[S8.045]', 104, { ends: false, field: 'answer', text: failed }],
    ['[S8.046]', 105, { ends: false, field: 'captcha', text: failed }],
    ['[S8.047]', 205, { ends: false, field: 'answer', text: failed }],
    ['[S8.048]', 206, { ends: false, field: 'answer', text: failed }],
    ['[S8.049]', 998, { ends: true, text: t('reason.step_failed') }],
  ])('%s with %i: its message is shown', async (_, code, trouble) => {
    const { result, refreshes } = await answer(refusal(code))
    expect(result).toEqual(refused(trouble))
    expect(refreshes()).toBe(1)
  })
})

describe('another question', () => {
  const skip = async (said: object) => {
    const { client, seen } = doorOf(said)
    return { result: await skipQuestion(client, step, text), seen }
  }

  test('[S7.069] is asked for by the step alone', async () => {
    const next = { ...step, question: 'member_name', available_questions_count: 2 }
    const { result, seen } = await skip({ code: 100, message: '', data: next })
    expect(result).toEqual({ kind: 'asked', step: next })
    expect(seen).toMatchObject([
      { path: '/api/login/double_validation/skip', body: { member_login_id: 's1' } },
    ])
  })

  test.each([
    ['[S8.050]', 101, `${t('reason.account_error')} Said.`],
    ['the last one', 998, t('reason.step_failed')],
  ])('%s refused with %i ends the step', async (_, code, said) => {
    expect((await skip(refusal(code))).result).toEqual(refused({ ends: true, text: said }))
  })
})
