import { startRelay } from '@oriel/bus/relay'
import { readWaiting } from '@oriel/db/outbox'
import { addGauge } from '@oriel/service/gauge'
import { Counter } from 'prom-client'
import type { Role } from '../role.ts'

/** Carries facts from the outbox to the bus. */
export const outboxRole: Role = ({ database, directUrl, replicas, log, metrics }) => {
  const help = 'Facts carried from the outbox to the bus.'
  const sent = new Counter({ name: 'oriel_relay_sent_total', help, registers: [metrics] })
  const waiting = 'How long the oldest fact has waited to be sent.'
  addGauge(metrics, 'oriel_outbox_waiting_seconds', waiting, () => readWaiting(database))
  const onSent = (count: number) => sent.inc(count)
  return {
    withBus: (bus) => ({
      others: [startRelay({ bus, databaseUrl: directUrl, replicas, log, onSent })],
    }),
  }
}
