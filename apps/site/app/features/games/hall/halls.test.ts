import { describe, expect, test } from 'vitest'
import { hallAddress, listAddress, lobbyAddress } from '../../../platform/game-address.ts'
import { gameCard } from '../game-card.ts'
import { hallsOf, withCrash } from './halls.ts'

const lobby = { gp_id: 'GPOR', gp_name: 'Oriel Studio', gt_id: 2, house: '', customized: false }
const pictures = { icon_light: '/art/p', icon_dark: '/art/p' }
const provider = { ...lobby, ...pictures, game_count: 3, has_room: true, maintenance: null }
const type = (gt_id: number) => ({
  gt_id,
  gt_name: `Hall ${gt_id}`,
  gt_name_short: '',
  en_name: '',
  intro_key: '',
  gt_icon: `/art/type/${gt_id}`,
  gt_icon_active: '',
  gp_list: [provider, { ...provider, gp_id: 'GPNW', game_count: 4 }],
})
const game = {
  ...lobby,
  ...pictures,
  id: 9,
  game_id: 9,
  ori_gp_id: 'GPOR',
  game_type: 'crash',
  game_code: 'x_comet',
  game_name: { en_US: 'Comet', vi_VN: 'Sao chổi' },
  gt_id: 10,
  tag: null,
  has_demo: true,
  member_favorite: false,
  maintenance: null,
  is_favorite: false,
}

describe('halls', () => {
  test('count the games of their providers; unknown halls are left out', () => {
    const halls = hallsOf([type(2), type(77)])
    expect(halls.map(({ code, games }) => [code, games])).toEqual([['slot', 7]])
  })

  test('[S9.079] the crash menu stands after hall 3 or 6, or at the end', () => {
    const order = (menu_after: 3 | 6 | null) =>
      withCrash(hallsOf([2, 3, 6, 9].map(type)), { menu_after, list: [game, game] }, 'Crash').map(
        ({ id }) => id,
      )
    expect(order(3)).toEqual([2, 3, 10, 6, 9])
    expect(order(6)).toEqual([2, 3, 6, 10, 9])
    expect(order(null)).toEqual([2, 3, 6, 9, 10])
  })

  test('without crash games there is no crash hall', () => {
    expect(withCrash(hallsOf([type(2)]), { menu_after: 3, list: [] }, 'Crash')).toHaveLength(1)
    expect(withCrash(hallsOf([type(2)]), null, 'Crash')).toHaveLength(1)
  })
})

test('[S3.019] a name the language lacks is shown in English', () => {
  expect(gameCard(game, 'vi_VN').name).toBe('Sao chổi')
  expect(gameCard(game, 'ta_IN').name).toBe('Comet')
})

test('[S2.028, S2.029, S2.031, S2.032] where halls and providers lead', () => {
  expect(hallAddress(3)).toBe('/gameHall/3')
  const place = { gpId: 'GPOR', house: 'a', hasRoom: true }
  expect(listAddress({ ...place, gtId: 2 })).toBe('/slotgame?gt_id=2&gp_id=GPOR&house=a')
  expect(lobbyAddress(place, 10, true)).toBe('/slotgame?gt_id=10&gp_id=GPOR&house=a&isCrashGame=1')
  expect(lobbyAddress(place, 2, true)).toBe('/gameRoom?gt_id=2&gp_id=GPOR&house=a')
  expect(lobbyAddress(place, 2, false)).toBe('/slotgame?gt_id=2&gp_id=GPOR&house=a')
  expect(lobbyAddress(place, 3, true)).toBe('/slotgame?gt_id=3&gp_id=GPOR&house=a')
})
