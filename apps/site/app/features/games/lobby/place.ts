import { CRASH, gameTags, type GameTag } from '@oriel/core/game-type'
import type { HallCard, LobbyCard } from '../hall/halls.ts'
import { QUESTION_MAX } from '../read-games.ts'

/** Which list of games an address names. */
export type Place = {
  readonly gtId: number
  readonly gpId: string | null
  readonly house: string | null
}

/**
 * S2.028, S2.029: reads gt_id, gp_id, house and isCrashGame. Null if the address names no game
 * list.
 */
export function readPlace(search: URLSearchParams): Place | null {
  const isCrash = ['1', 'true'].includes(search.get('isCrashGame') ?? '')
  const [gtId, gpId, house] = [search.get('gt_id'), search.get('gp_id'), search.get('house')]
  if (!isCrash && gtId === null && gpId === null && house === null) return null
  return { gtId: isCrash ? CRASH : Number(gtId ?? NaN), gpId: gpId || null, house }
}

/** Two addresses of the same place differ at most in what is shown of it. */
export const samePlace = (left: URLSearchParams, right: URLSearchParams): boolean =>
  JSON.stringify(readPlace(left)) === JSON.stringify(readPlace(right))

export type FoundLobby = { readonly hall: HallCard; readonly lobby: LobbyCard }

/** An address without a house means the provider's first one. */
export function findLobby(halls: readonly HallCard[], place: Place): FoundLobby | null {
  const hall = halls.find(({ id }) => id === place.gtId)
  const lobby = hall?.lobbies.find(
    ({ gpId, house }) => gpId === place.gpId && house === (place.house ?? house),
  )
  return hall && lobby ? { hall, lobby } : null
}

/** S3.023: the tabs of a game list. */
export const gameTabs = ['all_game', 'my_favorite', 'last_play'] as const
export type GameTab = (typeof gameTabs)[number]

/** What of a list is shown: the rest of its address. */
export type Shown = { readonly tab: GameTab; readonly tag: GameTag | null; readonly text: string }

export function readShown(search: URLSearchParams): Shown {
  return {
    tab: gameTabs.find((tab) => tab === search.get('tab')) ?? 'all_game',
    tag: gameTags.find((tag) => tag === search.get('tag')) ?? null,
    text: (search.get('q') ?? '').slice(0, QUESTION_MAX),
  }
}

/** The same place, showing something else. What is shown by default is not written. */
export function withShown(search: URLSearchParams, { tab, tag, text }: Shown): string {
  const next = new URLSearchParams(search)
  const write = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value)
  write('tab', tab === 'all_game' ? '' : tab)
  write('tag', tag ?? '')
  write('q', text.trim() === '' ? '' : text)
  return `?${next}`
}
