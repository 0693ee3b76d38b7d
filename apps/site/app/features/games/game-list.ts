import { failed, pending, success, type AsyncData } from '@oriel/web/async-data'
import type { Answered, GamePage } from './read-games.ts'

/** A list of games that is read in parts. */
export type GameList = {
  readonly list: AsyncData<GamePage>
  /** What is read, or was read in vain: the list from its beginning, or what follows. */
  readonly part: 'beginning' | 'more'
}

/** A failure with the words for it. */
type Told = { readonly ok: false; readonly message: string }
export type ToldPage = Extract<Answered<GamePage>, { ok: true }> | Told

/** What the page came with, and the key of the query it answers. */
export type FirstPage = { readonly key: string; readonly answer: ToldPage }

const NOTHING: AsyncData<GamePage> = { status: 'idle', data: null }

export const firstList = (first: ToldPage | null): GameList => ({
  part: 'beginning',
  list: first === null ? NOTHING : settled(NOTHING, first),
})

/** What was shown stays to be seen until the answer has come. */
export const beginRead = ({ list }: GameList, part: GameList['part']): GameList => ({
  part,
  list: pending(list),
})

export const endRead = ({ list }: GameList, answer: ToldPage): GameList => ({
  part: 'beginning',
  list: settled(list, answer),
})

const settled = (before: AsyncData<GamePage>, answer: ToldPage): AsyncData<GamePage> =>
  answer.ok ? success(answer.value) : failed(before, answer.message)

/** A game that moved between two reads is shown once, where it was first. */
export function endGrowth({ list }: GameList, answer: ToldPage): GameList {
  const shown = list.data
  if (!shown || !answer.ok) return { part: 'more', list: settled(list, answer) }
  const known = new Set(shown.games.map(({ id }) => id))
  const added = answer.value.games.filter(({ id }) => !known.has(id))
  return { part: 'more', list: success({ ...answer.value, games: [...shown.games, ...added] }) }
}
