import type { Client } from '@oriel/contract/client'
import type { DataOf } from '@oriel/contract/endpoint'
import { crashMenuCall, gameListCall } from '@oriel/contract/member/games'
import { CRASH, findGameType, type GameTypeCode, type GameTypeId } from '@oriel/core/game-type'
import { deviceOf } from '../../../platform/content-asker.ts'
import type { Visit } from '../../../platform/visit.ts'
import type { Maintenance } from '../../../platform/game-card.ts'
import { maintenanceOf } from '../game-card.ts'

/** A provider in a hall. */
export type LobbyCard = {
  readonly gpId: string
  readonly name: string
  readonly house: string
  readonly games: number
  readonly hasRoom: boolean
  readonly maintenance: Maintenance | null
}

export type HallCard = {
  readonly id: GameTypeId
  readonly code: GameTypeCode
  readonly name: string
  readonly games: number
  readonly lobbies: readonly LobbyCard[]
  /** Without width and ending. */
  readonly picture: string
}

/** A provider can have more than one house in a hall; then the house belongs to its name. */
export const lobbyLabel = ({ name, house }: Pick<LobbyCard, 'name' | 'house'>): string =>
  house === '' ? name : `${name} · ${house}`

type Menu = DataOf<typeof gameListCall>['gt_list']
type Crash = DataOf<typeof crashMenuCall>

/** The halls of the site in its order. Null when they could not be read. */
export async function readHalls(
  call: Client,
  { currency, mode }: Pick<Visit, 'currency' | 'mode'>,
  crashName: string,
): Promise<HallCard[] | null> {
  const support_device = deviceOf(mode)
  const [menu, crash] = await Promise.all([
    call(gameListCall, { currency, support_device }),
    call(crashMenuCall, { currency, support_device }),
  ])
  if (!menu.ok) return null
  return withCrash(hallsOf(menu.value.gt_list), crash.ok ? crash.value : null, crashName)
}

export function hallsOf(menu: Menu): HallCard[] {
  return menu.flatMap((type) => {
    const known = findGameType(type.gt_id)
    if (!known) return []
    const lobbies = type.gp_list.map((lobby) => ({
      gpId: lobby.gp_id,
      name: lobby.gp_name,
      house: lobby.house,
      games: lobby.game_count,
      hasRoom: lobby.has_room,
      maintenance: maintenanceOf(lobby.maintenance),
    }))
    const games = lobbies.reduce((sum, lobby) => sum + lobby.games, 0)
    const { id, code } = known
    return [{ id, code, name: type.gt_name, games, lobbies, picture: type.gt_icon }]
  })
}

/** S9.079: the crash menu stands after hall 3 or 6 if the site says so, otherwise at the end. */
export function withCrash(
  halls: readonly HallCard[],
  crash: Crash | null,
  name: string,
): HallCard[] {
  if (!crash || crash.list.length === 0) return [...halls]
  const lobbies = new Map<string, LobbyCard>()
  for (const game of crash.list) {
    const before = lobbies.get(game.gp_id)
    lobbies.set(game.gp_id, {
      gpId: game.gp_id,
      name: game.gp_name,
      house: game.house,
      games: (before?.games ?? 0) + 1,
      hasRoom: false,
      maintenance: maintenanceOf(game.maintenance),
    })
  }
  const hall: HallCard = {
    id: CRASH,
    code: 'crash',
    name,
    games: crash.list.length,
    lobbies: [...lobbies.values()],
    picture: '/art/type/crash',
  }
  const after = halls.findIndex(({ id }) => id === crash.menu_after)
  const place = after < 0 ? halls.length : after + 1
  return halls.toSpliced(place, 0, hall)
}
