import { newId, type MemberId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { makeRoundWorld, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { asyncProperty, assert, array, bigInt, constant, oneof, record } from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { historyWorld } from './testing/history-world.ts'
import { listHistory, readSummary, type HistoryAsked, type HistoryEntry } from './wallet.ts'

const DAY_MS = 86_400_000
const THOUSAND = 10_000_000n

let database: TestDatabase
let world: RoundWorld
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
})
afterEach(() => database.drop())

async function asOwner(text: string): Promise<void> {
  const owner = createConnection({ url: database.ownerUrl, name: 'test' })
  await owner.connect()
  await owner.query(text)
  await owner.end()
}
const spanOf = (memberId: MemberId, days = 1): HistoryAsked => {
  const now = Date.now()
  const [from, to] = [new Date(now - DAY_MS), new Date(now + days * DAY_MS)]
  return { memberId, currency: 'USD', from, to, group: null }
}
async function readAll(asked: HistoryAsked, count = 50): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listHistory>> = await listHistory(database.rows, asked, {
      after,
      count,
    })
    entries.push(...page.entries)
    after = page.next
  } while (after !== null)
  return entries
}
const short = (entry: HistoryEntry) => [entry.kind, entry.net, entry.total]

describe('U7: a history', () => {
  test('has one row for each time a game was played, with its net and what there was after', async () => {
    const { memberId, open, leave, play, book, give } = await historyWorld(world, THOUSAND)
    await open(5_000_000n)
    play(300_000n, 450_000n)
    play(100_000n, 0n)
    // Told after the money came home: it stands where it was played all the same.
    await leave()
    await give(70_000n)
    await book()
    await open(1_000_000n)
    play(10_000n, 0n)
    await book()
    const [second, gift, first, begin] = await readAll(spanOf(memberId))
    expect([second, gift, first, begin].map((entry) => entry && short(entry))).toEqual([
      ['game', -10_000n, 10_110_000n],
      ['gift', 70_000n, 10_120_000n],
      ['game', 50_000n, 10_050_000n],
      ['gift', THOUSAND, THOUSAND],
    ])
    expect(first).toMatchObject({ session: { rounds: 2, stake: 400_000n, isOpen: false } })
    expect(second).toMatchObject({ session: { rounds: 1, payout: 0n, isOpen: true } })
  })

  test('is silent about a game that was opened and left without a round', async () => {
    const { memberId, open, leave } = await historyWorld(world, THOUSAND)
    await open(5_000_000n)
    await leave()
    expect((await readAll(spanOf(memberId))).map(short)).toEqual([['gift', THOUSAND, THOUSAND]])
  })

  test('is silent about money that only changed its place', async () => {
    const { memberId } = await historyWorld(world, THOUSAND)
    const hold = { hold: newId<'hold'>(), key: `hold:${memberId}` }
    const cause = { kind: 'withdrawal', id: memberId } as const
    const from = memberAccount(memberId, 'available', 'USD')
    const held = memberAccount(memberId, 'held', 'USD')
    const amount = money(400n, 'USD')
    expectDone(await world.ledger.hold(database.rows, { ...hold, cause, from, held, amount }))
    expect((await readAll(spanOf(memberId))).map(short)).toEqual([['gift', THOUSAND, THOUSAND]])
    const bank = facingAccount(SITE, 'clearing', 'sandbox', 'USD')
    const to = [{ account: bank, units: 400n }]
    const settled = { ...hold, key: `settle:${memberId}`, cause, to }
    expectDone(await world.ledger.settle(database.rows, settled))
    expect((await readAll(spanOf(memberId))).map(short)).toEqual([
      ['withdrawal', -400n, THOUSAND - 400n],
      ['gift', THOUSAND, THOUSAND],
    ])
  })

  test('shows games alone, or everything else', async () => {
    const { memberId, open, play, book } = await historyWorld(world, THOUSAND)
    await open(5_000_000n)
    play(100_000n, 0n)
    await book()
    const kinds = async (group: HistoryAsked['group']) =>
      (await readAll({ ...spanOf(memberId), group })).map(({ kind }) => kind)
    expect(await kinds('game')).toEqual(['game'])
    expect(await kinds('gift')).toEqual(['gift'])
    expect(await kinds('deposit')).toEqual([])
  })

  test('has a row for each day where plays are no longer kept', async () => {
    const { memberId, open, leave, play, book } = await historyWorld(world, THOUSAND)
    await open(5_000_000n)
    play(100_000n, 30_000n)
    play(100_000n, 0n)
    await leave()
    await book()
    await asOwner('DELETE FROM plays')
    const [day] = await readAll(spanOf(memberId))
    expect(day && short(day)).toEqual(['game', -170_000n, THOUSAND - 170_000n])
    expect(day).toMatchObject({ session: { playId: null, gameId: null, rounds: 2 } })
    await open(1_000_000n)
    play(5n, 0n)
    await book()
    expect((await readAll(spanOf(memberId))).map(({ net }) => net)).toEqual([
      -5n,
      -170_000n,
      THOUSAND,
    ])
  })
})

const step = oneof(
  record({ do: constant('give' as const), units: bigInt(1n, 500_000n) }),
  record({ do: constant('open' as const), units: bigInt(20_000n, 900_000n) }),
  record({ do: constant('leave' as const), units: constant(0n) }),
  record({ do: constant('book' as const), units: constant(0n) }),
  record({ do: constant('play' as const), units: bigInt(-1_000n, 2_000n) }),
)

test('U7: whatever happens in whatever order, rows add up, and pages of any size are the same', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const { memberId, open, leave, play, book, give } = await historyWorld(world, THOUSAND)
      let [isOpen, total] = [false, THOUSAND]
      for (const { do: what, units } of steps) {
        if (what === 'give') await give(units)
        if (what === 'give') total += units
        if (what === 'open' && !isOpen) await open(units)
        if (what === 'leave' && isOpen) await leave()
        if (what === 'open' || what === 'leave') isOpen = what === 'open'
        if (what === 'play' && isOpen) play(1_000n, 1_000n + units)
        if (what === 'play' && isOpen) total += units
        if (what === 'book') await book()
      }
      await book()
      const asked = spanOf(memberId)
      const entries = await readAll(asked)
      const nets = entries.reduce((sum, { net }) => sum + net, 0n)
      expect(nets).toBe(total)
      expect(Math.min(...entries.map((entry) => Number(entry.total)))).toBeGreaterThanOrEqual(0)
      expect(await readAll(asked, 1)).toEqual(entries)
      expect(await readAll(asked, 3)).toEqual(entries)
      expect(await readSummary(database.rows, asked)).toMatchObject({
        opening: 0n,
        closing: total,
        isVerified: true,
      })
    }),
    { numRuns: 12 },
  )
})

describe('U7: a summary', () => {
  test('begins with what there was, and says whether the books of then agree', async () => {
    const { memberId, open, leave, play, book, give } = await historyWorld(world, THOUSAND)
    await open(5_000_000n)
    play(100_000n, 0n)
    const moment = new Date(Date.now() + DAY_MS / 2)
    await moveClock(database.ownerUrl, { aheadMs: DAY_MS })
    // Settled before the moment, booked after it.
    await leave()
    await book()
    await give(500n)
    const asked = { ...spanOf(memberId, 3), from: moment }
    expect(await readSummary(database.rows, asked)).toEqual({
      opening: THOUSAND - 100_000n,
      gained: 500n,
      lost: 0n,
      lines: 1,
      rounds: 0,
      net: 0n,
      closing: THOUSAND - 99_500n,
      isVerified: true,
    })
  })

  test('is not verified when a row of a game is missing', async () => {
    const { memberId, open, play, book } = await historyWorld(world, THOUSAND)
    await open(5_000_000n)
    play(100_000n, 0n)
    await book()
    await asOwner('TRUNCATE rounds')
    const summary = await readSummary(database.rows, spanOf(memberId))
    expect(summary).toMatchObject({ closing: THOUSAND - 100_000n, isVerified: false })
  })
})
