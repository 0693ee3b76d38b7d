import { demoGamesCall, demoTypesCall } from '@oriel/contract/member/demo-game'
import {
  crashMenuCall,
  gameLabelCall,
  gameListCall,
  hotGamesCall,
  lobbyGamesCall,
  searchGamesCall,
  tagGameListCall,
  templateGameListCall,
} from '@oriel/contract/member/games'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { ORIEL } from '@oriel/dev-world/cast'
import { saveGames, saveMaintenance, saveProviders, saveSiteGames } from '@oriel/domain/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  const { database } = door
  await saveProviders(
    database,
    [
      { id: 'GPOS', name: 'Oriel Studio', lobbies: [{ typeId: 2 }, { typeId: 10 }] },
      { id: 'GPPL', name: 'Polaris', lobbies: [{ typeId: 3, house: 'A' }] },
    ],
    NOON,
  )
  const common = { providerId: 'GPOS', typeId: 2, tag: null, art: {} } as const
  await saveGames(
    database,
    [
      {
        ...common,
        code: 'e_jade',
        names: { en_US: 'Jade Ascent', vi_VN: 'Sen Ngọc' },
        tag: 'hot',
        hasDemo: true,
        rank: 9,
      },
      { ...common, code: 'e_koi', names: { en_US: 'Koi Ponds' }, tag: 'new', rank: 8 },
      { ...common, code: 'e_phone', names: { en_US: 'Phone Only' }, onDesktop: false, rank: 7 },
      { ...common, typeId: 10, code: 'x_comet', names: { en_US: 'Comet' }, rank: 6 },
      {
        ...common,
        providerId: 'GPPL',
        typeId: 3,
        house: 'A',
        code: 'v_table',
        names: { en_US: 'Baccarat Hall' },
        rank: 5,
      },
    ],
    NOON,
  )
  await saveSiteGames(database, ORIEL, { typeIds: [2, 3, 10], providerIds: ['GPOS', 'GPPL'] })
  await saveMaintenance(database, {
    providerId: 'GPPL',
    typeId: null,
    startsAt: new Date(NOON.getTime() - 3_600_000),
    endsAt: new Date(NOON.getTime() + 3_600_000),
  })
})
afterAll(() => door.close())

async function ask<Data>(
  call: AnyEndpoint,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Data> {
  const said = await door.say(call, { body: { currency: 'USD', ...body }, headers })
  expect([said.status, said.body.code]).toEqual([200, 100])
  return said.body.data as Data
}
type Games = { game_list: { game_code: string; game_name: Record<string, string> }[] }
const codes = ({ game_list }: Games) => game_list.map(({ game_code }) => game_code)

describe('game list', () => {
  test('[S7.035] [S3.017] POST /v3/game_list gives the halls with their providers', async () => {
    const { gt_list } = await ask<{ gt_list: Record<string, unknown>[] }>(gameListCall)
    expect(gt_list.map(({ gt_id, gt_name, en_name }) => [gt_id, gt_name, en_name])).toEqual([
      [2, 'Slots', 'Slots'],
      [3, 'Live casino', 'Live casino'],
    ])
    expect(Object.keys(gt_list[0] ?? {})).toEqual(
      expect.arrayContaining(['gt_name_short', 'gt_icon', 'gt_icon_active', 'gp_list']),
    )
    expect(gt_list[1]?.['gp_list']).toEqual([
      expect.objectContaining({
        gp_id: 'GPPL',
        house: 'A',
        customized: 0,
        game_count: 1,
        maintenance: { start_at: expect.any(String), end_at: expect.any(String) },
      }),
    ])
  })
  test('names halls in the language asked for', async () => {
    const { gt_list } = await ask<{ gt_list: Record<string, unknown>[] }>(
      gameListCall,
      {},
      { lang: 'zh_CN' },
    )
    expect(gt_list[0]).toMatchObject({ en_name: 'Slots', gt_name: expect.not.stringMatching(/^S/) })
  })
  test('a currency the site does not offer is refused with 101', async () => {
    const calls = [gameListCall, crashMenuCall, hotGamesCall, templateGameListCall, demoTypesCall]
    const more = { tag: 'hot', gp_id: 'GPOS', game_type_id: 2, gt_id: 2, text: 'a' }
    for (const call of [
      ...calls,
      tagGameListCall,
      gameLabelCall,
      lobbyGamesCall,
      searchGamesCall,
      demoGamesCall,
    ]) {
      const { body } = await door.say(call, { host: SITE_TWO, body: { ...more, currency: 'NGN' } })
      expect([call.path, body.code]).toEqual([call.path, 101])
    }
  })
})

describe('games', () => {
  test('[S3.018] [S3.020] carry the fields of the specification', async () => {
    const { game_list } = await ask<Games>(hotGamesCall, { gt_id: 2 })
    expect(game_list[0]).toMatchObject({
      gp_id: 'GPOS',
      gp_name: 'Oriel Studio',
      gt_id: 2,
      game_type: 'slot',
      game_code: 'e_jade',
      game_name: { en_US: 'Jade Ascent' },
      house: '',
      customized: 0,
      member_favorite: 0,
      icon_light: expect.any(String),
      icon_dark: expect.any(String),
      id: expect.any(Number),
      game_id: expect.any(Number),
      ori_gp_id: 'GPOS',
    })
  })
  test('[S7.038] hot games stand by rank, for the device', async () => {
    expect(codes(await ask<Games>(hotGamesCall))).toEqual(['e_jade', 'e_koi', 'x_comet', 'v_table'])
    expect(codes(await ask<Games>(hotGamesCall, { support_device: 1 }))).toContain('e_phone')
    expect(codes(await ask<Games>(hotGamesCall, { gt_id: 99 }))).toEqual([])
  })
  test('[S7.040] games with a tag', async () => {
    expect(codes(await ask<Games>(tagGameListCall, { tag: 'new' }))).toEqual(['e_koi'])
    expect(codes(await ask<Games>(tagGameListCall, { tag: 'hot', gt_id: 3 }))).toEqual([])
  })
  test('[S7.041] [S3.022] labels of a lobby: the id of each tagged game, and its tag', async () => {
    const lobby = { gp_id: 'GPOS', game_type_id: 2 }
    const { list } = await ask<{ list: unknown[] }>(gameLabelCall, lobby)
    const { game_list } = await ask<{ game_list: { id: number; game_code: string }[] }>(
      hotGamesCall,
    )
    const idOf = (code: string) => game_list.find(({ game_code }) => game_code === code)?.id
    expect([idOf('e_jade'), idOf('e_koi')]).toEqual([expect.any(Number), expect.any(Number)])
    expect(list).toEqual([
      { id: idOf('e_jade'), tag: 'hot' },
      { id: idOf('e_koi'), tag: 'new' },
    ])
  })
  test('[S7.042] the first games of every hall', async () => {
    const { gt_list } = await ask<{ gt_list: (Games & { gt_id: number })[] }>(templateGameListCall)
    expect(gt_list.map((hall) => [hall.gt_id, codes(hall)])).toEqual([
      [2, ['e_jade', 'e_koi']],
      [3, ['v_table']],
      [10, ['x_comet']],
    ])
  })
  test('[S7.036] the crash menu says after which hall it stands', async () => {
    const menu = await ask<{ menu_after: number; list: Record<string, unknown>[] }>(crashMenuCall)
    expect(menu.menu_after).toBe(3)
    expect(menu.list).toEqual([expect.objectContaining({ game_code: 'x_comet', is_favorite: 0 })])
  })
  test('a lobby is read page by page', async () => {
    const lobby = { gt_id: 2, gp_id: 'GPOS', count: 1 }
    const first = await ask<Games & { next: string }>(lobbyGamesCall, lobby)
    const second = await ask<Games & { next: null }>(lobbyGamesCall, {
      ...lobby,
      after: first.next,
    })
    expect([codes(first), codes(second), second.next]).toEqual([['e_jade'], ['e_koi'], null])
  })
  test('are found in any language, by filter, and with a slip', async () => {
    expect(codes(await ask<Games>(searchGamesCall, { text: 'sen ngoc' }))).toEqual(['e_jade'])
    expect(codes(await ask<Games>(searchGamesCall, { text: 'jaed ascent' }))).toContain('e_jade')
    expect(codes(await ask<Games>(searchGamesCall, { text: 'jade', gt_ids: [3] }))).toEqual([])
  })
})

describe('demo games', () => {
  test('[S7.032] halls with something to try', async () => {
    const { gt_list } = await ask<{ gt_list: { gt_id: number }[] }>(demoTypesCall)
    expect(gt_list.map(({ gt_id }) => gt_id)).toEqual([2])
  })
  test('[S7.031] what a provider lets try', async () => {
    const lobby = { gp_id: 'GPOS', game_type_id: 2, device: 0 }
    expect(codes(await ask<Games>(demoGamesCall, lobby))).toEqual(['e_jade'])
  })
})
