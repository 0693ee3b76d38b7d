import type { BusEvent } from '@oriel/bus/event'
import { EVENT_SUBJECTS } from '@oriel/bus/subjects'
import { Counter } from 'prom-client'
import { createPublishLive } from '../publish-live.ts'
import type { Role } from '../role.ts'

/** Turns facts into realtime messages. */
export const realtimeRole: Role = ({ database, metrics }) => {
  const fed = new Counter({
    name: 'oriel_live_fed_total',
    help: 'Facts turned into realtime messages.',
    labelNames: ['fact'],
    registers: [metrics],
  })
  return {
    withBus(bus) {
      const publish = createPublishLive(bus, database.rows)
      const handle = async (event: BusEvent): Promise<void> => {
        await publish(event)
        fed.inc({ fact: event.name })
      }
      return { consumers: [{ name: 'live', filter: EVENT_SUBJECTS, handle }] }
    },
  }
}
