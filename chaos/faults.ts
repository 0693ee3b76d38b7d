import type { App, AppName } from '@oriel/dev-world/app'
import { until } from '@oriel/dev-world/engine/process'
import type { World } from '@oriel/dev-world/world'
import type { Watcher } from './watcher.ts'

export type Stage = {
  readonly world: World
  readonly watcher: Watcher
  readonly random: () => number
  /** Writes a line with the time into the log of the run. */
  readonly note: (text: string) => void
}

export type Fault = {
  readonly name: string
  /** From the fault to the next change told: by the bus, and by each page. */
  readonly recoveryCeilingSeconds: number
  /** Breaks something; done once whatever was broken is back. */
  readonly strike: (stage: Stage) => Promise<void>
}

/** A process that is started again has this long; meanwhile the others do its work. */
export const BACK_CEILING_SECONDS = 15
/** How long it is waited for, before anybody judges. */
const BACK_WAIT_MS = 60_000
/** A node of the bus is away this long, so that the others have to go on without it. */
const NODE_AWAY_MS = 3_000
const RECOVERY_CEILING_SECONDS = 10
/** All nodes of the bus start from nothing, so they elect a leader before anything else. */
const WIPE_RECOVERY_CEILING_SECONDS = 30

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

type Choice = (apps: readonly App[], random: () => number) => App | undefined | Promise<App>

/** One of these processes is ended; its supervisor brings it back. */
const endOne = (name: AppName, signal: 'SIGKILL' | 'SIGTERM', choose: Choice) =>
  async function strike({ world, note, random }: Stage): Promise<void> {
    const apps = world.apps.filter((app) => app.name === name)
    const app = await choose(apps, random)
    if (!app) throw new Error(`the world has no such ${name}`)
    await endUntilBack(app, `${name} number ${apps.indexOf(app) + 1}`, signal, note)
  }

/** Ends a process and waits until its supervisor has brought it back. */
export async function endUntilBack(
  app: App,
  name: string,
  signal: 'SIGKILL' | 'SIGTERM',
  note: Stage['note'],
): Promise<void> {
  const pid = app.pid()
  note(`${signal} to ${name}, process ${pid}`)
  app.kill(signal)
  const isBack = async () => app.pid() !== pid && (await app.isReady())
  await until(`${name} to be back`, isBack, BACK_WAIT_MS)
  note(`${name} is back as process ${app.pid()}`)
}

const anyOne: Choice = (apps, random) => apps[Math.floor(random() * apps.length)]
/** The relay is started last, after the workers that feed pages. */
const relay: Choice = (apps) => apps.at(-1)
const liveWorker: Choice = (apps, random) => anyOne(apps.slice(0, -1), random)

/** A node without sockets could be ended without anybody noticing. */
const busiestDoor: Choice = async (apps) => {
  const sockets = await Promise.all(apps.map(countSockets))
  const busiest = apps[sockets.indexOf(Math.max(...sockets))]
  if (!busiest || Math.max(...sockets) === 0) throw new Error('no page has a socket')
  return busiest
}

async function countSockets({ operationsPort }: App): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${operationsPort}/metrics`)
  return Number(/^oriel_sockets ([0-9]+)$/m.exec(await answer.text())?.[1] ?? 0)
}

async function killStreamLeader({ world, watcher, note }: Stage): Promise<void> {
  const leader = await watcher.leader()
  const node = world.nats.find(({ name }) => name === leader)
  if (!node) throw new Error(`the stream is led by ${leader}, which is no node of ours`)
  note(`kill -9 ${leader}, the leader of the stream, process ${node.pid()}`)
  await node.crash()
  await pause(NODE_AWAY_MS)
  await node.startAgain('kept')
  note(`${leader} is back with its store`)
}

async function wipe({ world, note }: Stage): Promise<void> {
  note(`kill -9 all ${world.nats.length} nodes of the bus`)
  await Promise.all(world.nats.map((node) => node.crash()))
  await Promise.all(world.nats.map((node) => node.startAgain('wiped')))
  note('they are back, their stores are empty')
}

const recoveryCeilingSeconds = RECOVERY_CEILING_SECONDS

export const faults: readonly Fault[] = [
  { name: 'api', recoveryCeilingSeconds, strike: endOne('api', 'SIGKILL', anyOne) },
  { name: 'worker', recoveryCeilingSeconds, strike: endOne('worker', 'SIGKILL', liveWorker) },
  { name: 'relay', recoveryCeilingSeconds, strike: endOne('worker', 'SIGKILL', relay) },
  { name: 'realtime', recoveryCeilingSeconds, strike: endOne('realtime', 'SIGKILL', busiestDoor) },
  // What every release does: the node says goodbye to its sockets and ends in order.
  { name: 'drain', recoveryCeilingSeconds, strike: endOne('realtime', 'SIGTERM', busiestDoor) },
  { name: 'nats', recoveryCeilingSeconds, strike: killStreamLeader },
  { name: 'wipe', recoveryCeilingSeconds: WIPE_RECOVERY_CEILING_SECONDS, strike: wipe },
]
