import { createHash } from 'node:crypto'
import { createClient } from '@oriel/contract/client'
import { expect, test } from 'vitest'
import { claimEnvelope } from './claim.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const SALT = 'ab'.repeat(16)
const ANSWER = 4_321
const CASH = { code: 100, message: '', data: { cash: '1.5000', currency: 'USD' } }
const NEEDED = { code: 103, message: 'Many accounts of your network are here.', data: {} }
const WORK = {
  algorithm: 'SHA-256',
  salt: SALT,
  challenge: createHash('sha256').update(`${SALT}${ANSWER}`).digest('hex'),
  max_number: 5_000,
}
const CAPTCHA = {
  code: 100,
  message: '',
  data: { token: 'of-the-work', captcha: '', placeholder: '', work: WORK },
}

/** A server that answers so, one after the other, and what it was asked. */
function door(...answers: object[]) {
  const asked: [path: string, body: unknown][] = []
  const call = createClient({
    origin: 'https://oriel.example',
    lang: () => 'en_US',
    token: () => 'token',
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null
      asked.push([new URL(new Request(url).url).pathname, body])
      return Response.json(answers.shift() ?? { code: 500, message: '', data: null })
    },
  })
  return { call, asked: () => asked.map(([path, body]) => [path.split('/').at(-1), body]) }
}

test('a claim is sent once where nothing else is asked for', async () => {
  const { call, asked } = door(CASH)
  expect(await claimEnvelope(call, ID)).toMatchObject({ ok: true, value: { cash: 15_000n } })
  expect(asked()).toEqual([['red_envelope', { id: ID }]])
})

test('where work is asked for the device does it and sends the claim again', async () => {
  const { call, asked } = door(NEEDED, CAPTCHA, CASH)
  expect(await claimEnvelope(call, ID)).toMatchObject({ ok: true, value: { currency: 'USD' } })
  expect(asked()).toEqual([
    ['red_envelope', { id: ID }],
    ['captcha', expect.objectContaining({ type: 4, kind: 'work' })],
    ['red_envelope', { id: ID, work: { token: 'of-the-work', answer: String(ANSWER) } }],
  ])
})

test('it tries twice, and then says what the server said', async () => {
  const { call, asked } = door(NEEDED, CAPTCHA, NEEDED, CAPTCHA, NEEDED)
  expect(await claimEnvelope(call, ID)).toMatchObject({ ok: false, reason: 'work_needed' })
  expect(asked()).toHaveLength(5)
})

test('without a captcha there is nothing to send again', async () => {
  const { call, asked } = door(NEEDED, { code: 101, message: 'Too many attempts.', data: {} })
  const said = await claimEnvelope(call, ID)
  expect(said).toMatchObject({ ok: false, message: NEEDED.message })
  expect(asked()).toHaveLength(2)
})
