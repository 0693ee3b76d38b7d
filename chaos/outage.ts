import path from 'node:path'
import { openBus } from '@oriel/bus/bus'
import { patient } from '@oriel/core/testing/patience'
import { openDatabase, type Database } from '@oriel/db/database'
import { until } from '@oriel/dev-world/engine/process'
import { chance, timed, type Figure } from './figures.ts'
import { findGames } from './play/games.ts'
import { layPlayGround, type PlayGround } from './play/ground.ts'
import { openHistory } from './play/history.ts'
import { seatMembers } from './play/members.ts'
import { settleAll } from './play/settle.ts'
import { playOn } from './play/visit.ts'
import { watchHealth } from './outage/health.ts'
import { startReceiver, type Receiver } from './outage/receiver.ts'

const FULL = { facts: 1_000_000, members: 12, transfers: 20 }
const SHORT = { facts: 20_000, members: 6, transfers: 4 }
const AT_ONCE = 10_000
const CONNECTIONS = 4
const PLAYED_WAIT_MS = 180_000
const DRAIN_WAIT_MS = 1_800_000
const DRAIN_FLOOR_PER_S = 1_000
const HISTORY = path.resolve(import.meta.dirname, '../.reports/chaos-outage.jsonl')

type Options = {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  readonly note: (text: string) => void
}
type Outage = Options & {
  readonly ground: PlayGround
  readonly database: Database
  readonly receiver: Receiver
  readonly size: typeof FULL
}

/**
 * The bus is away while facts gather, PostgreSQL is ended twice meanwhile, and a worker starts in
 * the middle of it. Afterwards every fact was delivered, and the stream holds each once: with a bus
 * that comes back empty, and in a whole run with one that has kept its store.
 */
export async function runOutage(options: Options): Promise<Figure[]> {
  const { folder, seed, note } = options
  const size = options.short ? SHORT : FULL
  const ground = await layPlayGround(folder, chance(seed), null, note)
  for (const line of Object.values(ground.lines)) line.calm()
  const database = openDatabase({ url: ground.appUrl, name: 'chaos', max: CONNECTIONS })
  const history = openHistory(HISTORY)
  const health = watchHealth(ground.apps)
  const bus = await openBus({ urls: ground.natsUrls, name: 'chaos' })
  let isOver = false
  let playing: Promise<void>[] = []
  try {
    const games = await findGames(database)
    const members = await seatMembers(database, ground.keys, ground.edge.port, size.members)
    const receiver = startReceiver(bus, ground.nats.length, size.facts)
    const run = {
      port: ground.edge.port,
      lines: ground.lines,
      games,
      history,
      isAhead: () => false,
      isOver: () => isOver,
    }
    playing = members.map((member, place) =>
      playOn({ ...run, random: chance(seed + 10 + place) }, member),
    )
    const outage = { ...options, ground, database, receiver, size }
    const figures = await strike(outage, 'wiped')
    if (!options.short) figures.push(...(await strike(outage, 'kept')))
    isOver = true
    await Promise.all(playing)
    await settleAll(ground, { ...run, random: () => 1 }, members, Number.POSITIVE_INFINITY, note)
    await receiver.stop()
    return [
      ...figures,
      { name: 'outage transfers_open', value: await count(database, OPEN), ceiling: 0 },
      { name: 'outage dead_letters', value: await receiver.countDead(), ceiling: 0 },
      ...health.stop(note),
    ]
  } finally {
    // Where it fails, everybody stops before what they write to and speak with is gone.
    isOver = true
    await Promise.allSettled(playing)
    history.close()
    health.stop(note)
    await bus.close()
    await database.close()
    await ground.stop()
    note('the world is gone')
  }
}

const OPEN = 'SELECT count(*)::int AS count FROM transfers WHERE ended_at IS NULL'
const ENDED = 'SELECT count(*)::int AS count FROM transfers WHERE ended_at IS NOT NULL'
/** One is enough: counting a million takes longer than a query of the product may. */
const UNSENT = `SELECT count(*)::int AS count FROM
  (SELECT FROM outbox WHERE sent_at IS NULL LIMIT 1) AS waiting`

async function strike(outage: Outage, store: 'kept' | 'wiped'): Promise<Figure[]> {
  const { ground, database, receiver, size, note } = outage
  receiver.begin(store)
  const endedBefore = await count(database, ENDED)
  await Promise.all(ground.nats.map((node) => node.crash()))
  note('the bus is away')
  await gather(outage, store, size.facts / 2)
  await restartPostgres(outage)
  const worker = await ground.startWorker()
  note(`a worker has started without the bus, on port ${worker.operationsPort}`)
  await gather(outage, store, size.facts / 2)
  await restartPostgres(outage)
  const ended = async () => (await count(database, ENDED)) - endedBefore
  const isPlayed = async () => (await ended()) >= size.transfers
  await until('transfers ended without the bus', isPlayed, PLAYED_WAIT_MS).catch(() => {})
  const transfers = await ended()
  note(`${transfers} transfers have ended; ${size.facts} facts wait`)
  await Promise.all(ground.nats.map((node) => node.startAgain(store)))
  const begun = performance.now()
  const isSent = async () => (await count(database, UNSENT)) === 0
  await until('every fact to be sent', isSent, DRAIN_WAIT_MS, patient(500))
  const seconds = (performance.now() - begun) / 1000
  note(`the bus is back ${store}, all are sent after ${seconds.toFixed(1)} s`)
  const isReceived = async () => receiver.missing() === 0
  await until('every fact to arrive', isReceived, DRAIN_WAIT_MS).catch(() => {})
  const name = `outage ${store}`
  return [
    { name: `${name}_facts_lost`, value: receiver.missing(), ceiling: 0 },
    { name: `${name}_facts_twice`, value: (await receiver.stored()) - size.facts, ceiling: 0 },
    { name: `${name}_transfers_ended`, value: transfers, floor: size.transfers },
    timed({ name: `${name}_drain_per_s`, value: size.facts / seconds, floor: DRAIN_FLOOR_PER_S }),
  ]
}

async function restartPostgres({ ground, note }: Outage): Promise<void> {
  await ground.restartPostgres()
  note('PostgreSQL was ended and is back')
}

async function count(database: Database, query: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

/** Facts of nobody, written fast. No consumer but ours cares for them. */
async function gather(outage: Outage, store: string, facts: number): Promise<void> {
  const { database, receiver } = outage
  for (let written = 0; written < facts; written += AT_ONCE) {
    const first = receiver.number(AT_ONCE)
    await database.pool.query(
      `INSERT INTO outbox (id, name, site_id, partition, data)
       SELECT uuidv7(), $1, 0, n % 16, jsonb_build_object('number', n)
       FROM generate_series($2::int, $3::int) n`,
      [`outage.${store}`, first, first + AT_ONCE - 1],
    )
  }
}
