import { deviceOf } from '../../../platform/content-asker.ts'
import type { Client } from '@oriel/contract/client'
import { hotGamesCall, tagGameListCall } from '@oriel/contract/member/games'
import type { GameCard } from '../../../platform/game-card.ts'
import { gameCard } from '../game-card.ts'
import {
  readGames,
  type Answered,
  type Asker,
  type GamePage,
  type GameQuery,
  type Part,
} from '../read-games.ts'

const SUGGESTED_MAX = 24

/** What was typed is searched for; before that there is what many play. */
export const readSearch = (
  call: Client,
  asker: Asker,
  query: GameQuery,
  part: Part = {},
): Promise<Answered<GamePage>> =>
  query.text.trim() === ''
    ? readSuggested(call, asker, query, part.signal)
    : readGames(call, asker, query, part)

/** Of several halls each gives in turn, so that none hides the others. */
async function readSuggested(
  call: Client,
  { currency, mode, locale }: Asker,
  { gtIds, tag }: GameQuery,
  signal: AbortSignal | undefined,
): Promise<Answered<GamePage>> {
  const asked = { currency, support_device: deviceOf(mode) }
  const read = (hall: { gt_id?: number }) =>
    tag === null
      ? call(hotGamesCall, { ...asked, ...hall }, signal)
      : call(tagGameListCall, { ...asked, ...hall, tag }, signal)
  const halls = gtIds.length === 0 ? [{}] : gtIds.map((gt_id) => ({ gt_id }))
  const lists: GameCard[][] = []
  for (const answer of await Promise.all(halls.map(read))) {
    if (!answer.ok) return answer
    lists.push(answer.value.game_list.map((game) => gameCard(game, locale)))
  }
  return { ok: true, value: { games: inTurn(lists).slice(0, SUGGESTED_MAX), next: null } }
}

export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
}
