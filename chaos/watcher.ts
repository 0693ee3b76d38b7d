import { openBus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import { listenLive } from '@oriel/bus/live'
import { DEAD_STREAM, EVENT_STREAM, EVENT_SUBJECTS, liveSubject } from '@oriel/bus/subjects'
import { createLog } from '@oriel/core/log'
import { ORIEL } from '@oriel/dev-world/cast'
import type { World } from '@oriel/dev-world/world'
import { changeKey } from './load.ts'

/** Somebody of our own on the bus: an independent durable consumer and an ear on the board. */
export type Watcher = {
  /** Ids of all events that came to us from the stream. */
  readonly received: ReadonlySet<string>
  /** When each change was first told to the guests' board. */
  readonly heard: ReadonlyMap<string, number>
  /** The node that leads the stream of events now. */
  leader(): Promise<string>
  /** Events that some consumer gave up on. */
  countDead(): Promise<number>
  stop(): Promise<void>
}

type Told = { announcement: { id: string; version: number } }

export async function startWatcher(world: World): Promise<Watcher> {
  const bus = await openBus({ urls: world.natsUrls.split(','), name: 'chaos' })
  const listener = await openBus({
    urls: world.nats.map((node) => node.url('realtime')),
    name: 'chaos-live',
  })
  const received = new Set<string>()
  const heard = new Map<string, number>()
  const board = { to: 'board', siteId: ORIEL, audience: 'guest', locale: 'en_US' } as const
  listenLive(listener.connection, liveSubject(board), ({ data }) => {
    const { id, version } = (data as Told).announcement
    const key = changeKey(id, version)
    if (!heard.has(key)) heard.set(key, Date.now())
  })
  const consumer = startConsumer({
    bus,
    name: 'chaos',
    filter: EVENT_SUBJECTS,
    replicas: world.nats.length,
    log: createLog({ service: 'chaos', level: 'silent' }),
    handle: async ({ id }) => void received.add(id),
  })
  return {
    received,
    heard,
    async leader() {
      const { cluster } = await bus.manager.streams.info(EVENT_STREAM)
      return cluster?.leader ?? ''
    },
    async countDead() {
      return (await bus.manager.streams.info(DEAD_STREAM)).state.messages
    },
    async stop() {
      await consumer.stop()
      await bus.close()
      await listener.close()
    },
  }
}
