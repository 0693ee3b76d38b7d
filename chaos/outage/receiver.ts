import type { Bus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import { DEAD_STREAM, EVENT_STREAM, wordFilter } from '@oriel/bus/subjects'
import { createLog } from '@oriel/core/log'

export type Receiver = {
  /** From here on facts of this outage are counted. */
  begin(name: string): void
  /** Gives the first of so many numbers, which nobody else is given. */
  number(count: number): number
  /** How many of the numbers given have not come yet. */
  missing(): number
  /** How many facts of this outage the stream holds, however often somebody was told of them. */
  stored(): Promise<number>
  countDead(): Promise<number>
  stop(): Promise<void>
}

/** A consumer as every other, which keeps only the numbers of the facts it was told. */
export function startReceiver(bus: Bus, replicas: number, most: number): Receiver {
  let [name, next, received] = ['', 0, new Uint8Array(most)]
  const consumer = startConsumer({
    bus,
    name: 'outage',
    filter: wordFilter('outage'),
    replicas,
    log: createLog({ service: 'chaos', level: 'silent' }),
    async handle(event) {
      if (event.name !== `outage.${name}`) return
      received[(event.data as { number: number }).number] = 1
    },
  })
  return {
    begin(now) {
      ;[name, next, received] = [now, 0, new Uint8Array(most)]
    },
    number(count) {
      next += count
      return next - count
    },
    missing: () => next - received.reduce((sum, one) => sum + one, 0),
    async stored() {
      const filter = { subjects_filter: `event.*.*.outage.${name}` }
      const { state } = await bus.manager.streams.info(EVENT_STREAM, filter)
      return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0)
    },
    async countDead() {
      return (await bus.manager.streams.info(DEAD_STREAM)).state.messages
    },
    stop: () => consumer.stop(),
  }
}
