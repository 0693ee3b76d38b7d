import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeMember, makeSite, NOON } from '../examples.ts'
import type { Member } from '@oriel/domain/member'
import { findIdentity, linkIdentity } from './openid.ts'

let database: TestDatabase
let member: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  member = await makeMember(database)
})
afterEach(async () => {
  await database.drop()
})

const ANNA = { siteId: siteId(1), issuer: 'https://id.example', subject: 'anna' }
const link = (identity = ANNA, whose = member) =>
  linkIdentity(database, testKeys, identity, whose.id, NOON)
const find = (identity = ANNA) => findIdentity(database.rows, testKeys, identity)

test('a member is found by the identity they linked, on its site and house only', async () => {
  expect(await find()).toBeNull()
  expect(await link()).toBe(true)
  expect(await link()).toBe(true)
  expect(await find()).toBe(member.id)
  expect(await find({ ...ANNA, issuer: 'https://other.example' })).toBeNull()
  expect(await find({ ...ANNA, subject: 'Anna' })).toBeNull()
  await makeSite(database, { id: siteId(2) })
  expect(await find({ ...ANNA, siteId: siteId(2) })).toBeNull()
})

test('of ten members who link one identity at once, one has it', async () => {
  const others = await Promise.all(Array.from({ length: 10 }, () => makeMember(database)))
  const linked = await Promise.all(others.map((other) => link(ANNA, other)))
  expect(linked.filter(Boolean)).toHaveLength(1)
})

test('a member has one identity of a house', async () => {
  await link()
  expect(await link({ ...ANNA, subject: 'somebody else' })).toBe(false)
})
