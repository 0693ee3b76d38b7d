import type { MemberId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { pastPlay } from '@oriel/dev-world/testing/past-play'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { tellSites } from '@oriel/dev-world/story/site'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeMember } from '../examples.ts'
import {
  countHotGames,
  FAVOURITES_MAX,
  listFavouriteIds,
  listFavourites,
  listGames,
  listHotGames,
  listLastPlayed,
  saveGames,
  saveProviders,
  saveSiteGames,
  storeFavourites,
  type GameReader,
  type GameDraft,
} from './games.ts'

const now = new Date('2026-11-15T12:00:00.000Z')
const DAY_MS = 86_400_000
const later = (ms: number) => new Date(now.getTime() + ms)
const guest: GameReader = {
  siteId: ORIEL,
  currency: 'USD',
  device: 'desktop',
  locale: 'en_US',
  now,
}
const GAMES = 210

const game = (index: number): GameDraft => ({
  providerId: 'GPOS',
  typeId: index < GAMES - 3 ? 2 : 3,
  code: `game-${index}`,
  names: { en_US: `Game ${index}` },
  tag: null,
  art: {},
  rank: 1_000 - index,
})

let database: TestDatabase
let ids: number[]
let strangeId: number
beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, now)
  await saveProviders(
    database,
    [
      { id: 'GPOS', name: 'Oriel Studio', lobbies: [{ typeId: 2 }, { typeId: 3 }] },
      { id: 'GPXX', name: 'Elsewhere', lobbies: [{ typeId: 2 }] },
    ],
    now,
  )
  await saveGames(
    database,
    Array.from({ length: GAMES }, (_, index) => game(index)),
    now,
  )
  await saveGames(database, [{ ...game(0), providerId: 'GPXX', code: 'strange' }], now)
  await saveSiteGames(database, ORIEL, { typeIds: [2, 3], providerIds: ['GPOS'] })
  const rows = await database.rows.selectFrom('games').select(['id', 'code']).execute()
  const byCode = new Map(rows.map(({ id, code }) => [code, id]))
  ids = Array.from({ length: GAMES }, (_, index) => byCode.get(`game-${index}`) ?? 0)
  strangeId = byCode.get('strange') ?? 0
})
afterAll(() => database.drop())

let memberId: MemberId
beforeEach(async () => {
  memberId = (await makeMember(database, { siteId: ORIEL })).id
})

const id = (index: number): number => ids[index] ?? 0
const store = (indexes: readonly number[], isWanted: boolean, at: Date = now) =>
  storeFavourites(
    database,
    { siteId: ORIEL, memberId },
    indexes.map((index) => ({ gameId: id(index), isWanted })),
    at,
  )
const own = () => ({ ...guest, memberId })
const favourites = async (after: string | null = null, limit = 60) => {
  const page = await listFavourites(database.rows, own(), {}, { after, limit })
  return { codes: page.games.map(({ code }) => code), next: page.next }
}

describe('favourites', () => {
  test('are kept for a member, the newest first [S1.016]', async () => {
    expect(await store([1], true)).toEqual({ ok: true, value: { count: 1 } })
    expect(await store([3], true, later(5))).toEqual({ ok: true, value: { count: 2 } })
    expect((await favourites()).codes).toEqual(['game-3', 'game-1'])
    expect(await listFavouriteIds(database.rows, memberId)).toEqual([id(3), id(1)])
    const other = await makeMember(database, { siteId: ORIEL })
    expect(await listFavouriteIds(database.rows, other.id)).toEqual([])
  })

  test('storing the same favourite twice changes nothing, not even its position', async () => {
    await store([1], true)
    await store([2], true, later(5))
    expect(await store([1], true, later(10))).toEqual({ ok: true, value: { count: 2 } })
    expect((await favourites()).codes).toEqual(['game-2', 'game-1'])
    expect(await store([1], false)).toEqual({ ok: true, value: { count: 1 } })
    expect(await store([1], false)).toEqual({ ok: true, value: { count: 1 } })
    expect((await favourites()).codes).toEqual(['game-2'])
  })

  test('of two changes to one game in a request the last counts', async () => {
    const both = [true, false].map((isWanted) => ({ gameId: id(4), isWanted }))
    const owner = { siteId: ORIEL, memberId }
    expect(await storeFavourites(database, owner, both, now)).toMatchObject({ ok: true })
    expect((await favourites()).codes).toEqual([])
  })

  test('a game the site does not have is refused, and nothing is stored', async () => {
    for (const gameId of [strangeId, 2_000_000_000]) {
      const wishes = [id(1), gameId].map((one) => ({ gameId: one, isWanted: true }))
      const owner = { siteId: ORIEL, memberId }
      expect(await storeFavourites(database, owner, wishes, now)).toEqual({
        ok: false,
        reason: 'game_unknown',
      })
    }
    expect(await listFavouriteIds(database.rows, memberId)).toEqual([])
  })

  test('come in pages, also when one was taken out in between', async () => {
    for (const index of [0, 1, 2, 3, 4]) await store([index], true, later(index))
    const first = await favourites(null, 2)
    expect(first.codes).toEqual(['game-4', 'game-3'])
    await store([3], false)
    const second = await favourites(first.next, 2)
    expect(second.codes).toEqual(['game-2', 'game-1'])
    expect(await favourites(second.next, 2)).toEqual({ codes: ['game-0'], next: null })
  })

  test('favourites of the same moment have a stable order', async () => {
    await store([5, 6, 7], true)
    const first = await favourites(null, 2)
    const rest = await favourites(first.next, 2)
    expect([...first.codes, ...rest.codes]).toEqual(['game-5', 'game-6', 'game-7'])
  })

  test('have a maximum, also under concurrent requests', async () => {
    const some = Array.from({ length: FAVOURITES_MAX - 2 }, (_, index) => index)
    await store(some, true)
    const answers = await Promise.all([200, 201, 202, 203, 204].map((one) => store([one], true)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'favourites_full' })
    expect(await listFavouriteIds(database.rows, memberId)).toHaveLength(FAVOURITES_MAX)
    expect(await store([0], true)).toMatchObject({ ok: true })
    expect(await store([0], false)).toMatchObject({ ok: true })
  })

  test('are marked in every list of their member, and in none of a guest [S3.021]', async () => {
    await store([1], true)
    const page = { after: null, limit: 3 }
    const marks = async (audience: GameReader) =>
      (await listGames(database.rows, audience, { typeIds: [2] }, page)).games.map(
        ({ isFavourite }) => isFavourite,
      )
    expect(await marks(own())).toEqual([false, true, false])
    expect(await marks(guest)).toEqual([false, false, false])
  })
})

const play = (index: number, at: Date, who: MemberId = memberId) =>
  pastPlay(database, { siteId: ORIEL, memberId: who, gameId: id(index), at })

describe('what was played', () => {
  test('last is listed first, and each game once [S1.017]', async () => {
    await play(1, later(-300))
    await play(2, later(-200))
    await play(1, later(-100))
    await play(GAMES - 1, later(-50))
    const last = async (filter = {}) =>
      (await listLastPlayed(database.rows, own(), filter)).map(({ code }) => code)
    expect(await last()).toEqual([`game-${GAMES - 1}`, 'game-1', 'game-2'])
    expect(await last({ typeIds: [2] })).toEqual(['game-1', 'game-2'])
  })

  test('hot games are ranked by number of members, not of plays; the rank fills the rest', async () => {
    const then = later(100 * DAY_MS)
    const before = (ms: number) => new Date(then.getTime() - ms)
    const other = await makeMember(database, { siteId: ORIEL })
    await play(50, before(1_000), other.id)
    await play(50, before(1_000))
    for (const ago of [1, 2, 3, 4]) await play(60, before(ago * 1_000))
    await play(70, before(8 * DAY_MS))
    await Promise.all([countHotGames(database, then), countHotGames(database, then)])
    const codes = async () =>
      (await listHotGames(database.rows, guest, { typeIds: [2] }, 4)).map(({ code }) => code)
    expect(await codes()).toEqual(['game-50', 'game-60', 'game-0', 'game-1'])
    await countHotGames(database, later(200 * DAY_MS))
    expect(await codes()).toEqual(['game-0', 'game-1', 'game-2', 'game-3'])
  })
})
