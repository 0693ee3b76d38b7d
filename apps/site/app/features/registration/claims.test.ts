import { createClient } from '@oriel/contract/client'
import { EMPTY_FORM } from '@oriel/forms/registration'
import { expect, test } from 'vitest'
import { createClaims } from './claims.ts'
import { createProof } from './proof.ts'
import { settingsFor } from './testing/settings.ts'

const { signal } = new AbortController()
const form = { ...EMPTY_FORM, memberPhone: '0912345678', memberEmail: 'ada@oriel.example' }

/** A server at which these are taken, by the name of the wire and its code. */
function world(taken: Readonly<Record<string, string>>) {
  const asked: [string, string][] = []
  const refused: [string, string][] = []
  const call = createClient({
    origin: '',
    lang: () => 'en_US',
    token: () => null,
    async fetch(_, request) {
      const body = JSON.parse(request?.body as string) as Record<string, string>
      const names = ['member_name', 'member_phone', 'member_email', 'identity_id']
      const name = names.find((one) => body[one]) ?? ''
      asked.push([name, body['member_currency'] ?? ''])
      const data = { proof: 'p1', failures: [] }
      return Response.json({ code: taken[name] ?? '100', message: 'Taken.', data })
    },
  })
  const check = createClaims({
    call,
    withProof: createProof(async () => ({ token: 't1', answer: '7' })),
    onRefused: (field, _value, message) => void refused.push([field, message]),
  })
  return { check, asked, refused }
}

test('what somebody else has is said at its field', async () => {
  const { check, asked, refused } = world({ member_phone: '104' })
  await check(form, settingsFor('VND'), signal, ['memberPhone'])
  expect(asked).toEqual([['member_phone', 'VND']])
  expect(refused).toEqual([['memberPhone', 'Taken.']])
})

test('each value is asked about once, and what was said is said again', async () => {
  const { check, asked, refused } = world({ member_phone: '104' })
  await check(form, settingsFor('VND'), signal, ['memberPhone'])
  await check(form, settingsFor('VND'), signal, ['memberPhone'])
  expect(asked).toHaveLength(1)
  expect(refused).toHaveLength(2)
})

test('[S4.084] in another currency all that must be one’s own there is asked about again', async () => {
  const { check, asked } = world({})
  await check(form, settingsFor('VND'), signal)
  await check(form, settingsFor('USD'), signal)
  expect(asked).toEqual([
    ['member_phone', 'VND'],
    ['member_email', 'USD'],
  ])
})

test('a refusal for another reason says nothing, and is asked again later', async () => {
  const { check, asked, refused } = world({ member_phone: '996' })
  await check(form, settingsFor('VND'), signal)
  await check(form, settingsFor('VND'), signal)
  expect(asked).toHaveLength(2)
  expect(refused).toEqual([])
})
