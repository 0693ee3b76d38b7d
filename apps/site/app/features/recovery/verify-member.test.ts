import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { answeringOnce } from './testing/answering-once.ts'
import { verifyMember, type VerifyValues } from './verify-member.ts'

const text = serverText('en_US')
const SAID = 'The server says so.'
const VALUES: VerifyValues = {
  withdrawPassword: '4827',
  channel: 'phone',
  email: 'typed@before.example',
  phone: ' 2025550111 ',
}
const PROOF = { token: 'c1', answer: '7K2M9' }

async function verify(said: object, changes: Partial<VerifyValues> = {}, proof = PROOF) {
  const { client, seen } = answeringOnce(said)
  let refreshes = 0
  const captcha = { proof, refresh: () => void (refreshes += 1) }
  const given = { account: 'anna', values: { ...VALUES, ...changes }, captcha }
  return { result: await verifyMember(client, given, text), seen, refreshes: () => refreshes }
}
const PROVEN = { code: 100, message: '', data: { token: 't1' } }

test('[S7.071] sends account, withdraw password, the chosen contact and the captcha', async () => {
  const { result, seen, refreshes } = await verify(PROVEN)
  expect(result).toEqual({ kind: 'proven', token: 't1' })
  const body = {
    account: 'anna',
    withdraw_password: '4827',
    member_email: '',
    member_phone: '2025550111',
    captcha_token: 'c1',
    captcha_answer: '7K2M9',
  }
  expect(seen).toEqual([{ path: '/api/arks/web/vx/verify', body }])
  expect(refreshes()).toBe(0)
})

describe('what is missing or wrong is said at its field, and nothing is sent', () => {
  const none = { ...PROOF, answer: '' }
  test.each([
    ['[S5.007]', { withdrawPassword: '' }, PROOF, 'withdrawPassword', 'Please fill this in.'],
    [
      '[S5.008]',
      { channel: 'email', email: 'x' } as const,
      PROOF,
      'email',
      'This is not a valid e-mail address.',
    ],
    ['[S5.009]', { phone: '' }, PROOF, 'phone', 'This phone number is not valid.'],
    ['[S5.011]', {}, none, 'captcha', 'Please enter the security code.'],
  ])('%s', async (_, changes, proof, field, said) => {
    const { result, seen, refreshes } = await verify(PROVEN, changes, proof)
    expect(result).toEqual({ kind: 'refused', trouble: { field, text: said } })
    expect([seen, refreshes()]).toEqual([[], 0])
  })
})

describe('a refusal refreshes the captcha', () => {
  const again = { title: 'Verification failed. Please try again.', text: SAID }
  test.each([
    ['[S8.051]', 101, again],
    ['[S8.052]', 102, again],
    ['[S8.053]', 201, again],
    ['[S8.054]', 202, again],
    ['[S8.055]', 203, again],
    ['[S8.056]', 204, again],
    ['[S8.062]', 205, { title: SAID }],
  ])('%s with %i: its message is shown', async (_, code, trouble) => {
    const { result, refreshes } = await verify({ code, message: SAID, data: null })
    expect(result).toEqual({ kind: 'refused', trouble: { field: null, ...trouble } })
    expect(refreshes()).toBe(1)
  })
})
