import { createClient, type Client } from '@oriel/contract/client'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { captchaCall } from '@oriel/contract/member/captcha'
import { clientCaptchaCall } from '@oriel/contract/site/captcha'
import { describe, expect, test } from 'vitest'
import { askCaptcha } from './ask-captcha.ts'

const { signal } = new AbortController()

function clientThat(answer: object) {
  const asked: { call: AnyEndpoint; input: unknown }[] = []
  const client = (async (call: AnyEndpoint, input: unknown) => {
    asked.push({ call, input })
    return answer
  }) as unknown as Client
  return { client, asked }
}
const shown = { token: 't', captcha: '<svg/>', placeholder: 'p', work: null }

test('a picture for signing in comes from the api', async () => {
  const { client, asked } = clientThat({ ok: true, value: shown })
  expect(await askCaptcha(client, 'login', 'picture', signal)).toEqual({
    kind: 'picture',
    token: 't',
    picture: '<svg/>',
    placeholder: 'p',
  })
  expect(asked).toEqual([{ call: captchaCall, input: { type: 'login', kind: 'picture' } }])
})

test('[S7.068] a picture for recovery comes from the site, and its text is the token', async () => {
  const { client, asked } = clientThat({ ok: true, value: { text: 'a1', data: '<svg/>' } })
  expect(await askCaptcha(client, 'client', 'picture', signal)).toMatchObject({
    kind: 'picture',
    token: 'a1',
    picture: '<svg/>',
  })
  expect(asked).toEqual([{ call: clientCaptchaCall, input: {} }])
})

test.each(['login', 'register', 'client'] as const)('work for %s is the api’s', async (type) => {
  const work = { algorithm: 'SHA-256', salt: 's', challenge: 'c', max_number: 9 }
  const { client, asked } = clientThat({ ok: true, value: { ...shown, captcha: '', work } })
  expect(await askCaptcha(client, type, 'work', signal)).toEqual({
    kind: 'work',
    token: 't',
    work: { algorithm: 'SHA-256', salt: 's', challenge: 'c', maxNumber: 9 },
  })
  expect(asked).toEqual([{ call: captchaCall, input: { type, kind: 'work' } }])
})

test('S5: work is asked for with the account that the form names; a picture is not', async () => {
  const work = { algorithm: 'SHA-256', salt: 's', challenge: 'c', max_number: 9 }
  const { client, asked } = clientThat({ ok: true, value: { ...shown, work } })
  await askCaptcha(client, 'login', 'work', signal, 'anna')
  await askCaptcha(client, 'login', 'picture', signal, 'anna')
  expect(asked.map(({ input }) => input)).toEqual([
    { type: 'login', kind: 'work', account: 'anna' },
    { type: 'login', kind: 'picture' },
  ])
})

describe.each(['login', 'client'] as const)('for %s', (type) => {
  test.each([
    ['network_error', 'failed'],
    ['request_timeout', 'failed'],
  ])('%s is %s', async (reason, kind) => {
    const { client } = clientThat({ ok: false, reason })
    expect(await askCaptcha(client, type, 'picture', signal)).toEqual({ kind })
  })

  test('[S4.070] code 101 is too-often, which starts the wait', async () => {
    const fetch = async () => Response.json({ code: 101, message: '', data: null })
    const client = createClient({ origin: '', lang: () => 'en_US', token: () => null, fetch })
    expect(await askCaptcha(client, type, 'picture', signal)).toEqual({ kind: 'too-often' })
  })
})
