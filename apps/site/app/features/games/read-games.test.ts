import { createClient } from '@oriel/contract/client'
import { describe, expect, test } from 'vitest'
import { keyOf, readGames, type GameQuery } from './read-games.ts'

const wire = (id: number, house: string) => ({
  id,
  game_id: id,
  gp_id: 'GPOR',
  ori_gp_id: 'GPOR',
  gp_name: 'Oriel Studio',
  gt_id: 2,
  game_type: 'slot',
  game_code: `e_${id}`,
  game_name: { en_US: `Game ${id}` },
  house,
  customized: 0,
  icon_light: `/art/game/${id}`,
  icon_dark: `/art/game/${id}`,
  tag: null,
  has_demo: 1,
  member_favorite: 0,
  maintenance: null,
})

type Asked = { path: string; body: Record<string, unknown> }

/** A door that answers every call in the same way and notes what it was asked. */
function door(envelope: unknown) {
  const asked: Asked[] = []
  const call = createClient({
    origin: 'http://door.test',
    lang: () => 'en_US',
    token: () => null,
    fetch: async (address, init) => {
      const body = JSON.parse(init?.body as string) as Asked['body']
      asked.push({ path: new URL(address as string).pathname, body })
      return new Response(JSON.stringify(envelope))
    },
  })
  return { call, asked }
}

const asker = { currency: 'USD', mode: 'mobile', locale: 'en_US' } as const
const lobby: GameQuery = { gtIds: [2], gpId: 'GPOR', house: '', tag: null, text: '' }
const found = { code: 100, data: { game_list: [wire(1, ''), wire(2, 'vip')], next: 'after 2' } }

describe('reading games', () => {
  test('a lobby is read a page at a time, for the layout and currency of the page', async () => {
    const { call, asked } = door(found)
    const answer = await readGames(call, asker, { ...lobby, tag: 'hot' }, { after: 'after 1' })
    expect(answer).toMatchObject({ ok: true, value: { next: 'after 2' } })
    expect(asked[0]?.path).toBe('/api/games/lobby')
    expect(asked[0]?.body).toEqual({
      currency: 'USD',
      support_device: 1,
      gt_id: 2,
      gp_id: 'GPOR',
      house: '',
      tag: 'hot',
      after: 'after 1',
      count: 60,
    })
  })

  test('a question is asked of the same lobby; what is of another house is left out', async () => {
    const { call, asked } = door(found)
    const answer = await readGames(call, asker, { ...lobby, text: '  jade ' })
    expect(asked[0]?.path).toBe('/api/games/search')
    expect(asked[0]?.body).toEqual({
      currency: 'USD',
      support_device: 1,
      text: 'jade',
      gt_ids: [2],
      gp_ids: ['GPOR'],
    })
    expect(answer.ok && answer.value.games.map(({ id }) => id)).toEqual([1])
    expect(answer.ok && answer.value.next).toBeNull()
  })

  test('[S8.022] a refusal brings the server’s message', async () => {
    const { call } = door({ code: 101, message: 'This currency is not offered here.', data: null })
    expect(await readGames(call, asker, lobby)).toMatchObject({
      ok: false,
      reason: 'currency_not_offered',
      message: 'This currency is not offered here.',
    })
  })

  test('spaces around a question make no other question', () => {
    expect(keyOf({ ...lobby, text: ' jade' })).toBe(keyOf({ ...lobby, text: 'jade' }))
    expect(keyOf({ ...lobby, text: 'jade' })).not.toBe(keyOf(lobby))
  })
})
