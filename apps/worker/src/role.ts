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
  readonly bus: Bus
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

/** Everything one role does: what it consumes, what it does at its times, and what else it runs. */
type RoleWork = {
  readonly consumers?: readonly ConsumerPlan[]
  /** Each group keeps its own time: a slow run delays only the others of its group. */
  readonly schedules?: readonly (readonly Schedule[])[]
  readonly others?: readonly Stoppable[]
}
export type Role = (ground: Ground) => RoleWork

export function startRole(role: Role, ground: Ground): Stoppable {
  const { bus, directUrl: databaseUrl, replicas, log } = ground
  const { consumers = [], schedules = [], others = [] } = role(ground)
  const started: Stoppable[] = [
    ...others,
    ...consumers.map((plan) =>
      startConsumer({ ...plan, bus, replicas, log, handle: traced(plan) }),
    ),
    ...schedules.map((group) => startSchedules({ databaseUrl, log, schedules: group })),
  ]
  return {
    async stop() {
      await Promise.all(started.map((one) => one.stop()))
    },
  }
}

const traced =
  ({ name, handle }: ConsumerPlan): ConsumerPlan['handle'] =>
  (event) =>
    inTrace({ name: `${name} ${event.name}`, parent: event.trace, kind: 'consumer' }, () =>
      handle(event),
    )
