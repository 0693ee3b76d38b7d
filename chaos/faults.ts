import type { AppName } from '@oriel/dev-world/app'
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

const BACK_WAIT_MS = 30_000
/** A node of the bus is away this long, so that the others have to go on without it. */
const NODE_AWAY_MS = 3_000
const RECOVERY_CEILING_SECONDS = 10
/** All nodes of the bus start from nothing, so they elect a leader before anything else. */
const WIPE_RECOVERY_CEILING_SECONDS = 30

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One of these processes is killed; its supervisor brings it back. */
const killOne = (name: AppName, which: (apps: World['apps'], random: () => number) => number) =>
  async function strike({ world, note, random }: Stage): Promise<void> {
    const apps = world.apps.filter((app) => app.name === name)
    const index = which(apps, random)
    const app = apps[index]
    if (!app) throw new Error(`the world has no ${name} number ${index + 1}`)
    const pid = app.pid()
    note(`kill -9 ${name} number ${index + 1}, process ${pid}`)
    app.kill('SIGKILL')
    const isBack = async () => app.pid() !== pid && (await app.isReady())
    await until(`${name} to be back`, isBack, BACK_WAIT_MS)
    note(`${name} is back as process ${app.pid()}`)
  }

const anyOf = (apps: World['apps'], random: () => number) => Math.floor(random() * apps.length)
/** The relay is started last, after the workers that feed pages. */
const relay = (apps: World['apps']) => apps.length - 1
const liveWorker = (apps: World['apps'], random: () => number) =>
  Math.floor(random() * (apps.length - 1))

async function killStreamLeader({ world, watcher, note }: Stage): Promise<void> {
  const leader = await watcher.leader()
  const node = world.nats.find(({ name }) => name === leader)
  if (!node) throw new Error(`the stream is led by ${leader}, which is no node of ours`)
  note(`kill -9 ${leader}, the leader of the stream, process ${node.pid()}`)
  await node.crash()
  await pause(NODE_AWAY_MS)
  await node.startAgain('kept')
  note(`${leader} is back with its store; the stream is led by ${await nextLeader(watcher)}`)
}

async function wipe({ world, watcher, note }: Stage): Promise<void> {
  note(`kill -9 all ${world.nats.length} nodes of the bus`)
  await Promise.all(world.nats.map((node) => node.crash()))
  await Promise.all(world.nats.map((node) => node.startAgain('wiped')))
  note(`they are back, their stores are empty`)
  note(`the new stream is led by ${await nextLeader(watcher)}`)
}

async function nextLeader(watcher: Watcher): Promise<string> {
  let leader = ''
  const isLed = async () => {
    leader = await watcher.leader().catch(() => '')
    return leader !== ''
  }
  await until('the stream to be led', isLed, BACK_WAIT_MS, 100)
  return leader
}

const recoveryCeilingSeconds = RECOVERY_CEILING_SECONDS

export const faults: readonly Fault[] = [
  { name: 'api', recoveryCeilingSeconds, strike: killOne('api', anyOf) },
  { name: 'worker', recoveryCeilingSeconds, strike: killOne('worker', liveWorker) },
  { name: 'relay', recoveryCeilingSeconds, strike: killOne('worker', relay) },
  { name: 'realtime', recoveryCeilingSeconds, strike: killOne('realtime', anyOf) },
  { name: 'nats', recoveryCeilingSeconds, strike: killStreamLeader },
  { name: 'wipe', recoveryCeilingSeconds: WIPE_RECOVERY_CEILING_SECONDS, strike: wipe },
]
