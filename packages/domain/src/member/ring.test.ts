import { createKeys } from '@oriel/keys/keys'
import { newRing, readRing } from '@oriel/keys/ring'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRing } from './member.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await toldDatabase()
})
afterAll(() => database.drop())

test('the ring that sealed a database opens it, another is refused with the reason', async () => {
  await expect(checkRing(database.rows, testKeys)).resolves.toBeUndefined()
  const other = createKeys(readRing(newRing()))
  await expect(checkRing(database.rows, other)).rejects.toThrow(
    /^KEY_FILE is not the ring of this database: \d+ of \d+ members' keys do not open$/,
  )
})
