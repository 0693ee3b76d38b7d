import type { Currency } from '@oriel/core/currency'
import type { GameTag, GameTypeId } from '@oriel/core/game-type'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'
import { questionForm, type GameNames } from './rules.ts'
import { listFound } from './search.ts'
import { listFirst, listHallRows, listPage, type HallRow } from './store.ts'

export { saveGames, saveMaintenance, saveProviders, saveSiteGames } from './catalogue.ts'
export {
  findGameArt,
  findProviderName,
  listLooks,
  listProviderNames,
  type GameLook,
  type ProviderNames,
} from './look.ts'
export {
  FAVOURITES_MAX,
  listFavouriteIds,
  listFavourites,
  storeFavourites,
  type MemberAudience,
} from './favourites.ts'
export { listMaintenance, maintenanceCommand, type MaintenanceWindow } from './maintenance.ts'
export { countHotGames, listHotGames } from './hot.ts'
export { listLastPlayed } from './last-played.ts'
export type { FavouriteChange } from './rules.ts'
export { findPlayable, findPlayableBy, type PlayableGame } from './playable.ts'
export type { GameDraft, LobbyDraft, MaintenanceDraft, ProviderDraft } from './catalogue.ts'

/** For whom games are listed. What they cannot open is not listed for them. */
export type GameReader = {
  readonly siteId: SiteId
  readonly currency: Currency
  readonly device: 'desktop' | 'mobile'
  readonly locale: Locale
  readonly now: Date
  /** Whose favourites are marked; guests have none. */
  readonly memberId?: MemberId
}

export type Maintenance = { readonly startsAt: Date; readonly endsAt: Date }

/** A provider in a hall. */
export type Lobby = {
  readonly providerId: string
  readonly providerName: string
  readonly typeId: GameTypeId
  readonly house: string
  readonly customized: boolean
  readonly hasRoom: boolean
  readonly games: number
  readonly maintenance: Maintenance | null
}

export type Hall = { readonly typeId: GameTypeId; readonly lobbies: readonly Lobby[] }

export type Game = Pick<Lobby, 'providerId' | 'providerName' | 'typeId' | 'house'> & {
  readonly id: number
  readonly code: string
  readonly names: GameNames
  readonly tag: GameTag | null
  readonly hasDemo: boolean
  readonly art: unknown
  readonly isFavourite: boolean
  readonly maintenance: Maintenance | null
}

export type GameFilter = {
  readonly typeIds?: readonly GameTypeId[]
  readonly providerIds?: readonly string[]
  readonly house?: string
  readonly tag?: GameTag
  readonly demoOnly?: boolean
}

/** The first games of a hall. */
export type HallShelf = { readonly typeId: GameTypeId; readonly games: readonly Game[] }

export type GamePage = { readonly games: readonly Game[]; readonly next: string | null }

export const GAMES_PER_PAGE_MAX = 60
/** Whoever has not found it among so many will ask differently. */
const FOUND_MAX = 60

/** The halls of a site in its order, each with the providers that have a game for this audience. */
export async function listHalls(
  rows: Rows,
  audience: GameReader,
  filter: Pick<GameFilter, 'demoOnly'> = {},
): Promise<Hall[]> {
  const halls = new Map<GameTypeId, HallRow[]>()
  for (const row of await listHallRows(rows, audience, filter)) {
    halls.set(row.typeId, [...(halls.get(row.typeId) ?? []), row])
  }
  return [...halls].map(([typeId, lobbies]) => ({ typeId, lobbies }))
}

/** The first games of every hall that has some for this audience, in the order of the numbers. */
export async function listFirstGames(
  rows: Rows,
  audience: GameReader,
  perHall: number,
): Promise<HallShelf[]> {
  const limit = Math.min(perHall, GAMES_PER_PAGE_MAX)
  const shelves = Map.groupBy(await listFirst(rows, audience, limit), ({ typeId }) => typeId)
  return [...shelves].map(([typeId, games]) => ({ typeId, games }))
}

/** Games by their rank, a page at a time. */
export async function listGames(
  rows: Rows,
  audience: GameReader,
  filter: GameFilter,
  page: { readonly after: string | null; readonly limit: number },
): Promise<GamePage> {
  const limit = Math.min(page.limit, GAMES_PER_PAGE_MAX)
  const found = await listPage(rows, audience, filter, { after: page.after, limit: limit + 1 })
  const games = found.slice(0, limit).map(({ game }) => game)
  return { games, next: found.length > limit ? (found[limit - 1]?.cursor ?? null) : null }
}

/** Finds games by what somebody typed in any language, also with a slip in it. */
export async function searchGames(
  rows: Rows,
  audience: GameReader,
  text: string,
  filter: GameFilter,
): Promise<Game[]> {
  const question = questionForm(text)
  return question === '' ? [] : listFound(rows, { audience, filter, question, limit: FOUND_MAX })
}
