import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { clearCaches } from '@oriel/domain/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteFeed } from './site.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await toldDatabase()
})
afterAll(() => database.drop())

test('[S4.100] clearing the caches of a site tells all audiences in every language', async () => {
  const facts = database.rows.selectFrom('outbox').select(['name', 'site_id', 'data'])
  const own = facts.where('name', '=', siteFeed.fact)
  expect(await own.execute()).toEqual([])
  await clearCaches(database, ORIEL)
  const [fact, ...rest] = await own.execute()
  expect(rest).toEqual([])
  expect(fact).toMatchObject({ site_id: ORIEL })
  const event = { id: newId<'event'>(), name: siteFeed.fact, siteId: ORIEL, at: new Date(0) }
  const sent = await siteFeed.translate({ ...event, data: fact?.data, trace: null })
  expect(sent).toHaveLength(22)
  expect(new Set(sent.map((one) => one.event.name))).toEqual(new Set(['app-clean-cache']))
})
