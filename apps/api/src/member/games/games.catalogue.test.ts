import {
  crashMenuCall,
  gameListCall,
  searchGamesCall,
  templateGameListCall,
} from '@oriel/contract/member/games'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { locales } from '@oriel/core/locale'
import { tellGames } from '@oriel/dev-world/story/games'
import { serverText } from '@oriel/i18n/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'

/** What visitors see of the whole catalogue of a fresh world. */
let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  await tellGames(door.database, NOON)
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

type HallWire = { gt_id: number; gt_name: string; en_name: string; intro_key: string }
type GameWire = { game_code: string; game_name: Record<string, string> }

test('[S3.016] halls 2 to 9 have a name, an English name and an intro in every language', async () => {
  const english = await ask<{ gt_list: HallWire[] }>(gameListCall)
  expect(english.gt_list.map(({ gt_id }) => gt_id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  for (const locale of locales) {
    const { gt_list } = await ask<{ gt_list: HallWire[] }>(gameListCall, {}, { lang: locale })
    for (const [place, { gt_name, en_name, intro_key }] of gt_list.entries()) {
      expect(en_name).toBe(english.gt_list[place]?.gt_name)
      expect(gt_name).not.toBe('')
      const intro = serverText(locale).t(intro_key as 'games.intro_slot')
      expect(intro).not.toBe(intro_key)
      expect(intro.length).toBeGreaterThan(5)
    }
  }
})

test('the home page shows fourteen games of every hall that has so many', async () => {
  const { gt_list } = await ask<{ gt_list: { game_list: GameWire[] }[] }>(templateGameListCall)
  expect(gt_list.map(({ game_list }) => game_list.length)).toEqual([
    14, 14, 14, 14, 14, 14, 8, 14, 14,
  ])
  expect(gt_list[0]?.game_list[0]?.game_name['en_US']).toBe('Jade Ascent')
})

test('the crash menu begins with Comet', async () => {
  const { list } = await ask<{ list: GameWire[] }>(crashMenuCall)
  expect(list).toHaveLength(24)
  expect(list[0]?.game_code).toBe('x_comet')
})

test.each([
  ["Dragon's Vigil", 'e_dragons-vigil'],
  ['dragn vigl', 'e_dragons-vigil'],
  ['cung dien chim cong', 'e_peacock-palace'],
  ['மயில் அரண்மனை', 'e_peacock-palace'],
  ['狐火', 'e_foxfire'],
  ['狐', 'e_foxfire'],
  // Called exactly so, it comes before others of a higher rank.
  ['pool', 's_pool'],
  ['麻雀の風', 'e_mahjong-wind'],
  ['บ่อปลาคาร์ป', 'e_koi-ponds'],
  ['용의 파수', 'e_dragons-vigil'],
  ['मोर महल', 'e_peacock-palace'],
  ['ময়ূর প্রাসাদ', 'e_peacock-palace'],
  ['ဒေါင်းနန်းတော်', 'e_peacock-palace'],
])('%s finds its game first among all', async (text, code) => {
  const { game_list } = await ask<{ game_list: GameWire[] }>(searchGamesCall, { text })
  expect(game_list[0]?.game_code).toBe(code)
})

test('the second site shows its own choice', async () => {
  const { body } = await door.say(gameListCall, { host: SITE_TWO, body: { currency: 'VND' } })
  const { gt_list } = body.data as { gt_list: HallWire[] }
  // Crash stands in a menu of its own.
  expect(gt_list.map(({ gt_id }) => gt_id)).toEqual([2, 6, 5, 3, 4])
})
