import { newId, type MemberId } from '@oriel/core/id'
import { openDatabase } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listCases, refOf, saveLink, type FedRound } from '@oriel/domain/provider'
import { GP, makeRoundWorld, type RoundWorld } from '@oriel/domain/testing/round-world'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookRounds, findRound, pullAll, pullRounds, recordSettled, sweepSettled } from './round.ts'

let database: TestDatabase
let world: RoundWorld
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
})
afterEach(() => database.drop())

/** Reads the feed and books whatever facts have named. */
async function follow(): Promise<void> {
  await pullRounds(world.house, GP)
  for (const id of await world.fed()) await bookRounds(world.house, id)
}
const kept = async () =>
  (await database.rows.selectFrom('rounds').select('round_id').execute()).map((row) => row.round_id)
const tell = (...rounds: FedRound[]) => world.provider.told.push(...rounds)

async function asOwner(text: string): Promise<void> {
  const owner = openDatabase({ url: database.ownerUrl, name: 'test' })
  await sql.raw(text).execute(owner.rows)
  await owner.close()
}

describe('M2: a round of several players', () => {
  test('is booked for each of them, with the money and the stake that counts', async () => {
    const members = await Promise.all([world.someone(), world.someone(), world.someone()])
    for (const member of members) await world.bringIn(member, 1_000_000n)
    const at = new Date()
    const shared = { roundId: 'table-7', settledAt: at, startedAt: at }
    const [first, second, third] = members as [MemberId, MemberId, MemberId]
    tell(world.provider.play(first, { ...shared, stake: 100_000n, payout: 195_000n }))
    tell(world.provider.play(second, { ...shared, stake: 300_000n }))
    await follow()
    // Told later, and the others once more with it.
    tell(world.provider.play(third, { ...shared, stake: 50_000n, payout: 50_000n }))
    tell(...world.provider.told.slice(0, 2))
    await follow()
    expect(await Promise.all(members.map((member) => world.mirror(member)))).toEqual([
      1_095_000n,
      700_000n,
      1_000_000n,
    ])
    const rounds = database.rows.selectFrom('rounds').select(['member_id', 'stake', 'valid'])
    expect(new Set(await rounds.execute())).toEqual(
      new Set([
        { member_id: first, stake: 100_000n, valid: 100_000n },
        { member_id: second, stake: 300_000n, valid: 300_000n },
        { member_id: third, stake: 50_000n, valid: 50_000n },
      ]),
    )
    for (const member of members) {
      const place = { providerId: GP, roundId: 'table-7', locale: 'en_US' } as const
      expect(await findRound(database.rows, member, place)).toMatchObject({ roundId: 'table-7' })
    }
    const turnover = await database.rows.selectFrom('round_turnovers').select('rounds').execute()
    expect(turnover.map(({ rounds: count }) => count)).toEqual([1n, 1n, 1n])
    expect(await listCases(database.rows)).toEqual([])
  })

  test('opens a case for each copy that says something else, and for no other', async () => {
    const [first, second] = await Promise.all([world.someone(), world.someone()])
    for (const member of [first, second]) await world.bringIn(member, 1_000_000n)
    const round = world.provider.play(first, { roundId: 'table-8', stake: 10_000n })
    const beside = world.provider.play(second, { roundId: 'table-8', stake: 20_000n })
    tell(round, beside, { ...round, payout: 1n }, { ...beside })
    await follow()
    tell({ ...beside, stake: 30_000n })
    await follow()
    const cases = await listCases(database.rows, GP)
    expect(new Set(cases.map(({ subject }) => subject))).toEqual(
      new Set([`table-8 ${refOf(first)}`, `table-8 ${refOf(second)}`]),
    )
    expect([await world.mirror(first), await world.mirror(second)]).toEqual([990_000n, 980_000n])
  })
})

describe('a seamless round', () => {
  const roundId = newId()
  const name = (memberId: MemberId) => ({ providerId: GP, roundId, memberId })
  /** A round that is over, as the gateway leaves it. */
  const settle = (memberId: MemberId, stake: bigint, payout: bigint) =>
    asOwner(`INSERT INTO seamless_rounds (provider_id, round_id, member_id, site_id, currency, title,
      stake, payout, started_at, over_at, slot) VALUES ('${GP}', '${roundId}', '${memberId}', 1, 'USD',
      'orchard', ${stake}, ${payout}, now() - interval '3 minutes', now() - interval '3 minutes', 0)`)
  beforeEach(async () => {
    const link = { dialect: 'oriel', url: 'http://127.0.0.1', operator: 'oriel' }
    await saveLink(database.rows, { providerId: GP, wallet: 'seamless', ...link }, new Date())
  })

  test('is stored and summed once for each player, and moves no money', async () => {
    const [member, other] = await Promise.all([world.someone(), world.someone()])
    await settle(member, 50_000n, 75_000n)
    await settle(other, 20_000n, 0n)
    expect(await recordSettled(world.house, name(member))).toMatchObject({ booked: 1 })
    expect(await recordSettled(world.house, name(member))).toMatchObject({ booked: 0, known: 1 })
    expect(await recordSettled(world.house, name(other))).toMatchObject({ booked: 1 })
    expect(await kept()).toEqual([roundId, roundId])
    expect([await world.mirror(member), await world.gaming()]).toEqual([0n, 0n])
    expect(await world.jackpot()).toBe(70n)
    const turnovers = database.rows.selectFrom('round_turnovers').select(['stake', 'payout'])
    expect(new Set(await turnovers.execute())).toEqual(
      new Set([
        { stake: 50_000n, payout: 75_000n },
        { stake: 20_000n, payout: 0n },
      ]),
    )
    expect(await pullAll(world.house, pullRounds)).toEqual([])
  })

  test('M9: is not stored because a fact says so, when no such round is over', async () => {
    const member = await world.someone()
    expect(await recordSettled(world.house, name(member))).toBeNull()
    expect(await kept()).toEqual([])
    expect(await world.jackpot()).toBe(0n)
  })

  test('M12: is found by the sweep when its fact was lost, and looked at once', async () => {
    const [member, other] = await Promise.all([world.someone(), world.someone()])
    await settle(member, 50_000n, 0n)
    await settle(other, 20_000n, 0n)
    await recordSettled(world.house, name(other))
    expect(await sweepSettled(world.house)).toBe(1)
    expect(await kept()).toEqual([roundId, roundId])
    await asOwner('DELETE FROM round_claims')
    expect(await sweepSettled(world.house)).toBe(0)
  })
})
