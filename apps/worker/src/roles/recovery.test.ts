import { openBus, type Bus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import { startRelay } from '@oriel/bus/relay'
import { wordFilter } from '@oriel/bus/subjects'
import { createLog } from '@oriel/core/log'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { issueCaptcha } from '@oriel/domain/captcha'
import { askForCode } from '@oriel/domain/recovery'
import { findSite } from '@oriel/domain/site'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSendCode } from './recovery.ts'

const WAIT_MS = 15_000
const lines: string[] = []
const destination = { write: (line: string) => void lines.push(line) }
const log = createLog({ service: 'worker', level: 'info', destination })
const ends: string[] = []

let database: TestDatabase
let nats: TestNats
let bus: Bus
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  ;[database, nats] = await Promise.all([toldDatabase(), testNats()])
  bus = await openBus({ urls: [nats.url], name: 'worker' })
  const relay = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
  const sendCode = createSendCode({ database, keys: testKeys }, () => new Date())
  const consumer = startConsumer({
    bus,
    name: 'recovery',
    filter: wordFilter('recovery'),
    replicas: 1,
    log,
    handle: async (event) => void ends.push(await sendCode(event)),
  })
  stops.push(
    () => relay.stop(),
    () => consumer.stop(),
    () => bus.close(),
    () => nats.stop(),
    () => database.drop(),
  )
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function ask(account: string, ip: string): Promise<void> {
  const now = new Date()
  const place = { country: null, closedCountries: [], device: 'Test', deviceSecret: null }
  const from = { siteId: ORIEL, ip, ...place }
  const asked = { siteId: ORIEL, type: 'client', ip, kind: 'work' } as const
  const { token } = expectDone(await issueCaptcha(database, testKeys, asked, now, () => 7))
  const site = await findSite(database.rows, ORIEL)
  if (!site) throw new Error('the story tells of this site')
  const wanted = { site, account, channel: 'mail', captcha: { token, answer: '7' } } as const
  expectDone(await askForCode({ database, keys: testKeys }, wanted, from, now))
}

test('sends a code to a known account, none to an unknown one, and logs neither name', async () => {
  await ask('sophia', '198.51.100.7')
  await ask('nobody1', '198.51.101.7')
  await until('both requests to be answered', async () => ends.length === 2, WAIT_MS)
  expect(ends.toSorted()).toEqual(['nobody', 'sent'])
  const sent = database.rows.selectFrom('messages').select(['channel', 'template'])
  expect(await sent.execute()).toEqual([{ channel: 'mail', template: 'reset_code' }])
  expect(lines.join('\n')).not.toMatch(/sophia|nobody1/)
})
