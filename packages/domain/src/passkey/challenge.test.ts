import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterNoon, makeMember, makeSite, NOON } from '../examples.ts'
import { issueChallenge, sweepPasskeys, takeChallenge } from './challenge.ts'
import { CHALLENGE_LIFE_MS } from './rules.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
})
afterEach(async () => {
  await database.drop()
})

const nobody = { siteId: siteId(1), memberId: null }

test('of twenty concurrent uses of a challenge, one succeeds', async () => {
  const challenge = await issueChallenge(database.rows, nobody, NOON)
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => takeChallenge(database.rows, nobody, challenge, NOON)),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('a challenge lives for five minutes, and not one more', async () => {
  const take = async (ms: number) => {
    const challenge = await issueChallenge(database.rows, nobody, NOON)
    return takeChallenge(database.rows, nobody, challenge, afterNoon(ms))
  }
  expect(await take(CHALLENGE_LIFE_MS - 1)).toBe(true)
  expect(await take(CHALLENGE_LIFE_MS)).toBe(false)
})

test('a challenge of another member or site is refused and stays valid for its owner', async () => {
  await makeSite(database, { id: siteId(2) })
  const { id: memberId } = await makeMember(database)
  const challenge = await issueChallenge(database.rows, { siteId: siteId(1), memberId }, NOON)
  const others = [nobody, { siteId: siteId(2), memberId }]
  for (const other of others) {
    expect(await takeChallenge(database.rows, other, challenge, NOON)).toBe(false)
  }
  const owner = { siteId: siteId(1), memberId }
  expect(await takeChallenge(database.rows, owner, challenge, NOON)).toBe(true)
})

test('sweeps expired challenges', async () => {
  await issueChallenge(database.rows, nobody, NOON)
  await issueChallenge(database.rows, nobody, afterNoon(1))
  await sweepPasskeys(database, afterNoon(CHALLENGE_LIFE_MS + 1))
  const left = await database.rows.selectFrom('passkey_challenges').select('site_id').execute()
  expect(left).toHaveLength(1)
})
