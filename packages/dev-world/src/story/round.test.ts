import { testKeys } from '@oriel/keys/testing/test-keys'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import { patient } from '@oriel/core/testing/patience'
import { expect, test } from 'vitest'
import { tellWorld } from '../stories.ts'

test(
  'in a fresh world the cast has played for a week, and money is where it was',
  async () => {
    const database = await testDatabase()
    const now = new Date()
    await tellWorld(database, now, testKeys)
    await tellWorld(database, now, testKeys)
    const sums = await database.rows
      .selectFrom('rounds')
      .select(({ fn }) => [fn.countAll<bigint>().as('rounds'), fn.count('game_id').as('games')])
      .executeTakeFirstOrThrow()
    expect(sums).toEqual({ rounds: 72n, games: 72n })
    const moved = await database.rows
      .selectFrom('ledger_accounts')
      .select('id')
      .where('kind', 'in', ['mirror', 'suspense'])
      .where('balance', '<>', 0n)
      .execute()
    expect(moved).toEqual([])
    await database.drop()
  },
  patient(120_000),
)
