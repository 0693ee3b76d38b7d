import { deviceOf } from '../../../platform/content-asker.ts'
import type { Client } from '@oriel/contract/client'
import { gameLabelCall } from '@oriel/contract/member/games'
import { gameTags, type GameTag } from '@oriel/core/game-type'
import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'
import type { Visit } from '../../../platform/visit.ts'
import type { FirstPage } from '../game-list.ts'
import { readHalls, type LobbyCard } from '../hall/halls.ts'
import { findLobby, type FoundLobby, type Place, type Shown } from './place.ts'
import { keyOf, readGames, type Asker, type GameQuery, type Part } from '../read-games.ts'

/** What the server hands to a loader. */
export type Reader = { readonly call: Client; readonly visit: Visit; readonly text: Text }

export type LobbyData = FoundLobby & {
  readonly tags: readonly GameTag[]
  readonly first: FirstPage | null
}

export const lobbyQuery = (
  { gtId, gpId, house }: Place,
  { tag, text }: Pick<Shown, 'tag' | 'text'>,
): GameQuery => ({ gtIds: [gtId], gpId, house, tag, text })

/** `unread`: the halls could not be read, so nobody knows whether the list is there. */
export async function readLobby(
  reader: Reader,
  place: Place,
  shown: Shown,
  after: string | null = null,
): Promise<LobbyData | 'missing' | 'unread'> {
  const { call, visit, text } = reader
  const halls = await readHalls(call, visit, text.t('shell.category_crash'))
  if (!halls) return 'unread'
  const found = findLobby(halls, place)
  if (!found) return 'missing'
  const { hall, lobby } = found
  const query = lobbyQuery({ ...place, house: lobby.house }, shown)
  const [tags, first] = await Promise.all([
    readTags(call, visit, lobby, hall.id),
    shown.tab === 'all_game' ? readFirstPage(reader, query, { after }) : null,
  ])
  // The other providers stand in the frame of the page already.
  return { hall: { ...hall, lobbies: [] }, lobby, tags, first }
}

export async function readFirstPage(
  { call, visit, text }: Reader,
  query: GameQuery,
  part: Part,
): Promise<FirstPage> {
  const answer = await readGames(call, visit, query, part)
  const told = answer.ok ? answer : { ok: false as const, message: failureText(answer, text) }
  return { key: keyOf(query), answer: told }
}

/** S7.041: the tags of the games. Without an answer the list offers no tags. */
async function readTags(
  call: Client,
  { currency, mode }: Asker,
  lobby: Pick<LobbyCard, 'gpId' | 'house'>,
  gtId: number,
): Promise<GameTag[]> {
  const answer = await call(gameLabelCall, {
    currency,
    device: deviceOf(mode),
    gp_id: lobby.gpId,
    game_type_id: gtId,
    house: lobby.house,
  })
  if (!answer.ok) return []
  const found = new Set(answer.value.list.map(({ tag }) => tag))
  return gameTags.filter((tag) => found.has(tag))
}
