import {
  crashMenuCall,
  gameLabelCall,
  gameListCall,
  hotGamesCall,
  lobbyGamesCall,
  searchGamesCall as searchCall,
  tagGameListCall,
  templateGameListCall,
} from '@oriel/contract/member/games'
import { CRASH, isGameTypeId } from '@oriel/core/game-type'
import { done, refuse } from '@oriel/core/outcome'
import {
  listFirstGames,
  listGames,
  listHalls,
  listHotGames,
  searchGames,
  type GameFilter,
} from '@oriel/domain/games'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { audienceOf, gamesWire, gameTypeWire, typesOf } from './wire.ts'
import { ownGamesBindings } from './own-games.ts'

const HOT_MAX = 30
const PER_HALL_ON_HOME = 14
const WHOLE_LOBBY = 60

export const gamesBindings = (house: House): Binding[] => [
  ...menuBindings(house),
  ...listBindings(house),
  ...ownGamesBindings(house),
]

/** Halls, menus and what stands on the home page. */
const menuBindings = (house: House): Binding[] => [
  bind(gameListCall, async ({ currency, support_device: device }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const halls = await listHalls(house.database.rows, audience)
    // Crash games have a menu of their own, at a place of the site's choice.
    const shown = halls.filter(({ typeId }) => typeId !== CRASH)
    return done({ gt_list: shown.map((hall) => gameTypeWire(hall, caller)) })
  }),

  bind(crashMenuCall, async ({ currency, support_device: device }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const page = { after: null, limit: WHOLE_LOBBY }
    const { games } = await listGames(house.database.rows, audience, { typeIds: [CRASH] }, page)
    return done({
      menu_after: caller.site.flags.crashMenuAfter,
      list: gamesWire(games, caller).map((game) => ({
        ...game,
        is_favorite: game.member_favorite,
      })),
    })
  }),

  bind(templateGameListCall, async ({ currency, support_device: device }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const halls = await listFirstGames(house.database.rows, audience, PER_HALL_ON_HOME)
    return done({
      gt_list: halls.map(({ typeId, games }) => ({
        gt_id: typeId,
        game_list: gamesWire(games, caller),
      })),
    })
  }),
]

/** Lists of games, by rank, tag, lobby or question. */
const listBindings = (house: House): Binding[] => [
  bind(hotGamesCall, async ({ currency, support_device: device, gt_id }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const games = await listHotGames(house.database.rows, audience, typesOf(gt_id), HOT_MAX)
    return done({ game_list: gamesWire(games, caller) })
  }),

  bind(tagGameListCall, async ({ currency, support_device: device, tag, gt_id }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const page = { after: null, limit: WHOLE_LOBBY }
    const { games } = await listGames(
      house.database.rows,
      audience,
      { ...typesOf(gt_id), tag },
      page,
    )
    return done({ game_list: gamesWire(games, caller) })
  }),

  bind(gameLabelCall, async ({ currency, device, gp_id, game_type_id, house: lobby }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const filter = { ...typesOf(game_type_id), providerIds: [gp_id], house: lobby }
    const page = { after: null, limit: WHOLE_LOBBY }
    const { games } = await listGames(house.database.rows, audience, filter, page)
    const list = games.flatMap(({ id, tag }) => (tag ? [{ id, tag }] : []))
    return done({ list })
  }),

  bind(lobbyGamesCall, async (asked, caller) => {
    const { currency, support_device: device, gt_id, gp_id, tag, after, count } = asked
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const filter: GameFilter = {
      ...typesOf(gt_id),
      ...(gp_id === undefined ? {} : { providerIds: [gp_id] }),
      ...(asked.house === undefined ? {} : { house: asked.house }),
      ...(tag === undefined ? {} : { tag }),
    }
    const page = await listGames(house.database.rows, audience, filter, {
      after: after ?? null,
      limit: count,
    })
    return done({ game_list: gamesWire(page.games, caller), next: page.next })
  }),

  bind(searchCall, async (asked, caller) => {
    const { currency, support_device: device, text, gt_ids, gp_ids, tag } = asked
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const filter: GameFilter = {
      ...(gt_ids === undefined ? {} : { typeIds: gt_ids.filter(isGameTypeId) }),
      ...(gp_ids === undefined ? {} : { providerIds: gp_ids }),
      ...(tag === undefined ? {} : { tag }),
    }
    const games = await searchGames(house.database.rows, audience, text, filter)
    return done({ game_list: gamesWire(games, caller) })
  }),
]
