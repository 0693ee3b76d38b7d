import { newId, siteId, type MemberId } from '@oriel/core/id'
import { takenBefore } from '@oriel/core/chance/red-envelope'
import { expectDone } from '@oriel/core/outcome'
import { openDatabase, type Database } from '@oriel/db/database'
import { countLockWaits } from '@oriel/dev-world/testing/lock-waits'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { lockMember } from '@oriel/domain/member'
import { readWalletChanged } from '@oriel/domain/wallet'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, makeMember, makeSite } from '../examples.ts'
import { createClaims, type Claims } from './claim.ts'
import { findSealed } from './store.ts'
import { memberStart, openSeed } from './seed.ts'
import { openExample, slotsOf, sumsOf } from './testing/envelopes.ts'

let database: TestDatabase
let claim: Claims
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  claim = claimsOf(database)
})
afterEach(() => database.drop())

const claimsOf = (of: Database, options = {}): Claims =>
  createClaims(of, createLedger(of), testKeys, options)
const OVER = { ok: false, reason: 'envelope_over' }
const NOT_YOURS = { ok: false, reason: 'envelope_not_for_you' }
const cashOf = (member: MemberId) =>
  readBalance(database.rows, memberAccount(member, 'available', 'USD'))
async function members(count: number): Promise<MemberId[]> {
  const made: MemberId[] = []
  for (let at = 0; at < count; at += 1) made.push((await makeMember(database)).id)
  return made
}
/** As api processes do: each with a connection and a queue of its own. */
const apis = (count: number): { claims: Claims[]; close: () => Promise<unknown> } => {
  const opened = Array.from({ length: count }, () =>
    openDatabase({ url: database.url, name: 'api', max: 4 }),
  )
  const claims = opened.map((one) => claimsOf(one))
  return { claims, close: () => Promise.all(opened.map((one) => one.close())) }
}

describe('a claim [S1.020] [S3.040]', () => {
  test('gives the cash of the first free slot from the start of the member on', async () => {
    const many = await members(6)
    const id = await openExample(database)
    const sealed = await findSealed(database.rows, id)
    const seed = openSeed(testKeys, id, sealed?.sealed ?? Buffer.alloc(0))
    const taken = new Set<number>()
    for (const member of many) {
      const { units, currency } = expectDone(await claim(id, member))
      const slot = (await slotsOf(database, id)).find((one) => one.member_id === member)
      expect({ units, currency }).toEqual({ units: slot?.amount, currency: 'USD' })
      expect(await cashOf(member)).toBe(units)
      const start = memberStart(seed, member, 10)
      const passed = takenBefore(start, slot?.no ?? 0, 10)
      for (let step = 0; step < passed; step += 1) expect(taken).toContain((start + step) % 10)
      taken.add(slot?.no ?? 0)
    }
    const { slots, journals, count } = await sumsOf(database, id)
    expect({ journals, count }).toEqual({ journals: slots, count: 6 })
  })

  test('tells the open pages of the member that their money moved', async () => {
    const [member] = (await members(1)) as [MemberId]
    expectDone(await claim(await openExample(database), member))
    const facts = await database.rows.selectFrom('outbox').select(['name', 'data']).execute()
    const own = facts.filter(({ name }) => name === 'wallet.changed')
    expect(own.map(({ data }) => readWalletChanged(data))).toEqual([
      { siteId: siteId(1), memberId: member },
    ])
  })

  test('[A30] of one member 200 times at once through 4 processes is one slot and 200 same answers', async () => {
    const [member, other] = (await members(2)) as [MemberId, MemberId]
    const id = await openExample(database)
    const { claims, close } = apis(4)
    const asked = Array.from({ length: 200 }, (_, at) => claims[at % 4]?.(id, member))
    const answers = await Promise.all([...asked, claims[0]?.(id, other)])
    await close()
    const own = answers.slice(0, 200)
    expect(new Set(own.map((one) => JSON.stringify(one, (_, of) => String(of)))).size).toBe(1)
    expect(own[0]).toMatchObject({ ok: true })
    const slots = await slotsOf(database, id)
    expect(slots.filter((slot) => slot.member_id === member)).toHaveLength(1)
    expect((await sumsOf(database, id)).count).toBe(2)
  })

  test('of 120 members for 100 slots through 2 processes gives each slot once, and 20 come too late', async () => {
    const many = await members(120)
    const id = await openExample(database, { slots: 100, total: 2_000_000n })
    const { claims, close } = apis(2)
    const answers = await Promise.all(many.map(async (member, at) => claims[at % 2]?.(id, member)))
    await close()
    expect(answers.filter((one) => one?.ok)).toHaveLength(100)
    expect(answers.filter((one) => one?.ok === false)).toEqual(
      Array.from({ length: 20 }, () => OVER),
    )
    expect(await sumsOf(database, id)).toEqual({
      slots: 2_000_000n,
      journals: 2_000_000n,
      count: 100,
    })
  })

  test('after the last slot is refused, and the member who has one gets the same again', async () => {
    const [first, second] = (await members(2)) as [MemberId, MemberId]
    const id = await openExample(database, { slots: 1, total: 50_000n })
    const given = await claim(id, first)
    expect(await claim(id, second)).toEqual(OVER)
    expect(await claim(id, first)).toEqual(given)
    expect(await cashOf(first)).toBe(50_000n)
  })
})

describe('who may', () => {
  test('a second account of the same person gets nothing, also when it joined them later', async () => {
    const [first, second, third] = (await members(3)) as [MemberId, MemberId, MemberId]
    const id = await openExample(database)
    const isOne = (...same: MemberId[]) =>
      plant(
        database,
        `INSERT INTO person_members (member_id, site_id, group_id)
        SELECT one, 1, '${first}' FROM unnest('{${same.join(',')}}'::uuid[]) one
        ON CONFLICT DO NOTHING`,
      )
    await isOne(first, second)
    expectDone(await claim(id, second))
    expect(await claim(id, first)).toEqual(NOT_YOURS)
    const other = await openExample(database)
    expectDone(await claim(other, third))
    await isOne(third)
    expect(await claim(other, first)).toEqual(NOT_YOURS)
    expect(await claim(other, second)).toEqual(NOT_YOURS)
  })

  test('two accounts of one person at the same moment get one slot', async () => {
    const [first, second] = (await members(2)) as [MemberId, MemberId]
    const id = await openExample(database)
    await plant(
      database,
      `INSERT INTO person_members (member_id, site_id, group_id)
        VALUES ('${first}', 1, '${first}'), ('${second}', 1, '${first}')`,
    )
    const { claims, close } = apis(2)
    const answers = await Promise.all([claims[0]?.(id, first), claims[1]?.(id, second)])
    await close()
    expect(answers.filter((one) => one?.ok)).toHaveLength(1)
    expect(answers).toContainEqual(NOT_YOURS)
  })

  test('not another site or currency, not who registered later, not who is frozen', async () => {
    await makeSite(database, { id: siteId(2), code: 'second' })
    const [usual, frozen] = (await members(2)) as [MemberId, MemberId]
    const dong = await makeMember(database, { currency: 'VND' })
    const away = await makeMember(database, { siteId: siteId(2) })
    const early = new Date(Date.now() - HOUR_MS)
    const id = await openExample(database)
    const older = await openExample(database, { registeredBefore: early })
    const late = await makeMember(database)
    await sql`UPDATE members SET state = 'frozen' WHERE id = ${frozen}`.execute(database.rows)
    for (const strange of [dong.id, away.id, late.id, frozen, newId<'member'>()]) {
      expect(await claim(id, strange)).toEqual(NOT_YOURS)
    }
    expect(await claim(older, usual)).toEqual(NOT_YOURS)
    expect(await claim(newId<'red-envelope'>(), usual)).toEqual(NOT_YOURS)
    expectDone(await claim(id, usual))
    expect((await sumsOf(database, id)).count).toBe(1)
  })
})

test('a member who goes at the same moment gets nothing after they are gone', async () => {
  const [member] = (await members(1)) as [MemberId]
  const id = await openExample(database)
  let isOver = false
  const claiming = await database.transaction(async (work) => {
    await lockMember(work, member, 'references')
    const going = sql`UPDATE members SET state = 'removed', account = '-' || id WHERE id = ${member}`
    await going.execute(work)
    const said = claim(id, member).finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await countLockWaits(database)) === 1).toBe(true)
    return { said }
  })
  expect(await claiming.said).toEqual(NOT_YOURS)
  expect(await cashOf(member)).toBe(0n)
})

describe('when', () => {
  test('[A31] 1 ms after its end by the clock of the database it is over', async () => {
    const [member, other] = (await members(2)) as [MemberId, MemberId]
    const opensAt = new Date()
    const endAt = new Date(opensAt.getTime() + HOUR_MS)
    const id = await openExample(database, { opensAt, endAt })
    const frozenAt = async (at: Date) => {
      const text = `CREATE OR REPLACE FUNCTION house_now() RETURNS timestamptz LANGUAGE sql STABLE
        PARALLEL SAFE AS 'SELECT ''${at.toISOString()}''::timestamptz'`
      await plant(database, text)
    }
    await frozenAt(new Date(endAt.getTime() - 1))
    expectDone(await claim(id, member))
    await frozenAt(new Date(endAt.getTime() + 1))
    expect(await claim(id, other)).toEqual(OVER)
    await frozenAt(new Date(opensAt.getTime() - 1))
    expect(await claim(id, other)).toEqual(NOT_YOURS)
  })

  test('while it is switched off it is over, and what was claimed stays', async () => {
    const [member, other] = (await members(2)) as [MemberId, MemberId]
    const id = await openExample(database)
    const given = await claim(id, member)
    await plant(
      database,
      `INSERT INTO switches (id, site_id, scope, key, because, by)
        VALUES (uuidv7(), 1, 'red-envelope', '', 'too many claims at once', 'quan')`,
    )
    expect(await claim(id, other)).toEqual(OVER)
    expect(await claim(id, member)).toEqual(given)
    await plant(
      database,
      "UPDATE switches SET on_at = now(), on_by = 'lan', on_because = 'they are fewer now'",
    )
    expectDone(await claim(id, other))
  })

  test('a moved clock ends it', async () => {
    const [member] = (await members(1)) as [MemberId]
    const id = await openExample(database)
    await moveClock(database.ownerUrl, { aheadMs: 2 * HOUR_MS })
    expect(await claim(id, member)).toEqual(OVER)
  })
})

test('a process that dies between slot and journal leaves neither', async () => {
  const [member] = (await members(1)) as [MemberId]
  const id = await openExample(database)
  await plant(
    database,
    `CREATE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the process died'; END $$;
    CREATE TRIGGER dies BEFORE INSERT ON ledger_keys FOR EACH ROW EXECUTE FUNCTION dies()`,
  )
  await expect(claim(id, member)).rejects.toThrow('the process died')
  expect((await slotsOf(database, id)).every((slot) => slot.member_id === null)).toBe(true)
  await plant(database, 'DROP TRIGGER dies ON ledger_keys')
  expectDone(await claim(id, member))
  const { slots, journals, count } = await sumsOf(database, id)
  expect({ journals, count }).toEqual({ journals: slots, count: 1 })
})
