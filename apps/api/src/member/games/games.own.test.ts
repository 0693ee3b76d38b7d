import {
  crashMenuCall,
  favouriteGamesCall,
  favouriteIdsCall,
  gameListCall,
  hotGamesCall,
  lastPlayedGamesCall,
  lobbyGamesCall,
  searchGamesCall,
  storeFavouritesCall,
  tagGameListCall,
  templateGameListCall,
} from '@oriel/contract/member/games'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { pastPlay } from '@oriel/dev-world/testing/past-play'
import { FAVOURITES_MAX, saveGames, saveProviders, saveSiteGames } from '@oriel/domain/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberSteps, type Body } from '../../testing/member-steps.ts'
import { NOON, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

let door: OpenDoor
let slots: number[]
beforeAll(async () => {
  door = await openDoor()
  const { database } = door
  const lobbies = [{ typeId: 2 }, { typeId: 10 }] as const
  await saveProviders(database, [{ id: 'GPOS', name: 'Oriel Studio', lobbies }], NOON)
  const common = { providerId: 'GPOS', typeId: 2, tag: null, art: {} } as const
  const many = Array.from({ length: FAVOURITES_MAX + 1 }, (_, index) => ({
    ...common,
    code: `e_${index}`,
    names: { en_US: `Reels ${index}` },
    tag: index === 1 ? ('hot' as const) : null,
    rank: 1_000 - index,
  }))
  const comet = {
    ...common,
    typeId: 10,
    code: 'x_comet',
    names: { en_US: 'Comet' },
    rank: 1,
  } as const
  await saveGames(database, [...many, comet], NOON)
  await saveSiteGames(database, ORIEL, { typeIds: [2, 10], providerIds: ['GPOS'] })
  const rows = await database.rows
    .selectFrom('games')
    .select('id')
    .where('type_id', '=', 2)
    .orderBy('rank', 'desc')
    .execute()
  slots = rows.map(({ id }) => id)
})
afterAll(() => door.close())

type Wire = { id: number; game_id: number; member_favorite: 0 | 1; is_favorite?: 0 | 1 }
type Listed = { game_list: Wire[]; next?: string | null }
type Somebody = Awaited<ReturnType<ReturnType<typeof memberSteps>['somebody']>>

const somebody = () => memberSteps(door).somebody()
const slot = (index: number): number => slots[index] ?? 0
const love = (member: Somebody, ids: readonly number[], status: 0 | 1 = 1) =>
  member.say(storeFavouritesCall, { data: ids.map((game_id) => ({ game_id, status })) })
async function read<Data = Listed>(member: Somebody, call: AnyEndpoint, body: Body = {}) {
  const said = await member.say(call, body)
  expect([said.status, said.body.code]).toEqual([200, 100])
  return said.body.data as Data
}
const idsOf = ({ game_list }: Listed) => game_list.map(({ game_id }) => game_id)

describe('favourites', () => {
  test('POST /arks/web/member-games/favorite/store takes them in and out [S7.039]', async () => {
    const member = await somebody()
    expect((await love(member, [slot(0), slot(1)])).body.data).toEqual({ count: 2 })
    expect((await love(member, [slot(0)], 0)).body.data).toEqual({ count: 1 })
    expect((await love(member, [slot(0)], 0)).body.data).toEqual({ count: 1 })
    expect(idsOf(await read(member, favouriteGamesCall))).toEqual([slot(1)])
    expect(await read(member, favouriteIdsCall)).toEqual({ game_ids: [slot(1)] })
  })

  test('belong to one member [S1.016]', async () => {
    const [one, other] = [await somebody(), await somebody()]
    await love(one, [slot(0)])
    expect(await read(other, favouriteIdsCall)).toEqual({ game_ids: [] })
  })

  test('are marked in every list a member reads, and in none of a guest [S3.021]', async () => {
    const member = await somebody()
    const { list } = await read<{ list: Wire[] }>(member, crashMenuCall)
    const crash = list[0]?.game_id ?? 0
    const tagged = idsOf(await read(member, tagGameListCall, { tag: 'hot' }))[0] ?? 0
    await love(member, [slot(0), crash, tagged])
    const lists: [AnyEndpoint, Body][] = [
      [hotGamesCall, { gt_id: 2 }],
      [lobbyGamesCall, { gt_id: 2 }],
      [tagGameListCall, { tag: 'hot' }],
      [searchGamesCall, { text: 'comet' }],
    ]
    for (const [call, body] of lists) {
      const own = (await read(member, call, body)).game_list
      const marked = own.filter(({ member_favorite }) => member_favorite === 1)
      const loved = own.filter(({ game_id }) => [slot(0), crash, tagged].includes(game_id))
      expect([call.path, marked]).toEqual([call.path, loved])
      const open = (await door.say(call, { body })).body.data as Listed
      expect(open.game_list.every(({ member_favorite }) => member_favorite === 0)).toBe(true)
    }
    const menu = await read<{ list: Wire[] }>(member, crashMenuCall)
    expect(menu.list[0]).toMatchObject({ game_id: crash, is_favorite: 1, member_favorite: 1 })
    const home = await read<{ gt_list: Listed[] }>(member, templateGameListCall)
    const loved = home.gt_list.flatMap(({ game_list }) => game_list)
    expect(loved.find(({ game_id }) => game_id === slot(0))?.member_favorite).toBe(1)
  })

  test('are read by hall and by provider, a page at a time', async () => {
    const member = await somebody()
    const { list } = await read<{ list: Wire[] }>(member, crashMenuCall)
    await love(member, [slot(0), slot(1), list[0]?.game_id ?? 0])
    const first = await read(member, favouriteGamesCall, { gt_id: 2, count: 1 })
    expect(first.game_list).toHaveLength(1)
    const rest = await read(member, favouriteGamesCall, { gt_id: 2, after: first.next })
    expect(new Set([...idsOf(first), ...idsOf(rest)])).toEqual(new Set([slot(0), slot(1)]))
    expect(rest.next).toBeNull()
    expect(idsOf(await read(member, favouriteGamesCall, { gp_id: 'GPXX' }))).toEqual([])
    expect(idsOf(await read(member, favouriteGamesCall, { gt_id: 99 }))).toEqual([])
  })

  test.each([
    ['nothing', { data: [] }],
    ['too many', { data: Array.from({ length: 61 }, () => ({ game_id: 1, status: 1 })) }],
    ['another state', { data: [{ game_id: 1, status: 2 }] }],
    ['no number', { data: [{ game_id: '1 OR 1=1', status: 1 }] }],
  ])('%s cannot be stored', async (_, body) => {
    const said = await (await somebody()).say(storeFavouritesCall, body)
    expect(said.status).toBe(422)
  })
})

describe('last played', () => {
  test('POST /arks/web/member-games/last-playing-game lists them [S7.037] [S1.017]', async () => {
    const member = await somebody()
    const { id: memberId } = member
    for (const [ago, index] of [
      [30, 0],
      [20, 1],
      [10, 0],
    ] as const) {
      const at = new Date(NOON.getTime() - ago * 1_000)
      await pastPlay(door.database, { siteId: ORIEL, memberId, gameId: slot(index), at })
    }
    const again = await memberSteps(door).sessionOf(memberId)
    const address = '/api/arks/web/member-games/last-playing-game'
    const says = (body: Body) => door.say(address, { member: again, body })
    expect(idsOf((await says({})).body.data as Listed)).toEqual([slot(0), slot(1)])
    expect(idsOf((await says({ gt_id: 3 })).body.data as Listed)).toEqual([])
  })

  test('begins empty', async () => {
    expect(idsOf(await read(await somebody(), lastPlayedGamesCall))).toEqual([])
  })
})

test.each([favouriteGamesCall, favouriteIdsCall, lastPlayedGamesCall, storeFavouritesCall])(
  '$path needs a member [S6.006]',
  async (call) => {
    const body = call === storeFavouritesCall ? { data: [{ game_id: slot(0), status: 1 }] } : {}
    expect((await door.say(call, { body })).status).toBe(401)
  },
)

test('halls and lists stay open to guests', async () => {
  for (const call of [gameListCall, hotGamesCall, crashMenuCall]) {
    expect((await door.say(call)).body.code).toBe(100)
  }
})

const unoffered = (call: AnyEndpoint) => ({
  currency_not_offered: async () => {
    const member = await door.signIn('lanhuong', SECOND)
    return door.say(call, { host: SITE_TWO, member, body: { currency: 'NGN' } })
  },
})
everyReason(favouriteGamesCall, unoffered(favouriteGamesCall))
everyReason(lastPlayedGamesCall, unoffered(lastPlayedGamesCall))
everyReason(favouriteIdsCall, {})
everyReason(storeFavouritesCall, {
  game_unknown: async () => love(await somebody(), [2_000_000_000]),
  favourites_full: async () => {
    const member = await somebody()
    for (let start = 0; start < FAVOURITES_MAX; start += 50) {
      await love(member, slots.slice(start, Math.min(start + 50, FAVOURITES_MAX)))
    }
    return love(member, [slot(FAVOURITES_MAX)])
  },
})
