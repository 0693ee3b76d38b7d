import { isId, newId, siteId, type AnnouncementId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, exampleDraft, makeSite, NOON } from '../examples.ts'
import {
  editAnnouncement,
  publishAnnouncement,
  readChanged,
  withdrawAnnouncement,
  type AnnouncementDraft,
} from './announcement.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  await makeSite(database, { id: siteId(2) })
})
afterEach(async () => {
  await database.drop()
})

const by = { staff: 'olivia', now: NOON }
const tryPublish = (changes: Partial<AnnouncementDraft> = {}) =>
  publishAnnouncement(database, exampleDraft(changes), by)
const publish = async (changes?: Partial<AnnouncementDraft>) =>
  expectDone(await tryPublish(changes))
const edit = (id: AnnouncementId, changes: Partial<AnnouncementDraft> = {}) =>
  editAnnouncement(database, id, exampleDraft(changes), { staff: 'oscar', now: afterNoon(1) })
const withdraw = (id: AnnouncementId, site = siteId(1)) =>
  withdrawAnnouncement(database, site, id, { staff: 'omar', now: afterNoon(2) })

const changes = () =>
  database.rows.selectFrom('announcement_changes').selectAll().orderBy('version').execute()
const facts = () =>
  database.rows
    .selectFrom('outbox')
    .selectAll()
    .where('name', '=', 'announcement.changed')
    .orderBy('seq')
    .execute()
const told = async () => (await facts()).map((fact) => readChanged(fact.data))
const texts = () =>
  database.rows
    .selectFrom('announcement_texts')
    .select(['language', 'content'])
    .orderBy('language')
    .execute()
/** Everything that is written about announcements, to see that nothing was. */
const everything = async () => ({
  rows: await database.rows.selectFrom('announcements').selectAll().execute(),
  texts: await texts(),
  changes: await changes(),
  facts: await facts(),
})

describe('publishing', () => {
  test('writes the announcement, who did it, and the fact, in one transaction', async () => {
    const announcement = await publish({ texts: { en_US: 'hi', vi_VN: 'chào' }, sort: 3 })
    expect(isId(announcement.id)).toBe(true)
    expect(announcement).toMatchObject({ version: 1, showing: true, withdrawn: false, sort: 3 })
    const line = { version: 1, change: 'published', staff: 'olivia', at: NOON }
    expect(await changes()).toEqual([{ announcement_id: announcement.id, ...line }])
    expect(await facts()).toMatchObject([{ site_id: 1, data: { id: announcement.id } }])
    const { rows } = await sql`SELECT xmin::text FROM announcements
      UNION SELECT xmin::text FROM announcement_texts
      UNION SELECT xmin::text FROM announcement_changes
      UNION SELECT xmin::text FROM outbox WHERE name = 'announcement.changed'
    `.execute(database.rows)
    expect(rows).toHaveLength(1)
  })

  test('publishes nothing when the event cannot be written', async () => {
    const owner = createConnection({ url: database.ownerUrl, name: 'owner' })
    await owner.connect()
    await owner.query('REVOKE INSERT ON outbox FROM oriel_app')
    await owner.end()
    await expect(publish()).rejects.toThrow('permission denied')
    expect(await everything()).toEqual({ rows: [], texts: [], changes: [], facts: [] })
  })

  test('the event carries everything that readers need', async () => {
    const announcement = await publish({
      texts: { en_US: 'hi', zh_TW: '你好' },
      displayBeforeLogin: false,
      sort: -7,
      startsAt: afterNoon(1),
    })
    expect(await told()).toEqual([
      {
        id: announcement.id,
        siteId: 1,
        version: 1,
        showing: false,
        beforeLogin: false,
        afterLogin: true,
        sort: -7,
        texts: { en_US: 'hi', zh_TW: '你好' },
      },
    ])
  })

  test('texts are trimmed, where they are kept and where they are told', async () => {
    const announcement = await publish({ texts: { en_US: '  hi there \n' } })
    expect(announcement.texts).toEqual({ en_US: 'hi there' })
    expect(await texts()).toEqual([{ language: 'en_US', content: 'hi there' }])
    expect((await told())[0]?.texts).toEqual({ en_US: 'hi there' })
    const edited = expectDone(await edit(announcement.id, { texts: { en_US: '\tbye ' } }))
    expect(edited.texts).toEqual({ en_US: 'bye' })
    expect(await texts()).toEqual([{ language: 'en_US', content: 'bye' }])
    expect((await told())[1]?.texts).toEqual({ en_US: 'bye' })
  })
})

describe('a draft against the rules', () => {
  test.each([
    ['announcement_without_text', { texts: { en_US: ' ' } }],
    ['announcement_text_too_long', { texts: { en_US: 'x'.repeat(501) } }],
    ['announcement_for_nobody', { displayBeforeLogin: false, displayAfterLogin: false }],
    ['announcement_ends_before_start', { endsAt: NOON }],
  ] as const)('%s: is neither published nor edited', async (reason, wrong) => {
    expect(await tryPublish(wrong)).toEqual({ ok: false, reason })
    const { id } = await publish()
    const before = await everything()
    expect(await edit(id, wrong)).toEqual({ ok: false, reason })
    expect(await everything()).toEqual(before)
    expect(before.rows).toHaveLength(1)
  })
})

describe('changing', () => {
  test('an edit raises the version and replaces the texts', async () => {
    const { id } = await publish({ texts: { en_US: 'one', vi_VN: 'một' } })
    const edited = expectDone(await edit(id, { texts: { zh_CN: '二', en_US: 'two' }, sort: 9 }))
    expect(edited).toMatchObject({ id, version: 2, sort: 9, showing: true })
    expect(await texts()).toEqual([
      { language: 'en_US', content: 'two' },
      { language: 'zh_CN', content: '二' },
    ])
    expect((await told())[1]).toMatchObject({ version: 2, texts: { zh_CN: '二', en_US: 'two' } })
    const line = { version: 2, change: 'edited', staff: 'oscar', at: afterNoon(1) }
    expect((await changes())[1]).toEqual({ announcement_id: id, ...line })
  })

  test('an edit says whether the announcement shows now', async () => {
    const { id } = await publish()
    expect(expectDone(await edit(id, { startsAt: afterNoon(2) })).showing).toBe(false)
    expect(expectDone(await edit(id, { startsAt: afterNoon(1) })).showing).toBe(true)
    expect((await told()).map((fact) => fact.showing)).toEqual([true, false, true])
  })

  test('an edit changes only the fields of a draft', async () => {
    const [mine, other] = [await publish(), await publish({ sort: 5 })]
    const wide = { ...other, withdrawn: true, version: 99, sort: 6 }
    expect(expectDone(await edit(mine.id, wide))).toMatchObject({
      id: mine.id,
      version: 2,
      withdrawn: false,
      sort: 6,
    })
    expect((await told()).map((fact) => fact.id)).toEqual([mine.id, other.id, mine.id])
  })

  test('a withdrawn announcement cannot be edited or withdrawn again', async () => {
    const { id } = await publish()
    expect(expectDone(await withdraw(id))).toMatchObject({ version: 2, showing: false })
    expect((await told())[1]).toMatchObject({ version: 2, showing: false })
    const after = await everything()
    expect(after.rows).toMatchObject([{ withdrawn_at: afterNoon(2), told_showing: false }])
    expect(after.changes[1]).toMatchObject({ change: 'withdrawn', staff: 'omar' })
    const unknown = { ok: false, reason: 'announcement_unknown' }
    expect(await withdraw(id)).toEqual(unknown)
    expect(await edit(id)).toEqual(unknown)
    expect(await everything()).toEqual(after)
  })

  test('an id of another site, or of nothing, is unknown and nothing changes', async () => {
    const { id } = await publish()
    const before = await everything()
    const unknown = { ok: false, reason: 'announcement_unknown' }
    expect(await edit(id, { siteId: siteId(2) })).toEqual(unknown)
    expect(await withdraw(id, siteId(2))).toEqual(unknown)
    expect(await edit(newId<'announcement'>())).toEqual(unknown)
    expect(await withdraw(newId<'announcement'>())).toEqual(unknown)
    expect(await everything()).toEqual(before)
  })

  test('twenty concurrent edits make twenty consecutive versions, announced in order', async () => {
    const { id } = await publish()
    const edits = Array.from({ length: 20 }, (_, n) => edit(id, { texts: { en_US: `${n}` } }))
    const versions = (await Promise.all(edits)).map((outcome) => expectDone(outcome).version)
    const upTo21 = Array.from({ length: 21 }, (_, n) => n + 1)
    expect(versions.toSorted((left, right) => left - right)).toEqual(upTo21.slice(1))
    expect((await changes()).map((line) => line.version)).toEqual(upTo21)
    const heard = await told()
    expect(heard.map((fact) => fact.version)).toEqual(upTo21)
    expect(await texts()).toEqual([{ language: 'en_US', content: heard[20]?.texts.en_US }])
  })
})
