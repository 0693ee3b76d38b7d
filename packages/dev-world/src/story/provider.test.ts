import { findProviderKeys, listLinks } from '@oriel/domain/provider'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueGames } from '../catalogue/games.ts'
import { TITLES } from '../catalogue/own.ts'
import { providerAccess } from '../providers.ts'
import { studioSettings } from '../studio.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'
import { tellGames } from './games.ts'
import { tellProviders } from './provider.ts'
import { tellSites } from './site.ts'

const now = new Date('2026-03-01T12:20:00Z')
const accesses = providerAccess({ studio: 4001, sandbox: 4002 })

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, now)
  await tellGames(database, now)
  await tellProviders(database, accesses, now, testKeys)
})
afterAll(() => database.drop())

test('every provider of the catalogue can be reached, each as it speaks', async () => {
  const links = await listLinks(database.rows)
  const spoken = Object.fromEntries(
    links.map(({ providerId, dialect, wallet }) => [providerId, `${dialect} ${wallet}`]),
  )
  expect(spoken).toEqual({
    GPOR: 'studio transfer',
    GPTE: 'studio seamless',
    GPNW: 'pocket transfer',
    GPLP: 'jungle transfer',
    ...Object.fromEntries(
      ['GPKE', 'GPMI', 'GPHL', 'GPSA', 'GPQG', 'GPPO', 'GPPH', 'GPH9'].map((id) => [
        id,
        'studio transfer',
      ]),
    ),
  })
  expect(links.find(({ providerId }) => providerId === 'GPNW')?.url).toMatch(/:4002\/pocket$/)
  for (const { providerId, secret, keyId } of accesses) {
    const keys = await findProviderKeys(database.rows, testKeys, providerId)
    expect(keys).toEqual([{ keyId, secret }])
  }
})

test('told again after a restart, the new ports and secrets are the ones that count', async () => {
  const again = providerAccess({ studio: 5001, sandbox: 5002 })
  await tellProviders(database, again, now, testKeys)
  const keys = await findProviderKeys(database.rows, testKeys, 'GPOR')
  expect(keys.map(({ secret }) => secret)).toEqual([again[0]?.secret])
  expect((await listLinks(database.rows)).every(({ url }) => url.includes(':500'))).toBe(true)
})

test('the studio knows an operator for each provider it stands for', () => {
  const { env, access } = studioSettings({
    port: 4001,
    edgePort: 3000,
    databaseUrl: 'postgres://studio',
    accesses,
    gatewayUrl: 'http://127.0.0.1:4003',
  })
  const operators = JSON.parse(env['STUDIO_OPERATORS'] ?? '[]') as Record<string, unknown>[]
  expect(operators).toHaveLength(10)
  expect(new Set(operators.map(({ secret }) => secret)).size).toBe(10)
  expect(operators.filter(({ wallet }) => wallet === 'seamless')).toMatchObject([
    { code: 'oriel-seamless', callbackUrl: 'http://127.0.0.1:4003/gp/GPTE' },
  ])
  expect(access).toMatchObject({ operator: 'oriel', backUrl: 'http://127.0.0.1:4001' })
})

test('every listed game is a title its provider has; the studio itself lists all it has', async () => {
  const titles = new Set<string>(Object.values(TITLES).flat())
  const games = catalogueGames()
  const speaks = new Map(accesses.map(({ providerId, dialect }) => [providerId, dialect]))
  for (const { providerId, title, typeId, code } of games) {
    if (speaks.get(providerId) !== 'studio') expect(title, code).toBeNull()
    else expect(TITLES[typeId], code).toContain(title)
  }
  const own = games.filter(({ providerId }) => providerId === 'GPOR').map(({ title }) => title)
  expect(own).toHaveLength(30)
  expect(new Set(own)).toEqual(titles)
  const kept = await database.pool.query<{ title: string }>(
    `SELECT title FROM games WHERE code = 'e_jade-ascent'`,
  )
  expect(kept.rows).toEqual([{ title: 'jade-ascent' }])
})
