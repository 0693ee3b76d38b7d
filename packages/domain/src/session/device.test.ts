import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import { hashSecret } from '@oriel/keys/secret'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterNoon, makeMember, makeSite, MINUTE_MS } from '../examples.ts'
import { findKnownDevice, noteDevice } from './device.ts'
import { lookAtPlace } from './networks.ts'

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

const secretOf = (number: number): string => `device ${number}`
/** Each a minute after the one before. */
const note = (number: number, minute = number) =>
  database.transaction((work) =>
    noteDevice(work, member.id, secretOf(number), 'A phone', afterNoon(minute * MINUTE_MS)),
  )
const kept = async (): Promise<number[]> => {
  const rows = await database.rows.selectFrom('member_devices').select('device_hash').execute()
  const isKept = (number: number) =>
    rows.some(({ device_hash }) => device_hash.equals(hashSecret(secretOf(number))))
  return Array.from({ length: 30 }, (_, number) => number).filter(isKept)
}

test('the first device is new and first, another is new, and one that comes back is neither', async () => {
  expect(await note(0)).toEqual({ isNew: true, isFirst: true })
  expect(await note(1)).toEqual({ isNew: true, isFirst: false })
  expect(await note(0, 2)).toEqual({ isNew: false, isFirst: false })
})

test('twenty are kept: a new one takes the place of the one unused for longest', async () => {
  for (let number = 0; number < 20; number += 1) await note(number)
  // One that comes back is the newest now, and puts none out.
  await note(0, 20)
  expect(await kept()).toHaveLength(20)
  await note(20, 21)
  await note(21, 22)
  expect(await kept()).toEqual([0, ...Array.from({ length: 19 }, (_, at) => at + 3)])
})

test('a place knows the device of its account alone, and of no account nothing', async () => {
  await note(0)
  const { siteId, account } = member
  const place = { siteId, ip: '203.0.113.7', country: null, closedCountries: [] }
  const from = { ...place, deviceSecret: secretOf(0) }
  const look = (whose: string) => lookAtPlace(database.rows, from, whose)
  const knownDevice = hashSecret(secretOf(0)).toString('hex')
  expect(await look(account)).toEqual({ closed: null, isElsewhere: false, knownDevice })
  expect(await findKnownDevice(database.rows, from, { account })).toBe(knownDevice)
  const nothing = { closed: null, isElsewhere: false, knownDevice: null }
  expect(await look((await makeMember(database)).account)).toEqual(nothing)
  expect(await look('nobody')).toEqual(nothing)
})
