import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isAnswerSigned, signRequest } from '@oriel/contract/provider-client'
import { openListening, type Listening, type ListeningStudio } from '../testing/listen-studio.ts'
import { createFaults, type Fault } from './faults.ts'
import { bindFaults } from './hooks.ts'

const TRANSFER = '/operator/v1/transfer'
const faults = createFaults('hooks')
let open: ListeningStudio
let door: Listening
beforeAll(async () => {
  open = await openListening()
  door = await open.listen((app, studio) => bindFaults(app, studio, faults))
})
afterAll(async () => {
  await door.close()
  await open.close()
})

const order = (kind: Fault['kind'], changed: Partial<Fault> = {}) =>
  faults.set([{ path: TRANSFER, kind, percent: 100, times: 1, ms: 0, ...changed }])

async function ask(path: string, input: unknown) {
  const key = open.keys[0]
  const { headers, body, nonce } = signRequest(key, path, JSON.stringify(input), Date.now())
  const answer = await fetch(`${door.base}${path}`, { method: 'POST', headers, body })
  const text = await answer.text()
  const signature = answer.headers.get('x-oriel-signature') ?? ''
  const isSigned = isAnswerSigned(key.secret, nonce, answer.status, signature, text)
  return { status: answer.status, isSigned, body: JSON.parse(text) as Record<string, unknown> }
}

let members = 0
/** A transfer of a new player, not sent yet. */
async function newTransfer() {
  members += 1
  const player = { member_ref: `member-${members}`, currency: 'USD' }
  await ask('/operator/v1/player', player)
  const asked = { ...player, ref: `transfer-${members}`, direction: 'in', amount: '5.0000' }
  const state = async () => {
    const { body } = await ask('/operator/v1/transfer/status', { ref: asked.ref })
    return (body['data'] as { state: string }).state
  }
  return { asked, state }
}

test('latency: the answer comes later, and is right', async () => {
  const { asked } = await newTransfer()
  order('latency', { ms: 300 })
  const begun = performance.now()
  const answer = await ask(TRANSFER, asked)
  expect(performance.now() - begun).toBeGreaterThan(290)
  expect(answer).toMatchObject({ status: 200, isSigned: true, body: { ok: true } })
})

test('http500: nothing is done, and sent again it is', async () => {
  const { asked, state } = await newTransfer()
  order('http500')
  expect(await ask(TRANSFER, asked)).toMatchObject({ status: 500, isSigned: false })
  expect(await state()).toBe('not_found')
  expect((await ask(TRANSFER, asked)).body['ok']).toBe(true)
})

test('lost: no answer, and nothing is done', async () => {
  const { asked, state } = await newTransfer()
  order('lost')
  await expect(ask(TRANSFER, asked)).rejects.toThrow('fetch failed')
  expect(await state()).toBe('not_found')
})

test('cut: no answer, and it is done', async () => {
  const { asked, state } = await newTransfer()
  order('cut')
  await expect(ask(TRANSFER, asked)).rejects.toThrow('fetch failed')
  expect(await state()).toBe('applied')
  const again = await ask(TRANSFER, asked)
  expect(again.body['data']).toMatchObject({ amount: '5.0000', balance: '5.0000' })
})

test('late: it fails and is done afterwards, unless it is cancelled in between', async () => {
  const [one, other] = [await newTransfer(), await newTransfer()]
  order('late', { ms: 1_500, times: 2 })
  expect((await ask(TRANSFER, one.asked)).status).toBe(500)
  expect((await ask(TRANSFER, other.asked)).status).toBe(500)
  expect(await one.state()).toBe('not_found')
  await ask('/operator/v1/transfer/cancel', { ref: other.asked.ref })
  await vi.waitFor(async () => expect(await one.state()).toBe('applied'), {
    timeout: patient(10_000),
  })
  expect(await other.state()).toBe('cancelled')
  expect(faults.list()[0]).toMatchObject({ seen: 2, met: 2 })
})

test('wrong-signature: it is done, and the answer proves nothing', async () => {
  const { asked, state } = await newTransfer()
  order('wrong-signature')
  expect(await ask(TRANSFER, asked)).toMatchObject({ status: 200, isSigned: false })
  expect(await state()).toBe('applied')
})

test('other-answer: the same transfer has two answers, both rightly signed', async () => {
  const { asked } = await newTransfer()
  order('other-answer')
  const [wrong, right] = [await ask(TRANSFER, asked), await ask(TRANSFER, asked)]
  expect([wrong.isSigned, right.isSigned]).toEqual([true, true])
  expect(wrong.body['data']).toMatchObject({ amount: '5.0001', balance: '5.0001' })
  expect(right.body['data']).toMatchObject({ amount: '5.0000', balance: '5.0000' })
})

test('faults of games: a page is cut off as well', async () => {
  faults.set([{ path: '/player/enter', kind: 'lost', percent: 100, times: 1, ms: 0 }])
  const enter = () =>
    fetch(`${door.base}/player/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"code":"none"}',
    })
  await expect(enter()).rejects.toThrow('fetch failed')
  expect((await enter()).status).toBe(410)
})
