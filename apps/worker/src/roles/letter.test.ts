import { openBus, type Bus } from '@oriel/bus/bus'
import { startRelay } from '@oriel/bus/relay'
import { newId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { writeToOne } from '@oriel/domain/letter'
import { findMember, writePersonal } from '@oriel/domain/member'
import { setNotice } from '@oriel/domain/notice'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRole, type Ground } from '../role.ts'
import { createSendMail, letterRole } from './letter.ts'

const WAIT_MS = 15_000
const lines: string[] = []
const destination = { write: (line: string) => void lines.push(line) }
const log = createLog({ service: 'worker', level: 'info', destination })
const metrics = new Registry()

let database: TestDatabase
let nats: TestNats
let bus: Bus
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  ;[database, nats] = await Promise.all([toldDatabase(), testNats()])
  bus = await openBus({ urls: [nats.url], name: 'worker' })
  const relay = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
  const keys = testKeys
  const ground = { database, keys, replicas: 1, log, metrics } as unknown as Ground
  const role = startRole(letterRole, ground, Promise.resolve(bus))
  stops.push(
    () => relay.stop(),
    () => role.stop(),
    () => bus.close(),
    () => nats.stop(),
    () => database.drop(),
  )
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const mails = () =>
  database.rows
    .selectFrom('messages')
    .select(['member_id', 'channel'])
    .where('template', '=', 'letter_arrived')
    .execute()
const ends = async () => {
  const { values } = await metrics.getSingleMetric('oriel_letter_mails_total')!.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels['end'], value]))
}
async function write(account: string, email: string): Promise<string> {
  const member = await findMember(database.rows, ORIEL, account)
  if (!member) throw new Error(`${account} is in every story`)
  await database.transaction((work) => writePersonal(work, testKeys, member.id, { email }))
  const who = { siteId: ORIEL, memberId: member.id, ip: null }
  const wish = { kind: 'service', channel: 'mail', wanted: true } as const
  expectDone(await setNotice(database, testKeys, who, wish, new Date()))
  const texts = { en_US: { title: 'A quiet title', html: '<p>x</p>' } }
  const id = newId<'letter'>()
  const letter = { id, siteId: ORIEL, memberId: member.id, kind: 'service', texts } as const
  const sender = { by: 'rosa.lind', isByStaff: true, proposalId: null }
  expectDone(await database.transaction((work) => writeToOne(work, letter, sender)))
  return member.id
}

test('brings a letter to the mailbox of who wants it, once, and logs nothing of it', async () => {
  const memberId = await write('sophia', 'sophia@people.example')
  await until('the mail', async () => (await mails()).length > 0, WAIT_MS)
  const fact = await database.rows
    .selectFrom('outbox')
    .select(['id', 'data'])
    .where('name', '=', 'letter.mail')
    .executeTakeFirstOrThrow()
  const again = { ...fact, name: 'letter.mail', siteId: ORIEL, at: new Date(), trace: null }
  const send = createSendMail({ database, keys: testKeys })
  expect(await send(again as unknown as Parameters<typeof send>[0])).toBe('known')
  expect(await mails()).toEqual([{ member_id: memberId, channel: 'mail' }])
  await until('the count', async () => (await ends())['queued'] === 1, WAIT_MS)
  expect(lines.join('\n')).not.toMatch(/sophia|people\.example|quiet title/)
})
