import { newId, type EventId, type SiteId } from '@oriel/core/id'
import { partitionOf } from '@oriel/core/partition'
import type { Work } from './database.ts'

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
