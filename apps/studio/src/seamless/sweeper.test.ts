import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey, endKey, keepOperator } from '../operator/operators.ts'
import { checkBooks } from '../wallet/check.ts'
import { createSeamless } from './seamless.ts'
import type { HouseCall } from './testing/house-books.ts'
import { openHouse } from './testing/house.ts'
import { useSeamless } from './testing/open-seamless.ts'

const away = useSeamless()
beforeEach(() => {
  away.restart()
  away.house.heard.clear()
})
afterEach(async () => {
  away.house.fault = () => null
  await away.settle()
})

const heard = (call: HouseCall): number => away.house.heard.get(call) ?? 0
const play = (token: string, client_round: string = randomUUID()) =>
  away.page('/player/round', token, { client_round, stake: '1', choice: { target: 101 } })
const countAsks = async (): Promise<number> =>
  (await away.studio.studio.pool.query('SELECT count(*)::int AS count FROM house_asks')).rows[0]
    .count
const countRounds = async (): Promise<number> =>
  (await away.studio.studio.pool.query('SELECT count(*)::int AS count FROM rounds')).rows[0].count

const countOwed = async (): Promise<number> => {
  const owed = "SELECT count(*)::int AS count FROM house_asks WHERE ask = 'win'"
  return (await away.studio.studio.pool.query(owed)).rows[0].count
}

/** A tile is opened, and what is won cashed out; one tile in twenty-five is the mine. */
async function playMines(token: string): Promise<void> {
  away.restart()
  const input = { client_round: randomUUID(), stake: '1', choice: { mines: 1 } }
  const { body } = await away.page('/player/round', token, input)
  const { round_id } = (body.data as { round: { round_id: string } }).round
  await away.page('/player/step', token, { round_id, number: 0, step: { open: 3 } })
  await away.page('/player/step', token, { round_id, number: 1, step: { cashOut: true } })
}

/** So many rounds are won while the house takes no payout. */
async function oweSome(count: number): Promise<void> {
  away.house.fault = (call) => (call === 'win' ? 'lost' : null)
  const seats = await Promise.all(Array.from({ length: count }, () => away.seat('mines')))
  for (const [before, { token }] of seats.entries()) {
    do await playMines(token)
    while ((await countOwed()) === before)
  }
  // Of rounds that hit the mine the house is told now.
  away.restart()
  await away.seamless.sweep()
  away.house.fault = () => null
  away.house.heard.clear()
}

describe('what is left to be said', () => {
  test('is said once, however many processes look after it', async () => {
    await oweSome(8)
    away.studio.wait(61_000)
    const processes = Array.from({ length: 4 }, () => createSeamless(away.studio.studio))
    await Promise.all(processes.map((process) => process.sweep()))
    expect(heard('win')).toBe(8)
    expect(await checkBooks(away.studio.studio)).toEqual([])
  })

  test('waits longer each time, and says so', async () => {
    await oweSome(1)
    away.house.fault = () => 'error'
    const waits: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      away.studio.wait(61_000)
      await away.seamless.sweep()
      const { rows } = await away.studio.studio.pool.query(
        'SELECT tries, said, due_at FROM house_asks',
      )
      waits.push(rows[0].due_at.getTime() - away.studio.studio.now().getTime())
      expect(rows[0]).toMatchObject({ said: 'status 500', tries: turn + 2 })
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000])
  })

  test('by a running process is said without anybody asking', async () => {
    await oweSome(3)
    away.studio.wait(61_000)
    const process = createSeamless(away.studio.studio)
    process.start()
    await expect.poll(countAsks).toBe(0)
    await process.stop()
    expect(heard('win')).toBe(3)
  })

  test('too long is noticed', async () => {
    await oweSome(1)
    const { pool } = away.studio.studio
    await pool.query("UPDATE house_asks SET asked_at = now() - interval '16 minutes'")
    expect(await checkBooks(away.studio.studio)).toEqual([
      { rule: 'answers_do_not_take_long', count: 1n },
    ])
    await pool.query('UPDATE house_asks SET asked_at = now()')
    await pool.query('DELETE FROM house_asks')
    expect(await checkBooks(away.studio.studio)).toEqual([
      { rule: 'rounds_wait_for_one_answer', count: 1n },
    ])
    await pool.query(
      "UPDATE rounds SET status = 'settled', settled_xid = '1' WHERE status = 'paying'",
    )
  })
})

describe('a house that does not answer', () => {
  test('is left alone for a while, and nothing is begun meanwhile', async () => {
    const seats = await Promise.all([1, 2, 3, 4].map(() => away.seat('limbo')))
    const tokens = seats.map(({ token }) => token)
    away.house.fault = () => 'lost'
    for (const token of tokens) await play(token)
    const rounds = await countRounds()
    away.house.heard.clear()
    away.house.fault = () => null
    expect((await play(tokens[0] ?? '')).body).toEqual({ ok: false, reason: 'house_silent' })
    expect([await countRounds(), away.house.heard.size]).toEqual([rounds, 0])
    away.studio.wait(5_000)
    await away.settle()
    expect((await play(tokens[0] ?? '')).body.ok).toBe(true)
  })

  test('and what was played before is told all the same', async () => {
    const { token } = await away.seat('limbo')
    const own = randomUUID()
    const first = await play(token, own)
    away.house.fault = () => 'lost'
    for (const { token: other } of [await away.seat('limbo'), await away.seat('limbo')]) {
      await play(other)
      await play(other)
    }
    const again = await play(token, own)
    expect(again.body.data?.['round']).toEqual(first.body.data?.['round'])
    expect((await play(token)).body.reason).toBe('house_silent')
  })

  test('holds up no other house', async () => {
    const { studio } = away.studio
    const now = () => studio.now().getTime()
    const near = await openHouse({ operator: 'near', now })
    const draft = { code: 'near', name: 'Near', wallet: 'seamless', callbackUrl: near.url } as const
    const operator = await keepOperator(studio, { ...draft, lobbyOrigins: [], paceMs: 0 })
    near.secrets.set('near-key', await addKey(studio, operator.id, 'near-key'))
    await oweSome(6)
    // Half of what is due is due to the other one.
    await studio.pool.query(
      `UPDATE house_asks SET operator_id = $1
       WHERE round_id IN (SELECT round_id FROM house_asks ORDER BY round_id LIMIT $2)`,
      [operator.id, 3],
    )
    near.fault = () => 'lost'
    away.house.fault = () => 'silent'
    away.studio.wait(61_000)
    away.restart({ timeoutMs: 5_000 })
    const sweeping = away.seamless.sweep()
    const said = async () =>
      (
        await studio.pool.query(
          'SELECT FROM house_asks WHERE operator_id = $1 AND said IS NOT NULL',
          [operator.id],
        )
      ).rowCount
    await expect.poll(said).toBeGreaterThan(0)
    await studio.pool.query('UPDATE house_asks SET operator_id = $1', [away.operator.id])
    await sweeping
    await near.close()
  })
})

test('the newest key signs, and one that the house does not know moves no money', async () => {
  const { token, who } = await away.seat('limbo', 1_0000n)
  const { studio } = away.studio
  away.studio.wait(1)
  const secret = await addKey(studio, away.operator.id, 'second')
  away.studio.wait(5_001)
  const own = randomUUID()
  expect((await play(token, own)).body.reason).toBe('being_checked')
  expect(away.house.books.balances.get(who)).toBe(1_0000n)
  away.house.secrets.set('second', secret)
  await away.settle()
  expect((await play(token, own)).body.reason).toBe('house_silent')
  expect((await play(token)).body.ok).toBe(true)
  await endKey(studio, away.operator.id, 'second', studio.now())
  expect(await checkBooks(studio)).toEqual([])
})
