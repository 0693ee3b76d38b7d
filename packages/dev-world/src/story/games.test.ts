import { gameTypes } from '@oriel/core/game-type'
import { listGames, listHalls, saveGames, saveProviders, saveSiteGames } from '@oriel/domain/games'
import type { GameReader } from '@oriel/domain/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL, SECOND } from '../cast.ts'
import { studios } from '../catalogue/studios.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'
import { tellGames } from './games.ts'
import { tellSites } from './site.ts'

const now = new Date('2026-03-01T12:20:00Z')
const HOUR_MS = 3_600_000
const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)

const audience: GameReader = {
  siteId: ORIEL,
  currency: 'USD',
  device: 'desktop',
  locale: 'en_US',
  now,
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, now)
  await tellGames(database, now)
})
afterAll(() => database.drop())

const TABLES = [
  'game_providers',
  'game_lobbies',
  'games',
  'game_names',
  'game_maintenances',
  'site_game_types',
  'site_game_providers',
] as const

/** Rows with where they stand: a row that is only written anew stands somewhere else. */
const everything = () =>
  Promise.all(
    TABLES.map(async (table) => {
      const found = await database.pool.query<{ rows: string }>(
        `SELECT count(*) || ' ' || md5(string_agg(ctid::text || t::text, ',' ORDER BY ctid)) AS rows
         FROM ${table} t`,
      )
      return found.rows[0]?.rows
    }),
  )

test('[S1.003] the first site offers all halls, crash among them, with all studios', async () => {
  const halls = await listHalls(database.rows, audience)
  expect(halls.map(({ typeId }) => typeId)).toEqual(gameTypes.map(({ id }) => id))
  const providers = halls.flatMap(({ lobbies }) => lobbies.map(({ providerId }) => providerId))
  expect(new Set(providers)).toEqual(new Set(studios.map(({ id }) => id)))
  const slots = halls[0]?.lobbies.find(({ providerId }) => providerId === 'GPOR')
  expect(slots).toMatchObject({ hasRoom: true, providerName: 'Oriel Studio', house: '' })
})

test('the second site has its own halls in its own order, with seven studios', async () => {
  const halls = await listHalls(database.rows, { ...audience, siteId: SECOND, currency: 'VND' })
  expect(halls.map(({ typeId }) => typeId)).toEqual([2, 6, 5, 3, 4, 10])
  const providers = halls.flatMap(({ lobbies }) => lobbies.map(({ providerId }) => providerId))
  expect(new Set(providers).size).toBe(7)
})

test('one studio is away now, another will be tomorrow', async () => {
  const away = async (when: Date) =>
    (await listHalls(database.rows, { ...audience, now: when })).flatMap(({ lobbies }) =>
      lobbies
        .filter(({ maintenance }) => maintenance)
        .map(({ providerId, typeId, house }) => `${providerId} ${typeId} ${house}`),
    )
  expect(await away(now)).toEqual(['GPPO 2 NORTH', 'GPPO 2 SOUTH'])
  expect(await away(after(4))).toEqual([])
  expect(await away(after(24))).toEqual(['GPHL 3 EMERALD', 'GPHL 3 AZURE'])
})

test('told twice changes nothing, neither at once nor an hour later', async () => {
  const before = await everything()
  await tellGames(database, now)
  await tellGames(database, after(1))
  expect(await everything()).toEqual(before)
})

test('a world of last week shows a window again, and nothing else changes', async () => {
  const before = await everything()
  await tellGames(database, after(24 * 7))
  const changed = (await everything()).flatMap((rows, index) =>
    rows === before[index] ? [] : [TABLES[index]],
  )
  expect(changed).toEqual(['game_maintenances'])
})

test('[S9.080] provider codes are data: one that nobody foresaw is offered like others', async () => {
  await saveProviders(database, [{ id: 'GPNL_3', name: 'Newcomer', lobbies: [{ typeId: 2 }] }], now)
  const game = { typeId: 2, code: 'e_new', tag: null, art: {}, rank: 1 } as const
  await saveGames(
    database,
    [{ ...game, providerId: 'GPNL_3', names: { en_US: 'New Arrival' } }],
    now,
  )
  await saveSiteGames(database, SECOND, { typeIds: [2], providerIds: ['GPNL_3', 'GPOR'] })
  const who = { ...audience, siteId: SECOND, currency: 'VND' } as const
  const [slots] = await listHalls(database.rows, who)
  expect(slots?.lobbies.map(({ providerId }) => providerId)).toEqual(['GPNL_3', 'GPOR'])
  const page = { after: null, limit: 5 }
  const { games } = await listGames(database.rows, who, { providerIds: ['GPNL_3'] }, page)
  expect(games.map(({ code }) => code)).toEqual(['e_new'])
})
