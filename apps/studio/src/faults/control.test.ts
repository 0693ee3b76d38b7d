import Fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { createDoor } from '../door.ts'
import { useStudio } from '../testing/open-studio.ts'
import { bindControl } from './control.ts'
import { createFaults } from './faults.ts'

const house = useStudio()
const faults = createFaults('a seed')
const app = Fastify()
app.removeAllContentTypeParsers()
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
  parsed(null, body),
)
bindControl(app, faults)
beforeEach(() => faults.set([]))

const cut = { path: '/operator/v1/transfer', kind: 'cut' }
const order = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/control/faults', payload, headers })
const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/control',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const FORM = { ...cut, percent: '30', times: '', ms: '1000', add: '' }

test('a studio that was not told to has no such page', async () => {
  const answer = await house.door.inject('/control')
  expect(answer.statusCode).toBe(404)
  const bare = createDoor(house.studio)
  expect((await bare.inject({ url: '/control/faults' })).statusCode).toBe(404)
  await bare.close()
})

test('programs order faults, and read what became of them', async () => {
  const answer = await order({ faults: [{ ...cut, percent: 30, times: 4 }] })
  const told = { ...cut, percent: 30, times: 4, ms: 1_000, seen: 0, met: 0 }
  expect(answer.json()).toEqual({ seed: 'a seed', faults: [told] })
  for (let calls = 0; calls < 100; calls += 1) faults.meet(cut.path)
  const read = (await app.inject('/control/faults')).json<{ faults: { met: number }[] }>()
  expect(read.faults[0]?.met).toBe(4)
})

test.each([
  [{ faults: [{ ...cut, kind: 'twice' }] }],
  [{ faults: [{ ...cut, path: '/control' }] }],
  [{ faults: [{ ...cut, path: 'operator' }] }],
  [{ faults: [{ ...cut, percent: 101 }] }],
  [{ faults: [{ ...cut, times: 0 }] }],
  [{ faults: [{ ...cut, ms: 25_001 }] }],
  [{ faults: [{ ...cut, more: 1 }] }],
  [{}],
])('%j is no order', async (payload) => {
  expect((await order(payload)).statusCode).toBe(400)
  expect(faults.list()).toEqual([])
})

test('people order by a form, see the counts, take one back, and clear all', async () => {
  const answer = await submit(FORM)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/control'])
  await submit({ ...FORM, kind: 'late', times: '3' })
  faults.meet(cut.path)
  const page = await app.inject('/control')
  expect(page.body).toContain('<code>a seed</code>')
  expect(page.body.match(/<code>\/operator\/v1\/transfer<\/code>/g)).toHaveLength(2)
  expect(page.body).toContain('of 1')
  await submit({ remove: '0' })
  expect(faults.list()).toMatchObject([{ kind: 'late', times: 3, percent: 30, seen: 1 }])
  await submit({ clear: '' })
  expect(faults.list()).toEqual([])
  expect((await app.inject('/control')).body).toContain('Nothing is ordered')
})

test('a form that says something else is shown again with what is wrong, as text', async () => {
  const answer = await submit({ ...FORM, path: '<script>alert(1)</script>' })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('role="alert"')
  expect(answer.body).not.toContain('<script>')
  const twice = await submit({ ...FORM, kind: 'twice' })
  expect(twice.body).toContain('this kind does not happen there')
  expect(faults.list()).toEqual([])
})

test('a page of another site cannot order anything', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  expect((await submit(FORM, elsewhere)).statusCode).toBe(403)
  expect((await order({ faults: [cut] }, elsewhere)).statusCode).toBe(403)
  expect(faults.list()).toEqual([])
  const { headers } = await app.inject('/control')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
