import {
  favouriteGamesCall,
  favouriteIdsCall,
  lastPlayedGamesCall,
  storeFavouritesCall as storeCall,
} from '@oriel/contract/member/games'
import { done, refuse } from '@oriel/core/outcome'
import {
  listFavouriteIds,
  listFavourites,
  listLastPlayed,
  storeFavourites,
  type GameFilter,
} from '@oriel/domain/games'
import { bind, type Binding } from '../../bind.ts'
import { audienceOf, gamesWire, typesOf } from './wire.ts'
import type { House } from '../../house.ts'

type Place = {
  readonly gt_id?: number | undefined
  readonly gp_id?: string | undefined
  readonly house?: string | undefined
}

const filterOf = ({ gt_id, gp_id, house }: Place): GameFilter => ({
  ...typesOf(gt_id),
  ...(gp_id === undefined ? {} : { providerIds: [gp_id] }),
  ...(house === undefined ? {} : { house }),
})

/** S6.006: favourites and last-played need a member. */
export const ownGamesBindings = (house: House): Binding[] => [
  bind(lastPlayedGamesCall, async (asked, caller) => {
    const { currency, support_device: device } = asked
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const own = { ...audience, memberId: caller.session.memberId }
    const games = await listLastPlayed(house.database.rows, own, filterOf(asked))
    return done({ game_list: gamesWire(games, caller) })
  }),

  bind(favouriteGamesCall, async (asked, caller) => {
    const { currency, support_device: device, after, count } = asked
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const own = { ...audience, memberId: caller.session.memberId }
    const page = { after: after ?? null, limit: count }
    const { games, next } = await listFavourites(house.database.rows, own, filterOf(asked), page)
    return done({ game_list: gamesWire(games, caller), next })
  }),

  bind(favouriteIdsCall, async (_input, { session }) =>
    done({ game_ids: await listFavouriteIds(house.database.rows, session.memberId) }),
  ),

  bind(storeCall, ({ data }, { session }) => {
    const wishes = data.map(({ game_id, status }) => ({ gameId: game_id, isWanted: status }))
    return storeFavourites(house.database, session, wishes, house.now())
  }),
]
