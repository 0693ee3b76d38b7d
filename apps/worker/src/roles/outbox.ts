import { startRelay } from '@oriel/bus/relay'
import { Counter } from 'prom-client'
import type { Role } from '../role.ts'

/** Carries facts from the outbox to the bus. */
export const outboxRole: Role = ({ bus, directUrl: databaseUrl, replicas, log, metrics }) => {
  const help = 'Facts carried from the outbox to the bus.'
  const sent = new Counter({ name: 'oriel_relay_sent_total', help, registers: [metrics] })
  const onSent = (count: number) => sent.inc(count)
  return { others: [startRelay({ bus, databaseUrl, replicas, log, onSent })] }
}
