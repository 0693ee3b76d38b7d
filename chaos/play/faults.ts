import { setTimeout as pause } from 'node:timers/promises'
import { openBus } from '@oriel/bus/bus'
import { EVENT_STREAM } from '@oriel/bus/subjects'
import type { App, AppName } from '@oriel/dev-world/app'
import { until } from '@oriel/dev-world/engine/process'
import type { PlayGround } from './ground.ts'

type Victim = 'api' | 'worker' | 'gateway' | 'studio' | 'sandbox'
type OnBus = 'bus-leader' | 'bus-wipe'
export type Blow =
  | { readonly how: 'kill' | 'hold'; readonly whom: Victim }
  | { readonly how: 'postgres' }
  | { readonly how: OnBus }

/** In this order as many as are wanted, so that a short run has the worst of them too. */
const BLOWS: readonly Blow[] = [
  { how: 'postgres' },
  { how: 'kill', whom: 'worker' },
  { how: 'hold', whom: 'worker' },
  { how: 'bus-wipe' },
  { how: 'kill', whom: 'gateway' },
  { how: 'kill', whom: 'studio' },
  { how: 'kill', whom: 'api' },
  { how: 'kill', whom: 'sandbox' },
  { how: 'bus-leader' },
  { how: 'hold', whom: 'api' },
  { how: 'kill', whom: 'worker' },
  { how: 'hold', whom: 'gateway' },
  { how: 'postgres' },
  { how: 'kill', whom: 'studio' },
  { how: 'kill', whom: 'worker' },
  { how: 'hold', whom: 'sandbox' },
  { how: 'kill', whom: 'api' },
  { how: 'hold', whom: 'studio' },
  { how: 'kill', whom: 'gateway' },
  { how: 'kill', whom: 'worker' },
]

export type Struck = {
  kills: number
  holds: number
  postgresRestarts: number
  busKills: number
  busWipes: number
  /** From the blow until PostgreSQL answered again. */
  readonly awaySeconds: number[]
  /** While somebody is held still, what they hold open is no fault of theirs. */
  heldNow: number
}

export type FaultPlan = {
  readonly ground: Pick<PlayGround, 'apps' | 'nats' | 'natsUrls' | 'restartPostgres'>
  /** In this order as many as are wanted; the usual ones where none are named. */
  readonly blows?: readonly Blow[]
  readonly count: number
  readonly random: () => number
  readonly note: (text: string) => void
  /** How much of the load is done, from 0 to 1. */
  readonly progress: () => number
  /** How long a worker is held still: longer than its lease in a whole run. */
  readonly holdWorkerMs: number
}

const HOLD_LEAST_MS = 1_000
const HOLD_SPREAD_MS = 3_000
const NODE_AWAY_MS = 2_000
const LOOK_MS = 100
const PACE_MIN_MS = 400
const AT_ONCE = 3
const BUS_WAIT_MS = 30_000
/** It is not how fast a machine starts a process that is looked at here. */
const BACK_WAIT_MS = 60_000
/** No fault at the very beginning and at the very end: there must be something to hit. */
const CALM_SHARE = 0.05

export function startStruck(): Struck {
  const counts = { kills: 0, holds: 0, postgresRestarts: 0, busKills: 0, busWipes: 0, heldNow: 0 }
  return { ...counts, awaySeconds: [] }
}

/**
 * Each blow at its part of the load, three at once where they fall together. Who was struck is back
 * before another of its kind is.
 */
export async function strikeAll(plan: FaultPlan, struck: Struck): Promise<void> {
  const { count, random, progress, note, blows: wanted = BLOWS } = plan
  const blows = shuffle(
    Array.from({ length: count }, (_, place) => wanted[place % wanted.length] as Blow),
    random,
  )
  const underWay = new Map<string, Promise<void>>()
  for (const [place, blow] of blows.entries()) {
    const share = CALM_SHARE + (1 - 2 * CALM_SHARE) * ((place + random()) / count)
    const soonest = performance.now() + PACE_MIN_MS
    while (progress() < share || performance.now() < soonest) await pause(LOOK_MS)
    const key = placeOf(blow)
    await underWay.get(key)
    while (underWay.size >= AT_ONCE) await Promise.race(underWay.values())
    underWay.set(
      key,
      strike(plan, struck, blow).finally(() => underWay.delete(key)),
    )
  }
  await Promise.all(underWay.values())
  note(`all ${count} faults were struck`)
}

const placeOf = (blow: Blow): string => {
  if ('whom' in blow) return blow.whom
  return blow.how === 'postgres' ? 'postgres' : 'bus'
}

function shuffle<One>(list: readonly One[], random: () => number): One[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as One, mixed[last] as One]
  }
  return mixed
}

async function strike(plan: FaultPlan, struck: Struck, blow: Blow): Promise<void> {
  const { ground, note } = plan
  if (blow.how === 'postgres') {
    note('PostgreSQL and all its processes: kill -9')
    const downAt = performance.now()
    await ground.restartPostgres()
    struck.postgresRestarts += 1
    struck.awaySeconds.push((performance.now() - downAt) / 1000)
    return note(`PostgreSQL is back after ${(performance.now() - downAt).toFixed(0)} ms`)
  }
  if (!('whom' in blow)) return strikeBus(plan, struck, blow.how)
  const app = anyOf(ground.apps, blow.whom, plan.random)
  if (blow.how === 'kill') {
    await killUntilBack(app, blow.whom, note)
    struck.kills += 1
    return
  }
  const isWorker = blow.whom === 'worker'
  const forMs = isWorker ? plan.holdWorkerMs : HOLD_LEAST_MS + plan.random() * HOLD_SPREAD_MS
  note(`${blow.whom}, process ${app.pid()}, is held still for ${(forMs / 1000).toFixed(1)} s`)
  struck.heldNow += 1
  app.kill('SIGSTOP')
  await pause(forMs)
  app.kill('SIGCONT')
  struck.heldNow -= 1
  struck.holds += 1
}

async function killUntilBack(app: App, name: string, note: FaultPlan['note']): Promise<void> {
  const [pid, begun] = [app.pid(), performance.now()]
  note(`kill -9 ${name}, process ${pid}`)
  app.kill('SIGKILL')
  const isBack = async () => app.pid() !== pid && (await app.isReady())
  await until(`${name} to be back`, isBack, BACK_WAIT_MS, LOOK_MS)
  note(`${name} is back after ${(performance.now() - begun).toFixed(0)} ms`)
}

function anyOf(apps: readonly App[], name: AppName, random: () => number): App {
  const own = apps.filter((app) => app.name === name)
  const app = own[Math.floor(random() * own.length)]
  if (!app) throw new Error(`there is no ${name}`)
  return app
}

async function strikeBus({ ground, note }: FaultPlan, struck: Struck, how: OnBus): Promise<void> {
  const { nats } = ground
  if (how === 'bus-wipe') {
    note(`kill -9 all ${nats.length} nodes of the bus, and their stores are emptied`)
    await Promise.all(nats.map((node) => node.crash()))
    await Promise.all(nats.map((node) => node.startAgain('wiped')))
    struck.busWipes += 1
    return
  }
  const leader = await findLeader(ground.natsUrls)
  const node = nats.find(({ name }) => name === leader) ?? nats[0]
  note(`kill -9 ${node?.name}, which leads the stream of events`)
  await node?.crash()
  await pause(NODE_AWAY_MS)
  await node?.startAgain('kept')
  struck.busKills += 1
}

/** Empty while nobody leads: then anybody may be ended. */
async function findLeader(urls: readonly string[]): Promise<string> {
  const bus = await openBus({ urls: [...urls], name: 'chaos' })
  try {
    let leader = ''
    const isKnown = async () => {
      const info = await bus.manager.streams.info(EVENT_STREAM).catch(() => null)
      leader = info?.cluster?.leader ?? ''
      return leader !== ''
    }
    await until('a leader of the stream', isKnown, BUS_WAIT_MS, LOOK_MS).catch(() => {})
    return leader
  } finally {
    await bus.close()
  }
}
