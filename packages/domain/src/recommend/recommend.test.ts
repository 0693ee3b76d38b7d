import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { siteId } from '@oriel/core/id'
import { createConnection } from '@oriel/db/pool'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { keepIntroducer } from '@oriel/domain/introducer'
import { listLetters, publishTemplate } from '@oriel/domain/letter'
import { writePersonal, type Member } from '@oriel/domain/member'
import { joinPerson } from '@oriel/domain/person'
import { memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeMember, makeSite } from '../examples.ts'
import {
  ensureCode,
  giveWaiting,
  listAwards,
  listFriends,
  readRecommendFigures,
  readSums,
  runNextMonth,
} from './recommend.ts'
import { dueMonth, type Month } from './rules.ts'
import { addTerms } from './terms.ts'

const SITE = siteId(1)
const ZONE = 'America/Caracas'
const DAY_MS = 86_400_000
const USD = 10_000n
const PAGE = { after: null, count: 20 }

let database: TestDatabase
let owner: ReturnType<typeof createConnection>
let anna: Member
let month: Month
let rounds = 0
beforeEach(async () => {
  database = await testDatabase()
  owner = createConnection({ url: database.ownerUrl, name: 'recommend' })
  await owner.connect()
  await makeSite(database)
  month = dueMonth(new Date(), ZONE)
  anna = await makeMember(database)
  await promise('USD', 100n * USD)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

/** A thousandth for 90 days, as of a day before the month. */
async function promise(currency: Currency, shareMax: bigint): Promise<void> {
  const terms = { currency, sharePpm: 1_000, shareDays: 90, shareMax }
  await database.transaction((work) =>
    addTerms(work, SITE, terms, { by: 'test', proposalId: null }),
  )
  const before = new Date(month.from.getTime() - DAY_MS)
  await owner.query('UPDATE recommend_terms SET valid_from = $1', [before])
}
const house = () => ({ database, ledger: createLedger(database) })
const day = (number: number): Date => new Date(month.from.getTime() + number * DAY_MS)

/** Somebody whom Anna brought, at a day of the month. */
async function bring(joinedAt: Date, by: Member = anna): Promise<Member> {
  const friend = await makeMember(database)
  const introducer = { by: 'recommender', memberId: by.id, currency: 'USD' } as const
  await database.transaction((work) => keepIntroducer(work, friend, introducer, joinedAt))
  return friend
}
type Staking = { readonly status?: string; readonly currency?: Currency }
async function stake(
  member: Member,
  units: bigint,
  at: Date,
  { status = 'settled', currency = 'USD' }: Staking = {},
): Promise<void> {
  rounds += 1
  await owner.query(
    `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
      payout, valid, valid_rule, started_at, settled_at)
    VALUES ('GPOS', $1, 1, $2, $6, 'jade', $3, $4, 0, $4, 1, $5, $5)`,
    [`r${rounds}`, member.id, status, units, at, currency],
  )
}
/** Time goes on until the month after is due. */
async function next(): Promise<void> {
  const due = new Date(month.until.getTime() + 45 * DAY_MS)
  await moveClock(database.ownerUrl, { aheadMs: due.getTime() - Date.now() })
  month = dueMonth(due, ZONE)
}
const run = () => runNextMonth(house(), SITE)
const cash = (id: MemberId, currency: Currency = 'USD') =>
  readBalance(database.rows, memberAccount(id, 'available', currency))
const set = ({ id }: Member, state: string) =>
  owner.query('UPDATE members SET state = $1 WHERE id = $2', [state, id])
async function becomeOne(...members: Member[]): Promise<void> {
  for (const member of members) {
    await database.transaction(async (work) => {
      await writePersonal(work, testKeys, member.id, { email: 'one@mail.example' })
      await joinPerson(work, member)
    })
  }
}
const awards = async (of = anna) => (await listAwards(database.rows, of.id, PAGE)).list

test('a friend plays, and the share of the month arrives once, with its record', async () => {
  const friend = await bring(day(2))
  await stake(friend, 8_000n * USD, day(3))
  await stake(friend, 250n * USD, day(20))
  await stake(friend, 999n * USD, day(10), { status: 'void' })
  expect(await run()).toBe('finished')
  expect(await cash(anna.id)).toBe(82_500n)
  expect(await awards()).toMatchObject([
    { month: month.name, base: 8_250n * USD, ratePpm: 1_000, amount: 82_500n, state: 'paid' },
  ])
  expect(await run()).toBe('nothing')
  expect(await cash(anna.id)).toBe(82_500n)
  const sums = await readSums(database.rows, { id: anna.id, currency: 'USD' }, new Date(), ZONE)
  expect(sums).toEqual({ today: 82_500n, month: 82_500n, total: 82_500n, friends: 1 })
  const { list } = await listFriends(database.rows, anna.id, PAGE)
  expect(list).toMatchObject([{ staked: [money(8_250n * USD, 'USD')], lastSeenAt: null }])
  expect(list[0]?.friend).toBe(`${friend.account.slice(0, 2)}•••${friend.account.slice(-2)}`)
})

test('a letter tells of an award when it is paid, and of none that waits or is refused', async () => {
  const texts = { en_US: { title: '{{amount}} for {{month}}', html: '<p>{{amount}}</p>' } }
  const template = { siteId: SITE, name: 'award_paid', kind: 'service', texts } as const
  const by = { by: 'test', proposalId: null }
  expectDone(await database.transaction((work) => publishTemplate(work, template, by)))
  const titles = async () => {
    const page = { locale: 'en_US', page: 1, count: 9, order: 'desc' } as const
    const { list } = await listLetters(database.rows, { siteId: SITE, memberId: anna.id }, page)
    return list.map(({ title }) => title)
  }
  const friend = await bring(day(1))
  await stake(friend, 1_500n * USD, day(2))
  await set(anna, 'frozen')
  await run()
  expect(await titles()).toEqual([])
  await set(anna, 'open')
  await giveWaiting(house(), SITE)
  await giveWaiting(house(), SITE)
  expect(await titles()).toEqual([`$1.50 for ${month.name}`])
})

test('counted are stakes of the month, from joining until the days of the terms end', async () => {
  const early = await bring(new Date(month.from.getTime() - 89 * DAY_MS))
  await stake(early, 1_000n * USD, day(0))
  await stake(early, 5_000n * USD, day(2))
  const late = await bring(day(5))
  await stake(late, 2_000n * USD, day(4))
  await stake(late, 3_000n * USD, new Date(month.until.getTime() + 1))
  await stake(late, 4_000n * USD, new Date(month.until.getTime() - 1))
  await run()
  const bases = new Set((await awards()).map(({ base }) => base))
  expect(bases).toEqual(new Set([1_000n * USD, 4_000n * USD]))
})

test('a friend gives no more than the most for one friend, over all months', async () => {
  const friend = await bring(day(1))
  await stake(friend, 500_000n * USD, day(2))
  await run()
  expect(await cash(anna.id)).toBe(100n * USD)
})

test('who brings themselves is refused, by person', async () => {
  const self = await bring(day(1))
  await becomeOne(anna, self)
  await stake(self, 9_000n * USD, day(2))
  await run()
  expect(await awards()).toMatchObject([{ state: 'refused', because: 'same_person', amount: 0n }])
  expect(await cash(anna.id)).toBe(0n)
})

test('who is closed waits, and is paid once when open again', async () => {
  const friend = await bring(day(1))
  await stake(friend, 1_000n * USD, day(2))
  await set(anna, 'frozen')
  await run()
  expect(await awards()).toMatchObject([{ state: 'waiting', because: 'member_closed' }])
  expect(await giveWaiting(house(), SITE)).toBe(0)
  await set(anna, 'open')
  const given = await Promise.all([giveWaiting(house(), SITE), giveWaiting(house(), SITE)])
  expect(new Set(given)).toEqual(new Set([0, 1]))
  expect(await cash(anna.id)).toBe(1n * USD)
  expect(await awards()).toMatchObject([{ state: 'paid', because: null }])
})

test('stakes count in the currency they were staked in, each with its own terms and most', async () => {
  await promise('VND', 5_000n * USD)
  const friend = await bring(day(1))
  await stake(friend, 500_000n * USD, day(2))
  await stake(friend, 2_000_000n * USD, day(3), { currency: 'VND' })
  await stake(friend, 9_000_000n * USD, day(4), { currency: 'THB' })
  // What they play with at the end decides nothing.
  await owner.query("UPDATE members SET currency = 'VND' WHERE id = $1", [friend.id])
  await run()
  expect([await cash(anna.id), await cash(anna.id, 'VND')]).toEqual([100n * USD, 2_000n * USD])
  expect(await awards()).toMatchObject([
    { currency: 'VND', base: 2_000_000n * USD, amount: 2_000n * USD },
    { currency: 'USD', base: 500_000n * USD, amount: 100n * USD },
  ])
  const { list } = await listFriends(database.rows, anna.id, PAGE)
  expect(list[0]?.staked).toEqual([money(500_000n * USD, 'USD'), money(2_000_000n * USD, 'VND')])
  await next()
  await stake(friend, 2_000_000n * USD, day(3), { currency: 'VND' })
  await stake(friend, 2_000_000n * USD, day(4), { currency: 'USD' })
  await run()
  expect([await cash(anna.id), await cash(anna.id, 'VND')]).toEqual([100n * USD, 4_000n * USD])
})

test('a month that nobody was there for is worked out before the next, and none is left out', async () => {
  const friend = await bring(day(20))
  await stake(friend, 1_000n * USD, day(21))
  const first = month.name
  await next()
  await stake(friend, 2_000n * USD, day(2))
  await next()
  expect((await readRecommendFigures(database.rows)).overdueSeconds).toBeGreaterThan(28 * 86_400)
  expect(await run()).toBe('finished')
  expect(await awards()).toMatchObject([{ month: first, base: 1_000n * USD }])
  expect([await run(), await run(), await run()]).toEqual(['finished', 'finished', 'nothing'])
  expect(await cash(anna.id)).toBe(3n * USD)
  expect((await awards()).map(({ base }) => base)).toEqual([2_000n * USD, 1_000n * USD])
  expect(await readRecommendFigures(database.rows)).toEqual({ overdueSeconds: 0, waiting: 0 })
})

test('what waited is not paid for an account of the same person', async () => {
  const friend = await bring(day(1))
  await stake(friend, 1_000n * USD, day(2))
  await set(anna, 'frozen')
  await run()
  await becomeOne(anna, friend)
  await set(anna, 'open')
  expect(await readRecommendFigures(database.rows)).toMatchObject({ waiting: 1 })
  expect(await giveWaiting(house(), SITE)).toBe(1)
  expect(await awards()).toMatchObject([{ state: 'refused', because: 'same_person' }])
  expect(await cash(anna.id)).toBe(0n)
})

test('what waits ends with an account that is gone, or after a year', async () => {
  const ben = await makeMember(database)
  for (const by of [anna, ben]) {
    await stake(await bring(day(1), by), 1_000n * USD, day(2))
    await set(by, 'disabled')
  }
  await run()
  expect(await giveWaiting(house(), SITE)).toBe(0)
  await owner.query("UPDATE members SET state = 'removed', account = '-' || id WHERE id = $1", [
    anna.id,
  ])
  expect(await giveWaiting(house(), SITE)).toBe(1)
  expect(await awards()).toMatchObject([{ state: 'refused', because: 'member_removed' }])
  await moveClock(database.ownerUrl, { aheadMs: 364 * DAY_MS })
  expect(await giveWaiting(house(), SITE)).toBe(0)
  await moveClock(database.ownerUrl, { aheadMs: 366 * DAY_MS })
  expect(await giveWaiting(house(), SITE)).toBe(1)
  expect(await awards(ben)).toMatchObject([{ state: 'refused', because: 'waited_too_long' }])
  await set(ben, 'open')
  expect(await giveWaiting(house(), SITE)).toBe(0)
  expect(await cash(ben.id)).toBe(0n)
})

test('terms of after the first moment of a month do not count for it', async () => {
  await owner.query('UPDATE recommend_terms SET valid_from = $1', [day(1)])
  const friend = await bring(day(1))
  await stake(friend, 1_000n * USD, day(2))
  expect(await run()).toBe('finished')
  expect(await awards()).toEqual([])
})

test('two workers at once, or one that was cut off, give each award once', async () => {
  const friends = []
  for (let at = 0; at < 103; at += 1) friends.push(await bring(new Date(day(1).getTime() + at)))
  for (const friend of friends) await stake(friend, 1_000n * USD, day(2))
  expect(await Promise.all([run(), run(), run()])).toContain('more')
  while ((await run()) !== 'nothing') continue
  expect(await cash(anna.id)).toBe(103n * USD)
  const first = await listAwards(database.rows, anna.id, { after: null, count: 100 })
  const rest = await listAwards(database.rows, anna.id, { after: first.next, count: 100 })
  expect([first.list.length, rest.list.length, rest.next]).toEqual([100, 3, null])
})

test('a code is given at the first look and stays; many looks at once give one', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => ensureCode(database, anna, new Date())),
  )
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1)
  expect(codes[0]?.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
})
