import { idTimeMs, newId, siteId, type Id } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { writePersonal, type Member } from '@oriel/domain/member'
import { deliverMessage, type Outgoing } from '@oriel/domain/message'
import { setNotice } from '@oriel/domain/notice'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeMember, makeSite } from '../examples.ts'
import {
  destroyLetters,
  publishTemplate,
  readLetterMail,
  sendLetter,
  sendLetterMail,
  writeToAudience,
  writeToOne,
  type LetterId,
  type LetterKind,
  type LetterMail,
} from './letter.ts'

const ONE = siteId(1)
const SENDER = { by: 'rosa.lind', isByStaff: true, proposalId: null }
const MAIL = 'sophia@people.example'
let database: TestDatabase
let owner: ReturnType<typeof createConnection>
let sophia: Member
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database, { name: 'Oriel' })
  owner = createConnection({ url: database.ownerUrl, name: 'owner' })
  await owner.connect()
})
beforeEach(async () => {
  await owner.query('TRUNCATE outbox, messages, letters, letter_texts, letter_members')
  sophia = await makeMember(database, { language: 'vi_VN' })
  await database.transaction((work) => writePersonal(work, testKeys, sophia.id, { email: MAIL }))
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const choose = async (kind: 'service' | 'offer', channel: 'mail' | 'letter', wanted: boolean) => {
  const who = { siteId: ONE, memberId: sophia.id, ip: null }
  expectDone(await setNotice(database, testKeys, who, { kind, channel, wanted }, new Date()))
}
async function write(kind: LetterKind = 'service', to = sophia): Promise<LetterId> {
  const id = newId<'letter'>()
  const texts = {
    en_US: { title: 'Your answer', html: '<p>secret words</p>' },
    vi_VN: { title: 'Câu trả lời', html: '<p>lời bí mật</p>' },
  }
  const letter = { id, siteId: ONE, memberId: to.id, kind, texts }
  expectDone(await database.transaction((work) => writeToOne(work, letter, SENDER)))
  return id
}
/** What the outbox tells the worker. */
async function facts(): Promise<LetterMail[]> {
  const { rows } = await owner.query(`SELECT data FROM outbox WHERE name = 'letter.mail'`)
  return rows.map(({ data }) => readLetterMail(data))
}
async function theFact(): Promise<LetterMail> {
  const [fact, ...others] = await facts()
  if (!fact || others.length > 0)
    throw new Error(`one fact was to be told, not ${others.length + 1}`)
  return fact
}
const send = (fact: LetterMail) => sendLetterMail({ database, keys: testKeys }, fact)
const messages = async () => {
  const { rows } = await owner.query(
    'SELECT id, member_id, channel, template FROM messages ORDER BY id',
  )
  return rows as { id: Id<'message'>; member_id: string; channel: string; template: string }[]
}
const queued = async () => {
  const { rows } = await owner.query(`SELECT data FROM outbox WHERE name = 'message.queued'`)
  return rows.length
}

describe('a letter to one member', () => {
  test('tells no fact of a mail to who has not asked for any', async () => {
    await write('service')
    await write('offer')
    expect(await facts()).toEqual([])
  })

  test('tells it for the kind that is wanted, in the transaction of the letter', async () => {
    await choose('offer', 'mail', true)
    await write('service')
    const letterId = await write('offer')
    const told = { siteId: ONE, memberId: sophia.id, letterId, kind: 'offer' }
    expect(await facts()).toEqual([told])
    const undone = database.transaction(async (work) => {
      const texts = { en_US: { title: 'x', html: '<p>x</p>' } }
      const letter = { id: newId<'letter'>(), siteId: ONE, memberId: sophia.id, texts }
      await writeToOne(work, { ...letter, kind: 'offer' }, SENDER)
      throw new Error('the rest failed')
    })
    await expect(undone).rejects.toThrow('the rest failed')
    expect(await facts()).toEqual([told])
  })

  test('of the house is told as one that people wrote', async () => {
    await choose('service', 'mail', true)
    const texts = { en_US: { title: 'Hi {{account}}', html: '<p>x</p>' } }
    const version = { siteId: ONE, name: 'welcome', kind: 'service', texts } as const
    const by = { by: 'story', proposalId: null }
    await database.transaction(async (work) => {
      expectDone(await publishTemplate(work, version, by))
      const letter = { siteId: ONE, memberId: sophia.id, template: 'welcome' } as const
      expectDone(await sendLetter(work, { ...letter, values: { account: 'sophia' } }))
    })
    expect(await send(await theFact())).toBe('queued')
  })
})

test('a letter to an audience is not mailed', async () => {
  await choose('service', 'mail', true)
  const nobody = { currency: null, language: null, grade: null }
  const audience = { ...nobody, registeredFrom: null, registeredUntil: null }
  const texts = { en_US: { title: 'To all', html: '<p>x</p>' } }
  const letter = { id: newId<'letter'>(), siteId: ONE, kind: 'service', texts, audience } as const
  expectDone(await database.transaction((work) => writeToAudience(work, letter, SENDER)))
  expect(await facts()).toEqual([])
})

describe('the mail', () => {
  test('is one, though the fact is told twice and at once', async () => {
    await choose('service', 'mail', true)
    await write()
    const fact = await theFact()
    const ends = await Promise.all([send(fact), send(fact), send(fact)])
    expect(ends.toSorted()).toEqual(['known', 'known', 'queued'])
    expect(await send(fact)).toBe('known')
    expect(await messages()).toMatchObject([
      { member_id: sophia.id, channel: 'mail', template: 'letter_arrived' },
    ])
    expect(await queued()).toBe(1)
  })

  test('names site and title in the language of the member, and nothing of the letter', async () => {
    await choose('service', 'mail', true)
    await write()
    await send(await theFact())
    const taken: Outgoing[] = []
    const postman = {
      database,
      keys: testKeys,
      now: () => new Date(),
      send: async (one: Outgoing) => (taken.push(one), 'sent' as const),
    }
    for (const { id } of await messages()) await deliverMessage(postman, id)
    expect(taken).toMatchObject([
      { to: MAIL, locale: 'vi_VN', subject: 'Bạn có thư mới tại Oriel' },
    ])
    expect(taken[0]?.text).toContain('Oriel: bạn có thư mới: “Câu trả lời”')
    expect(taken[0]?.text).not.toMatch(/secret|bí mật/)
  })

  test('of two letters are two, each with the time of its letter in its id', async () => {
    await choose('service', 'mail', true)
    const [first, second] = [await write(), await write()]
    const told = await facts()
    for (const letterId of [second, first]) {
      const fact = told.find((one) => one.letterId === letterId)
      if (fact) await send(fact)
    }
    const { rows } = await owner.query('SELECT sent_at FROM letter_members ORDER BY sent_at')
    const times = rows.map(({ sent_at }: { sent_at: Date }) => sent_at.getTime())
    const ids = (await messages()).map(({ id }) => id)
    expect(ids.map(idTimeMs)).toEqual(times)
    expect(new Set(ids).size).toBe(2)
  })

  test('is not sent when it was turned off meanwhile', async () => {
    await choose('service', 'mail', true)
    await write()
    await choose('service', 'mail', false)
    expect(await send(await theFact())).toBe('unwanted')
    expect(await messages()).toEqual([])
  })

  test('about an offer is not sent to who wants no offers any more', async () => {
    await choose('offer', 'mail', true)
    await write('offer')
    await choose('offer', 'letter', false)
    expect(await send(await theFact())).toBe('unwanted')
    expect(await messages()).toEqual([])
  })

  test.each(['frozen', 'disabled'])('about an offer is not sent to a %s member', async (state) => {
    await choose('offer', 'mail', true)
    await choose('service', 'mail', true)
    const letters = { offer: await write('offer'), service: await write('service') }
    await owner.query('UPDATE members SET state = $2 WHERE id = $1', [sophia.id, state])
    const ends: Record<string, string> = {}
    for (const fact of await facts()) ends[fact.letterId] = await send(fact)
    // What concerns the account is told all the same.
    expect(ends).toEqual({ [letters.offer]: 'unwanted', [letters.service]: 'queued' })
  })

  test('is not sent to a member without a mail address', async () => {
    const nameless = await makeMember(database)
    const who = { siteId: ONE, memberId: nameless.id, ip: null }
    const wish = { kind: 'service', channel: 'mail', wanted: true } as const
    expectDone(await setNotice(database, testKeys, who, wish, new Date()))
    await write('service', nameless)
    expect(await send(await theFact())).toBe('no_address')
    expect(await messages()).toEqual([])
  })

  test('is not sent for a letter that is deleted, of yesterday, or of another', async () => {
    await choose('service', 'mail', true)
    const id = await write()
    const fact = await theFact()
    const stranger = await makeMember(database)
    expect(await send({ ...fact, memberId: stranger.id })).toBe('gone')
    await owner.query(`UPDATE letter_members SET sent_at = sent_at - interval '25 hours'`)
    expect(await send(fact)).toBe('gone')
    await owner.query(`UPDATE letter_members SET sent_at = sent_at + interval '25 hours'`)
    await destroyLetters(database, { siteId: ONE, memberId: sophia.id }, [id])
    expect(await send(fact)).toBe('gone')
    expect(await messages()).toEqual([])
  })
})
