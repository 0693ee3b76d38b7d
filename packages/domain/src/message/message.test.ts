import { siteId, type Id } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { createKeys } from '@oriel/keys/keys'
import { newRing, readRing } from '@oriel/keys/ring'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, makeMember, makeSite, MINUTE_MS } from '../examples.ts'
import {
  deliverMessage,
  hasNoBalance,
  MESSAGE_BACKOFF_MS,
  queueMessage,
  shredMessages,
  type MessageDraft,
  type Outgoing,
  type SendResult,
} from './message.ts'

const CODE = '048213'
const NUMBER = '+84901234567'

let database: TestDatabase
/** The database's own clock made the message, so tests go on from there. */
let start: Date
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database, { name: 'Oriel' })
  start = new Date()
})
afterEach(async () => {
  await database.drop()
})

const draft: MessageDraft = {
  siteId: siteId(1),
  memberId: null,
  channel: 'sms',
  to: NUMBER,
  locale: 'vi_VN',
  template: 'registration_code',
  values: { code: CODE, minutes: 10 },
}
const queue = (changes: Partial<MessageDraft> = {}) =>
  database.transaction((work) =>
    queueMessage(work, testKeys, { ...draft, ...changes } as MessageDraft),
  )
const after = (ms: number) => new Date(start.getTime() + ms)

/** Answers as told, one answer per try, and keeps what it was handed. */
function provider(...answers: SendResult[]) {
  const taken: Outgoing[] = []
  const send = async (message: Outgoing) => {
    taken.push(message)
    return answers[taken.length - 1] ?? answers.at(-1) ?? 'sent'
  }
  return { taken, send }
}
const deliver = (
  id: Id<'message'>,
  { send }: ReturnType<typeof provider>,
  now = after(1_000),
  keys = testKeys,
) => deliverMessage({ database, keys, send, now: () => now }, id)
const row = (id: string) =>
  database.rows.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const facts = () =>
  database.rows.selectFrom('outbox').selectAll().where('name', '=', 'message.queued').execute()

describe('queueing', () => {
  test('the row is encrypted, and the event carries only the id of the message', async () => {
    const member = await makeMember(database)
    const id = await queue({ memberId: member.id })
    const { sealed, ...rest } = await row(id)
    expect(rest).toMatchObject({ site_id: 1, member_id: member.id, channel: 'sms' })
    expect(rest).toMatchObject({ state: 'queued', attempts: 0, failure: null, tried_at: null })
    expect(sealed?.includes(CODE)).toBe(false)
    expect(await facts()).toMatchObject([{ name: 'message.queued', site_id: 1, data: { id } }])
    // Neither number nor code is readable anywhere in the tables.
    const { rows } = await sql<{ all: string }>`
      SELECT (SELECT json_agg(m) FROM messages m)::text || (SELECT json_agg(o) FROM outbox o)::text
        AS all`.execute(database.rows)
    expect(rows[0]?.all).toContain(id)
    expect(rows[0]?.all).not.toMatch(new RegExp(`${CODE}|${NUMBER.slice(1)}`))
  })

  test('sends nothing when its transaction is rolled back', async () => {
    const broken = database.transaction(async (work) => {
      await queueMessage(work, testKeys, draft)
      throw new Error('changed our mind')
    })
    await expect(broken).rejects.toThrow('changed our mind')
    expect(await database.rows.selectFrom('messages').selectAll().execute()).toEqual([])
    expect(await facts()).toEqual([])
  })

  test('refuses a message to a member of another site', async () => {
    await makeSite(database, { id: siteId(2) })
    const member = await makeMember(database)
    await expect(queue({ siteId: siteId(2), memberId: member.id })).rejects.toThrow('foreign key')
  })
})

describe('delivering', () => {
  test('hands over the text in the reader’s language, once', async () => {
    const id = await queue()
    const sms = provider('sent')
    expect(await deliver(id, sms)).toBe('sent')
    expect(await deliver(id, sms)).toBe('settled')
    expect(sms.taken).toHaveLength(1)
    expect(sms.taken[0]).toMatchObject({ id, channel: 'sms', to: NUMBER, locale: 'vi_VN' })
    expect(sms.taken[0]?.text).toContain(`Oriel: mã đăng ký của bạn là ${CODE}`)
    const sent = { state: 'sent', attempts: 1, failure: null, tried_at: after(1_000) }
    expect(await row(id)).toMatchObject(sent)
  })

  test('mail has a subject', async () => {
    const mail = provider('sent')
    await deliver(await queue({ channel: 'mail', to: 'a@example.com' }), mail)
    expect(mail.taken[0]?.subject).toBe('Mã đăng ký Oriel của bạn')
  })

  test('a provider that is away is tried again until it is back', async () => {
    const id = await queue()
    const sms = provider('unreachable', 'unreachable', 'sent')
    expect(await deliver(id, sms)).toBe('again')
    expect(await row(id)).toMatchObject({ state: 'queued', failure: 'unreachable' })
    expect(await deliver(id, sms)).toBe('again')
    expect(await deliver(id, sms)).toBe('sent')
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 3, failure: null })
  })

  test('after the last try it has failed, and a replay may still send it', async () => {
    const id = await queue()
    const away = provider('unreachable')
    for (let count = 0; count <= MESSAGE_BACKOFF_MS.length; count += 1) {
      expect(await row(id)).toMatchObject({ state: 'queued' })
      expect(await deliver(id, away)).toBe('again')
    }
    expect(await row(id)).toMatchObject({ state: 'failed', failure: 'unreachable' })
    expect(await deliver(id, provider('sent'))).toBe('sent')
    expect(await row(id)).toMatchObject({ state: 'sent', failure: null })
  })

  test('does not retry what the provider refused for good', async () => {
    const id = await queue()
    expect(await deliver(id, provider('refused'))).toBe('failed')
    expect(await row(id)).toMatchObject({ state: 'failed', failure: 'refused', attempts: 1 })
  })

  test('does not send a code that is too old, but sends a notice of the same age', async () => {
    const [code, notice] = [
      await queue(),
      await queue({ template: 'password_changed', values: { at: start } }),
    ]
    const sms = provider('sent')
    expect(await deliver(code, sms, after(11 * MINUTE_MS))).toBe('failed')
    expect(await row(code)).toMatchObject({ state: 'failed', failure: 'late' })
    expect(await deliver(notice, sms, after(11 * MINUTE_MS))).toBe('sent')
    expect(sms.taken.map(({ id }) => id)).toEqual([notice])
  })

  test('a slow attempt that fails does not undo a delivery by another attempt', async () => {
    const id = await queue()
    const answer = Promise.withResolvers<SendResult>()
    const handed = Promise.withResolvers<void>()
    const slow = deliverMessage(
      {
        database,
        keys: testKeys,
        send: () => (handed.resolve(), answer.promise),
        now: () => after(1_000),
      },
      id,
    )
    await handed.promise
    expect(await deliver(id, provider('sent'))).toBe('sent')
    answer.resolve('unreachable')
    await slow
    expect(await row(id)).toMatchObject({ state: 'sent', failure: null })
  })

  test('a message can be decrypted only in its own row and with its own keys', async () => {
    const [mine, other] = [await queue(), await queue()]
    const { sealed } = await row(other)
    await database.rows.updateTable('messages').set({ sealed }).where('id', '=', mine).execute()
    const sms = provider('sent')
    await expect(deliver(mine, sms)).rejects.toThrow('not on the ring')
    const strangers = createKeys(readRing(newRing()))
    await expect(deliver(other, sms, after(1_000), strangers)).rejects.toThrow('not on the ring')
    expect(sms.taken).toEqual([])
  })
})

describe('a provider that is not paid', () => {
  test('is known from the last answer, for some minutes and for its channel', async () => {
    expect(await hasNoBalance(database.rows, 'sms', start)).toBe(false)
    await deliver(await queue(), provider('no_balance'), after(1_000))
    expect(await hasNoBalance(database.rows, 'sms', after(2_000))).toBe(true)
    expect(await hasNoBalance(database.rows, 'mail', after(2_000))).toBe(false)
    expect(await hasNoBalance(database.rows, 'sms', after(6 * MINUTE_MS))).toBe(false)
    await deliver(await queue(), provider('sent'), after(3_000))
    expect(await hasNoBalance(database.rows, 'sms', after(4_000))).toBe(false)
  })
})

describe('shredding', () => {
  test('removes recipient and text a day after the last attempt', async () => {
    const [sent, failed] = [await queue(), await queue()]
    await deliver(sent, provider('sent'), after(0))
    await deliver(failed, provider('refused'), after(HOUR_MS / 60))
    expect(await shredMessages(database, after(24 * HOUR_MS))).toBe(0)
    expect(await shredMessages(database, after(24 * HOUR_MS + 1))).toBe(1)
    expect(await row(sent)).toMatchObject({ sealed: null, state: 'sent' })
    expect((await row(failed)).sealed).not.toBeNull()
    expect(await shredMessages(database, after(25 * HOUR_MS))).toBe(1)
    expect(await row(failed)).toMatchObject({ sealed: null, failure: 'refused' })
    expect(await shredMessages(database, after(26 * HOUR_MS))).toBe(0)
  })

  test('a message that was never attempted fails, and a replay does not send it', async () => {
    const id = await queue()
    expect(await shredMessages(database, after(25 * HOUR_MS))).toBe(1)
    expect(await row(id)).toMatchObject({ sealed: null, state: 'failed', failure: 'late' })
    const sms = provider('sent')
    expect(await deliver(id, sms)).toBe('settled')
    expect(sms.taken).toEqual([])
  })

  test('a run is bounded', async () => {
    const id = await queue()
    await sql`INSERT INTO messages (id, site_id, channel, template, sealed)
      SELECT gen_random_uuid(), 1, 'sms', 'reset_code', sealed FROM messages, generate_series(1, 1200)
      WHERE id = ${id}`.execute(database.rows)
    expect(await shredMessages(database, after(25 * HOUR_MS))).toBe(1_000)
    expect(await shredMessages(database, after(25 * HOUR_MS))).toBe(201)
  })
})
