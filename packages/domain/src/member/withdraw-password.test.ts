import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { createPasswords, type Passwords } from '@oriel/domain/password'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeMember, makeSite, NOON } from '../examples.ts'
import {
  checkWithdrawPassword,
  keepWithdrawPassword,
  unlockWithdrawPassword,
  WITHDRAW_TRIES,
  type Member,
} from './member.ts'

const PIN = '4827'
const cheap = createPasswords(testKeys, undefined, { memoryKib: 8, passes: 1, parallelism: 1 })

let database: TestDatabase
let member: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  member = await makeMember(database)
  const kept = (await cheap.hash(PIN)) ?? ''
  await database.transaction((work) => keepWithdrawPassword(work, member.id, kept))
})
afterEach(async () => {
  await database.drop()
})

const check = (pin: string, passwords: Passwords = cheap) =>
  checkWithdrawPassword({ database, passwords }, member.id, pin)
async function many(count: number, pin = '0000') {
  const said: string[] = []
  for (let at = 0; at < count; at += 1) said.push(await check(pin))
  return said
}

test('five wrong attempts lock it, also for the right one', async () => {
  expect(await many(5)).toEqual(Array(5).fill('wrong'))
  expect(await check(PIN)).toBe('locked')
  expect(await check('0000')).toBe('locked')
})

test('the right one resets the count', async () => {
  for (let at = 0; at < 3; at += 1) {
    expect(await many(4)).toEqual(Array(4).fill('wrong'))
    expect(await check(PIN)).toBe('right')
  }
})

test('of fifty concurrent attempts exactly five are checked', async () => {
  let judged = 0
  const passwords: Passwords = {
    ...cheap,
    verify: (pin, kept) => {
      judged += 1
      return cheap.verify(pin, kept)
    },
  }
  const said = await Promise.all(Array.from({ length: 50 }, () => check('0000', passwords)))
  expect(judged).toBe(WITHDRAW_TRIES)
  expect(said.filter((one) => one === 'wrong')).toHaveLength(5)
  expect(said.filter((one) => one === 'locked')).toHaveLength(45)
})

test('an attempt that could not be checked is not counted', async () => {
  const busy: Passwords = { ...cheap, verify: async () => 'busy' }
  for (let at = 0; at < 9; at += 1) expect(await check(PIN, busy)).toBe('busy')
  expect(await check(PIN)).toBe('right')
})

test('a member without one gets "unset" each time', async () => {
  const set = database.rows.updateTable('members').set({ withdraw_password_hash: null })
  await set.where('id', '=', member.id).execute()
  expect(await many(7, PIN)).toEqual(Array(7).fill('unset'))
})

test('support unlocks it, which is in the trail', async () => {
  await many(5)
  await unlockWithdrawPassword(database, member, { staff: 'mara', now: NOON })
  expect(await check(PIN)).toBe('right')
  const trail = await database.rows.selectFrom('audit_events').selectAll().execute()
  expect(trail).toMatchObject([
    { kind: 'withdraw_password_unlocked', member_id: member.id, facts: { staff: 'mara' } },
  ])
})
