import { newId, siteId, type MemberId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { openEnvelope } from '../open.ts'
import type { EnvelopeId, Opening } from '../rules.ts'

const HOUR_MS = 3_600_000

/** An envelope of 20.00 in ten slots that opens in a moment, unless it is said otherwise. */
export async function openExample(
  database: Database,
  changes: Partial<Opening> = {},
): Promise<EnvelopeId> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(database.rows)
  const now = rows[0]?.now.getTime() ?? 0
  const opening: Opening = {
    id: newId<'red-envelope'>(),
    siteId: siteId(1),
    name: 'Saturday envelope',
    currency: 'USD',
    total: 200_000n,
    slots: 10,
    least: 2_000n,
    most: 50_000n,
    registeredBefore: null,
    opensAt: new Date(now),
    endAt: new Date(now + HOUR_MS),
    ...changes,
  }
  const by = { opened: 'quan', checked: 'lan', proposalId: null }
  await database.transaction((work) => openEnvelope(work, testKeys, opening, by))
  return opening.id
}

export type Slot = {
  readonly no: number
  readonly amount: bigint
  readonly member_id: MemberId | null
}

export async function slotsOf(database: Database, id: EnvelopeId): Promise<Slot[]> {
  const { rows } = await sql<Slot>`SELECT no, amount, member_id FROM red_envelope_slots
    WHERE envelope_id = ${id} ORDER BY no`.execute(database.rows)
  return rows
}

/** Sums of what members got and of what the journals of the envelope say. */
export async function sumsOf(
  database: Database,
  id: EnvelopeId,
): Promise<{ readonly slots: bigint; readonly journals: bigint; readonly count: number }> {
  const { rows } = await sql<{ slots: bigint; journals: bigint; count: number }>`
    SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM red_envelope_slots
        WHERE envelope_id = ${id} AND member_id IS NOT NULL) AS slots,
      coalesce(sum(e.amount) FILTER (WHERE a.kind = 'available'), 0)::bigint AS journals,
      count(DISTINCT j.id)::int AS count
    FROM ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id
      JOIN ledger_accounts a ON a.id = e.account_id
    WHERE j.cause_kind = 'red-envelope' AND j.cause_id = ${id}`.execute(database.rows)
  const [found] = rows
  if (!found) throw new Error('sums of nothing')
  return found
}
