import type { Client } from '@oriel/contract/client'
import { lobbyGamesCall, searchGamesCall } from '@oriel/contract/member/games'
import type { GameTag } from '@oriel/core/game-type'
import { deviceOf } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { gameCard } from './game-card.ts'

/** Which games: of halls, of one provider, with a tag, or found by what somebody typed. */
export type GameQuery = {
  /** None stands for all, which only a question may ask for. */
  readonly gtIds: readonly number[]
  readonly gpId: string | null
  readonly house: string | null
  readonly tag: GameTag | null
  readonly text: string
}

export type GamePage = {
  readonly games: readonly GameCard[]
  /** Where the next page begins; null at the end. */
  readonly next: string | null
}

export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string; readonly message: string }

/** For whom games are read. */
export type Asker = Pick<Visit, 'currency' | 'mode' | 'locale'>
/** Which part of a list, and how long somebody waits for it. */
export type Part = {
  readonly after?: string | null
  readonly count?: number
  readonly signal?: AbortSignal
}

const GAMES_PER_PAGE = 60
/** Longer than any name; the server looks at no more. */
export const QUESTION_MAX = 60

const questionOf = ({ text }: GameQuery): string => text.trim().slice(0, QUESTION_MAX)

/** Two queries with the same key have the same answer. */
export const keyOf = (query: GameQuery): string =>
  JSON.stringify([query.gtIds, query.gpId, query.house, query.tag, questionOf(query)])

export const readGames = (
  call: Client,
  asker: Asker,
  query: GameQuery,
  part: Part = {},
): Promise<Answered<GamePage>> =>
  questionOf(query) === ''
    ? readLobby(call, asker, query, part)
    : readFound(call, asker, query, part.signal)

async function readLobby(
  call: Client,
  { currency, mode, locale }: Asker,
  { gtIds, gpId, house, tag }: GameQuery,
  { after = null, count = GAMES_PER_PAGE, signal }: Part,
): Promise<Answered<GamePage>> {
  const [gtId] = gtIds
  if (gtId === undefined) throw new Error('no question: ask the hall')
  const asked = {
    currency,
    support_device: deviceOf(mode),
    gt_id: gtId,
    count,
    ...(gpId === null ? {} : { gp_id: gpId }),
    ...(house === null ? {} : { house }),
    ...(tag === null ? {} : { tag }),
    ...(after === null ? {} : { after }),
  }
  const answer = await call(lobbyGamesCall, asked, signal)
  if (!answer.ok) return answer
  const { game_list, next } = answer.value
  return { ok: true, value: { games: game_list.map((game) => gameCard(game, locale)), next } }
}

/** What was found comes whole, the best first. */
async function readFound(
  call: Client,
  { currency, mode, locale }: Asker,
  query: GameQuery,
  signal: AbortSignal | undefined,
): Promise<Answered<GamePage>> {
  const { gtIds, gpId, house, tag } = query
  const asked = {
    currency,
    support_device: deviceOf(mode),
    text: questionOf(query),
    ...(gtIds.length === 0 ? {} : { gt_ids: [...gtIds] }),
    ...(gpId === null ? {} : { gp_ids: [gpId] }),
    ...(tag === null ? {} : { tag }),
  }
  const answer = await call(searchGamesCall, asked, signal)
  if (!answer.ok) return answer
  const games = answer.value.game_list
    .filter((game) => house === null || game.house === house)
    .map((game) => gameCard(game, locale))
  return { ok: true, value: { games, next: null } }
}
