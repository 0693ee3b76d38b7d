import { newId, type EventId, type SiteId } from '@oriel/core/id'
import { partitionOf, PARTITIONS } from '@oriel/core/partition'
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

/** The trace of what happens now, for functions of the database that write facts themselves. */
export const traceOfFacts = (): string | null => currentTrace()

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

/** Facts of one cause, in their order and one statement. */
export async function announceAll(work: Work, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return
  await work
    .insertInto('outbox')
    .values(
      facts.map((fact) => ({
        id: newId<'event'>(),
        name: fact.name,
        site_id: fact.siteId,
        partition: partitionOf(fact.owner),
        data: JSON.stringify(fact.data),
        trace: currentTrace(),
      })),
    )
    .execute()
}

/** How many seconds the oldest fact has waited: one look into the index a partition. */
export async function readWaiting({ rows }: Pick<Database, 'rows'>): Promise<number> {
  const { rows: found } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM house_now() - min(first.created_at)), 0)::float8 AS seconds
    FROM generate_series(0, ${PARTITIONS - 1}) AS number
    CROSS JOIN LATERAL (SELECT created_at FROM outbox
      WHERE partition = number::smallint AND sent_at IS NULL ORDER BY seq LIMIT 1
    ) AS first`.execute(rows)
  return found[0]?.seconds ?? 0
}

/** Sent facts are kept a while for looking back and for sending again, then go, a day at a time. */
const SENT_KEPT = '3 days'

/** Empties the tables of days that are over. What is not sent yet keeps its whole day. */
export async function clearOutbox(database: Database): Promise<number> {
  const { rows } = await sql<{ cleared: number }>`
    SELECT outbox_clear(${SENT_KEPT}::interval) AS cleared`.execute(database.rows)
  return rows[0]?.cleared ?? 0
}
