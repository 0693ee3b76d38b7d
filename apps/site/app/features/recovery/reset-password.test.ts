import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { resetPassword } from './reset-password.ts'
import { answeringOnce } from './testing/answering-once.ts'

const text = serverText('en_US')
const SAID = 'The server says so.'
const DONE = { code: 100, message: '', data: {} }

async function reset(said: object, password = 'lantern77', confirmation = password) {
  const { client, seen } = answeringOnce(said)
  let refreshes = 0
  const given = {
    account: 'anna',
    token: 't1',
    wanted: { password, confirmation },
    policy: 'classic',
    refreshCaptcha: () => void (refreshes += 1),
  } as const
  return { result: await resetPassword(client, given, text), seen, refreshes: () => refreshes }
}

test('[S7.072] sends account, password and token', async () => {
  const { result, seen, refreshes } = await reset(DONE)
  expect(result).toEqual({ kind: 'done' })
  const body = { account: 'anna', password: 'lantern77', token: 't1' }
  expect(seen).toEqual([{ path: '/api/arks/web/vx/reset', body }])
  expect(refreshes()).toBe(0)
})

describe('what is missing or wrong is said at its field, and nothing is sent', () => {
  const length = 'The password needs 6 to 12 characters.'
  test.each([
    ['[S5.013]', '', '', 'password', 'Please fill this in.'],
    ['[S5.014] five characters', 'abc12', 'abc12', 'password', length],
    ['[S5.014] thirteen characters', 'abcdef1234567', 'abcdef1234567', 'password', length],
    ['[S5.015]', 'abc123', 'abc124', 'confirmation', 'The passwords do not match.'],
  ])('%s', async (_, password, confirmation, field, said) => {
    const { result, seen, refreshes } = await reset(DONE, password, confirmation)
    expect(result).toEqual({ kind: 'refused', trouble: { field, text: said } })
    expect([seen, refreshes()]).toEqual([[], 0])
  })
})

describe('a refusal refreshes the captcha', () => {
  const title = 'Verification failed. Please try again.'
  const again = { kind: 'refused', trouble: { field: null, title, text: SAID } }
  // The form before says the same words above the reason.
  const over = { kind: 'over', why: SAID }
  test.each([
    ['[S8.057]', 101, over],
    ['[S8.058]', 102, over],
    ['[S8.059]', 201, again],
    ['[S8.060]', 202, again],
    ['[S8.061]', 203, again],
    ['[S8.062]', 204, { kind: 'refused', trouble: { field: null, title: SAID } }],
  ])('%s with %i: its message is shown', async (_, code, expected) => {
    const { result, refreshes } = await reset({ code, message: SAID, data: null })
    expect(result).toEqual(expected)
    expect(refreshes()).toBe(1)
  })
})
