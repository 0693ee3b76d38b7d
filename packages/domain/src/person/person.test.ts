import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { writePersonal, type Member, type Personal } from '@oriel/domain/member'
import { hashSecret } from '@oriel/keys/secret'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterNoon, makeMember, makeSite } from '../examples.ts'
import { fillPersons, joinPerson, listSamePerson, personOf } from './person.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  await makeSite(database, { id: siteId(2), code: 'second' })
})
afterAll(() => database.drop())

const PAGE = { after: null, count: 20 }

const told = (member: Member, personal: Personal) =>
  database.transaction(async (work) => {
    await writePersonal(work, testKeys, member.id, personal)
    return joinPerson(work, member)
  })
const usedOn = (member: Member, device: string) =>
  database.transaction(async (work) => {
    const seen = { label: 'A phone', first_seen_at: afterNoon(0), last_seen_at: afterNoon(0) }
    const values = { member_id: member.id, device_hash: hashSecret(device), ...seen }
    await work.insertInto('member_devices').values(values).execute()
    return joinPerson(work, member)
  })
const persons = (...members: Member[]) =>
  Promise.all(members.map(({ id }) => personOf(database.rows, id)))
/** One after the other, so that the first is the oldest. */
async function make(count: number): Promise<Member[]> {
  const made: Member[] = []
  for (let at = 0; at < count; at += 1) made.push(await makeMember(database))
  return made
}

test.each([
  ['phone', '0901234567'],
  ['email', 'Same@Mail.Example'],
  ['identity_id', 'A 123 456'],
] as const)('two accounts with one %s are one person', async (field, value) => {
  const [first, second, other] = (await make(3)) as [Member, Member, Member]
  await told(first, { [field]: value })
  await told(second, { [field]: value })
  await told(other, { [field]: `${value}9` })
  const [one, two, three] = await persons(first, second, other)
  expect(two).toBe(one)
  expect(three).toBe(other.id)
  expect(await listSamePerson(database.rows, second.id, PAGE)).toMatchObject({
    list: [{ id: first.id, account: first.account, shares: [field] }],
    next: null,
  })
})

test('a device joins them, and who has a thing in common with each of two groups joins those', async () => {
  const [a, b, c, d] = (await make(4)) as [Member, Member, Member, Member]
  await usedOn(a, 'one phone')
  await usedOn(b, 'one phone')
  await told(c, { email: 'c@mail.example' })
  await told(d, { email: 'c@mail.example' })
  expect(new Set(await persons(a, b, c, d)).size).toBe(2)
  await usedOn(d, 'one phone')
  expect(new Set(await persons(a, b, c, d))).toEqual(new Set([a.id]))
  const { list } = await listSamePerson(database.rows, a.id, PAGE)
  expect(list.map(({ id, shares }) => [id, shares])).toEqual([
    [b.id, ['device']],
    [c.id, []],
    [d.id, ['device']],
  ])
})

test('another site, or a mail written where a phone belongs, joins nobody', async () => {
  const here = await makeMember(database)
  const there = await makeMember(database, { siteId: siteId(2) })
  await told(here, { email: 'two@mail.example' })
  await told(there, { email: 'two@mail.example' })
  await usedOn(here, 'one laptop')
  await usedOn(there, 'one laptop')
  expect(await persons(here, there)).toEqual([here.id, there.id])
})

test('what a member no longer has joins nobody new; who was one person stays one', async () => {
  const [old, next, late] = (await make(3)) as [Member, Member, Member]
  await told(old, { phone: '0908888888' })
  await told(next, { phone: '0908888888' })
  await told(old, { phone: '' })
  await told(next, { phone: '0907777777' })
  await told(late, { phone: '0908888888' })
  expect(await persons(old, next, late)).toEqual([old.id, old.id, late.id])
})

test('of fifty that get one mark at once all are one person', async () => {
  const members = await make(50)
  await Promise.all(members.map((member) => told(member, { phone: '0906666666' })))
  expect(new Set(await persons(...members)).size).toBe(1)
  const [first] = members as [Member]
  const page = await listSamePerson(database.rows, first.id, { after: null, count: 30 })
  expect(page.list).toHaveLength(30)
  const rest = await listSamePerson(database.rows, first.id, { after: page.next, count: 30 })
  expect(rest).toMatchObject({ list: { length: 19 }, next: null })
})

test('accounts that were there before are compared once, after all have their marks', async () => {
  const [first, second] = (await make(2)) as [Member, Member]
  for (const { id } of [first, second]) {
    await database.transaction((work) =>
      writePersonal(work, testKeys, id, { email: 'before@mail.example' }),
    )
  }
  await database.rows.updateTable('member_mark_passes').set({ finished_at: null }).execute()
  expect(await fillPersons(database.rows)).toBe(0)
  expect(await persons(first, second)).toEqual([first.id, second.id])
  await database.rows
    .updateTable('member_mark_passes')
    .set({ finished_at: afterNoon(0) })
    .execute()
  expect(await fillPersons(database.rows)).toBeGreaterThan(0)
  expect(new Set(await persons(first, second)).size).toBe(1)
  expect(await fillPersons(database.rows)).toBe(0)
})
