import { locales } from '@oriel/core/locale'
import { listModels } from '@oriel/domain/model'
import { findSite } from '@oriel/domain/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL, SECOND } from '../cast.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'
import * as texts from '../texts/model.ts'
import { tellModels } from './model.ts'
import { tellSites } from './site.ts'

const now = new Date('2026-03-01T12:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, now)
})
afterAll(() => database.drop())

test('told twice it is told once', async () => {
  const contents = () => database.rows.selectFrom('contents').select(['number', 'kind']).execute()
  await tellModels(database, now)
  const once = await contents()
  expect(once).toHaveLength(10)
  await tellModels(database, now)
  expect(await contents()).toEqual(once)
})

test('every model speaks every language of its site', async () => {
  for (const siteId of [ORIEL, SECOND]) {
    const site = await findSite(database.rows, siteId)
    for (const place of ['ad', 'login'] as const) {
      for (const locale of site?.languages ?? []) {
        const reader = { siteId, isMember: false, device: 'both', locale, currency: null } as const
        const models = await listModels(database.rows, place, { ...reader, now })
        const words = Object.values(texts).map((text) => text[locale])
        expect(models.length).toBeGreaterThan(1)
        for (const { title, body } of models) expect(words).toContainEqual({ title, body })
      }
    }
  }
})

test('no words are English but the English ones', () => {
  for (const { en_US: english, ...others } of Object.values(texts)) {
    const words = Object.values(others).flatMap(({ title, body }) => [title, body])
    expect(words).toHaveLength(2 * (locales.length - 1))
    expect(words).not.toContain(english?.title)
    expect(words).not.toContain(english?.body)
  }
})
