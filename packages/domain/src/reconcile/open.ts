import type { Database } from '@oriel/db/database'
import { openCase } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { noteCases, tellAgreement } from './differ.ts'
import type { CheckReport } from './note.ts'

const OPEN_MAX = '15 minutes'
const LOOKED_MAX = 500

/** I9: no transfer is open for a quarter of an hour without a case. */
export async function checkOpenTransfers({ rows }: Database): Promise<CheckReport> {
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
    JOIN transfers t ON t.id = substr(c.subject, length('open ') + 1)::uuid
    WHERE c.closed_at IS NULL AND c.kind = 'transfer' AND starts_with(c.subject, 'open ')
      AND t.ended_at IS NOT NULL`.execute(rows)
  for (const { provider_id: providerId, subject } of over) {
    await tellAgreement(rows, { providerId, kind: 'transfer', subject })
  }
  const about = { name: 'open-transfers', kind: 'transfer', prefix: 'open ' } as const
  return noteCases(rows, { ...about, looked: old.length, waiting: 0, oldestAt: null })
}
