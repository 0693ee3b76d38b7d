import { openDatabase } from '@oriel/db/database'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, test } from 'vitest'
import {
  checkBatchRace,
  checkHoldRace,
  checkOppositeTransfers,
  checkSameKey,
} from './testing/races.ts'
import { worldOf, type World } from './testing/world.ts'

/** Each of a hundred callers has a connection of its own. */
const CONNECTIONS = 100
const ROUNDS = 50
const TIMEOUT_MS = 60_000

let world: World
let close: () => Promise<void>
beforeAll(async () => {
  const database = await testDatabase()
  const { url } = database
  const many = openDatabase({ url, name: 'race', max: CONNECTIONS })
  world = worldOf({ ...many, url })
  close = async () => {
    await many.close()
    await database.drop()
  }
})
afterAll(() => close())

test(
  'a hundred holds of 10 on 100: ten succeed, fifty times',
  { timeout: patient(TIMEOUT_MS) },
  () => checkHoldRace(world, ROUNDS),
)
test('fifty posts under one key: one effect, one answer', () => checkSameKey(world))
test('transfers there and back at once: none fails', () => checkOppositeTransfers(world))
test('batches on one account at once: no line is lost', () => checkBatchRace(world))
