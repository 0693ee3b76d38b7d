import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Database, Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { playerOf, type Providers } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { askProviders } from './ask.ts'
import { noteCases, tellAgreement, tellDifference } from './differ.ts'
import { queueEnded } from './ended.ts'
import type { CheckReport } from './note.ts'
import { differenceOf, retryAfterMs } from './rules.ts'

export type Comparing = { readonly database: Database; readonly providers: Providers }

/** Read from the queue in one piece. */
const PAGE = 500
const FOR_MS = 40_000
const MINUTE_MS = 60_000
/** More are not counted. */
const WAITING_MAX = 100_000

type QueuedTransfer = {
  readonly id: string
  readonly member_id: MemberId
  readonly provider_id: string
  readonly currency: Currency
  readonly direction: 'in' | 'out'
  readonly asked: Units | null
  readonly moved: Units | null
  readonly reference: string
  readonly state: 'completed' | 'reversed'
  readonly tries: number
  /** Found at the last comparison. */
  readonly difference: Units | null
}

/** What providers say of transfers that have ended, against how we have ended them. */
export async function checkTransfers(
  { database, providers }: Comparing,
  now: Date,
): Promise<CheckReport> {
  const { rows } = database
  const queuedUntil = await queueEnded(database)
  const until = performance.now() + FOR_MS
  let looked = 0
  for (;;) {
    const items = await listDue(rows)
    const ask = (transfer: QueuedTransfer) => compare(rows, providers, transfer, now)
    const left = await askProviders({ items, ask, until })
    await postpone(rows, left, MINUTE_MS)
    looked += items.length - left.length
    if (items.length < PAGE || performance.now() > until) break
  }
  const { waiting, oldest } = await readQueue(rows)
  const oldestAt = oldest !== null && oldest < queuedUntil ? oldest : queuedUntil
  const about = { name: 'transfers', kind: 'transfer', prefix: 'status ' } as const
  return noteCases(rows, { ...about, looked, waiting, oldestAt })
}

async function listDue(rows: Rows): Promise<QueuedTransfer[]> {
  const { rows: found } = await sql<QueuedTransfer>`
    SELECT t.id, t.member_id, t.provider_id, t.currency, t.direction, t.asked, t.moved, t.reference,
      t.state, q.tries, q.difference
    FROM reconcile_transfers q JOIN transfers t ON t.id = q.transfer_id
    WHERE NOT q.agrees AND q.due_at <= house_now() ORDER BY q.due_at LIMIT ${PAGE}`.execute(rows)
  return found
}

/** Whether the provider has answered. What agrees leaves the queue. */
async function compare(
  rows: Rows,
  providers: Providers,
  transfer: QueuedTransfer,
  now: Date,
): Promise<boolean> {
  const { id, provider_id: providerId, currency, direction, state } = transfer
  const { isAnswered, difference } = await askStatus(providers, transfer)
  const about = { providerId, kind: 'transfer', subject: `status ${id}` } as const
  if (difference === 0n) {
    if (transfer.difference !== null) await tellAgreement(rows, about)
    await sql`DELETE FROM reconcile_transfers WHERE transfer_id = ${id}`.execute(rows)
  } else if (difference === null) {
    await postpone(rows, [transfer], retryAfterMs(transfer.tries))
  } else {
    const detail = { direction, state, moved: transfer.moved?.toString() ?? null }
    await tellDifference(rows, { ...about, currency, difference, detail }, now)
    await sql`
      UPDATE reconcile_transfers SET difference = ${difference}::bigint, tries = tries + 1,
        looked_at = house_now(), due_at = house_now() + interval '1 minute'
      WHERE transfer_id = ${id}`.execute(rows)
  }
  return isAnswered
}

async function askStatus(providers: Providers, transfer: QueuedTransfer) {
  const port = await providers.port(transfer.provider_id)
  const answer = await port?.transferStatus({
    player: playerOf(transfer.member_id, transfer.currency),
    reference: transfer.reference,
    direction: transfer.direction,
    amount: transfer.asked ?? 'all',
  })
  const isDone = answer?.kind === 'done'
  return {
    isAnswered: isDone,
    difference: isDone ? differenceOf(transfer, answer.value) : null,
  }
}

const postpone = (rows: Rows, transfers: readonly QueuedTransfer[], ms: number) =>
  sql`
    UPDATE reconcile_transfers SET tries = tries + 1, looked_at = house_now(),
      due_at = house_now() + ${ms} * interval '1 ms'
    WHERE transfer_id = ANY (${transfers.map(({ id }) => id)}::uuid[])`.execute(rows)

async function readQueue(rows: Rows): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows: found } = await sql<{ waiting: number; oldest: Date | null }>`
    SELECT (SELECT count(*)::int FROM (SELECT FROM reconcile_transfers
        WHERE NOT agrees AND due_at <= house_now() LIMIT ${WAITING_MAX}) s) AS waiting,
      (SELECT min(since) FROM reconcile_transfers WHERE NOT agrees AND difference IS NULL) AS oldest
    `.execute(rows)
  return found[0] ?? { waiting: 0, oldest: null }
}

/** Removes what agreed 7 days ago, as older versions kept it, and what outlived its transfer. */
export const pruneCompared = (rows: Rows): Promise<number> =>
  prune(rows, (count, from) => sql`SELECT * FROM reconcile_prune(${count}, ${from})`)
