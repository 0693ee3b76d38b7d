import { siteId } from '@oriel/core/id'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import { expect, test } from 'vitest'
import { exampleSite, NOON } from '../examples.ts'
import { saveSite } from './site.ts'
test('race', async () => {
  const database = await testDatabase()
  const errors: Record<string, number> = {}
  for (let id = 1; id <= 150; id += 1) {
    const all = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => saveSite(database, exampleSite({ id: siteId(id), hosts: [`h${id}-${n}.example`] }), NOON)))
    for (const one of all) if (one.status === 'rejected') errors[String(one.reason)] = (errors[String(one.reason)] ?? 0) + 1
  }
  await database.drop()
  expect(errors).toEqual({})
})
