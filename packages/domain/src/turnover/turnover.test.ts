import type { MemberId } from '@oriel/core/id'
import { SiteFlags } from '@oriel/core/site-settings'
import { expectDone } from '@oriel/core/outcome'
import { plant } from '@oriel/dev-world/testing/plant'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { bookRounds, pullRounds } from '@oriel/domain/round'
import type { FedRound } from '@oriel/domain/provider'
import { makeSite } from '../examples.ts'
import { GP, makeRoundWorld, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  checkNeeds,
  listLines,
  listNeeds,
  makeTurnoverMonths,
  openNeeds,
  pruneTurnover,
  readFree,
  readTurnoverFigures,
} from './turnover.ts'

let database: TestDatabase
let world: RoundWorld
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
})
afterEach(() => database.drop())

const flagsOf = (changes: Partial<SiteFlags> = {}): SiteFlags => z.parse(SiteFlags, changes)
const usual = flagsOf()
let causes = 0

/** As crediting a deposit does. */
const paidIn = (memberId: MemberId, base: bigint, flags = usual) =>
  database.transaction((work) =>
    openNeeds(work, SITE, flags, [
      {
        memberId,
        currency: 'USD',
        cause: `PSTEST:${(causes += 1)}`,
        name: `D261119-${causes}`,
        base,
      },
    ]),
  )
const needsOf = async (memberId: MemberId) => {
  const whose = { siteId: SITE, memberId, currency: 'USD' } as const
  return (await listNeeds(database.rows, { ...whose, after: null, count: 20 })).needs
}
const free = (memberId: MemberId) =>
  readFree(database.rows, { siteId: SITE, memberId, currency: 'USD' })
/** Settled after everything that was done so far. */
const soon = () => new Date(Date.now() + 5_000)
async function play(memberId: MemberId, ...rounds: Partial<FedRound>[]): Promise<void> {
  for (const round of rounds) {
    world.provider.told.push(world.provider.play(memberId, { settledAt: soon(), ...round }))
  }
  await pullRounds(world.house, GP)
  for (const id of await world.fed()) await bookRounds(world.house, id)
}
async function player(): Promise<MemberId> {
  const member = await world.someone()
  await world.bringIn(member, 5_000_000n)
  return member
}

describe('what was paid in', () => {
  test('is met by stakes, and each round says what it counted', async () => {
    const member = await player()
    await paidIn(member, 500_000n)
    await play(
      member,
      { stake: 300_000n, payout: 100_000n },
      { stake: 350_000n, settledAt: new Date(Date.now() + 9_000) },
    )
    const [need] = await needsOf(member)
    expect(need).toMatchObject({ needed: 500_000n, counted: 500_000n, endedBecause: 'met' })
    const asked = { memberId: member, id: need?.id ?? '', after: null, count: 1 }
    const first = expectDone(await listLines(database.rows, asked))
    expect(first.lines).toMatchObject([{ stake: 350_000n, valid: 350_000n, counted: 200_000n }])
    const rest = expectDone(await listLines(database.rows, { ...asked, after: first.next }))
    expect(rest).toMatchObject({ lines: [{ stake: 300_000n, counted: 300_000n }], next: null })
  })

  test('counts rounds booked at once by several, each once, for the oldest first', async () => {
    const member = await player()
    await paidIn(member, 500_000n)
    await paidIn(member, 400_000n)
    const rounds = Array.from({ length: 12 }, () => ({ stake: 60_000n, settledAt: soon() }))
    for (const round of rounds) world.provider.told.push(world.provider.play(member, round))
    await pullRounds(world.house, GP)
    const fed = await world.fed()
    await Promise.all([...fed, ...fed].map((id) => bookRounds(world.house, id)))
    const [newer, older] = await needsOf(member)
    expect([older?.counted, newer?.counted]).toEqual([500_000n, 220_000n])
    await checkNeeds(database.rows)
    expect(await readTurnoverFigures(database.rows)).toEqual({ wrong: 0 })
  })

  test('is nothing to another member, in another currency, or for what was played before', async () => {
    const [member, other] = [await player(), await player()]
    await paidIn(member, 500_000n)
    await play(other, { stake: 300_000n })
    await play(member, { stake: 300_000n, settledAt: new Date(Date.now() - 60_000) })
    expect(await needsOf(member)).toMatchObject([{ counted: 0n, endedAt: null }])
    expect(await needsOf(other)).toEqual([])
    const [need] = await needsOf(member)
    const asked = { memberId: other, id: need?.id ?? '', after: null, count: 9 }
    expect(await listLines(database.rows, asked)).toMatchObject({ reason: 'not_found' })
  })

  test('asks for nothing where the site asks for none, and for more where it says so', async () => {
    const member = await player()
    await paidIn(member, 500_000n, flagsOf({ depositTurnover: 'off' }))
    await paidIn(member, 500_000n, flagsOf({ depositTurnoverTimes: 0 }))
    expect(await needsOf(member)).toEqual([])
    await paidIn(member, 500_000n, flagsOf({ depositTurnoverTimes: 3 }))
    expect(await needsOf(member)).toMatchObject([{ base: 500_000n, needed: 1_500_000n }])
  })

  test('of one cause is asked for once for ever', async () => {
    const member = await player()
    const again = {
      memberId: member,
      currency: 'USD',
      cause: 'PSTEST:x',
      name: 'D',
      base: 1n,
    } as const
    await database.transaction((work) => openNeeds(work, SITE, usual, [again]))
    await expect(
      database.transaction((work) => openNeeds(work, SITE, usual, [again])),
    ).rejects.toMatchObject({ constraint: 'turnover_needs_cause' })
  })
})

describe('where nothing is left', () => {
  test('what was lost is over, and the next deposit begins anew', async () => {
    const member = await world.someone(2_000_000n)
    await world.bringIn(member, 2_000_000n)
    await paidIn(member, 4_000_000n)
    await play(member, { stake: 1_995_000n })
    const [need] = await needsOf(member)
    expect(need).toMatchObject({ counted: 1_995_000n, endedBecause: 'spent' })
  })

  test('money on its way is waited for', async () => {
    const member = await world.someone(2_000_000n)
    await world.bringIn(member, 2_000_000n)
    await paidIn(member, 4_000_000n)
    await plant(database, `UPDATE transfers SET ended_at = NULL, moved = NULL, state = 'sent'`)
    await play(member, { stake: 1_995_000n })
    expect(await needsOf(member)).toMatchObject([{ endedAt: null }])
  })

  test('what lies in an open bet is waited for', async () => {
    const member = await world.someone(2_000_000n)
    await world.bringIn(member, 2_000_000n)
    await paidIn(member, 4_000_000n)
    await plant(
      database,
      `INSERT INTO seamless_rounds (provider_id, round_id, member_id, site_id, currency, title,
          stake, payout, started_at)
        SELECT '${GP}', gen_random_uuid(), id, site_id, 'USD', 'match', 1, 0, house_now()
        FROM members WHERE id = '${member}'`,
    )
    await play(member, { stake: 1_995_000n })
    expect(await needsOf(member)).toMatchObject([{ endedAt: null }])
  })

  test('what came in is not asked about when it comes in', async () => {
    const member = await world.someone(500_000n)
    await paidIn(member, 400_000n)
    // All a member has is the 50 that have just come: the 40 of before are gone.
    await paidIn(member, 500_000n)
    expect(await needsOf(member)).toMatchObject([
      { base: 500_000n, endedAt: null },
      { base: 400_000n, endedBecause: 'spent' },
    ])
  })
})

describe('free now', () => {
  test('is all of it where people look at withdrawals', async () => {
    const member = await world.someone(1_000_000n)
    await paidIn(member, 1_000_000n)
    expect(await free(member)).toEqual({
      available: 1_000_000n,
      locked: 0n,
      owed: 0n,
      free: 1_000_000n,
    })
  })

  test('is what was staked for, where the site lets it wait, and all of it once it no longer does', async () => {
    const refuse = flagsOf({ depositTurnover: 'refuse' })
    await makeSite(database, { flags: refuse })
    const member = await world.someone(6_000_000n)
    await world.bringIn(member, 5_000_000n)
    await paidIn(member, 1_000_000n, refuse)
    await play(member, { stake: 375_000n })
    expect(await free(member)).toMatchObject({ locked: 625_000n, free: 375_000n })
    expect(await needsOf(member)).toMatchObject([{ waits: 625_000n }])
    await makeSite(database, { flags: usual })
    expect(await free(member)).toMatchObject({ locked: 0n, free: 1_000_000n })
  })

  test('what was paid in before the site let it wait never waits', async () => {
    const member = await world.someone(1_000_000n)
    await paidIn(member, 1_000_000n)
    await makeSite(database, { flags: flagsOf({ depositTurnover: 'refuse' }) })
    expect(await free(member)).toMatchObject({ locked: 0n, free: 1_000_000n })
  })
})

describe('the database itself', () => {
  test('counts nothing above what is needed, and ends no need that is not met as met', async () => {
    const member = await player()
    await paidIn(member, 500_000n)
    const refuses = (set: string, constraint: string) =>
      expect(database.pool.query(`UPDATE turnover_needs SET ${set}`)).rejects.toMatchObject({
        constraint,
      })
    await refuses('counted = 500001', 'turnover_needs_check')
    await refuses(`ended_at = now(), ended_because = 'met'`, 'turnover_needs_met')
    await refuses('counted = 500000', 'turnover_needs_met')
    await refuses('ended_at = now()', 'turnover_needs_end')
  })

  test('a need that its lines do not add up to is found, and stays found', async () => {
    const member = await player()
    await paidIn(member, 500_000n)
    await play(member, { stake: 600_000n })
    await plant(database, 'UPDATE turnover_lines SET counted = counted - 1')
    expect(await checkNeeds(database.rows)).toBe(1)
    expect(await checkNeeds(database.rows)).toBe(0)
    expect(await readTurnoverFigures(database.rows)).toEqual({ wrong: 1 })
  })

  test('what is open for fourteen months still counts, and its month stays until it ends', async () => {
    const member = await player()
    await paidIn(member, 500_000n)
    const asOf = `(date_trunc('month', house_now()) - interval '14 months')`
    await plant(database, `SELECT turnover_make_months(${asOf}::date, 1)`)
    await plant(database, `UPDATE turnover_needs SET made_at = ${asOf} + interval '3 days'`)
    await plant(database, 'SELECT turnover_drop_months()')
    await play(member, { stake: 100_000n })
    expect(await needsOf(member)).toMatchObject([{ counted: 100_000n, endedAt: null }])
    await pruneTurnover(database.rows)
    expect(await needsOf(member)).toMatchObject([{ counted: 100_000n, endedBecause: 'spent' }])
    const { rows } = await sql`SELECT FROM turnover_lines`.execute(database.rows)
    expect(rows).toEqual([])
    await play(member, { stake: 100_000n })
  })

  test('months of lines go whole after 400 days, needs 760 days after their end', async () => {
    const member = await player()
    await paidIn(member, 500_000n)
    await play(member, { stake: 600_000n })
    await makeTurnoverMonths(database.rows)
    const months = async () =>
      (
        await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_inherits
          WHERE inhparent = 'turnover_lines'::regclass`.execute(database.rows)
      ).rows[0]?.count
    expect(await months()).toBe(4)
    await plant(database, `SELECT turnover_make_months('2024-01-01', 2)`)
    await pruneTurnover(database.rows)
    expect([await months(), (await needsOf(member)).length]).toEqual([4, 1])
    await plant(database, `UPDATE turnover_needs SET ended_at = now() - interval '761 days'`)
    await pruneTurnover(database.rows)
    expect(await needsOf(member)).toEqual([])
  })
})
