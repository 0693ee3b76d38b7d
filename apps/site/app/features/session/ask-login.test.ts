import { expect, test } from 'vitest'
import { askLogin } from './ask-login.ts'
import { doorOf, GIVEN, HEADER, SIGNED_IN } from './testing/door.ts'

test('the header is asked for first and sent with the login, once', async () => {
  const { client, seen } = doorOf(HEADER, { code: 100, message: '', data: SIGNED_IN })
  expect(await askLogin(client, GIVEN)).toEqual({ ok: true, value: SIGNED_IN })
  expect(seen.map(({ path, header }) => [path, header])).toEqual([
    ['/api/get_login_header', null],
    ['/api/login', 'h1'],
  ])
})

test('[S3.049] [S3.050] account, password, captcha and device are sent; a password as it is', async () => {
  const { client, seen } = doorOf(HEADER, { code: 101, message: 'no', data: null })
  const answer = await askLogin(client, { ...GIVEN, account: ' minhkhoa88 ' })
  expect(answer).toMatchObject({ ok: false, reason: 'account_error' })
  expect(seen[1]?.body).toEqual({
    account: 'minhkhoa88',
    password: ' a secret ',
    answer: '7K2M9',
    captcha_token: 'c1',
    ...GIVEN.device,
  })
})

test('without a header nothing more is sent', async () => {
  const { client, seen } = doorOf({ code: 429, message: 'Too many requests', data: null })
  expect(await askLogin(client, GIVEN)).toMatchObject({ ok: false, reason: 'too_many_requests' })
  expect(seen).toHaveLength(1)
})
