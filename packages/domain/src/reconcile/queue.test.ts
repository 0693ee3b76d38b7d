import { newId, type MemberId } from '@oriel/core/id'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { openDatabase } from '@oriel/db/database'
import { findHoldings, listCases, openCase, refOf } from '@oriel/domain/provider'
import { GP, makeRoundWorld, type RoundWorld } from '@oriel/domain/testing/round-world'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { advance, type Span } from './marks.ts'
import {
  checkBalances,
  checkOpenTransfers,
  checkRounds,
  checkTransfers,
  checkTransit,
  ledgerChecks,
} from './reconcile.ts'

let database: TestDatabase
let world: RoundWorld
let member: MemberId
let aheadMs = 0
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
  member = await world.someone()
  await world.bringIn(member, 5_000_000n)
  aheadMs = 0
})
afterEach(() => database.drop())

const HOUR_MS = 3_600_000
async function later(ms: number) {
  aheadMs += ms
  await moveClock(database.ownerUrl, { aheadMs })
}
const cases = async () => (await listCases(database.rows, GP)).map(({ subject }) => subject)

const checkLedger = async () => {
  const reports = []
  for (const { run } of ledgerChecks) reports.push(await run(database))
  return reports
}

/** Completed transfers that the provider has applied, ended now. */
async function endTransfers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  for (const id of ids) {
    const reference = id.replaceAll('-', '')
    world.provider.fates.set(reference, { amount: 1n })
    await sql`INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction,
        asked, moved, reference, state, cause_kind, cause_id, sent_at, ended_at)
      VALUES (${id}, 1, ${member}, ${GP}, 'USD', 'in', 1, 1, ${reference}, 'completed', 'play', 'x',
        house_now(), house_now())`.execute(database.rows)
  }
  return ids
}

test('M8: compares transfers that ended while nothing was compared for seven hours', async () => {
  await checkTransfers(world.house, new Date())
  const [wrong = ''] = await endTransfers(1)
  world.provider.fates.delete(wrong.replaceAll('-', ''))
  await later(7 * HOUR_MS)
  await checkTransfers(world.house, new Date())
  expect(await cases()).toEqual([`status ${wrong}`])
})

test('M8: compares more than forty transfers in one run', async () => {
  const ids = await endTransfers(300)
  for (const id of ids) world.provider.fates.delete(id.replaceAll('-', ''))
  await later(2 * 60_000)
  await checkTransfers(world.house, new Date())
  expect(await cases()).toHaveLength(200)
})

test('M8: finds a broken journal that was posted while nothing was compared for an hour', async () => {
  await later(10 * 60_000)
  await checkLedger()
  await world.bringIn(await world.someone(), 7_000n)
  await plant(database, `UPDATE ledger_entries SET amount = amount + 1 WHERE amount = 7000`)
  await later(HOUR_MS)
  const reports = await checkLedger()
  expect(reports.find(({ name }) => name === 'ledger-journals')?.broken).toBe(1)
})

test('M8: compares more places in one run than sixty', async () => {
  const others = await Promise.all(Array.from({ length: 80 }, () => world.someone()))
  for (const other of others) {
    await world.bringIn(other, 1_000n)
    world.provider.balances.set(refOf(other), 999n)
  }
  await later(2 * 60_000)
  await checkBalances(world.house, new Date())
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int FROM reconcile_places WHERE difference = -1`.execute(database.rows)
  expect(rows[0]?.count).toBe(80)
})

describe('the ledger, span by span', () => {
  const broken = async (name: string) =>
    (await checkLedger()).find((report) => report.name === name)?.broken

  test('what was found stays found until it is right', async () => {
    await plant(database, `UPDATE ledger_entries SET amount = amount + 1 WHERE amount = 5000000`)
    await later(2 * 60_000)
    expect(await broken('ledger-journals')).toBe(1)
    await later(HOUR_MS)
    expect(await broken('ledger-journals')).toBe(1)
    await plant(database, `UPDATE ledger_entries SET amount = amount - 1 WHERE amount = 5000001`)
    expect(await broken('ledger-journals')).toBe(0)
  })

  test('an entry must continue the one before it, also when that was compared an hour ago', async () => {
    await later(2 * 60_000)
    expect(await broken('ledger-entries')).toBe(0)
    // Both were changed alike, so that only the step between them is wrong.
    await plant(database, `UPDATE ledger_entries SET balance = balance + 1 WHERE amount = 5000000`)
    await later(HOUR_MS)
    await world.bringIn(member, 1_000n)
    await later(2 * 60_000)
    expect(await broken('ledger-entries')).toBe(1)
  })

  test('an account that rests is compared in its turn', async () => {
    await later(HOUR_MS)
    await checkLedger()
    await plant(database, `UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'mirror'`)
    expect(await broken('ledger-pass')).toBe(1)
    expect(await broken('ledger-accounts')).toBe(0)
    await plant(database, `UPDATE ledger_accounts SET balance = balance - 1 WHERE kind = 'mirror'`)
    expect(await broken('ledger-pass')).toBe(0)
  })

  test('two at the same time take each span once', async () => {
    const spans: Span[] = []
    const step = (_: unknown, span: Span) => Promise.resolve(spans.push(span))
    const run = () => advance(database, 'test', '1 hour', step)
    await Promise.all([run(), run(), run()])
    await run()
    expect(spans.length).toBeGreaterThanOrEqual(60)
    expect(spans.slice(1).map(({ from }) => from)).toEqual(
      spans.slice(0, -1).map(({ until }) => until),
    )
  })
})

test('money that lies at a provider and nobody knows of is brought home', async () => {
  await world.bringHome(member)
  world.provider.balances.set(refOf(member), 700n)
  await later(2 * 60_000)
  await checkBalances(world.house, new Date())
  expect(await findHoldings(database.rows, member)).toMatchObject([{ providerId: GP }])
})

/** Rows of other members, so many that a plan which reads all of them is the dearer one. */
const CROWD = `
  INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked, moved,
    reference, state, cause_kind, cause_id, made_at, sent_at, ended_at)
  SELECT gen_random_uuid(), 1, gen_random_uuid(), '${GP}', 'USD', 'in', 1, 1,
    replace(gen_random_uuid()::text, '-', ''), 'completed', 'play', 'x', at, at, at
  FROM (SELECT now() - n * interval '1 minute' AS at FROM generate_series(1000, 41000) n) s;
  INSERT INTO ledger_accounts (kind, owner, party, currency, stripe)
  SELECT 'available', gen_random_uuid(), '', 'USD', 0 FROM generate_series(1, 40000)`

test('M8: no comparison reads a whole table', async () => {
  await plant(database, CROWD, 'ANALYZE transfers, ledger_accounts')
  const subject = `open ${newId()}`
  await openCase(database.rows, { providerId: GP, kind: 'transfer', subject, detail: {} })
  await later(2 * 60_000)
  // What a connection has read is counted at the latest when it ends.
  const own = openDatabase({ url: database.url, name: 'test' })
  const scanned = async () => {
    const { rows } = await sql<{ relname: string; read: number }>`
      SELECT relname, coalesce(seq_tup_read, 0)::int AS read FROM pg_stat_user_tables
      WHERE relname IN ('transfers', 'ledger_accounts') ORDER BY relname`.execute(database.rows)
    return rows
  }
  const before = await scanned()
  const house = { ...world.house, database: own }
  await checkTransit(own, new Date())
  await checkOpenTransfers(own)
  await checkTransfers(house, new Date())
  await checkBalances(house, new Date())
  await checkRounds(own)
  for (const { run } of ledgerChecks.filter(({ name }) => name !== 'ledger-pass')) await run(own)
  await own.close()
  expect(await scanned()).toEqual(before)
})
