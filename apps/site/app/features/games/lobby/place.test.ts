import { describe, expect, test } from 'vitest'
import type { HallCard, LobbyCard } from '../hall/halls.ts'
import { findLobby, readPlace, readShown, samePlace, withShown } from './place.ts'

const search = (text: string) => new URLSearchParams(text)

describe('the address of a list', () => {
  test('[S2.028] names a hall, a provider and a house', () => {
    expect(readPlace(search('gt_id=2&gp_id=GPOR&house=vip'))).toEqual({
      gtId: 2,
      gpId: 'GPOR',
      house: 'vip',
    })
  })

  test('[S2.029] isCrashGame means the crash hall, whatever hall is named beside it', () => {
    expect(readPlace(search('gt_id=2&gp_id=GPOR&isCrashGame=1'))?.gtId).toBe(10)
    expect(readPlace(search('gp_id=GPOR&isCrashGame=true'))?.gtId).toBe(10)
    expect(readPlace(search('gt_id=2&gp_id=GPOR&isCrashGame=0'))?.gtId).toBe(2)
  })

  test('[S2.022] names nothing when it is bare, or holds only what others added', () => {
    expect(readPlace(search(''))).toBeNull()
    expect(readPlace(search('from=letter'))).toBeNull()
  })

  test('is the same place while only what is shown of it changes', () => {
    const here = search('gt_id=2&gp_id=GPOR&house=')
    expect(samePlace(here, search('gt_id=2&gp_id=GPOR&house=&tag=hot&q=jade'))).toBe(true)
    expect(samePlace(here, search('gt_id=2&gp_id=GPNW&house='))).toBe(false)
  })
})

describe('the lobby of a place', () => {
  const lobby = (gpId: string, house = ''): LobbyCard => ({
    gpId,
    house,
    name: gpId,
    games: 1,
    hasRoom: false,
    maintenance: null,
  })
  const hall: HallCard = {
    id: 2,
    code: 'slot',
    name: 'Slots',
    games: 3,
    lobbies: [lobby('GPOR'), lobby('GPNW', 'a'), lobby('GPNW', 'b')],
    picture: '/art/type/slot',
  }

  test('is found by provider and house; without a house it is the first', () => {
    const find = (gpId: string, house: string | null) =>
      findLobby([hall], { gtId: 2, gpId, house })?.lobby
    expect(find('GPNW', 'b')).toBe(hall.lobbies[2])
    expect(find('GPNW', null)).toBe(hall.lobbies[1])
    expect(find('GPNW', 'c')).toBeUndefined()
    expect(find('GPXX', '')).toBeUndefined()
  })

  test('is not found in a hall the site does not have', () => {
    expect(findLobby([hall], { gtId: 3, gpId: 'GPOR', house: '' })).toBeNull()
    expect(findLobby([hall], { gtId: Number.NaN, gpId: 'GPOR', house: '' })).toBeNull()
  })
})

describe('what is shown of a list', () => {
  test('[S3.023] one of the tabs all_game, my_favorite and last_play', () => {
    expect(readShown(search('tab=my_favorite')).tab).toBe('my_favorite')
    expect(readShown(search('tab=last_play')).tab).toBe('last_play')
    expect(readShown(search('tab=other')).tab).toBe('all_game')
    expect(readShown(search('')).tab).toBe('all_game')
  })

  test('is written into the address beside the place, and left out where it is the default', () => {
    const here = search('gt_id=2&gp_id=GPOR&tag=new')
    expect(withShown(here, { tab: 'last_play', tag: 'hot', text: 'jade' })).toBe(
      '?gt_id=2&gp_id=GPOR&tag=hot&tab=last_play&q=jade',
    )
    expect(withShown(here, { tab: 'all_game', tag: null, text: ' ' })).toBe('?gt_id=2&gp_id=GPOR')
  })
})
