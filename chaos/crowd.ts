import { openDatabase } from '@oriel/db/database'
import { until } from '@oriel/dev-world/engine/process'
import { feedCrowd, seatFeed } from './crowd/feed.ts'
import { judgeCrowd, type Expected } from './crowd/judge.ts'
import { playLive, seatLive } from './crowd/live.ts'
import { chance, type Figure } from './figures.ts'
import { startStruck, strikeAll } from './play/faults.ts'
import { layPlayGround } from './play/ground.ts'

const FULL = { players: 1_000, faults: 10 }
const SHORT = { players: 100, faults: 4 }
const CONNECTIONS = 6
const HOLD_WORKER_MS = 3_000
const BOOKED_WAIT_MS = 180_000

type Options = {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  readonly note: (text: string) => void
}

/**
 * One round of many players, at a table that asks the house for each stake and at one that tells
 * its rounds by a feed, while lines fail and everything behind them is ended in turn. Then every
 * player has the round in their history, what counts of its stake, and exactly their money.
 */
export async function runCrowd({ folder, short, seed, note }: Options): Promise<Figure[]> {
  const size = short ? SHORT : FULL
  const ground = await layPlayGround(folder, chance(seed), null, note)
  const database = openDatabase({ url: ground.appUrl, name: 'chaos', max: CONNECTIONS })
  try {
    const live = await seatLive(ground, database, size.players)
    const fed = await seatFeed(database, size.players)
    note(`${size.players} players at each of two tables`)
    let done = 0
    const step = () => void (done += 1)
    // Three moves for each at the first table, three tellings of each at the second.
    const progress = () => done / (6 * size.players)
    const struck = startStruck()
    const plan = { ground, count: size.faults, random: chance(seed + 2), note, progress }
    const striking = strikeAll({ ...plan, holdWorkerMs: HOLD_WORKER_MS }, struck)
    await Promise.all([
      playLive({ ground, live, random: chance(seed + 3), step }),
      feedCrowd({ database, fed, random: chance(seed + 4), step }),
    ])
    await striking
    for (const line of Object.values(ground.lines)) line.calm()
    const expected: Expected[] = [...live.expected, ...fed.expected]
    const query = 'SELECT count(*)::int AS count FROM rounds WHERE round_id = ANY ($1)'
    const ids = [live.roundId, fed.roundId]
    const isBooked = async () => {
      const { rows } = await database.pool.query<{ count: number }>(query, [ids])
      return rows[0]?.count === expected.length
    }
    await until('every round to be booked', isBooked, BOOKED_WAIT_MS).catch(() => {})
    note(`${struck.kills} kills, ${struck.postgresRestarts} restarts of PostgreSQL, the bus wiped`)
    return await judgeCrowd(ground, { expected, unequal: fed.unequal }, note)
  } finally {
    await database.close()
    await ground.stop()
    note('the world is gone')
  }
}
