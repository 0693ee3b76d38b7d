import type { Client } from '@oriel/contract/client'
import { favouriteGamesCall, lastPlayedGamesCall } from '@oriel/contract/member/games'
import { deviceOf } from '../../platform/content-asker.ts'
import { gameCard } from './game-card.ts'
import type { Answered, Asker, GamePage, GameQuery, Part } from './read-games.ts'

const GAMES_PER_PAGE = 60

/** Where a list of one's own is shown: everywhere, in a hall, or in the list of a provider. */
export type OwnPlace = {
  readonly gtId?: number
  readonly gpId?: string
  readonly house?: string
}

type Asked = Pick<GameQuery, 'gtIds' | 'gpId' | 'house'>

const askedOf = ({ currency, mode }: Asker, { gtIds: [gtId], gpId, house }: Asked) => ({
  currency,
  support_device: deviceOf(mode),
  ...(gtId === undefined ? {} : { gt_id: gtId }),
  ...(gpId === null ? {} : { gp_id: gpId }),
  ...(house === null ? {} : { house }),
})

export async function readFavourites(
  call: Client,
  asker: Asker,
  query: GameQuery,
  { after = null, count = GAMES_PER_PAGE, signal }: Part = {},
): Promise<Answered<GamePage>> {
  const page = { count, ...(after === null ? {} : { after }) }
  const answer = await call(favouriteGamesCall, { ...askedOf(asker, query), ...page }, signal)
  if (!answer.ok) return answer
  const { game_list, next } = answer.value
  const games = game_list.map((game) => gameCard(game, asker.locale))
  return { ok: true, value: { games, next } }
}

/** What was played last comes whole: there is an end to what anybody remembers. */
export async function readLastPlayed(
  call: Client,
  asker: Asker,
  query: GameQuery,
  { signal }: Part = {},
): Promise<Answered<GamePage>> {
  const answer = await call(lastPlayedGamesCall, askedOf(asker, query), signal)
  if (!answer.ok) return answer
  const games = answer.value.game_list.map((game) => gameCard(game, asker.locale))
  return { ok: true, value: { games, next: null } }
}
