import type { Currency } from '@oriel/core/currency'
import type { GameTag, GameTypeId } from '@oriel/core/game-type'
import { newId, type SiteId } from '@oriel/core/id'
import type { Database, Work } from '@oriel/db/database'
import { termsOf, type GameNames } from './rules.ts'

export type LobbyDraft = {
  readonly typeId: GameTypeId
  readonly house?: string
  readonly customized?: boolean
  readonly hasRoom?: boolean
}

export type ProviderDraft = {
  readonly id: string
  readonly name: string
  readonly lobbies: readonly LobbyDraft[]
}

export type GameDraft = {
  readonly providerId: string
  readonly typeId: GameTypeId
  readonly house?: string
  readonly code: string
  /** What the provider calls it, where that is not its code. */
  readonly title?: string | null
  readonly names: GameNames
  readonly tag: GameTag | null
  readonly onDesktop?: boolean
  readonly onMobile?: boolean
  readonly hasDemo?: boolean
  readonly currencies?: readonly Currency[] | null
  readonly art: unknown
  readonly rank: number
}

export type MaintenanceDraft = {
  readonly providerId: string
  readonly typeId: GameTypeId | null
  readonly startsAt: Date
  readonly endsAt: Date
}

const GAMES_PER_STATEMENT = 200

/** Makes providers and their lobbies, or brings them to the state given. */
export const saveProviders = (
  database: Database,
  providers: readonly ProviderDraft[],
  now: Date,
): Promise<void> =>
  database.transaction(async (work) => {
    for (const { id, name, lobbies } of providers) {
      await work
        .insertInto('game_providers')
        .values({ id, name, updated_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, updated_at: now }))
        .execute()
      for (const [sort, { typeId, house = '', customized, hasRoom }] of lobbies.entries()) {
        const state = { customized: customized ?? false, has_room: hasRoom ?? false, sort }
        await work
          .insertInto('game_lobbies')
          .values({ provider_id: id, type_id: typeId, house, ...state })
          .onConflict((conflict) =>
            conflict.columns(['provider_id', 'type_id', 'house']).doUpdateSet(state),
          )
          .execute()
      }
    }
  })

/** Makes games, or brings them to the state given: one per provider and code. */
export const saveGames = (
  database: Database,
  games: readonly GameDraft[],
  now: Date,
): Promise<void> =>
  database.transaction(async (work) => {
    const names = await providerNames(work)
    for (let start = 0; start < games.length; start += GAMES_PER_STATEMENT) {
      await storeGames(work, games.slice(start, start + GAMES_PER_STATEMENT), names, now)
    }
  })

async function providerNames(work: Work): Promise<ReadonlyMap<string, string>> {
  const rows = await work.selectFrom('game_providers').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function storeGames(
  work: Work,
  games: readonly GameDraft[],
  providers: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const stored = await work
    .insertInto('games')
    .values(
      games.map((game) => ({
        provider_id: game.providerId,
        type_id: game.typeId,
        house: game.house ?? '',
        code: game.code,
        title: game.title ?? null,
        tag: game.tag,
        on_desktop: game.onDesktop ?? true,
        on_mobile: game.onMobile ?? true,
        has_demo: game.hasDemo ?? false,
        currencies: game.currencies ? [...game.currencies] : null,
        art: JSON.stringify(game.art),
        rank: game.rank,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'code']).doUpdateSet((row) => ({
        type_id: row.ref('excluded.type_id'),
        house: row.ref('excluded.house'),
        title: row.ref('excluded.title'),
        tag: row.ref('excluded.tag'),
        on_desktop: row.ref('excluded.on_desktop'),
        on_mobile: row.ref('excluded.on_mobile'),
        has_demo: row.ref('excluded.has_demo'),
        currencies: row.ref('excluded.currencies'),
        art: row.ref('excluded.art'),
        rank: row.ref('excluded.rank'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .returning(['id', 'provider_id', 'code'])
    .execute()
  const ids = new Map(stored.map(({ id, provider_id, code }) => [`${provider_id} ${code}`, id]))
  const idOf = ({ providerId, code }: GameDraft): number => {
    const id = ids.get(`${providerId} ${code}`)
    if (id === undefined) throw new Error(`${providerId} ${code} was not stored`)
    return id
  }
  const providerOf = ({ providerId }: GameDraft) => providers.get(providerId) ?? ''
  await storeWords(
    work,
    games.map((game) => ({ id: idOf(game), names: game.names, provider: providerOf(game) })),
  )
}

type GameWords = { readonly id: number; readonly names: GameNames; readonly provider: string }

/** What games are called, and what they are found by. */
async function storeWords(work: Work, games: readonly GameWords[]): Promise<void> {
  const ids = games.map(({ id }) => id)
  await work.deleteFrom('game_names').where('game_id', 'in', ids).execute()
  await work.deleteFrom('game_terms').where('game_id', 'in', ids).execute()
  const names = games.flatMap(({ id, names: own }) =>
    Object.entries(own).map(([language, name]) => ({ game_id: id, language, name })),
  )
  const terms = games.flatMap(({ id, names: own, provider }) =>
    termsOf(own, provider).map((term) => ({ game_id: id, term })),
  )
  await work.insertInto('game_names').values(names).execute()
  await work.insertInto('game_terms').values(terms).execute()
}

/** Which halls and providers a site shows, in this order; others are not shown. */
export const saveSiteGames = (
  database: Database,
  siteId: SiteId,
  shown: { readonly typeIds: readonly GameTypeId[]; readonly providerIds: readonly string[] },
): Promise<void> =>
  database.transaction(async (work) => {
    for (const table of ['site_game_types', 'site_game_providers'] as const) {
      await work.deleteFrom(table).where('site_id', '=', siteId).execute()
    }
    const place = (_: unknown, sort: number) => ({ site_id: siteId, sort })
    const types = shown.typeIds.map((id, sort) => ({ ...place(id, sort), type_id: id }))
    const providers = shown.providerIds.map((id, sort) => ({ ...place(id, sort), provider_id: id }))
    if (types.length > 0) await work.insertInto('site_game_types').values(types).execute()
    if (providers.length > 0) {
      await work.insertInto('site_game_providers').values(providers).execute()
    }
  })

/** A provider, or one of its halls, will be away. */
export async function saveMaintenance(database: Database, draft: MaintenanceDraft): Promise<void> {
  await database.transaction((work) =>
    work
      .insertInto('game_maintenances')
      .values({
        id: newId(),
        provider_id: draft.providerId,
        type_id: draft.typeId,
        starts_at: draft.startsAt,
        ends_at: draft.endsAt,
      })
      .execute(),
  )
}
