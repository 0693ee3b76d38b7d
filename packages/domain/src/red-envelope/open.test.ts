import { newId, siteId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { openDatabase, type Database } from '@oriel/db/database'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, makeMember, makeSite } from '../examples.ts'
import { createClaims } from './claim.ts'
import { createFairness } from './fairness.ts'
import { readShown } from './fact.ts'
import { createOffers } from './offer.ts'
import { pruneEnvelopes } from './prune.ts'
import { amountsOf, seedHashOf } from './seed.ts'
import { showOpened } from './show.ts'
import { openExample, slotsOf } from './testing/envelopes.ts'

let database: TestDatabase
let opened: Database
let owner: Database['pool']
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  // One connection, so that a transaction spans its statements.
  opened = openDatabase({ url: database.ownerUrl, name: 'owner', max: 1 })
  owner = opened.pool
})
afterEach(async () => {
  await opened.close()
  await database.drop()
})
const HERE = siteId(1)
const claim = (id: Awaited<ReturnType<typeof openExample>>, member: MemberId) =>
  createClaims(database, createLedger(database), testKeys)(id, member)

describe('the slots are the budget', () => {
  test('every amount stands before the first claim, within bounds, and sums to the total', async () => {
    const id = await openExample(database)
    const before = await slotsOf(database, id)
    expect(before.map(({ no }) => no)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(before.reduce((sum, { amount }) => sum + amount, 0n)).toBe(200_000n)
    expect(before.every(({ amount }) => amount >= 2_000n && amount <= 50_000n)).toBe(true)
    expectDone(await claim(id, (await makeEarlier()).id))
    const after = await slotsOf(database, id)
    expect(after.map(({ amount }) => amount)).toEqual(before.map(({ amount }) => amount))
  })

  test.each([
    ['less than its total', 'SET total = total - 100', 'red_envelope_stays'],
    ['another end', "SET end_at = end_at + interval '1 hour'", 'red_envelope_stays'],
    ['another seed', "SET seed = '\\x00'", 'red_envelope_stays'],
  ])('the owner of the database cannot give it %s', async (_, change, constraint) => {
    const id = await openExample(database)
    const changed = owner.query(`UPDATE red_envelopes ${change} WHERE id = '${id}'`)
    await expect(changed).rejects.toMatchObject({ constraint })
  })

  test.each([
    ['change an amount', 'UPDATE red_envelope_slots SET amount = amount + 100 WHERE no = 3'],
    ['remove a slot', 'DELETE FROM red_envelope_slots WHERE no = 3'],
    [
      'add one',
      'INSERT INTO red_envelope_slots SELECT envelope_id, 10, 2000 FROM red_envelope_slots LIMIT 1',
    ],
    [
      'take one twice',
      `UPDATE red_envelope_slots
      SET member_id = uuidv7(), person_id = uuidv7(), claimed_at = now() WHERE no = 5`,
    ],
  ])('nobody can %s after the opening', async (_, text) => {
    const id = await openExample(database)
    await owner.query(`UPDATE red_envelope_slots SET member_id = uuidv7(), person_id = uuidv7(),
      claimed_at = now() WHERE envelope_id = '${id}' AND no = 5`)
    await expect(owner.query(text)).rejects.toMatchObject({ code: '23514' })
  })

  test.each([
    ['member', 'member_id = $1, person_id = uuidv7()', 'red_envelope_slots_member'],
    ['person', 'member_id = uuidv7(), person_id = $1', 'red_envelope_slots_person'],
  ])('the table refuses a second slot of one %s', async (_, change, constraint) => {
    const id = await openExample(database)
    const take = (no: number, one: string) =>
      owner.query(
        `UPDATE red_envelope_slots SET ${change}, claimed_at = now()
         WHERE envelope_id = '${id}' AND no = ${no}`,
        [one],
      )
    const same = newId()
    await take(1, same)
    await expect(take(2, same)).rejects.toMatchObject({ constraint })
  })

  test('an opening whose slots are not its total is not committed', async () => {
    const id = await openExample(database)
    const copy = newId()
    const columns = `site_id, name, currency, slots, least, most, opens_at, end_at, seed, seed_hash,
      opened_by, checked_by`
    await owner.query('BEGIN')
    await owner.query(`INSERT INTO red_envelopes (id, total, ${columns})
      SELECT '${copy}', total - 100, ${columns} FROM red_envelopes WHERE id = '${id}'`)
    await owner.query(`INSERT INTO red_envelope_slots (envelope_id, no, amount)
      SELECT '${copy}', no, amount FROM red_envelope_slots WHERE envelope_id = '${id}'`)
    await expect(owner.query('COMMIT')).rejects.toMatchObject({ constraint: 'red_envelope_budget' })
  })
})

/** Registered before any envelope of these tests opens. */
async function makeEarlier() {
  const member = await makeMember(database)
  await owner.query("UPDATE members SET created_at = created_at - interval '1 day'")
  return member
}

describe('fairness', () => {
  test('the hash is there from the beginning, seed and amounts after the end, and they agree', async () => {
    const member = await makeEarlier()
    const id = await openExample(database)
    expectDone(await claim(id, member.id))
    const asked = { siteId: HERE, id, memberId: member.id }
    const fairness = createFairness(database, testKeys)
    const before = await fairness(asked)
    expect(before).toMatchObject({ seed: null, amounts: [], claimed: null })
    expect(before?.own?.amount).toBeGreaterThan(0n)
    await moveClock(database.ownerUrl, { aheadMs: 2 * HOUR_MS })
    const after = await fairness(asked)
    if (!after?.seed) throw new Error('no seed after the end')
    expect(seedHashOf(after.seed)).toBe(before?.seedHash)
    const shape = { total: 2_000, slots: 10, least: 20, most: 500 }
    const drawn = amountsOf(after.seed, id, shape).map((coins) => BigInt(coins) * 100n)
    expect(drawn).toEqual(after.amounts)
    expect(after.claimed).toBe(1)
    expect(await fairness({ ...asked, siteId: siteId(2) })).toBeNull()
  })

  test('of what is over is read once, but for the slot of who asks', async () => {
    const [first, second] = [await makeEarlier(), await makeEarlier()]
    const id = await openExample(database)
    expectDone(await claim(id, first.id))
    await moveClock(database.ownerUrl, { aheadMs: 2 * HOUR_MS })
    const fairness = createFairness(database, testKeys)
    const asked = { siteId: HERE, id, memberId: first.id }
    const before = await fairness(asked)
    expect(before?.own?.amount).toBeGreaterThan(0n)
    // What nobody can change is kept: the slots are not asked for again.
    await plant(database, `DELETE FROM red_envelope_slots WHERE member_id IS NULL`)
    const after = await fairness({ ...asked, memberId: second.id })
    expect(after).toEqual({ ...before, own: null })
    expect(await fairness({ ...asked, siteId: siteId(2) })).toBeNull()
  })
})

describe('an offer', () => {
  test('is for who may claim it, until they have, and is read once a second', async () => {
    const member = await makeEarlier()
    const offers = createOffers(database)
    const asker = { siteId: HERE, memberId: member.id, currency: 'USD' } as const
    expect(await offers(asker)).toBeNull()
    const id = await openExample(database)
    // What was read within the second still stands.
    expect(await offers(asker)).toBeNull()
    const fresh = createOffers(database)
    expect(await fresh(asker)).toMatchObject({ id, slots: 10, least: 2_000n })
    expect(await fresh({ ...asker, currency: 'VND' })).toBeNull()
    const late = await makeMember(database)
    expect(await fresh({ ...asker, memberId: late.id })).toBeNull()
    expectDone(await claim(id, member.id))
    expect(await fresh(asker)).toBeNull()
  })

  test('is the 21st for who has claimed the twenty that end sooner', async () => {
    const member = await makeEarlier()
    const asker = { siteId: HERE, memberId: member.id, currency: 'USD' } as const
    const ends = (number: number) => new Date(Date.now() + HOUR_MS + number * 60_000)
    for (let number = 0; number < 20; number += 1) {
      expectDone(await claim(await openExample(database, { endAt: ends(number) }), member.id))
    }
    const last = await openExample(database, { endAt: ends(20) })
    expect(await createOffers(database)(asker)).toMatchObject({ id: last, slots: 10 })
    expectDone(await claim(last, member.id))
    expect(await createOffers(database)(asker)).toBeNull()
  })
})

/** What pages were told of. */
async function shown() {
  const facts = database.rows.selectFrom('outbox').select('data')
  const told = await facts.where('name', '=', 'red-envelope.shown').execute()
  return told.map(({ data }) => readShown(data))
}

test('pages are told of an envelope once, when it opens [S4.102]', async () => {
  const ahead = new Date(Date.now() + HOUR_MS)
  await openExample(database, { opensAt: ahead, endAt: new Date(ahead.getTime() + HOUR_MS) })
  expect(await showOpened(database)).toBe(0)
  const id = await openExample(database)
  expect(await showOpened(database)).toBe(1)
  expect(await showOpened(database)).toBe(0)
  expect(await shown()).toMatchObject([{ id, currency: 'USD' }])
})

test('an envelope that is due while it is paused is told of when it goes on', async () => {
  await plant(
    database,
    `INSERT INTO switches (id, site_id, scope, key, because, by)
      VALUES (uuidv7(), 1, 'red-envelope', '', 'a test of the pause', 'quan')`,
  )
  const ends = new Date(Date.now() + 30 * 60_000)
  await openExample(database, { endAt: ends })
  const id = await openExample(database, { endAt: new Date(Date.now() + 3 * HOUR_MS) })
  expect(await showOpened(database)).toBe(0)
  await moveClock(database.ownerUrl, { aheadMs: HOUR_MS })
  expect(await showOpened(database)).toBe(0)
  await plant(
    database,
    "UPDATE switches SET on_at = house_now(), on_by = 'lan', on_because = 'it is repaired now'",
  )
  expect(await showOpened(database)).toBe(1)
  expect(await shown()).toMatchObject([{ id }])
  const left = database.rows.selectFrom('red_envelopes').select('id').where('shown_at', 'is', null)
  expect(await left.execute()).toEqual([])
})

test('slots go 400 days after the end, the envelope stays', async () => {
  const id = await openExample(database)
  expect(await pruneEnvelopes(database)).toBe(0)
  await moveClock(database.ownerUrl, { aheadMs: 401 * 24 * HOUR_MS })
  const kept = await openExample(database, {
    opensAt: new Date(Date.now() + 401 * 24 * HOUR_MS),
    endAt: new Date(Date.now() + 402 * 24 * HOUR_MS),
  })
  expect(await pruneEnvelopes(database)).toBeGreaterThan(0)
  expect(await slotsOf(database, id)).toEqual([])
  expect(await slotsOf(database, kept)).toHaveLength(10)
})
