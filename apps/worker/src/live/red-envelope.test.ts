import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redEnvelopeFeed } from './red-envelope.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await toldDatabase()
})
afterAll(() => database.drop())

test('pages of its currency are told of an envelope, with its end in the zone of the site [S4.102]', async () => {
  const id = newId()
  const end_at = '2026-11-15T01:46:00.000Z'
  const data = { site_id: ORIEL, id, currency: 'VND', end_at }
  const told = await redEnvelopeFeed(database.rows).translate({ data } as never)
  expect(told).toMatchObject([
    {
      to: { to: 'currency', siteId: ORIEL, currency: 'VND' },
      event: { name: 'red-envelope-display' },
      data: { id, end_at: '2026-11-14T21:46:00.000-04:00' },
    },
  ])
})
