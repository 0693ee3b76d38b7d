import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBus, type Bus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import { listDead, replayDead } from '@oriel/bus/dead-letter'
import { startRelay } from '@oriel/bus/relay'
import { EVENT_STREAM, wordFilter } from '@oriel/bus/subjects'
import { createLog } from '@oriel/core/log'
import { startApp, type App } from '@oriel/dev-world/app'
import { patient } from '@oriel/core/testing/patience'
import { ORIEL } from '@oriel/dev-world/cast'
import { freePort, until } from '@oriel/dev-world/engine/process'
import { sandboxSettings } from '@oriel/dev-world/sandbox'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { queueMessage, type MessageDraft } from '@oriel/domain/message'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeliver, createSend } from './message.ts'

const WAIT_MS = 15_000
const CODE = '730416'
const folder = mkdtempSync(path.join(tmpdir(), 'oriel-message-'))
const lines: string[] = []
const destination = { write: (line: string) => void lines.push(line) }
const log = createLog({ service: 'worker', level: 'info', destination })

let database: TestDatabase
let nats: TestNats
let bus: Bus
/** Who may look into streams. */
let tester: Bus
let port: number
let sandbox: App | null = null
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  ;[database, nats, port] = await Promise.all([testDatabase(), testNats(), freePort()])
  const site = { id: ORIEL, code: 'oriel', name: 'Oriel' }
  await database.rows.insertInto('sites').values(site).execute()
  bus = await openBus({ urls: [nats.url], name: 'worker' })
  tester = await openBus({ urls: [nats.urlOf('tester')], name: 'tester' })
  const relay = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
  const { SMS_URL: sms = '', MAIL_URL: mail = '' } = sandboxSettings(port, 3000).forApps
  const deliver = createDeliver({
    database,
    keys: testKeys,
    send: createSend({ sms, mail }, 2_000),
    now: () => new Date(),
  })
  const consumer = startConsumer({
    bus,
    name: 'message',
    filter: wordFilter('message'),
    replicas: 1,
    log,
    // Long enough in all for the sandbox to start meanwhile, on a slow machine too.
    backoffMs: [50, 100, 500, patient(1_500), patient(5_000)],
    handle: async (event) => void (await deliver(event)),
  })
  stops.push(
    () => relay.stop(),
    () => consumer.stop(),
    () => bus.close(),
    () => tester.close(),
    () => nats.stop(),
    () => database.drop(),
  )
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await sandbox?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function openSandbox(): Promise<void> {
  const env = { ...sandboxSettings(port, 3000).forSandbox, SANDBOX_FAULTS: 'on' }
  sandbox ??= await startApp({ name: 'sandbox', port, mode: 'built', env, folder })
}
const setFaults = (faults: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
async function inbox(to: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/messages?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { messages: Record<string, unknown>[] }).messages
}
const queue = (to: string, channel: 'sms' | 'mail' = 'sms') => {
  const draft: MessageDraft = {
    siteId: ORIEL,
    memberId: null,
    channel,
    to,
    locale: 'ja_JP',
    template: 'registration_code',
    values: { code: CODE, minutes: 10 },
  }
  return database.transaction((work) => queueMessage(work, testKeys, draft))
}
const find = (id: string) =>
  database.rows
    .selectFrom('messages')
    .select(['state', 'failure', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const ends = (id: string, state: string) =>
  until(`${id} to be ${state}`, async () => (await find(id)).state === state, WAIT_MS)

describe('from a transaction to a phone', () => {
  test('delivers once to a provider that was down and came back', async () => {
    const id = await queue('+8150')
    await until('a failed try', async () => (await find(id)).failure === 'unreachable', WAIT_MS)
    await openSandbox()
    await ends(id, 'sent')
    expect(await inbox('+8150')).toMatchObject([{ id, code: CODE, locale: 'ja_JP' }])
  })

  test('mail arrives with its subject', async () => {
    const id = await queue('mei@people.example', 'mail')
    await ends(id, 'sent')
    const [mail] = await inbox('mei@people.example')
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Oriel 会員登録の認証コード' })
  })

  test('sends again after a timeout, and the provider delivers once', async () => {
    await setFaults({ sms: 'slow' })
    const id = await queue('+8151')
    await until('a failed try', async () => (await find(id)).failure === 'unreachable', WAIT_MS)
    await setFaults({ sms: 'ok' })
    await ends(id, 'sent')
    expect((await find(id)).attempts).toBeGreaterThan(1)
    expect(await inbox('+8151')).toHaveLength(1)
  })

  test('does not retry a refused number', async () => {
    await setFaults({ sms: 'refuse' })
    const id = await queue('+8152')
    await ends(id, 'failed')
    expect(await find(id)).toEqual({ state: 'failed', failure: 'refused', attempts: 1 })
    await setFaults({ sms: 'ok' })
  })

  test('is a dead letter after the last attempt, and can be replayed', async () => {
    await setFaults({ sms: 'no-balance' })
    const id = await queue('+8153')
    await ends(id, 'failed')
    expect(await find(id)).toEqual({ state: 'failed', failure: 'no_balance', attempts: 6 })
    const dead = async () => (await listDead(tester, 5)).find(({ body }) => body.includes(id))
    await until('the dead letter', async () => (await dead()) !== undefined, WAIT_MS)
    await setFaults({ sms: 'ok' })
    const letter = await dead()
    expect(letter?.consumer).toBe('message')
    if (letter) await replayDead(tester, letter)
    await ends(id, 'sent')
    expect(await inbox('+8153')).toHaveLength(1)
  })

  test('neither code nor number is on the bus, in the outbox or in a log', async () => {
    const stream = await bus.manager.streams.info(EVENT_STREAM)
    const bodies: string[] = []
    for (let seq = stream.state.first_seq; seq <= stream.state.last_seq; seq += 1) {
      const message = await tester.manager.streams.getMessage(EVENT_STREAM, { seq })
      if (message) bodies.push(new TextDecoder().decode(message.data))
    }
    const facts = await database.rows.selectFrom('outbox').select('data').execute()
    const dead = (await listDead(tester, 10)).flatMap(({ body, error }) => [body, error])
    const all = [...bodies, ...dead, ...lines, JSON.stringify(facts)].join('\n')
    expect(bodies.filter((body) => body.includes('message.queued'))).not.toHaveLength(0)
    expect(lines.join('')).toContain('could not be handed over')
    expect(all).not.toMatch(/730416|\+815\d|people\.example/)
  })
})

describe('handing over', () => {
  const letter = { to: '+81', locale: 'en_US', subject: null, text: 'x' } as const
  const message = { id: 'an id', channel: 'sms', ...letter } as unknown as Parameters<
    ReturnType<typeof createSend>
  >[0]

  test('does not follow a redirect, and sends the id as idempotency key', async () => {
    const asked: [string | undefined, unknown][] = []
    const server = http.createServer((request, response) => {
      asked.push([request.url, request.headers['idempotency-key']])
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/take`
    expect(await createSend({ sms: url, mail: '' })(message)).toBe('unreachable')
    expect(asked).toEqual([['/take', 'an id']])
    server.close()
  })

  test('without an address of a provider nothing is sent', async () => {
    expect(await createSend({ sms: '', mail: '' })(message)).toBe('unreachable')
  })
})
