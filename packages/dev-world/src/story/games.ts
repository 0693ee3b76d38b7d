import { gameTypes } from '@oriel/core/game-type'
import type { Database } from '@oriel/db/database'
import {
  listHalls,
  saveGames,
  saveMaintenance,
  saveProviders,
  saveSiteGames,
  type Hall,
  type MaintenanceDraft,
} from '@oriel/domain/games'
import { ORIEL, SECOND } from '../cast.ts'
import { catalogueGames } from '../catalogue/games.ts'
import { studios, type StudioId } from '../catalogue/studios.ts'

const HOUR_MS = 3_600_000

/** The first site shows everything, in the order of the numbers. */
const FIRST = {
  typeIds: gameTypes.map(({ id }) => id),
  providerIds: studios.map(({ id }) => id),
}
/** The second has halls of its own choice, in its own order, with seven studios. */
const OTHER = {
  typeIds: [2, 6, 5, 3, 4, 10],
  providerIds: ['GPSA', 'GPHL', 'GPOR', 'GPTE', 'GPPO', 'GPPH', 'GPQG'] satisfies StudioId[],
} as const

/** Studios, their games, and what the two sites show of them. What is there stays as it is. */
export async function tellGames(database: Database, now: Date): Promise<void> {
  if ((await hallsOf(database, now)).length === 0) {
    await saveProviders(database, studios, now)
    await saveGames(database, catalogueGames(), now)
    await saveSiteGames(database, SECOND, OTHER)
    await saveSiteGames(database, ORIEL, FIRST)
  }
  const lobbies = (await hallsOf(database, now)).flatMap((hall) => hall.lobbies)
  // A world of yesterday gets its window anew; one that has a window keeps it.
  if (!lobbies.some(({ maintenance }) => maintenance)) await tellMaintenance(database, now)
}

const hallsOf = ({ rows }: Database, now: Date): Promise<Hall[]> =>
  listHalls(rows, { siteId: ORIEL, currency: 'USD', device: 'desktop', locale: 'en_US', now })

/** One studio's slots are away now, and live tables will be tomorrow. */
async function tellMaintenance(database: Database, now: Date): Promise<void> {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const after = (hours: number) => new Date((hour + hours) * HOUR_MS)
  const windows: readonly (MaintenanceDraft & { providerId: StudioId })[] = [
    { providerId: 'GPPO', typeId: 2, startsAt: after(0), endsAt: after(3) },
    { providerId: 'GPHL', typeId: 3, startsAt: after(24), endsAt: after(26) },
  ]
  for (const window of windows) await saveMaintenance(database, window)
}
