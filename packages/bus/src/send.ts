import type { EventId, SiteId } from '@oriel/core/id'
import type { Bus } from './bus.ts'
import { eventHeaders, writeEvent } from './event.ts'
import { eventSubject } from './subjects.ts'

/** A committed fact on its way to the bus, as the outbox holds it. */
export type Row = {
  seq: bigint
  id: EventId
  name: string
  site_id: SiteId
  partition: number
  data: unknown
  trace: string | null
  created_at: Date
  /** Which of the outbox's tables it is kept in. */
  day: number
}

export const ROW_COLUMNS = 'seq, id, name, site_id, partition, data, trace, created_at, day'

/** A stream without a leader does not answer: the sooner we ask again, the sooner it goes on. */
const PUBLISH_TIMEOUT_MS = 1_500

/** Publishes in the order given; tells what the stream took, and why it did not take the rest. */
export async function send(
  bus: Bus,
  rows: readonly Row[],
): Promise<{ sent: Row[]; failure: unknown }> {
  const results = await Promise.allSettled(rows.map((row) => publish(bus, row)))
  const failed = results.find((result) => result.status === 'rejected')
  return {
    sent: rows.filter((_row, index) => results[index]?.status === 'fulfilled'),
    failure: failed?.reason ?? null,
  }
}

async function publish(bus: Bus, row: Row): Promise<void> {
  const event = {
    id: row.id,
    name: row.name,
    siteId: row.site_id,
    at: row.created_at,
    data: row.data,
  }
  await bus.jetstream.publish(
    eventSubject(row.partition, row.site_id, row.name),
    writeEvent({ ...event, trace: row.trace }),
    { msgID: row.id, headers: eventHeaders(row.trace), timeout: PUBLISH_TIMEOUT_MS },
  )
}
