import { newId, siteId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import { setNotice } from '@oriel/domain/notice'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeMember, makeSite } from '../examples.ts'
import {
  countLetters,
  destroyLetters,
  listLetters,
  listSent,
  listSentTo,
  mayOffer,
  pruneLetters,
  publishTemplate,
  readLetter,
  readLetterFigures,
  sendLetter,
  writeToAudience,
  writeToOne,
  type Audience,
  type LetterId,
  type LetterKind,
} from './letter.ts'

const ONE = siteId(1)
const TWO = siteId(2)
let database: TestDatabase
let owner: ReturnType<typeof createConnection>
let sophia: Member
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  await makeSite(database, { id: TWO, code: 'second' })
  owner = createConnection({ url: database.ownerUrl, name: 'owner' })
  await owner.connect()
})
beforeEach(async () => {
  await owner.query(
    'TRUNCATE letters, letter_texts, letter_members, letter_reads, letter_templates, notice_choices',
  )
  sophia = await makeMember(database)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const SENDER = { by: 'rosa.lind', isByStaff: true, proposalId: null }
const EVERYBODY: Audience = {
  currency: null,
  language: null,
  grade: null,
  registeredFrom: null,
  registeredUntil: null,
}
const texts = (title: string) => ({
  en_US: { title, html: `<p>${title}</p>` },
  vi_VN: { title: `${title} vi`, html: '<p>vi</p>' },
})
async function spread(
  title: string,
  audience: Partial<Audience> = {},
  { kind = 'service', site = ONE }: { kind?: LetterKind; site?: typeof ONE } = {},
): Promise<LetterId> {
  const id = newId<'letter'>()
  const letter = { id, siteId: site, kind, texts: texts(title) }
  expectDone(
    await database.transaction((work) =>
      writeToAudience(work, { ...letter, audience: { ...EVERYBODY, ...audience } }, SENDER),
    ),
  )
  return id
}
async function write(to: Member, title: string, kind: LetterKind = 'service'): Promise<LetterId> {
  const id = newId<'letter'>()
  const letter = { id, siteId: to.siteId, memberId: to.id, kind, texts: texts(title) }
  expectDone(await database.transaction((work) => writeToOne(work, letter, SENDER)))
  return id
}
const readerOf = ({ id, siteId: site }: Member) => ({ memberId: id, siteId: site })
const list = (member: Member, changes: object = {}) =>
  listLetters(database.rows, readerOf(member), {
    locale: 'en_US',
    page: 1,
    count: 50,
    order: 'desc',
    ...changes,
  })
const titles = async (member: Member) => (await list(member)).list.map(({ title }) => title)
const unread = async (member: Member) =>
  (await countLetters(database.rows, readerOf(member))).unread
const read = (member: Member, id: LetterId) => readLetter(database, readerOf(member), id)
const destroy = (member: Member, ids: LetterId[]) => destroyLetters(database, readerOf(member), ids)
const facts = async () => {
  const { rows } = await owner.query(`SELECT name, data FROM outbox WHERE name LIKE 'letter.%'`)
  await owner.query('TRUNCATE outbox')
  return rows as { name: string; data: { what?: string } }[]
}
const rowsOf = async (table: string): Promise<number> =>
  Number((await owner.query(`SELECT count(*) FROM ${table}`)).rows[0].count)

describe('[S1.019] a member has', () => {
  test('letters that name them and those of their audience, the newest first', async () => {
    const meilin = await makeMember(database)
    await write(sophia, 'first')
    await spread('second')
    await write(meilin, 'hers')
    await write(sophia, 'third')
    expect(await titles(sophia)).toEqual(['third', 'second', 'first'])
    expect(await titles(meilin)).toEqual(['hers', 'second'])
    expect(await list(sophia, { page: 2, count: 2 })).toMatchObject({
      total: 3,
      unread: 3,
      list: [{ title: 'first', html: '<p>first</p>', isRead: false }],
    })
    expect(await list(sophia, { page: 3, count: 2 })).toMatchObject({ total: 3, list: [] })
  })

  test('a letter in their language, in English where it has none', async () => {
    await spread('hello')
    expect((await list(sophia, { locale: 'vi_VN' })).list).toMatchObject([{ title: 'hello vi' }])
    expect((await list(sophia, { locale: 'th_TH' })).list).toMatchObject([{ title: 'hello' }])
  })

  test.each([
    ['another currency', { currency: 'VND' }, false],
    ['their currency', { currency: 'USD' }, true],
    ['another language', { language: 'vi_VN' }, false],
    ['grade 0', { grade: 0 }, true],
    ['who registered later', { registeredFrom: new Date(Date.now() + 60_000) }, false],
    ['who registered before', { registeredUntil: new Date(Date.now() - 60_000) }, false],
    ['who registered within', { registeredFrom: new Date(Date.now() - 60_000) }, true],
  ] as const)('a letter to %s: %o %s', async (_, audience, isThere) => {
    const id = await spread('to some', audience)
    expect(await titles(sophia)).toEqual(isThere ? ['to some'] : [])
    expect((await read(sophia, id)).ok).toBe(isThere)
    expect((await destroy(sophia, [id])).ok).toBe(isThere)
    expect(await rowsOf('letter_reads')).toBe(isThere ? 1 : 0)
  })

  test('no letter of another site, and none that was sent before they registered', async () => {
    const elsewhere = await spread('elsewhere', {}, { site: TWO })
    const early = await spread('early')
    const late = await makeMember(database)
    expect(await titles(sophia)).toEqual(['early'])
    expect(await titles(late)).toEqual([])
    for (const id of [elsewhere, early]) expect((await read(late, id)).ok).toBe(false)
  })

  test('what they have read, also after they left its audience', async () => {
    const dollars = await spread('dollars', { currency: 'USD' })
    await spread('more dollars', { currency: 'USD' })
    await read(sophia, dollars)
    await owner.query(`UPDATE members SET currency = 'VND' WHERE id = $1`, [sophia.id])
    expect(await titles(sophia)).toEqual(['dollars'])
  })

  test('nothing that has ended', async () => {
    const id = await write(sophia, 'old')
    await spread('old too')
    await owner.query(`UPDATE letters SET sent_at = sent_at - interval '400 days',
      expires_at = expires_at - interval '400 days'`)
    await owner.query(`UPDATE letter_members SET sent_at = sent_at - interval '400 days'`)
    expect(await titles(sophia)).toEqual([])
    expect((await read(sophia, id)).ok).toBe(false)
  })
})

describe('a letter to an audience', () => {
  test('writes no row for any member until one reads or deletes it', async () => {
    for (let at = 0; at < 5; at += 1) await makeMember(database)
    await facts()
    const id = await spread('to all')
    expect([await rowsOf('letter_members'), await rowsOf('letter_reads')]).toEqual([0, 0])
    expect((await facts()).map(({ name }) => name)).toEqual(['letter.spread'])
    await read(sophia, id)
    expect(await rowsOf('letter_reads')).toBe(1)
  })
})

describe('reading and deleting', () => {
  test('count down what is unread and tell it once', async () => {
    const [first, second] = [await write(sophia, 'first'), await spread('second')]
    await facts()
    expect(await unread(sophia)).toBe(2)
    expectDone(await read(sophia, first))
    expectDone(await read(sophia, first))
    expect(await unread(sophia)).toBe(1)
    expect(expectDone(await destroy(sophia, [first, second, second]))).toBe(2)
    expect(await list(sophia)).toEqual({ list: [], total: 0, unread: 0 })
    expect((await facts()).map(({ data }) => data.what)).toEqual(['read', 'deleted'])
    expect(await rowsOf('letters')).toBe(2)
  })

  test('a letter of somebody else is as unknown as one that is not there', async () => {
    const [meilin, own] = [await makeMember(database), await write(sophia, 'own')]
    const hers = await write(meilin, 'hers')
    for (const id of [hers, newId<'letter'>()]) {
      const unknown = { ok: false, reason: 'letter_unknown' }
      expect(await read(sophia, id)).toEqual(unknown)
      expect(await destroy(sophia, [own, id])).toEqual(unknown)
    }
    expect([await unread(sophia), await unread(meilin)]).toEqual([1, 1])
  })

  test('a deleted letter is not read again', async () => {
    const id = await write(sophia, 'gone')
    await destroy(sophia, [id])
    expect((await read(sophia, id)).ok).toBe(false)
  })

  test('of many reads at once one counts', async () => {
    const id = await spread('popular')
    await facts()
    await Promise.all(Array.from({ length: 8 }, () => read(sophia, id)))
    expect((await facts()).length).toBe(1)
  })
})

describe('offers', () => {
  const choose = async (wanted: boolean) => {
    const who = { siteId: ONE, memberId: sophia.id, ip: null }
    const wish = { kind: 'offer', channel: 'letter', wanted } as const
    expectDone(await setNotice(database, testKeys, who, wish, new Date()))
  }

  test('do not reach who wants none, from then on and until they want them again', async () => {
    await spread('before', {}, { kind: 'offer' })
    await choose(false)
    expect(await mayOffer(database.rows, sophia.id)).toBe(false)
    const during = await spread('during', {}, { kind: 'offer' })
    await spread('service')
    await choose(true)
    await spread('after', {}, { kind: 'offer' })
    expect(await titles(sophia)).toEqual(['after', 'service', 'before'])
    expect((await read(sophia, during)).ok).toBe(false)
  })

  test.each(['frozen', 'disabled'])('do not reach a %s member', async (state) => {
    await owner.query('UPDATE members SET state = $2 WHERE id = $1', [sophia.id, state])
    await spread('offer', {}, { kind: 'offer' })
    const letter = { id: newId<'letter'>(), siteId: ONE, memberId: sophia.id, texts: texts('x') }
    const sent = await database.transaction((work) =>
      writeToOne(work, { ...letter, kind: 'offer' }, SENDER),
    )
    expect(sent).toEqual({ ok: false, reason: 'offer_unwanted' })
    expect(await titles(sophia)).toEqual([])
  })
})

test('letters are listed by when they were sent, not by when they were drafted', async () => {
  const drafted = newId<'letter'>()
  await write(sophia, 'first')
  await spread('second')
  const late = { id: drafted, siteId: sophia.siteId, memberId: sophia.id, kind: 'service' as const }
  const written = { ...late, texts: texts('third') }
  expectDone(await database.transaction((work) => writeToOne(work, written, SENDER)))
  expect(await titles(sophia)).toEqual(['third', 'second', 'first'])
  const up = await list(sophia, { order: 'asc' })
  expect(up.list.map(({ title }) => title)).toEqual(['first', 'second', 'third'])
  const page = { after: null, count: 1, locale: 'en_US' } as const
  const sent = await listSentTo(database.rows, readerOf(sophia), page)
  expect(sent.list).toMatchObject([{ title: 'third' }])
  const rest = await listSentTo(database.rows, readerOf(sophia), { ...page, after: sent.next })
  expect(rest).toMatchObject({ list: [{ title: 'first' }], next: null })
  const office = { ...page, isToOne: true }
  const ofOffice = await listSent(database.rows, ONE, office)
  expect(ofOffice.list).toMatchObject([{ title: 'third' }])
  const older = await listSent(database.rows, ONE, { ...office, after: ofOffice.next })
  expect(older.list).toMatchObject([{ title: 'first' }])
})

describe('what the house says', () => {
  const publish = (html: string, kind: LetterKind = 'service') =>
    database.transaction((work) =>
      publishTemplate(
        work,
        { siteId: ONE, name: 'welcome', kind, texts: { en_US: { title: 'Hi {{account}}', html } } },
        { by: 'story', proposalId: null },
      ),
    )
  const welcome = (account: string, memberId: MemberId = sophia.id) =>
    database.transaction((work) =>
      sendLetter(work, { siteId: ONE, memberId, template: 'welcome', values: { account } }),
    )

  test('is written from the version that was published when it was sent', async () => {
    expect(await welcome('x')).toEqual({ ok: false, reason: 'template_unpublished' })
    expectDone(await publish('<p>First {{account}}</p>'))
    expectDone(await welcome('sophia'))
    expectDone(await publish('<p>Second {{account}}</p>'))
    expectDone(await welcome('<b>{{account}}</b>'))
    expect((await list(sophia)).list).toMatchObject([
      { title: 'Hi <b>{{account}}</b>', html: '<p>Second &lt;b&gt;{{account}}&lt;/b&gt;</p>' },
      { title: 'Hi sophia', html: '<p>First sophia</p>' },
    ])
  })

  test('goes with the work it is in, or not at all', async () => {
    expectDone(await publish('<p>x</p>'))
    const failing = database.transaction(async (work) => {
      const values = { account: 'sophia' }
      await sendLetter(work, { siteId: ONE, memberId: sophia.id, template: 'welcome', values })
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await titles(sophia)).toEqual([])
  })

  test('refuses a placeholder it does not know and a value that is too long', async () => {
    expect(await publish('<p>{{password}}</p>')).toEqual({
      ok: false,
      reason: 'placeholder_unknown',
    })
    expectDone(await publish('<p>x</p>'))
    expect(await welcome('x'.repeat(121))).toEqual({ ok: false, reason: 'value_wrong' })
  })
})

test('what has ended is removed in small steps, with all that belongs to it', async () => {
  const kept = await write(sophia, 'kept')
  const popular = await spread('popular')
  await write(sophia, 'old')
  await owner.query(
    `INSERT INTO letter_reads (member_id, letter_id, read_at)
      SELECT gen_random_uuid(), $1, house_now() FROM generate_series(1, 250)`,
    [popular],
  )
  await owner.query(
    `UPDATE letters SET sent_at = sent_at - interval '402 days',
      expires_at = expires_at - interval '402 days' WHERE id <> $1`,
    [kept],
  )
  expect((await readLetterFigures(database.rows)).overdueSeconds).toBeGreaterThan(86_000)
  const { rows } = await owner.query('SELECT letter_prune(100) AS removed')
  expect(rows[0].removed).toBe(100)
  expect(await rowsOf('letter_reads')).toBe(150)
  await pruneLetters(database.rows, { count: 100 })
  expect([await rowsOf('letter_reads'), await rowsOf('letters')]).toEqual([0, 1])
  expect(await titles(sophia)).toEqual(['kept'])
  expect(await readLetterFigures(database.rows)).toEqual({ overdueSeconds: 0, liveAudience: 0 })
})
