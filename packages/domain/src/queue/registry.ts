import type { QueueName } from '@oriel/core/queue'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { arrivalQueue } from './arrival.ts'
import { caseQueue } from './case.ts'
import { deadLetterQueue } from './dead-letter.ts'
import { heldQueue } from './held.ts'
import { proposalQueue } from './proposal.ts'
import type { Queue, Viewer } from './rules.ts'
import { transferQueue } from './transfer.ts'
import { withdrawalQueue } from './withdrawal.ts'

/** The queues that are there; a new one has its line here. */
const queues: Readonly<Record<QueueName, Queue>> = {
  withdrawals: withdrawalQueue,
  arrivals: arrivalQueue,
  held: heldQueue,
  transfers: transferQueue,
  cases: caseQueue,
  'dead-letters': deadLetterQueue,
  proposals: proposalQueue,
}

/** The queues a viewer may see at their site now. */
export async function queuesOf(
  rows: Rows,
  { siteId, staffId }: Viewer,
): Promise<ReadonlyMap<string, Queue>> {
  const all = Object.values(queues)
  const asked = all.flatMap(({ permission }) => (permission === null ? [] : [permission]))
  const { rows: held } = await sql<{ permission: string }>`
    SELECT permission FROM unnest(${asked}::text[]) AS permission
    WHERE staff_may(${staffId}, ${siteId}, permission) IS NOT NULL`.execute(rows)
  const may = new Set(held.map(({ permission }) => permission))
  const seen = all.filter(({ permission }) => permission === null || may.has(permission))
  return new Map(seen.map((queue) => [queue.name, queue]))
}
