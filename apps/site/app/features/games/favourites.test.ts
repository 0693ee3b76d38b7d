import { describe, expect, test } from 'vitest'
import { createFavourites } from './favourites.ts'
import type { GameCard } from '../../platform/game-card.ts'

const game = (id: number, isFavourite = false): GameCard => ({
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
  isFavourite,
  maintenance: null,
})

type Answer = { ok: true } | { ok: false; reason: string; message: string }
const REFUSED: Answer = { ok: false, reason: 'favourites_full', message: 'The list is full.' }

/** A server whose answers come when the test says so. */
function world(stored: readonly number[] | null = []) {
  const asked: [number, boolean][] = []
  const waiting: ((answer: Answer) => void)[] = []
  const store = (id: number, isWanted: boolean) => {
    asked.push([id, isWanted])
    return new Promise<Answer>((resolve) => waiting.push(resolve))
  }
  const favourites = createFavourites({ read: async () => stored, store })
  const answer = async (said: Answer) => {
    waiting.shift()?.(said)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { favourites, asked, answer }
}
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

describe('favourites of a page', () => {
  test('a guest has none, whatever a list says [S6.006]', () => {
    expect(world().favourites.isFavourite(game(1, true))).toBe(false)
  })

  test('are read once somebody is signed in; until then lists say what they know', async () => {
    const { favourites } = world([7])
    favourites.belongTo('sophia')
    expect(favourites.isFavourite(game(3, true))).toBe(true)
    await settle()
    expect([7, 3].map((id) => favourites.isFavourite(game(id, true)))).toEqual([true, false])
    favourites.belongTo(null)
    expect(favourites.isFavourite(game(7))).toBe(false)
  })

  test('a press shows at once and stays when it was taken', async () => {
    const { favourites, asked, answer } = world()
    favourites.belongTo('sophia')
    await settle()
    void favourites.wish(game(1), true)
    expect(favourites.isFavourite(game(1))).toBe(true)
    await answer({ ok: true })
    expect([favourites.isFavourite(game(1)), asked]).toEqual([true, [[1, true]]])
  })

  test('a press that is refused goes back, with the reason', async () => {
    const { favourites, answer } = world()
    favourites.belongTo('sophia')
    await settle()
    void favourites.wish(game(1), true)
    await answer(REFUSED)
    expect(favourites.isFavourite(game(1))).toBe(false)
    expect(favourites.trouble()).toMatchObject({ isWanted: true, message: 'The list is full.' })
    void favourites.wish(game(1), true)
    expect(favourites.trouble()).toBeNull()
  })

  test('of many presses the last counts, and one is on its way at a time', async () => {
    const { favourites, asked, answer } = world()
    favourites.belongTo('sophia')
    await settle()
    for (const isWanted of [true, false, true, false]) void favourites.wish(game(1), isWanted)
    expect(asked).toEqual([[1, true]])
    await answer({ ok: true })
    expect(asked).toEqual([
      [1, true],
      [1, false],
    ])
    await answer({ ok: true })
    expect([favourites.isFavourite(game(1)), asked.length]).toEqual([false, 2])
  })

  test('an answer for somebody who has left changes nothing', async () => {
    const { favourites, answer } = world([5])
    favourites.belongTo('sophia')
    await settle()
    void favourites.wish(game(1), true)
    favourites.belongTo('minh')
    await answer(REFUSED)
    expect(favourites.trouble()).toBeNull()
    expect(favourites.isFavourite(game(1))).toBe(false)
  })

  test('when nobody could say, lists are believed', async () => {
    const { favourites } = world(null)
    favourites.belongTo('sophia')
    await settle()
    expect(favourites.isFavourite(game(1, true))).toBe(true)
  })
})
