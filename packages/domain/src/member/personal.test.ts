import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { createKeys } from '@oriel/keys/keys'
import { newRing, readRing, turnRing } from '@oriel/keys/ring'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeMember, makeSite } from '../examples.ts'
import {
  claimUnique,
  isTaken,
  readPersonal,
  writePersonal,
  type Member,
  type Personal,
} from './member.ts'

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

const write = (given: Personal, keys = testKeys) =>
  database.transaction((work) => writePersonal(work, keys, member.id, given))
const read = (keys = testKeys) => readPersonal(database.rows, keys, member.id)
const claim = (whose: Member, wanted: Personal) =>
  database.transaction((work) => claimUnique(work, testKeys, whose, wanted))

test('reads back what was written, normalised; an empty value deletes the field', async () => {
  await write({ phone: '0912 345 678', email: 'Anna@Example.com' })
  expect(await read()).toEqual({ phone: '0912345678', email: 'anna@example.com' })
  await write({ phone: '', name: 'Anna' })
  expect(await read()).toEqual({ email: 'anna@example.com', name: 'Anna' })
})

test('nothing of it can be read in the database', async () => {
  await write({ phone: '0912345678', name: 'Anna Example' })
  await claim(member, { phone: '0912345678' })
  for (const table of ['member_fields', 'member_marks', 'member_keys']) {
    const { rows } = await sql<{
      text: string
    }>`SELECT t::text AS text FROM ${sql.table(table)} t`.execute(database.rows)
    const text = rows.map((row) => row.text).join('\n')
    expect(text).not.toBe('')
    for (const plain of ['0912345678', 'Anna']) {
      expect(text).not.toContain(plain)
      expect(text).not.toContain(Buffer.from(plain).toString('hex'))
    }
  }
})

test('refuses to decrypt a field that was moved to another row', async () => {
  await write({ phone: '0912345678', email: 'anna@example.com' })
  const swap = sql`UPDATE member_fields SET sealed =
    (SELECT sealed FROM member_fields WHERE field = 'phone') WHERE field = 'email'`
  await swap.execute(database.rows)
  await expect(read()).rejects.toThrow()
})

test('the fields are unreadable without the member’s key', async () => {
  await write({ phone: '0912345678' })
  await database.rows.deleteFrom('member_keys').where('member_id', '=', member.id).execute()
  expect(await read()).toEqual({})
})

test('decrypts after a key rotation, and not with a foreign key ring', async () => {
  const ring = newRing()
  await write({ name: 'Anna' }, createKeys(readRing(ring)))
  expect(await read(createKeys(readRing(turnRing(ring))))).toEqual({ name: 'Anna' })
  await expect(read(createKeys(readRing(newRing())))).rejects.toThrow('the ring lacks the key')
})

test('of twenty members who claim one phone at the same time, one gets it', async () => {
  const others = await Promise.all(Array.from({ length: 20 }, () => makeMember(database)))
  const taken = await Promise.all(
    others.map((other, at) => claim(other, { phone: at % 2 ? '0912345678' : '０９１２-345-678' })),
  )
  expect(taken.filter((field) => field === null)).toHaveLength(1)
  expect(taken.filter((field) => field === 'phone')).toHaveLength(19)
  expect(await isTaken(database.rows, testKeys, siteId(1), 'phone', '0912345678')).toBe(true)
})

test('changing a claim frees the old one; claims are per site', async () => {
  await claim(member, { email: 'a@example.com' })
  expect(await claim(member, { email: 'b@example.com' })).toBeNull()
  expect(await isTaken(database.rows, testKeys, siteId(1), 'email', 'a@example.com')).toBe(false)
  await makeSite(database, { id: siteId(2) })
  const there = await makeMember(database, { siteId: siteId(2) })
  expect(await claim(there, { email: 'b@example.com' })).toBeNull()
})
