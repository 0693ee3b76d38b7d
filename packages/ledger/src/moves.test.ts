import { newId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseOf } from './chart.ts'
import { SITE, somebody } from './examples.ts'
import { startMove, sweepMoves, type Accept, type ShardMove } from './moves.ts'
import { readBalance } from './reading.ts'
import { createShards, type Shards } from './shards.ts'

let databases: TestDatabase[]
let shards: Shards
beforeAll(async () => {
  databases = [await testDatabase(), await testDatabase()]
  shards = createShards(databases)
})
afterAll(async () => {
  for (const database of databases) await database.drop()
})

/** Somebody who lives on the shard asked for. */
function somebodyOn(number: number) {
  for (;;) {
    const who = somebody()
    if (shards.of(who.member).number === number) return who
  }
}
type Who = ReturnType<typeof somebody>

const shardOf = ({ member }: Who) => shards.of(member)
const balanceOf = (who: Who) => readBalance(shardOf(who).database.rows, who.available)
const moveOf = (from: Who, to: Who, units: bigint): ShardMove => ({
  id: newId(),
  from: from.available,
  to: { owner: to.member, kind: 'available' },
  house: houseOf(SITE),
  amount: from.amount(units),
  cause: { kind: 'grant', id: 'test' },
})
const give = (who: Who, units: bigint) => shardOf(who).ledger.postAlone(who.give(newId(), units))
const sweepAll = async (accept?: Accept, over: Shards = shards) => {
  for (const shard of over.all) while ((await sweepMoves(over, shard, accept)) > 0);
}

/** Over all shards: what everybody has, the house and the way between included, is nothing. */
async function crossings(): Promise<bigint> {
  let sum = 0n
  for (const { database } of shards.all) {
    const { rows } = await database.pool.query<{ units: bigint }>(
      `SELECT coalesce(sum(balance), 0)::bigint AS units FROM ledger_accounts WHERE kind = 'crossing'`,
    )
    sum += rows[0]?.units ?? 0n
  }
  return sum
}
async function underWay(): Promise<bigint> {
  let sum = 0n
  for (const { database } of shards.all) {
    const { rows } = await database.pool.query<{ units: bigint }>(
      `SELECT coalesce(sum(amount), 0)::bigint AS units FROM ledger_moves WHERE state = 'sent'`,
    )
    sum += rows[0]?.units ?? 0n
  }
  return sum
}

describe('a move', () => {
  test('to another shard is in transit, then arrives', async () => {
    const [from, to] = [somebodyOn(0), somebodyOn(1)]
    await give(from, 100n)
    const move = moveOf(from, to, 60n)
    expect(await startMove(shards, move)).toEqual({ ok: true })
    expect(await startMove(shards, move)).toEqual({ ok: true })
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([40n, 0n])
    expect([await crossings(), await underWay()]).toEqual([60n, 60n])
    await sweepAll()
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([40n, 60n])
    expect([await crossings(), await underWay()]).toEqual([0n, 0n])
  })
  test('inside a shard is one journal', async () => {
    const [from, to] = [somebodyOn(1), somebodyOn(1)]
    await give(from, 10n)
    await startMove(shards, moveOf(from, to, 10n))
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([0n, 10n])
  })
  test('that the target refuses is returned', async () => {
    const [from, to] = [somebodyOn(0), somebodyOn(1)]
    await give(from, 10n)
    await startMove(shards, moveOf(from, to, 10n))
    await sweepAll(async () => false)
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([10n, 0n])
    expect([await crossings(), await underWay()]).toEqual([0n, 0n])
  })
  test('of more than the balance is refused', async () => {
    const [from, to] = [somebodyOn(0), somebodyOn(1)]
    const outcome = await startMove(shards, moveOf(from, to, 10n))
    expect(outcome).toEqual({ ok: false, reason: 'insufficient' })
    expect(await underWay()).toBe(0n)
  })
  test('with another amount under the same id is refused', async () => {
    const [from, to] = [somebodyOn(0), somebodyOn(1)]
    await give(from, 10n)
    const move = moveOf(from, to, 3n)
    await startMove(shards, move)
    const other = { ...move, amount: from.amount(4n) }
    expect(await startMove(shards, other)).toEqual({ ok: false, reason: 'key_conflict' })
    await sweepAll()
  })
})

/** Breaks before or after the so-manieth transaction, as a process that is killed there. */
function breaking(database: Database, at: number, when: 'before' | 'after'): Database {
  let count = 0
  return {
    ...database,
    async transaction(work) {
      count += 1
      if (count === at && when === 'before') throw new Error('killed')
      const result = await database.transaction(work)
      if (count === at && when === 'after') throw new Error('killed')
      return result
    },
  }
}

describe('whatever breaks', () => {
  const points = [0, 1].flatMap((side) =>
    [1, 2].flatMap((at) => (['before', 'after'] as const).map((when) => ({ side, at, when }))),
  )
  test.each(points.flatMap((point) => [true, false].map((taken) => ({ ...point, taken }))))(
    'shard $side, $when transaction $at, taken $taken: nothing is lost',
    async ({ side, at, when, taken }) => {
      const [from, to] = [somebodyOn(0), somebodyOn(1)]
      await give(from, 50n)
      const broken = createShards(
        databases.map((database, number) =>
          number === side ? breaking(database, at, when) : database,
        ),
      )
      const move = moveOf(from, to, 20n)
      const whole = async () => {
        await startMove(broken, move)
        await sweepAll(async () => taken, broken)
      }
      await whole().catch((error: Error) => expect(error.message).toBe('killed'))
      // The other end may by now think differently; the first answer stands.
      const answered = await shards
        .at(1)
        .database.rows.selectFrom('ledger_arrivals')
        .select('taken')
        .where('move_id', '=', move.id)
        .executeTakeFirst()
      expect(await startMove(shards, move)).toEqual({ ok: true })
      await sweepAll(async () => taken)
      const arrived = answered?.taken ?? taken
      expect(await balanceOf(from)).toBe(arrived ? 30n : 50n)
      expect(await balanceOf(to)).toBe(arrived ? 20n : 0n)
      expect([await crossings(), await underWay()]).toEqual([0n, 0n])
    },
  )

  test('many at once, both ways, swept by three: every unit is accounted for', async () => {
    const people = [somebodyOn(0), somebodyOn(0), somebodyOn(1), somebodyOn(1)]
    for (const who of people) await give(who, 1_000n)
    const any = () => people[Math.floor(Math.random() * people.length)] ?? somebodyOn(0)
    const moves = Array.from({ length: 120 }, () => {
      const from = any()
      const others = people.filter((who) => who !== from)
      return moveOf(from, others[Math.floor(Math.random() * 3)] ?? from, 25n)
    })
    const half = async () => Math.random() < 0.5
    await Promise.all([
      ...moves.map((move) => startMove(shards, move)),
      sweepAll(half),
      sweepAll(half),
      sweepAll(half),
    ])
    await sweepAll(half)
    let sum = 0n
    for (const who of people) sum += await balanceOf(who)
    expect(sum).toBe(4_000n)
    expect([await crossings(), await underWay()]).toEqual([0n, 0n])
  })
})

test('an owner is always on the same shard, and shards share the owners', () => {
  const counts = [0, 0, 0, 0]
  const many = createShards([...databases, ...databases])
  for (let index = 0; index < 4_000; index += 1) {
    const owner = newId<'member'>()
    expect(many.of(owner)).toBe(many.of(owner))
    counts[many.of(owner).number] = (counts[many.of(owner).number] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(800)
})
