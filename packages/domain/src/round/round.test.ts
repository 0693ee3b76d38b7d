import { newId } from '@oriel/core/id'
import { dayOf } from '@oriel/core/time'
import { openDatabase, type Database } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listCases, type FedRound } from '@oriel/domain/provider'
import { verifyLaws } from '@oriel/ledger/verify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  bookRounds,
  feedRounds,
  makeRoundMonths,
  pruneFeeds,
  pullAgain,
  pullRounds,
  settleTransfer,
  sweepSuspense,
  watchSuspense,
} from './round.ts'
import { GP, makeRoundWorld, type RoundWorld } from '@oriel/domain/testing/round-world'

let database: TestDatabase
let world: RoundWorld
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
})
afterEach(() => database.drop())

/** Reads the feed and books whatever facts have named. */
async function follow() {
  const pulled = await pullRounds(world.house, GP)
  for (const id of await world.fed()) await bookRounds(world.house, id)
  return pulled
}
const kept = async () =>
  (await database.rows.selectFrom('rounds').select('round_id').execute()).map((row) => row.round_id)
const reasons = async () =>
  (await listCases(database.rows, GP)).map(({ detail }) => (detail as { reason: string }).reason)
const tell = (...rounds: FedRound[]) => world.provider.told.push(...rounds)

describe('booking', () => {
  test('moves stakes to the house and payouts to the mirror, and sums them up', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    const { provider } = world
    tell(provider.play(member, { stake: 300_000n, payout: 450_000n }))
    tell(provider.play(member, { stake: 100_000n, title: 'harbour' }))
    tell(provider.play(member, { stake: 50_000n, payout: 50_000n, status: 'void' }))
    expect(await follow()).toMatchObject({ fresh: 3, pages: 1, ended: true })
    expect(await world.mirror(member)).toBe(1_050_000n)
    expect(await world.gaming()).toBe(-50_000n)
    const turnover = await database.rows.selectFrom('round_turnovers').selectAll().execute()
    expect(turnover).toEqual([
      {
        member_id: member,
        day: dayOf(new Date()),
        provider_id: GP,
        currency: 'USD',
        rounds: 2n,
        stake: 400_000n,
        payout: 450_000n,
      },
    ])
    expect(await database.rows.selectFrom('round_games').selectAll().execute()).toHaveLength(2)
    expect(await world.jackpot()).toBe(400n)
    expect(await kept()).toHaveLength(3)
    expect(await listCases(database.rows)).toEqual([])
  })

  test('books a round once when its batch, its page or the round itself is repeated', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member, { stake: 300_000n }))
    await follow()
    const [id] = await world.fed()
    expect(id && (await bookRounds(world.house, id))).toBeNull()
    await sql`UPDATE round_feeds SET cursor = ''`.execute(database.rows)
    expect(await follow()).toMatchObject({ fresh: 0 })
    // As if it had been put into a second batch before the first was booked.
    const second = newId<'round-batch'>()
    await sql`INSERT INTO round_batches (id, provider_id, rounds)
      SELECT ${second}, provider_id, rounds FROM round_batches`.execute(database.rows)
    expect(await bookRounds(world.house, second)).toEqual({ booked: 0, known: 1, cases: 0 })
    expect(await world.mirror(member)).toBe(700_000n)
    expect(await world.jackpot()).toBe(300n)
  })

  test('what was told first counts, though the fact of a later batch comes first', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    const round = world.provider.play(member, { stake: 300_000n, payout: 100_000n })
    const feed = (...rounds: FedRound[]) => feedRounds({ database }, GP, rounds)
    await feed(round)
    const later = await feed({ ...round, payout: 200_000n })
    await (later.batch && bookRounds(world.house, later.batch))
    expect(await world.mirror(member)).toBe(800_000n)
    expect(await reasons()).toEqual(['told_differently'])
    for (const id of await world.fed()) expect(await bookRounds(world.house, id)).toBeNull()
  })

  test('a batch that cannot be booked stops none that was told after it', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    const [broken, good] = [world.provider.play(member, {}), world.provider.play(member, {})]
    const first = await feedRounds({ database }, GP, [broken])
    const second = await feedRounds({ database }, GP, [good])
    const owner = createConnection({ url: database.ownerUrl, name: 'planted' })
    await owner.connect()
    await owner.query(`UPDATE round_batches SET rounds = '[{"id": 7}]' WHERE id = $1`, [
      first.batch,
    ])
    await owner.end()
    await (second.batch && bookRounds(world.house, second.batch))
    expect(await kept()).toEqual([good.roundId])
    await expect(first.batch && bookRounds(world.house, first.batch)).rejects.toThrow('id')
  })

  test('two workers with the same rounds in two batches book each once', async () => {
    const members = await Promise.all([world.someone(), world.someone(), world.someone()])
    for (const member of members) {
      await world.bringIn(member, 1_000_000n)
      // The accounts are there: both will wait for keys and for nothing else.
      tell(world.provider.play(member, { stake: 0n, payout: 1_000n }))
    }
    await follow()
    const rounds = Array.from({ length: 60 }, (_, index) => {
      const member = members[index % members.length]
      return member ? [world.provider.play(member, { stake: 1_000n, payout: 700n })] : []
    })
    tell(...rounds.flat())
    await pullRounds(world.house, GP)
    const first = (await world.fed()).at(-1)
    const second = newId<'round-batch'>()
    await sql`INSERT INTO round_batches (id, provider_id, rounds)
      SELECT ${second}, provider_id, jsonb_agg(r ORDER BY r->>'settled' DESC, r->>'id' DESC)
      FROM round_batches, jsonb_array_elements(rounds) r WHERE booked_at IS NULL
      GROUP BY provider_id`.execute(database.rows)
    const ids = [second, first].flatMap((id) => (id ? [id] : []))
    await Promise.all(ids.map((id) => bookRounds(world.house, id)))
    expect(await kept()).toHaveLength(63)
    for (const member of members) expect(await world.mirror(member)).toBe(995_000n)
    expect(await world.gaming()).toBe(15_000n)
  })

  test('a failed commit leaves nothing of a batch, and the next run books all of it', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member, { stake: 300_000n }))
    await pullRounds(world.house, GP)
    const [id] = await world.fed()
    if (!id) throw new Error('nothing was fed')
    const failing = failAfter(database)
    await expect(bookRounds({ ...world.house, database: failing }, id)).rejects.toThrow('killed')
    expect(await world.mirror(member)).toBe(1_000_000n)
    expect(await kept()).toEqual([])
    expect(await bookRounds(world.house, id)).toEqual({ booked: 1, known: 0, cases: 0 })
    expect(await world.mirror(member)).toBe(700_000n)
  })

  test('a round of an unknown member, in another currency, or with an invalid size or time opens a case', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    const { provider } = world
    const good = provider.play(member)
    tell(good)
    tell(provider.play(member, { roundId: 'a', playerRef: 'f'.repeat(32) }))
    tell(provider.play(member, { roundId: 'b', currency: 'VND' }))
    tell(provider.play(member, { roundId: 'c', stake: -1n }))
    tell(provider.play(member, { roundId: 'd', settledAt: new Date('2020-01-01') }))
    tell(provider.play(member, { roundId: 'e e' }))
    await follow()
    expect(await kept()).toEqual([good.roundId])
    expect((await reasons()).toSorted()).toEqual([
      'amount_not_kept',
      'currency_unknown',
      'player_unknown',
      'round_id_not_kept',
      'time_not_kept',
    ])
    expect(await world.mirror(member)).toBe(990_000n)
  })

  test('a repeated round with other values opens a case and stays as booked', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    const round = world.provider.play(member, { stake: 10_000n })
    tell(round)
    await follow()
    tell({ ...round, payout: 99n })
    await follow()
    expect(await reasons()).toEqual(['told_differently'])
    expect(await world.mirror(member)).toBe(990_000n)
  })

  test('a title that several games share is booked for the game that the member opened', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    await database.rows.updateTable('games').set({ title: 'shared' }).execute()
    await sql`WITH opened AS (
      INSERT INTO sessions (id, token_hash, binding_hash, site_id, member_id, created_at, seen_at,
        signed_in_at, proven_at)
      VALUES (${newId()}, sha256('a'), sha256('b'), 1, ${member}, now(), now(), now(), now())
      RETURNING id)
      INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency, device,
        locale, lobby_url)
      SELECT ${newId()}, 1, ${member}, o.id, ${GP}, g.id, 'USD', 'desktop', 'en_US', ''
      FROM opened o, games g WHERE g.code = 'harbour'`.execute(database.rows)
    tell(world.provider.play(member, { title: 'shared' }))
    await follow()
    const played = database.rows
      .selectFrom('rounds as r')
      .innerJoin('games as g', 'g.id', 'r.game_id')
    expect(await played.select(['g.code', 'r.type_id']).execute()).toEqual([
      { code: 'harbour', type_id: 2 },
    ])
  })
})

describe('the feed', () => {
  test('is read page by page up to its end, and goes on from there', async () => {
    const member = await world.someone()
    await world.bringIn(member, 9_000_000n)
    const some = (count: number) =>
      Array.from({ length: count }, () => world.provider.play(member, { stake: 1n }))
    tell(...some(1_100))
    expect(await follow()).toMatchObject({ fresh: 1_100, pages: 3, ended: true })
    expect(await world.fed()).toHaveLength(3)
    tell(...some(2))
    expect(await follow()).toMatchObject({ fresh: 2, pages: 1 })
    expect(await world.mirror(member)).toBe(9_000_000n - 1_102n)
  })

  test('a late round behind the cursor is found when the past is read again', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member), world.provider.play(member))
    await follow()
    const late = world.provider.play(member, { stake: 7n })
    world.provider.told.splice(1, 0, late)
    expect(await kept()).not.toContain(late.roundId)
    expect(await pullAgain(world.house, GP)).toMatchObject({ pages: 0 })
    await asOwner(`UPDATE round_cursors SET at = at - interval '1 hour'`)
    expect(await pullAgain(world.house, GP)).toMatchObject({ fresh: 1, ended: true })
    for (const id of await world.fed()) await bookRounds(world.house, id)
    expect(await kept()).toContain(late.roundId)
    expect(await pullAgain(world.house, GP)).toMatchObject({ fresh: 0 })
  })

  test('stays at its cursor while the provider is unavailable, and loses nothing', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member))
    world.provider.isAway = true
    expect(await follow()).toMatchObject({ pages: 0, ended: false })
    world.provider.isAway = false
    expect(await follow()).toMatchObject({ fresh: 1, ended: true })
  })

  test('reads a page again after a crash between answer and commit', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member))
    const feeds = { ...world.house, database: failAfter(database) }
    await expect(pullRounds(feeds, GP)).rejects.toThrow('killed')
    expect(await world.fed()).toEqual([])
    expect(await follow()).toMatchObject({ fresh: 1 })
    expect(await kept()).toHaveLength(1)
  })

  test('two concurrent readers feed each round once', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(...Array.from({ length: 20 }, () => world.provider.play(member, { stake: 1n })))
    const pulled = await Promise.all([pullRounds(world.house, GP), pullRounds(world.house, GP)])
    expect(pulled.reduce((sum, { fresh }) => sum + fresh, 0)).toBe(20)
    for (const id of await world.fed()) await bookRounds(world.house, id)
    expect(await kept()).toHaveLength(20)
  })

  test('prunes booked batches after a while and creates partitions for coming months', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member))
    await follow()
    await asOwner(`UPDATE round_batches SET booked_at = now() - interval '4 days'`)
    await pruneFeeds(database)
    expect(await database.rows.selectFrom('round_batches').select('id').execute()).toEqual([])
    expect(await makeRoundMonths(database.rows, new Date('2031-01-10'))).toBe(4)
    expect(await makeRoundMonths(database.rows, new Date('2031-01-10'))).toBe(0)
  })
})

describe('suspense', () => {
  test('holds the unexplained result of a transfer back until its rounds arrive', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member, { stake: 300_000n, payout: 450_000n }))
    const home = await world.bringHome(member)
    expect(await world.mirror(member)).toBe(-150_000n)
    expect(await settleTransfer(world.house, home)).toBe(-150_000n)
    expect([await world.mirror(member), await world.suspense()]).toEqual([0n, -150_000n])
    expect(await settleTransfer(world.house, home)).toBe(0n)
    await follow()
    expect([await world.mirror(member), await world.suspense()]).toEqual([0n, 0n])
    expect(await world.available(member)).toBe(10_150_000n)
  })

  test('is found by the sweep when the event was lost', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    world.provider.play(member, { stake: 40_000n })
    await world.bringHome(member)
    expect(await sweepSuspense(world.house)).toBe(1)
    expect(await world.suspense()).toBe(40_000n)
    expect(await sweepSuspense(world.house)).toBe(0)
  })

  test('is explained by old rounds also while the member plays there again', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    const old = world.provider.play(member, { stake: 100_000n, payout: 350_000n })
    await settleTransfer(world.house, await world.bringHome(member))
    await world.bringIn(member, 500_000n)
    expect(await settleTransfer(world.house, newId())).toBe(0n)
    tell(old)
    await follow()
    expect([await world.mirror(member), await world.suspense()]).toEqual([500_000n, 0n])
  })

  test('without an explanation for 15 minutes opens a case, which closes when explained', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    const round = world.provider.play(member, { stake: 40_000n })
    await settleTransfer(world.house, await world.bringHome(member))
    expect(await watchSuspense(database)).toBe(0)
    await asOwner(`UPDATE round_suspenses SET since = now() - interval '16 minutes'`)
    expect(await watchSuspense(database)).toBe(1)
    expect(await listCases(database.rows, GP)).toMatchObject([
      { kind: 'round', subject: `suspense ${member} USD`, detail: { amount: '40000' } },
    ])
    tell(round)
    await follow()
    await watchSuspense(database)
    expect(await listCases(database.rows, GP)).toEqual([])
  })

  test('after all of it every law of the ledger holds', async () => {
    const member = await world.someone()
    await world.bringIn(member, 1_000_000n)
    tell(world.provider.play(member, { stake: 300_000n, payout: 450_000n }))
    await settleTransfer(world.house, await world.bringHome(member))
    await follow()
    const client = createConnection({ url: database.ownerUrl, name: 'test' })
    await client.connect()
    for await (const { law, broken } of verifyLaws(client)) expect([law, broken]).toEqual([law, 0])
    await client.end()
  })
})

/** Everything is done, and then the process is killed before it is committed. */
function failAfter(real: Database): Database {
  return {
    ...real,
    transaction: (run) =>
      real.transaction(async (work) => {
        await run(work)
        throw new Error('killed')
      }),
  }
}

async function asOwner(text: string): Promise<void> {
  const owner = openDatabase({ url: database.ownerUrl, name: 'test' })
  await sql.raw(text).execute(owner.rows)
  await owner.close()
}
