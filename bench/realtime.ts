import { openBus, type Bus } from '@oriel/bus/bus'
import { publishLive } from '@oriel/bus/live'
import { newId, siteId, type MemberId } from '@oriel/core/id'
import type { Child } from './lib/child.ts'
import { processorSeconds, residentBytes } from './lib/cpu.ts'
import { atLeast, atMost, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { median, sides, spread, type Both, type Side } from './lib/rounds.ts'

const SOCKETS = 5_000
const NODES = 2
const MESSAGES_PER_ROUND = 40
const ROUNDS = 5
const FLOOR_DELIVERIES = 0.85
const PRIVATE_EVENTS = 50_000
const CEILING_PRIVATE_US = 5

const BOARD = { to: 'board', siteId: siteId(1), audience: 'guest', locale: 'en_US' } as const
const BARE_SUBJECT = 'bare.board'
/** As large as an announcement of the marquee. */
const DATA = { showing: 1, announcement: { id: newId(), version: 7, content: 'x'.repeat(160) } }

type Fleet = { readonly pids: readonly number[]; readonly ports: readonly number[] }

/** Two nodes of ours and two bare ones, 5,000 sockets each, told the same bytes in turn. */
export const benchRealtime = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const fleets = { ours: await startOurs(ground), bare: await startBare(ground) }
    const clients = await ground.child('load/sockets.ts')
    const bus = await openBus({ urls: [ground.natsUrl], name: 'bench' })
    ground.onEnd(() => bus.close())
    const weight = { ours: 0, bare: 0 }
    for (const side of sides) weight[side] = await openSockets(clients, side, fleets[side])
    const ratio = await compareDeliveries(bus, clients, fleets)
    const cost = await privateCost(bus, fleets.ours.pids[1] ?? 0)
    return [
      atLeast('realtime.deliveries', ratio, FLOOR_DELIVERIES),
      atMost('realtime.kb_per_connection', weight.ours, 96, 1),
      atMost('realtime.private_event_us', cost, CEILING_PRIVATE_US),
    ]
  })

async function startOurs(ground: Ground): Promise<Fleet> {
  const nodes = [await ground.app('realtime'), await ground.app('realtime')]
  return { pids: nodes.map((node) => node.pid()), ports: nodes.map((node) => node.port) }
}

async function startBare(ground: Ground): Promise<Fleet> {
  const nodes = await Promise.all(
    Array.from({ length: NODES }, async () => {
      const child = await ground.child('bare/realtime.ts')
      const question = { natsUrl: ground.natsUrl, subject: BARE_SUBJECT }
      return { pid: child.pid, port: await child.ask<number>(question) }
    }),
  )
  return { pids: nodes.map(({ pid }) => pid), ports: nodes.map(({ port }) => port) }
}

const weigh = ({ pids }: Fleet): number =>
  pids.reduce((total, pid) => total + residentBytes(pid), 0)

/** Opens all sockets of a side and gives the kilobytes each costs its node. */
async function openSockets(clients: Child, side: Side, fleet: Fleet): Promise<number> {
  const before = weigh(fleet)
  await clients.ask({ do: 'open', kind: side, ports: fleet.ports, count: SOCKETS })
  const each = (weigh(fleet) - before) / SOCKETS / 1024
  say(`  ${side}: ${SOCKETS} sockets on ${NODES} nodes, ${each.toFixed(1)} KB each`)
  return each
}

async function compareDeliveries(bus: Bus, clients: Child, fleets: Both<Fleet>): Promise<number> {
  const sent = { ours: 0, bare: 0 }
  const tell = {
    ours: () => tellOurs(bus),
    bare: () => bus.connection.publish(BARE_SUBJECT, frame),
  }
  const measure = async (side: Side): Promise<{ perSecond: number; processor: number }> => {
    const [start, used] = [performance.now(), processorOf(fleets[side])]
    for (let count = 0; count < MESSAGES_PER_ROUND; count += 1) tell[side]()
    sent[side] += MESSAGES_PER_ROUND * SOCKETS
    await clients.ask({ do: 'await', kind: side, total: sent[side] })
    const deliveries = MESSAGES_PER_ROUND * SOCKETS
    return {
      perSecond: deliveries / ((performance.now() - start) / 1000),
      processor: (processorOf(fleets[side]) - used) / deliveries,
    }
  }
  for (const side of sides) await measure(side)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Who goes first changes, so that neither always meets the warmer machine.
    const order = round % 2 === 0 ? sides : sides.toReversed()
    const results = { ours: { perSecond: 0, processor: 0 }, bare: { perSecond: 0, processor: 0 } }
    for (const side of order) results[side] = await measure(side)
    const ratio = results.ours.perSecond / results.bare.perSecond
    ratios.push(ratio)
    const write = ({ perSecond, processor }: (typeof results)['ours']) =>
      `${perSecond.toFixed(0)}/s (${(processor * 1e6).toFixed(2)} µs of node time each)`
    say(
      `  round ${round}: ours ${write(results.ours)}, bare ${write(results.bare)}: ${ratio.toFixed(2)}`,
    )
  }
  say(`  noise: ${spread(ratios)}`)
  return median(ratios)
}

const tellOurs = (bus: Bus): void =>
  publishLive(bus.connection, BOARD, { id: newId(), name: 'announcement-changed', data: DATA })

/** What a socket of ours is sent, byte for byte. */
const frame = `42${JSON.stringify(['announcement-changed', DATA, newId()])}`

const processorOf = ({ pids }: Fleet): number =>
  pids.reduce((total, pid) => total + processorSeconds(pid), 0)

/** Processor time a node spends on events of members who are connected elsewhere. */
async function privateCost(bus: Bus, pid: number): Promise<number> {
  const publish = async () => {
    for (let count = 0; count < PRIVATE_EVENTS; count += 1) {
      const memberId = newId() as MemberId
      const to = { to: 'member', siteId: siteId(1), memberId } as const
      publishLive(bus.connection, to, { id: newId(), name: 'member-cash', data: DATA })
      if (count % 1_000 === 0) await bus.connection.flush()
    }
    await bus.connection.flush()
  }
  const idle = async (ms: number) => {
    const before = processorSeconds(pid)
    await new Promise((resolve) => setTimeout(resolve, ms))
    return (processorSeconds(pid) - before) / ms
  }
  const perIdleMs = await idle(2_000)
  const [start, before] = [performance.now(), processorSeconds(pid)]
  await publish()
  const took = performance.now() - start
  const own = processorSeconds(pid) - before - perIdleMs * took
  const each = Math.max(0, (own / PRIVATE_EVENTS) * 1e6)
  say(`  ${PRIVATE_EVENTS} private events of others in ${took.toFixed(0)} ms`)
  return each
}
