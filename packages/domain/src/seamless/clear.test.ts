import { randomUUID } from 'node:crypto'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import type { SeamlessSeat } from '@oriel/dev-world/testing/seamless-seats'
import { openSeamlessTable, type SeamlessTable } from '@oriel/dev-world/testing/seamless-table'
import { openDatabase } from '@oriel/db/database'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSeamless, createTeller, readMoveState } from './seamless.ts'
import { moveOf, PROVIDER, type Saying } from './testing/says.ts'

const DAY_MS = 86_400_000
let table: SeamlessTable
let tell: ReturnType<typeof createTeller>
beforeEach(async () => {
  table = await openSeamlessTable()
  tell = createTeller(table.database)
})
afterEach(async () => {
  expect(await brokenLaws(table.database)).toEqual([])
  await table.database.drop()
})

const say = (saying: Saying) => tell(moveOf(saying))
const bet = ({ memberRef }: SeamlessSeat, roundId: string): Saying => {
  return { kind: 'bet', memberRef, roundId, txId: `b-${roundId}`, bet: 10_0000n }
}
const win = ({ memberRef }: SeamlessSeat, roundId: string): Saying => {
  const of = { memberRef, roundId, betTxId: `b-${roundId}` }
  return { kind: 'win', ...of, txId: `w-${roundId}`, win: 25_0000n }
}
const back = ({ memberRef }: SeamlessSeat, roundId: string): Saying => {
  return { kind: 'rollback', memberRef, roundId, betTxId: `b-${roundId}`, txId: `r-${roundId}` }
}
const end = ({ memberRef }: SeamlessSeat, roundId: string): Saying => {
  return { kind: 'end-round', memberRef, roundId }
}
/** So many days pass, and the worker empties what is old once in each month. */
async function pass(days: number): Promise<void> {
  for (let day = 15; day <= days; day += 15) {
    await moveClock(table.database.ownerUrl, { aheadMs: day * DAY_MS })
    await clearSeamless(table.database)
  }
}
const count = async (name: 'seamless_moves' | 'seamless_rounds'): Promise<number> =>
  (await table.database.rows.selectFrom(name).select('provider_id').execute()).length

test('M14: what is over goes after three months, what goes on stays with its bets', async () => {
  const seat = await table.seat()
  const [over, won, undone, untouched] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  for (const round of [over, won, undone, untouched]) await say(bet(seat, round))
  await say(win(seat, over))
  await say(end(seat, over))
  expect(await table.balance(seat)).toBe(85_0000n)
  await pass(330)
  // Three rounds and their three bets.
  expect([await count('seamless_moves'), await count('seamless_rounds')]).toEqual([3, 3])
  expect(await say(win(seat, won))).toEqual({ ok: true, value: { balance: 110_0000n } })
  expect(await say(end(seat, won))).toEqual({ ok: true, value: { balance: 110_0000n } })
  expect(await say(back(seat, undone))).toEqual({ ok: true, value: { balance: 120_0000n } })
  expect(await say(bet(seat, untouched))).toEqual({ ok: true, value: { balance: 60_0000n } })
})

test('a name that was said before the oldest table began moves nothing again', async () => {
  const seat = await table.seat()
  const round = randomUUID()
  await say(bet(seat, round))
  await say(win(seat, round))
  await say(end(seat, round))
  await pass(180)
  expect(await count('seamless_moves')).toBe(0)
  const journals = await table.countJournals()
  for (const saying of [bet(seat, round), win(seat, round)]) {
    expect(await say(saying)).toEqual({ ok: false, reason: 'duplicate_different' })
  }
  expect(await table.countJournals()).toBe(journals)
  expect(await table.balance(seat)).toBe(115_0000n)
})

test('what was said this month and in the two before it is answered as it was', async () => {
  const seat = await table.seat()
  const round = randomUUID()
  await say(bet(seat, round))
  await say(end(seat, round))
  await pass(45)
  expect(await say(bet(seat, round))).toEqual({ ok: true, value: { balance: 90_0000n } })
  const asked = { ...moveOf(bet(seat, round)), txId: `b-${round}` }
  expect(await readMoveState(table.database.rows, asked)).toEqual({
    ok: true,
    value: { state: 'applied' },
  })
})

test('bets and wins go on while a table is emptied', async () => {
  const seats = await table.seats(6)
  const rounds = seats.map(() => randomUUID())
  for (const [place, seat] of seats.entries()) await say(bet(seat, rounds[place] ?? ''))
  await moveClock(table.database.ownerUrl, { aheadMs: 95 * DAY_MS })
  const clears = Array.from({ length: 8 }, () => clearSeamless(table.database).catch(() => 0))
  const wins = seats.map((seat, place) => say(win(seat, rounds[place] ?? '')))
  const fresh = seats.map((seat) => say(bet(seat, randomUUID())))
  await Promise.all([...clears, ...wins, ...fresh])
  for (const seat of seats) expect(await table.balance(seat)).toBe(105_0000n)
  expect(await count('seamless_rounds')).toBe(12)
})

test('what was there before the months is found, and goes after four hundred days', async () => {
  const seat = await table.seat()
  const round = randomUUID()
  await say(bet(seat, round))
  const owner = openDatabase({ url: table.database.ownerUrl, name: 'test', max: 1 })
  await owner.pool.query('UPDATE seamless_moves SET slot = 4')
  await owner.pool.query("UPDATE seamless_rounds SET slot = 4, bets = '{}'")
  await owner.close()
  await pass(390)
  expect(await say(win(seat, round))).toEqual({ ok: true, value: { balance: 115_0000n } })
  await pass(420)
  const left = await table.database.rows
    .selectFrom('seamless_moves')
    .select('tx_id')
    .where('slot', '=', 4)
    .where('provider_id', '=', PROVIDER)
    .execute()
  expect(left).toEqual([])
})
