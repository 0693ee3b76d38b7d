import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Screened } from '@oriel/domain/withdrawal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScreening } from './screening.ts'

const PERSON: Screened = {
  siteId: ORIEL,
  memberId: '0190f6ab-0000-7000-8000-000000000001' as Screened['memberId'],
  name: 'Anna Way',
  birthday: '1990-01-01',
}

let database: TestDatabase
beforeAll(async () => {
  database = await toldDatabase()
})
afterAll(() => database.drop())

type Reply = () => Promise<Response>
const ask = (reply: Reply, url = 'http://127.0.0.1:1/screening') => {
  const sent: [string, unknown][] = []
  const fetch: typeof globalThis.fetch = async (to, init) => {
    if (typeof to !== 'string' || typeof init?.body !== 'string') throw new Error('sent as text')
    sent.push([to, JSON.parse(init.body)])
    return reply()
  }
  const options = { rows: database.rows, url, now: () => new Date(), limits: { statusMs: 200 } }
  const screening = createScreening({ ...options, fetch })
  return { sent, said: screening.check(PERSON) }
}
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })

describe('a service', () => {
  test('is told the name and the birthday, and nothing else', async () => {
    const { sent, said } = ask(json({ result: 'clear' }))
    expect(await said).toEqual({ kind: 'done', value: 'clear' })
    expect(sent).toEqual([
      ['http://127.0.0.1:1/screening/check', { name: 'Anna Way', birthday: '1990-01-01' }],
    ])
  })

  test.each<[string, Reply, object]>([
    ['a hit', json({ result: 'hit' }), { kind: 'done', value: 'hit' }],
    ['another word', json({ result: 'maybe' }), { kind: 'unknown', cause: 'bad_answer' }],
    ['no status 200', json({ result: 'clear' }, 500), { kind: 'unknown', cause: 'bad_answer' }],
    ['no JSON', async () => new Response('clear'), { kind: 'unknown', cause: 'bad_answer' }],
    [
      'nobody there',
      () => Promise.reject(new Error('refused')),
      { kind: 'unknown', cause: 'unreachable' },
    ],
    ['no answer', () => new Promise(() => {}), { kind: 'unknown', cause: 'timeout' }],
  ])('%s', async (_name, reply, expected) => {
    expect(await ask(reply).said).toEqual(expected)
  })
})

test('without a service play money goes on, and real money waits', async () => {
  const never = () => Promise.reject(new Error('not asked'))
  expect(await ask(never, '').said).toEqual({ kind: 'done', value: 'clear' })
  const realMoney = { licence: 'x', countries: ['CW'] }
  await database.rows
    .updateTable('sites')
    .set({ flags: JSON.stringify({ realMoney }) })
    .where('id', '=', ORIEL)
    .execute()
  expect(await ask(never, '').said).toEqual({ kind: 'unknown', cause: 'unreachable' })
})
