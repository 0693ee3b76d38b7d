import { describe, expect, test } from 'vitest'
import type { GameCard } from '../../platform/game-card.ts'
import { beginRead, endGrowth, endRead, firstList, type ToldPage } from './game-list.ts'

const game = (id: number): GameCard => ({
  id,
  name: `Game ${id}`,
  gpId: 'GPOR',
  provider: 'Oriel Studio',
  gtId: 2,
  code: 'e_jade',
  house: '',
  picture: `/art/game/${id}`,
  tag: null,
  hasDemo: true,
  isFavourite: false,
  maintenance: null,
})
const page = (ids: number[], next: string | null = null): ToldPage => ({
  ok: true,
  value: { games: ids.map(game), next },
})
const refused: ToldPage = { ok: false, message: 'The list is closed.' }
const idsOf = ({ list }: ReturnType<typeof firstList>) => list.data?.games.map(({ id }) => id)

describe('a list of games', () => {
  test('begins with what the page came with', () => {
    expect(firstList(page([1, 2])).list.status).toBe('success')
    expect(firstList(null).list).toEqual({ status: 'idle', data: null })
  })

  test('[S8.022] a list that failed carries the server’s message', () => {
    expect(firstList(refused).list).toEqual({
      status: 'error',
      data: null,
      message: 'The list is closed.',
    })
  })

  test('another answer replaces what was shown, which stays until it has come', () => {
    const reading = beginRead(firstList(page([1, 2])), 'beginning')
    expect(reading.list.status).toBe('pending')
    expect(idsOf(reading)).toEqual([1, 2])
    expect(idsOf(endRead(reading, page([3])))).toEqual([3])
    expect(idsOf(endRead(reading, refused))).toEqual([1, 2])
  })

  test('grows at its end, and shows a game that moved between two reads once', () => {
    const growing = beginRead(firstList(page([1, 2], 'after 2')), 'more')
    const grown = endGrowth(growing, page([2, 3], 'after 3'))
    expect(idsOf(grown)).toEqual([1, 2, 3])
    expect(grown.list.data?.next).toBe('after 3')
  })

  test('growing in vain keeps what is there, and knows where to go on', () => {
    const growing = beginRead(firstList(page([1, 2], 'after 2')), 'more')
    const failed = endGrowth(growing, refused)
    expect(failed).toMatchObject({ part: 'more', list: { status: 'error' } })
    expect(idsOf(failed)).toEqual([1, 2])
    expect(failed.list.data?.next).toBe('after 2')
  })
})
