import { BULLETIN_DEPOSIT, BULLETIN_HOME, type BulletinLocation } from '@oriel/core/content-kinds'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import {
  publishContent,
  withdrawContent,
  type ContentDraft,
  type Reader,
} from '@oriel/domain/content'
import type { Member } from '@oriel/domain/member'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, HOUR_MS, makeMember, makeSite, NOON } from '../examples.ts'
import {
  editBulletin,
  hideBulletins,
  listGuestBulletins,
  listMemberBulletins,
  pageBulletins,
  publishBulletin,
  sweepHiddenBulletins,
  type BulletinDetails,
  type BulletinDraft,
} from './bulletin.ts'

const by = { staff: 'test', now: NOON, allowedOrigins: [] }

let database: TestDatabase
let member: Member
let reader: Reader
beforeEach(async () => {
  database = await testDatabase()
  const site = await makeSite(database)
  member = await makeMember(database)
  reader = {
    siteId: site.id,
    isMember: true,
    device: 'desktop',
    locale: 'en_US',
    currency: 'USD',
    now: NOON,
  }
})
afterEach(() => database.drop())

type Change = Partial<Omit<BulletinDraft, 'details'>> & { details?: Partial<BulletinDetails> }

const draft = (title: string, { details, ...change }: Change = {}): BulletinDraft => ({
  siteId: reader.siteId,
  texts: { en_US: { title, body: '<p>Text</p>' } },
  device: 'both',
  forGuests: true,
  forMembers: true,
  currencies: null,
  sort: 0,
  startsAt: NOON,
  endsAt: null,
  ...change,
  details: { locations: [BULLETIN_HOME], promotion: null, art: null, ...details },
})
const publish = async (title: string, change: Change = {}) =>
  expectDone(await publishBulletin(database, draft(title, change), by))
const at = (location: BulletinLocation = BULLETIN_HOME, whose = member) => ({
  memberId: whose.id,
  location,
})
const seen = async (place = at(), now = NOON) =>
  (await listMemberBulletins(database.rows, { ...reader, now }, place)).map(({ title }) => title)
const hide = (place = at(), seenUntil?: Date) => hideBulletins(database, reader, place, seenUntil)

describe('who sees a bulletin', () => {
  test('guests see those for guests on the home page, members theirs at each place', async () => {
    await publish('guests', { forMembers: false })
    await publish('members', { forGuests: false })
    await publish('deposit', { details: { locations: [BULLETIN_DEPOSIT] } })
    await publish('both', { details: { locations: [BULLETIN_HOME, BULLETIN_DEPOSIT] } })
    const guests = await listGuestBulletins(database.rows, reader)
    expect(guests.map(({ title }) => title)).toEqual(['both', 'guests'])
    expect(await seen()).toEqual(['both', 'members'])
    expect(await seen(at(BULLETIN_DEPOSIT))).toEqual(['both', 'deposit'])
  })
  test('by device, currency and time', async () => {
    await publish('phone', { device: 'mobile' })
    await publish('dong', { currencies: ['VND'] })
    await publish('dollar', { currencies: ['USD'] })
    await publish('soon', { startsAt: afterNoon(HOUR_MS) })
    await publish('over', { startsAt: afterNoon(-HOUR_MS), endsAt: NOON })
    expect(await seen()).toEqual(['dollar'])
    expect(await seen(at(), afterNoon(HOUR_MS))).toEqual(['soon', 'dollar'])
  })
  test('refuses a bulletin without a location', async () => {
    const nowhere = draft('nowhere', { details: { locations: [] } })
    const refused = { ok: false, reason: 'bulletin_without_place' }
    expect(await publishBulletin(database, nowhere, by)).toEqual(refused)
    const id = await publish('somewhere')
    expect(await editBulletin(database, id, nowhere, by)).toEqual(refused)
  })
})

describe('hiding', () => {
  test('keeps a bulletin away until it is edited', async () => {
    const id = await publish('news')
    expect(await hide()).toBe(1)
    expect(await seen()).toEqual([])
    expectDone(await editBulletin(database, id, draft('changed'), by))
    expect(await seen()).toEqual(['changed'])
    expect(await hide()).toBe(1)
    expect(await seen()).toEqual([])
  })
  test('applies to one member and one location', async () => {
    await publish('news', { details: { locations: [BULLETIN_HOME, BULLETIN_DEPOSIT] } })
    const other = await makeMember(database)
    await hide(at(BULLETIN_DEPOSIT))
    expect(await seen(at(BULLETIN_DEPOSIT))).toEqual([])
    expect(await seen(at(BULLETIN_HOME))).toEqual(['news'])
    expect(await seen(at(BULLETIN_DEPOSIT, other))).toEqual(['news'])
  })
  test('leaves bulletins of another location and later ones', async () => {
    await publish('here')
    await publish('there', { details: { locations: [BULLETIN_DEPOSIT] } })
    await hide()
    await publish('new')
    expect(await seen()).toEqual(['new'])
    expect(await seen(at(BULLETIN_DEPOSIT))).toEqual(['there'])
  })
  test('leaves bulletins that were published or started after the page was read', async () => {
    await publish('read', { startsAt: afterNoon(-HOUR_MS) })
    await publish('begun', { startsAt: afterNoon(-1) })
    const earlier = { ...by, now: afterNoon(-2 * HOUR_MS) }
    expectDone(
      await publishBulletin(database, draft('old', { startsAt: afterNoon(-HOUR_MS) }), earlier),
    )
    // The first two were written at noon, so that a page of an hour ago knows only the third.
    expect(await hide(at(), afterNoon(-HOUR_MS))).toBe(1)
    expect(await seen()).toEqual(['begun', 'read'])
  })
  test('is no error when repeated or when there is nothing to hide', async () => {
    expect(await hide()).toBe(0)
    await publish('news')
    const both = await Promise.all([hide(), hide()])
    expect(Math.max(...both)).toBe(1)
    expect(await hide()).toBe(0)
    expect(await seen()).toEqual([])
  })
})

test('sweeps only the hidings that no longer hide anything', async () => {
  const [kept, edited, over] = [
    await publish('kept'),
    await publish('edited'),
    await publish('over', { endsAt: afterNoon(HOUR_MS) }),
  ]
  const gone = await publish('gone')
  await hide()
  const left = async () => {
    const rows = await database.rows.selectFrom('hidden_bulletins').select('content_id').execute()
    return rows.map(({ content_id }) => content_id).toSorted()
  }
  await sweepHiddenBulletins(database, NOON)
  expect(await left()).toEqual([kept, edited, over, gone].toSorted())
  expectDone(await editBulletin(database, edited, draft('changed'), by))
  expectDone(await withdrawContent(database, reader.siteId, 'bulletin', gone, by))
  await sweepHiddenBulletins(database, NOON)
  expect(await left()).toEqual([kept, over].toSorted())
  await sweepHiddenBulletins(database, afterNoon(HOUR_MS))
  expect(await left()).toEqual([kept])
})

test('the history has what is over and what was hidden, newest first', async () => {
  await publish('over', { startsAt: afterNoon(-9 * HOUR_MS), endsAt: afterNoon(-HOUR_MS) })
  await publish('now')
  await hide()
  const page = await pageBulletins(database.rows, reader, { after: null, limit: 1 })
  expect(page.bulletins.map(({ title }) => title)).toEqual(['now'])
  const rest = await pageBulletins(database.rows, reader, { after: page.next, limit: 1 })
  expect(rest).toMatchObject({ bulletins: [{ title: 'over' }], next: null })
})

test('names a promotion only to readers who may see it', async () => {
  const offer: ContentDraft = { ...draft('offer'), details: {}, currencies: ['VND'] }
  expectDone(await publishContent(database, 'promotion', offer, by))
  const { number } = await database.rows
    .selectFrom('contents')
    .select('number')
    .executeTakeFirstOrThrow()
  await publish('news', { details: { promotion: number } })
  const named = async (currency: Reader['currency']) =>
    (await listMemberBulletins(database.rows, { ...reader, currency }, at()))[0]?.promotion
  expect(await named('VND')).toBe(number)
  expect(await named('USD')).toBeNull()
})
