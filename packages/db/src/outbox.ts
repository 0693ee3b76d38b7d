import { newId, type EventId, type SiteId } from '@oriel/core/id'
import { partitionOf } from '@oriel/core/partition'
import { sql } from 'kysely'
import type { Database, Work } from './database.ts'

/** A fact of the domain as other rooms hear it: `announcement.changed`. */
export type Fact<Data = unknown> = {
  /** Feature word, dot, what happened. */
  name: `${string}.${string}`
  siteId: SiteId
  /** Whose fact it is: a member id, or the site itself. One owner's facts keep their order. */
  owner: string
  data: Data
}

type TraceSource = () => string | null
let currentTrace: TraceSource = () => null

/** Telemetry, where it runs, tells which trace a fact belongs to. */
export function readTraceFrom(source: TraceSource): void {
  currentTrace = source
}

/** Writes a fact beside its cause: both are committed, or neither. */
export async function announce(work: Work, fact: Fact): Promise<EventId> {
  const id = newId<'event'>()
  await work
    .insertInto('outbox')
    .values({
      id,
      name: fact.name,
      site_id: fact.siteId,
      partition: partitionOf(fact.owner),
      data: JSON.stringify(fact.data),
      trace: currentTrace(),
    })
    .execute()
  return id
}

/** Sent facts are kept a while for looking back and for sending again, then go. */
const SENT_KEPT = '3 days'
const PRUNED_MAX = 10_000

/** Removes a bounded number of old facts and consumer notes, so that no run takes long. */
export async function pruneOutbox(database: Database): Promise<void> {
  await sql`DELETE FROM outbox WHERE seq IN (
    SELECT seq FROM outbox WHERE sent_at < house_now() - ${SENT_KEPT}::interval LIMIT ${PRUNED_MAX}
  )`.execute(database.rows)
  await sql`DELETE FROM consumed_events WHERE (consumer, event_id) IN (
    SELECT consumer, event_id FROM consumed_events
    WHERE consumed_at < house_now() - '14 days'::interval LIMIT ${PRUNED_MAX}
  )`.execute(database.rows)
}
