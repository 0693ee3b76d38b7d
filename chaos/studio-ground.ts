import { writeUnits } from '@oriel/core/money'
import { startApp, type App } from '@oriel/dev-world/app'
import { makeDatabase, migrate, STUDIO } from '@oriel/dev-world/engine/migrate'
import type { Postgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { seatPlayers, studioHouse, type StudioHouse } from '@oriel/dev-world/testing/studio-seats'
import type { GameOfRun } from './studio-history.ts'
import { plantBug } from './studio-plants.ts'

export type SeatTaken = { readonly name: string; readonly token: string; readonly game: GameOfRun }
export type StudioGround = {
  readonly ownerUrl: string
  readonly house: StudioHouse
}

const DATABASE = 'studio'

export async function prepareStudio(
  postgres: Postgres,
  plant: string | undefined,
): Promise<StudioGround> {
  await makeDatabase(postgres.url('postgres'), DATABASE, STUDIO)
  const ownerUrl = postgres.url(DATABASE, STUDIO.owner)
  migrate(ownerUrl, STUDIO)
  if (plant !== undefined) await plantBug(ownerUrl, plant)
  return { ownerUrl, house: studioHouse(postgres.url(DATABASE, STUDIO.app)) }
}

export async function startStudios(
  folder: string,
  { env }: StudioHouse,
  count: number,
): Promise<App[]> {
  const start = async () => {
    const options = { name: 'studio', port: await freePort(), mode: 'built', folder } as const
    return startApp({ ...options, env: { ...env } })
  }
  return Promise.all(Array.from({ length: count }, start))
}

/** So many players at each game, each with so much money. */
export async function seatAll(
  house: StudioHouse,
  port: number,
  seats: Readonly<Record<GameOfRun, number>>,
  given: bigint,
): Promise<SeatTaken[]> {
  const games = Object.entries(seats) as [GameOfRun, number][]
  const wanted = games.flatMap(([game, count]) =>
    Array.from({ length: count }, (_, number) => ({ name: `${game}-${number}`, game })),
  )
  const money = writeUnits(given)
  const taken = await seatPlayers(
    house,
    `http://127.0.0.1:${port}`,
    wanted.map(({ name, game }) => ({ memberRef: name, title: game, money })),
  )
  return wanted.map((one, place) => ({ ...one, token: taken[place]?.token ?? '' }))
}
