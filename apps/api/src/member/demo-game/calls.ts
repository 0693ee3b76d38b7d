import { demoGamesCall, demoTypesCall, playDemoCall } from '@oriel/contract/member/demo-game'
import { isGameTypeId } from '@oriel/core/game-type'
import { done, refuse } from '@oriel/core/outcome'
import { openDemo } from '@oriel/domain/demo-game'
import { GAMES_PER_PAGE_MAX, listGames, listHalls, type Maintenance } from '@oriel/domain/games'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { audienceOf, gamesWire, gameTypeWire } from '../games/wire.ts'

export const demoGameBindings = (house: House): Binding[] => [
  bind(demoTypesCall, async ({ currency, support_device: device }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const halls = await listHalls(house.database.rows, audience, { demoOnly: true })
    return done({ gt_list: halls.map((hall) => gameTypeWire(hall, caller)) })
  }),

  bind(demoGamesCall, async ({ currency, device, gp_id, game_type_id, house: lobby }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const typeIds = [game_type_id].filter(isGameTypeId)
    const filter = { typeIds, providerIds: [gp_id], house: lobby, demoOnly: true }
    const page = { after: null, limit: GAMES_PER_PAGE_MAX }
    const { games } = await listGames(house.database.rows, audience, filter, page)
    return done({ game_list: gamesWire(games, caller) })
  }),

  bind(playDemoCall, async ({ currency, device, gp_id: providerId, game_code: code }, caller) => {
    const audience = audienceOf(caller, { currency, device }, house.now())
    if (!audience) return refuse('currency_not_offered')
    const { database, keys, providers } = house
    const opened = await openDemo(
      { rows: database.rows, keys, providers },
      {
        audience,
        providerId,
        code,
        device: audience.device,
        lobbyUrl: `${caller.origin}/close`,
        ip: caller.ip,
      },
    )
    if (opened.ok) return done({ game_url: opened.value })
    if (opened.reason !== 'maintenance') return refuse(opened.reason)
    const away = opened.told as Maintenance | null
    return refuse('maintenance', {
      start_at: away?.startsAt ?? null,
      end_at: away?.endsAt ?? null,
    })
  }),
]
