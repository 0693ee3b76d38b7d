import { expect, test } from 'vitest'
import { openSandbox } from '../testing/open-sandbox.ts'

test.each([
  [{ name: 'Anna Way', birthday: null }, 200, { result: 'clear' }],
  [{ name: 'Ben Listed', birthday: '1990-01-01' }, 200, { result: 'hit' }],
  [{ name: 'Enlisted Man', birthday: null }, 200, { result: 'clear' }],
  [{ name: null, birthday: null }, 200, { result: 'clear' }],
  [{ name: 7 }, 400, { error: 'not a person' }],
])('%o: %s', async (payload, status, said) => {
  const { app } = openSandbox()
  const answer = await app.inject({ method: 'POST', url: '/screening/check', payload })
  expect([answer.statusCode, answer.json()]).toEqual([status, said])
})
