import { siteId } from '@oriel/core/id'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { tellSites } from '@oriel/dev-world/story/site'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listFirstGames,
  listGames,
  listHalls,
  saveGames,
  saveMaintenance,
  saveProviders,
  saveSiteGames,
  searchGames,
  type GameReader,
  type GameDraft,
  type GameFilter,
} from './games.ts'

const now = new Date('2026-11-15T12:00:00Z')
const audience: GameReader = {
  siteId: ORIEL,
  currency: 'USD',
  device: 'desktop',
  locale: 'en_US',
  now,
}

const game = (code: string, rank: number, more: Partial<GameDraft> = {}): GameDraft => ({
  providerId: 'GPOS',
  typeId: 2,
  code,
  names: { en_US: code },
  tag: null,
  art: { emblem: 'lotus' },
  rank,
  ...more,
})

const DRAGON = game('dragon', 80, {
  names: { en_US: "Dragon's Vigil", zh_CN: '龙之守望' },
  tag: 'new',
})

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, now)
  await saveProviders(
    database,
    [
      { id: 'GPOS', name: 'Oriel Studio', lobbies: [{ typeId: 2, hasRoom: true }, { typeId: 10 }] },
      { id: 'GPPL', name: 'Polaris', lobbies: [{ typeId: 2, house: 'A' }, { typeId: 3 }] },
      { id: 'GPNO', name: 'No Game Yet', lobbies: [{ typeId: 2 }] },
    ],
    now,
  )
  await saveGames(
    database,
    [
      game('jade', 90, {
        names: { en_US: 'Jade Ascent', vi_VN: 'Sen Ngọc Thăng Hoa', zh_CN: '玉莲升华' },
        tag: 'hot',
        hasDemo: true,
      }),
      DRAGON,
      game('mobile-only', 70, { onDesktop: false }),
      game('dong', 60, { currencies: ['VND'] }),
      game('comet', 50, { typeId: 10, names: { en_US: 'Comet' } }),
      game('table', 40, { providerId: 'GPPL', typeId: 3, names: { en_US: 'Baccarat Hall' } }),
      game('house', 30, { providerId: 'GPPL', house: 'A', names: { en_US: 'House Reels' } }),
    ],
    now,
  )
  const providerIds = ['GPPL', 'GPOS', 'GPNO']
  await saveSiteGames(database, ORIEL, { typeIds: [3, 2, 10], providerIds })
  await saveSiteGames(database, SECOND, { typeIds: [2], providerIds: ['GPOS'] })
})
afterAll(() => database.drop())

const codes = async (filter: GameFilter = {}, who: GameReader = audience) =>
  (await listGames(database.rows, who, filter, { after: null, limit: 60 })).games.map(
    ({ code }) => code,
  )

describe('halls', () => {
  test('come in the order of the site, with providers that have a game [S1.006]', async () => {
    const halls = await listHalls(database.rows, audience)
    expect(
      halls.map(({ typeId, lobbies }) => [
        typeId,
        lobbies.map(({ providerId, house, games }) => [providerId, house, games]),
      ]),
    ).toEqual([
      [3, [['GPPL', '', 1]]],
      [
        2,
        [
          ['GPPL', 'A', 1],
          ['GPOS', '', 2],
        ],
      ],
      [10, [['GPOS', '', 1]]],
    ])
    expect(halls[1]?.lobbies[1]).toMatchObject({ hasRoom: true, providerName: 'Oriel Studio' })
  })
  test('differ from site to site', async () => {
    const halls = await listHalls(database.rows, { ...audience, siteId: SECOND })
    expect(halls.map(({ typeId }) => typeId)).toEqual([2])
    expect(await listHalls(database.rows, { ...audience, siteId: siteId(99) })).toEqual([])
  })
})

describe('games', () => {
  test('stand by rank, for this device and currency', async () => {
    expect(await codes()).toEqual(['jade', 'dragon', 'comet', 'table', 'house'])
    expect(await codes({}, { ...audience, device: 'mobile' })).toContain('mobile-only')
    expect(await codes({}, { ...audience, currency: 'VND' })).toContain('dong')
    expect(await codes({}, { ...audience, siteId: SECOND })).toEqual(['jade', 'dragon'])
  })
  test.each<[GameFilter, string[]]>([
    [{ typeIds: [2] }, ['jade', 'dragon', 'house']],
    [{ typeIds: [2], providerIds: ['GPPL'] }, ['house']],
    [{ providerIds: ['GPPL'], house: '' }, ['table']],
    [{ tag: 'hot' }, ['jade']],
    [{ demoOnly: true }, ['jade']],
    [{ typeIds: [] }, []],
  ])('%j', async (filter, expected) => {
    expect(await codes(filter)).toEqual(expected)
  })
  test('lists the first games of each hall in one query', async () => {
    const first = async (perHall: number, who = audience) =>
      (await listFirstGames(database.rows, who, perHall)).map(({ typeId, games }) => [
        typeId,
        games.map(({ code }) => code),
      ])
    expect(await first(2)).toEqual([
      [2, ['jade', 'dragon']],
      [3, ['table']],
      [10, ['comet']],
    ])
    expect(await first(1, { ...audience, siteId: SECOND })).toEqual([[2, ['jade']]])
  })
  test('are read page by page, each once', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await listGames(database.rows, audience, {}, { after, limit: 2 })
      seen.push(...page.games.map(({ code }) => code))
      after = page.next
    } while (after)
    expect(seen).toEqual(await codes())
  })
  test('starts from the beginning with an invalid cursor', async () => {
    const page = await listGames(database.rows, audience, {}, { after: "1'; --", limit: 1 })
    expect(page.games[0]?.code).toBe('jade')
  })
  test('carry the reader’s name and the English one', async () => {
    const { games } = await listGames(
      database.rows,
      { ...audience, locale: 'vi_VN' },
      { tag: 'hot' },
      { after: null, limit: 1 },
    )
    expect(games[0]?.names).toEqual({ en_US: 'Jade Ascent', vi_VN: 'Sen Ngọc Thăng Hoa' })
  })
  test('saved again are the same games in another state', async () => {
    await saveGames(database, [{ ...DRAGON, rank: 95, names: { en_US: 'Dragon Vigil II' } }], now)
    expect((await codes())[0]).toBe('dragon')
    const chinese = { ...audience, locale: 'zh_CN' } as const
    const page = await listGames(database.rows, chinese, {}, { after: null, limit: 1 })
    expect(page.games[0]?.names).toEqual({ en_US: 'Dragon Vigil II', zh_CN: 'Dragon Vigil II' })
    await saveGames(database, [DRAGON], now)
    expect(await codes()).toHaveLength(5)
  })
})

describe('search', () => {
  const found = async (text: string, filter: GameFilter = {}) =>
    (await searchGames(database.rows, audience, text, filter)).map(({ code }) => code)

  test.each([
    ['jade', 'jade'],
    ['JADE ASC', 'jade'],
    ['jaed ascent', 'jade'],
    ['dragno', 'dragon'],
    ['sen ngoc', 'jade'],
    ['Sen Ngọc', 'jade'],
    ['玉莲', 'jade'],
    ['守', 'dragon'],
    ['baccrat', 'table'],
    ['莲', 'jade'],
    ['as', 'jade'],
    ['carat', 'table'],
    ['polaris', 'table'],
  ])('%s finds it first', async (text, code) => {
    expect((await found(text))[0]).toBe(code)
  })
  test('finds nothing for empty text, nonsense and special characters', async () => {
    // Two letters are looked for at the beginning of words only.
    for (const text of ['', '   ', 'qzxwv', '%', '_', '\\', 'zz'])
      expect(await found(text)).toEqual([])
  })
  test('similar names are left out when a name contains the search text', async () => {
    expect(await found('house reels')).toEqual(['house'])
    expect(await found('hose reels')).toEqual(['house'])
    expect(await found('comet')).toEqual(['comet'])
  })
  test('filters hold here as well', async () => {
    expect(await found('jade', { typeIds: [3] })).toEqual([])
  })
})

describe('maintenance', () => {
  test('shows while it lasts, for one hall or for all', async () => {
    const [startsAt, endsAt] = [new Date('2026-11-15T11:00Z'), new Date('2026-11-15T13:00Z')]
    await saveMaintenance(database, { providerId: 'GPPL', typeId: 3, startsAt, endsAt })
    const at = async (when: Date) => {
      const who = { ...audience, now: when }
      const [live, slot] = await listHalls(database.rows, who)
      const { games } = await listGames(
        database.rows,
        who,
        { providerIds: ['GPPL'] },
        { after: null, limit: 5 },
      )
      return [live, slot]
        .map((hall) => hall?.lobbies[0]?.maintenance ?? null)
        .concat(games.map(({ maintenance }) => maintenance))
    }
    expect(await at(now)).toEqual([{ startsAt, endsAt }, null, { startsAt, endsAt }, null])
    expect(await at(endsAt)).toEqual([null, null, null, null])
  })
})
