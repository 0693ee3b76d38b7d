import { isId, siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { sqlState } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSite } from '../examples.ts'
import { createMember, findMember, type Member } from './member.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database, { currencies: ['USD', 'VND'], languages: ['en_US', 'vi_VN'] })
})
afterEach(async () => {
  await database.drop()
})

const draft = {
  siteId: siteId(1),
  account: 'alice1',
  currency: 'VND',
  language: 'vi_VN',
} as const
const create = (changes: Partial<Omit<Member, 'id'>> = {}) =>
  createMember(database, { ...draft, ...changes })
const members = () => database.rows.selectFrom('members').select('id').execute()
const failure = (query: Promise<unknown>): Promise<string> => query.then(() => 'none', sqlState)

test('a member is found by account, as made', async () => {
  const member = expectDone(await create())
  expect(isId(member.id)).toBe(true)
  expect(member).toEqual({ ...draft, id: member.id })
  expect(await findMember(database.rows, siteId(1), 'alice1')).toEqual(member)
})

test('finds no member by another account or on another site', async () => {
  await create()
  await makeSite(database, { id: siteId(2) })
  expect(await findMember(database.rows, siteId(1), 'alice2')).toBeNull()
  expect(await findMember(database.rows, siteId(2), 'alice1')).toBeNull()
})

test('of twenty concurrent registrations of one account, one succeeds', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => create()))
  const [winner, ...others] = outcomes.filter((outcome) => outcome.ok)
  expect(others).toEqual([])
  const refusals = outcomes.filter((outcome) => !outcome.ok)
  expect(refusals).toHaveLength(19)
  expect(new Set(refusals.map(({ reason }) => reason))).toEqual(new Set(['account_taken']))
  expect(await members()).toEqual([{ id: winner?.value.id }])
})

test('an account taken on one site is free on another', async () => {
  await makeSite(database, { id: siteId(2) })
  const here = expectDone(await create())
  const there = expectDone(await create({ siteId: siteId(2) }))
  expect(there.id).not.toBe(here.id)
  expect(await findMember(database.rows, siteId(1), 'alice1')).toEqual(here)
  expect(await findMember(database.rows, siteId(2), 'alice1')).toEqual(there)
})

const FOREIGN_KEY_VIOLATION = '23503'
const CHECK_VIOLATION = '23514'

test.each([
  ['a currency that the site does not offer', { currency: 'RMB' }, FOREIGN_KEY_VIOLATION],
  ['a language that the site does not offer', { language: 'ja_JP' }, FOREIGN_KEY_VIOLATION],
  ['a site that does not stand', { siteId: siteId(9) }, FOREIGN_KEY_VIOLATION],
  ['an account with capitals', { account: 'Alice1' }, CHECK_VIOLATION],
  ['an account of five letters', { account: 'alice' }, CHECK_VIOLATION],
  ['an account of thirteen letters', { account: 'alicealiceali' }, CHECK_VIOLATION],
] as const)('the database itself refuses %s', async (_, changes, state) => {
  expect(await failure(create(changes))).toBe(state)
  expect(await members()).toEqual([])
})

test('refuses a currency that only another site offers', async () => {
  await makeSite(database, { id: siteId(2), currencies: ['RMB'] })
  expect(await failure(create({ currency: 'RMB' }))).toBe(FOREIGN_KEY_VIOLATION)
  expect(await create({ siteId: siteId(2), currency: 'RMB' })).toMatchObject({ ok: true })
})
