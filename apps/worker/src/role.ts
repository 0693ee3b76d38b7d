import type { Bus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import type { BusEvent } from '@oriel/bus/event'
import type { Log } from '@oriel/core/log'
import type { Database } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { inTrace } from '@oriel/service/trace'
import type { Registry } from 'prom-client'
import { startSchedules, type Schedule } from './schedules.ts'
import type { Settings } from './settings.ts'

export type Stoppable = { stop(): Promise<void> }

/** What every role works with. */
export type Ground = {
  readonly database: Database
  /** For what needs a session of its own, past any pooler: LISTEN and locks. */
  readonly directUrl: string
  readonly keys: Keys
  readonly replicas: number
  readonly log: Log
  readonly metrics: Registry
  readonly settings: Settings
  readonly now: () => Date
}

type ConsumerPlan = {
  /** Durable name: processes of the same name share the work. */
  readonly name: string
  readonly filter: string
  readonly backoffMs?: readonly number[]
  /** Must be safe to run again: an event may come more than once and out of order. */
  readonly handle: (event: BusEvent) => Promise<void>
}

type BusWork = {
  readonly consumers?: readonly ConsumerPlan[]
  readonly others?: readonly Stoppable[]
}

/** Everything one role does. What it consumes begins when the bus is there, perhaps long after. */
type RoleWork = Pick<BusWork, 'consumers'> & {
  /** Each group keeps its own time: a slow run delays only the others of its group. */
  readonly schedules?: readonly (readonly Schedule[])[]
  /** What more it does with the bus in hand. */
  readonly withBus?: (bus: Bus) => BusWork
}
export type Role = (ground: Ground) => RoleWork

export function startRole(role: Role, ground: Ground, bus: Promise<Bus>): Stoppable {
  const { directUrl: databaseUrl, log } = ground
  const { consumers = [], schedules = [], withBus } = role(ground)
  const started: Stoppable[] = schedules.map((group) =>
    startSchedules({ databaseUrl, log, schedules: group }),
  )
  let isStopping = false
  void bus.then((there) => {
    if (isStopping) return
    for (const work of [{ consumers }, withBus?.(there) ?? {}]) {
      started.push(...startBusWork(work, there, ground))
    }
  })
  return {
    async stop() {
      isStopping = true
      await Promise.all(started.map((one) => one.stop()))
    },
  }
}

function startBusWork(work: BusWork, bus: Bus, { replicas, log }: Ground): Stoppable[] {
  const { consumers = [], others = [] } = work
  return [
    ...others,
    ...consumers.map((plan) =>
      startConsumer({ ...plan, bus, replicas, log, handle: traced(plan) }),
    ),
  ]
}

const traced =
  ({ name, handle }: ConsumerPlan): ConsumerPlan['handle'] =>
  (event) =>
    inTrace({ name: `${name} ${event.name}`, parent: event.trace, kind: 'consumer' }, () =>
      handle(event),
    )
