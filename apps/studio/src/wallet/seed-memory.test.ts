import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PlayerId } from './players.ts'
import { useStudio } from '../testing/open-studio.ts'
import { checkBooks } from './check.ts'
import { seedOfNext } from './seed-memory.ts'
import { currentSeed } from './seeds.ts'

const house = useStudio()
const TITLE = 'triple-sevens'

type Seed = { readonly hash: string; readonly nonce: number }

/** Plays one round and gives the seed that the next one will be drawn from. */
async function spin(token: string): Promise<Seed> {
  house.wait(2_500)
  const asked = { client_round: randomUUID(), stake: '1', choice: {} }
  const { body } = await house.page('/player/round', token, asked)
  if (!body.ok) throw new Error(`a round was refused: ${body.reason}`)
  return body.data?.['seed'] as Seed
}

type Sitting = {
  readonly token: string
  readonly playerId: PlayerId
  /** How many times the database is asked for the seed of the next round. */
  readonly asked: () => Promise<number>
}

async function sit(): Promise<Sitting> {
  const { token, memberRef } = await house.seat(TITLE)
  const { rows } = await house.studio.pool.query('SELECT id FROM players WHERE member_ref = $1', [
    memberRef,
  ])
  const playerId = rows[0].id as PlayerId
  const asked = async () => {
    let count = 0
    const { pool } = house.studio
    const query: typeof pool.query = ((...wanted: Parameters<typeof pool.query>) => {
      count += 1
      return pool.query(...wanted)
    }) as typeof pool.query
    await seedOfNext({ ...house.studio, pool: { query } as never }, playerId)
    return count
  }
  return { token, playerId, asked }
}

describe('the seed of the next round', () => {
  test('is asked for until it was found where it was left, then remembered', async () => {
    const { token, playerId, asked } = await sit()
    await spin(token)
    expect(await asked()).toBe(1)
    await spin(token)
    await spin(token)
    expect(await asked()).toBe(0)
    const remembered = await seedOfNext(house.studio, playerId)
    expect(remembered).toEqual(await currentSeed(house.studio, playerId))
  })

  test('was used by another process meanwhile: the round is drawn from where it stands', async () => {
    const { token, playerId, asked } = await sit()
    for (let round = 0; round < 4; round += 1) await spin(token)
    expect(await asked()).toBe(0)
    await house.studio.pool.query(
      'UPDATE seeds SET next_nonce = next_nonce + 5 WHERE player_id = $1',
      [playerId],
    )
    expect(await spin(token)).toMatchObject({ nonce: 10 })
    expect(await asked()).toBe(1)
    expect(await checkBooks(house.studio)).toEqual([])
  })

  test('was shown and changed meanwhile: it decides nothing any more', async () => {
    const { token } = await sit()
    const before = await spin(token)
    for (let round = 0; round < 3; round += 1) await spin(token)
    const turned = await house.page('/player/seed', token, { client_seed: 'mine' })
    const next = turned.body.data?.['seed'] as Seed
    expect(next.hash).not.toBe(before.hash)
    expect(await spin(token)).toMatchObject({ hash: next.hash, nonce: 1 })
    expect(await checkBooks(house.studio)).toEqual([])
  })
})
