import { openBus } from '@oriel/bus/bus'
import { atLeast, atMost, type Figure } from './lib/figure.ts'
import { onGround } from './lib/ground.ts'
import { openSockets, startBare, startOurs, usedBy, type Nodes } from './lib/nodes.ts'
import { privateCost } from './lib/private-cost.ts'
import { inRounds, type Both, type Cost, type Side } from './lib/rounds.ts'

const DELIVERIES_FLOOR = 0.85
const PRIVATE_CEILING_US = 5
const SOCKETS = 5_000
const ROUND_MS = 4_000
/** Messages on their way at once: enough to keep nodes busy, few enough not to pile up. */
const WINDOW = 4

/** Board messages to thousands of sockets on two nodes, against plain ws with plain NATS. */
export const benchRealtime = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const bus = await openBus({ urls: [ground.natsUrl], name: 'bench' })
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
  const measure = async (side: Side): Promise<Cost> => {
    const { ask, publish } = nodes[side]
    const [before, begun, already] = [usedBy(nodes[side]), performance.now(), total[side]]
    while (performance.now() - begun < ROUND_MS) {
      for (let count = 0; count < WINDOW; count += 1) publish()
      total[side] += WINDOW * SOCKETS
      await ask({ ask: 'hear', count: total[side] })
    }
    const used = usedBy(nodes[side]) - before
    const deliveries = total[side] - already
    const seconds = (performance.now() - begun) / 1000
    return { processorSeconds: used / deliveries, perSecond: deliveries / seconds }
  }
  // The first time is for warming up.
  await Promise.all([measure('ours'), measure('bare')])
  return inRounds('realtime.deliveries', measure)
}
