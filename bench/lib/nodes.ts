import type { Bus } from '@oriel/bus/bus'
import { publishLive } from '@oriel/bus/live'
import type { LiveAddress } from '@oriel/bus/subjects'
import { announcementChanged } from '@oriel/contract/realtime/announcement'
import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import type { Question } from '../load/sockets.ts'
import type { Child } from './child.ts'
import { processorSeconds, residentBytes } from './cpu.ts'
import { say } from './figure.ts'
import type { Ground } from './ground.ts'
import type { Side } from './rounds.ts'

/** Two socket nodes of one kind, and the process with all their clients. */
export type Nodes = {
  readonly pids: readonly number[]
  readonly ports: readonly number[]
  readonly publish: () => void
  /** Asks the clients; they answer with how many events they have heard so far. */
  readonly ask: (question: Question) => Promise<number>
}

const NODES = 2
const BOARD: LiveAddress = { to: 'board', siteId: ORIEL, audience: 'guest', locale: 'en_US' }
const BARE_SUBJECT = 'bare.board'

export async function startOurs(ground: Ground, bus: Bus): Promise<Nodes> {
  const apps = await Promise.all(Array.from({ length: NODES }, () => ground.app('realtime')))
  return {
    pids: apps.map((app) => app.pid()),
    ports: apps.map((app) => app.port),
    publish: () => publishLive(bus.connection, BOARD, message()),
    ask: asker(await ground.child('load/sockets.ts')),
  }
}

export async function startBare(ground: Ground, bus: Bus): Promise<Nodes> {
  const question = { natsUrl: ground.natsUrl('realtime'), subject: BARE_SUBJECT }
  const children = await Promise.all(
    Array.from({ length: NODES }, () => ground.child('bare/realtime.ts')),
  )
  return {
    pids: children.map(({ pid }) => pid),
    ports: await Promise.all(children.map((child) => child.ask<number>(question))),
    // The same bytes as socket.io writes.
    publish() {
      const { name, data, id } = message()
      bus.connection.publish(BARE_SUBJECT, `42${JSON.stringify([name, data, id])}`)
    },
    ask: asker(await ground.child('load/sockets.ts')),
  }
}

const asker =
  (clients: Child): Nodes['ask'] =>
  (question) =>
    clients.ask<number>(question)

/** What the worker tells of a changed announcement. */
const message = () => ({
  id: newId<'event'>(),
  name: announcementChanged.name,
  data: {
    showing: 1,
    announcement: {
      id: newId(),
      version: 3,
      content: 'Tonight the tables open an hour later than usual; tournaments start on time.',
      display_before_login: 1,
      display_after_login: 1,
      sort: 10,
    },
  },
})

export async function openSockets(side: Side, nodes: Nodes, count: number): Promise<void> {
  const { pids, ports } = nodes
  const memory = () => pids.reduce((total, pid) => total + residentBytes(pid), 0)
  const [before, begun] = [memory(), performance.now()]
  await nodes.ask({ ask: 'open', count, ports, side })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const kilobytes = ((memory() - before) / count / 1024).toFixed(1)
  say(`  ${side}: ${count} sockets in ${seconds} s, ${kilobytes} KB of memory each`)
}

export const usedBy = ({ pids }: Nodes): number =>
  pids.reduce((total, pid) => total + processorSeconds(pid), 0)
