import { openBus } from '@oriel/bus/bus'
import { atLeast, atMost, type Figure } from './lib/figure.ts'
import { onGround } from './lib/ground.ts'
import { openSockets, startBare, startOurs, usedBy, type Nodes } from './lib/nodes.ts'
import { privateCost } from './lib/private-cost.ts'
import { inRounds, type Both, type Side, type Turn } from './lib/rounds.ts'

const DELIVERIES_FLOOR = 0.85
const PRIVATE_CEILING_US = 5
const SOCKETS = 5_000
/** Messages on their way at once: enough to keep nodes busy, few enough not to pile up. */
const WINDOW = 4
const WARM_UP_TURNS = 12

/** Board messages to thousands of sockets on two nodes, against plain ws with plain NATS. */
export const benchRealtime = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const bus = await openBus({ urls: [ground.natsUrl('worker')], name: 'bench' })
    ground.onEnd(() => bus.close())
    const nodes = { ours: await startOurs(ground, bus), bare: await startBare(ground, bus) }
    await openSockets('ours', nodes.ours, SOCKETS)
    await openSockets('bare', nodes.bare, SOCKETS)
    const ratio = await compareDeliveries(nodes)
    const cost = await privateCost(ground, bus, nodes.ours)
    return [
      atLeast('realtime.deliveries', ratio, DELIVERIES_FLOOR),
      atMost('realtime.private_event_elsewhere_us', cost, PRIVATE_CEILING_US),
    ]
  })

async function compareDeliveries(nodes: Both<Nodes>): Promise<number> {
  const total = { ours: 0, bare: 0 }
  const take = async (side: Side): Promise<Turn> => {
    const { ask, publish } = nodes[side]
    const [before, begun] = [usedBy(nodes[side]), performance.now()]
    for (let count = 0; count < WINDOW; count += 1) publish()
    total[side] += WINDOW * SOCKETS
    await ask({ ask: 'hear', count: total[side] })
    return {
      processorSeconds: usedBy(nodes[side]) - before,
      seconds: (performance.now() - begun) / 1000,
      count: WINDOW * SOCKETS,
    }
  }
  for (let count = 0; count < WARM_UP_TURNS; count += 1) {
    for (const side of ['ours', 'bare'] as const) await take(side)
  }
  return inRounds('realtime.deliveries', take)
}
