import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Database, Rows } from '@oriel/db/database'
import { openCase, playerOf, type Providers } from '@oriel/domain/provider'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'
import { tellAgreement, tellDifference } from './differ.ts'
import { noteCheck, type CheckReport } from './note.ts'
import { differenceOf } from './rules.ts'

export type Comparing = { readonly database: Database; readonly providers: Providers }

const RECENT = '6 hours'
/** A request that is still on its way may change what a provider says. */
const SETTLED = '1 minute'
const LOOKED_MAX = 40
/** How often one that did not agree is looked at again. */
const AGAIN = '1 minute'

type EndedRow = {
  readonly id: string
  readonly member_id: MemberId
  readonly provider_id: string
  readonly currency: Currency
  readonly direction: 'in' | 'out'
  readonly asked: Units | null
  readonly moved: Units | null
  readonly reference: string
  readonly state: 'completed' | 'reversed'
}

/** Ended lately and not compared yet, or compared and different. Never sent: nothing to compare. */
async function listEnded(rows: Rows): Promise<EndedRow[]> {
  const { rows: found } = await sql<EndedRow>`
    SELECT t.id, t.member_id, t.provider_id, t.currency, t.direction, t.asked, t.moved, t.reference,
      t.state
    FROM transfers t LEFT JOIN reconcile_transfers r ON r.transfer_id = t.id
    WHERE ((t.ended_at BETWEEN house_now() - ${RECENT}::interval AND house_now() - ${SETTLED}::interval
        AND r.transfer_id IS NULL)
      OR (NOT r.agrees AND r.looked_at < house_now() - ${AGAIN}::interval))
      AND t.sent_at IS NOT NULL
    ORDER BY r.looked_at NULLS FIRST, t.ended_at DESC LIMIT ${LOOKED_MAX}`.execute(rows)
  return found
}

/** What providers say of transfers that have ended, against how we have ended them. */
export async function checkTransfers(
  { database: { rows }, providers }: Comparing,
  now: Date,
): Promise<CheckReport> {
  const broken: string[] = []
  const ended = await listEnded(rows)
  for (const transfer of ended) {
    const difference = await ask(providers, transfer)
    if (difference === null) continue
    const agrees = difference === 0n
    const { id, provider_id: providerId, currency, direction, state } = transfer
    const about = { providerId, kind: 'transfer', subject: `status ${id}` } as const
    if (agrees) await tellAgreement(rows, about)
    else {
      broken.push(id)
      const detail = { direction, state, moved: transfer.moved?.toString() ?? null }
      await tellDifference(rows, { ...about, currency, difference, detail }, now)
    }
    await sql`
      INSERT INTO reconcile_transfers (transfer_id, looked_at, agrees)
      VALUES (${id}, house_now(), ${agrees})
      ON CONFLICT (transfer_id) DO UPDATE SET looked_at = house_now(), agrees = ${agrees}`.execute(
      rows,
    )
  }
  return noteCheck(rows, 'transfers', ended.length, broken)
}

async function ask(providers: Providers, transfer: EndedRow): Promise<Units | null> {
  const port = await providers.port(transfer.provider_id)
  const answer = await port?.transferStatus({
    player: playerOf(transfer.member_id, transfer.currency),
    reference: transfer.reference,
    direction: transfer.direction,
    amount: transfer.asked ?? 'all',
  })
  return answer?.kind === 'done' ? differenceOf(transfer, answer.value) : null
}

const OPEN_MAX = '15 minutes'

/** I9: no transfer is open for a quarter of an hour without a case. */
export async function checkOpenTransfers({ rows }: Pick<Database, 'rows'>): Promise<CheckReport> {
  const { rows: old } = await sql<{ id: string; provider_id: string; state: string }>`
    SELECT id, provider_id, state FROM transfers
    WHERE ended_at IS NULL AND made_at < house_now() - ${OPEN_MAX}::interval
    ORDER BY made_at LIMIT ${LOOKED_MAX}`.execute(rows)
  for (const { id, provider_id: providerId, state } of old) {
    const detail = { reason: 'open_for_long', state }
    await openCase(rows, { providerId, kind: 'transfer', subject: `open ${id}`, detail })
  }
  const { rows: over } = await sql<{ provider_id: string; subject: string }>`
    SELECT c.provider_id, c.subject FROM provider_cases c
    WHERE c.closed_at IS NULL AND c.kind = 'transfer' AND c.subject LIKE 'open %' AND EXISTS (
      SELECT FROM transfers t WHERE t.ended_at IS NOT NULL AND c.subject = 'open ' || t.id)`.execute(
    rows,
  )
  for (const { provider_id: providerId, subject } of over) {
    await tellAgreement(rows, { providerId, kind: 'transfer', subject })
  }
  return noteCheck(
    rows,
    'open-transfers',
    old.length,
    old.map(({ id }) => id),
  )
}

/** Removes comparisons that agreed more than 7 days ago. */
export const pruneCompared = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT reconcile_prune(${count}) AS removed`)
