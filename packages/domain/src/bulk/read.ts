import { csvLine } from '@oriel/core/csv'
import type { SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import type { Actor } from '@oriel/domain/command'
import { sql } from 'kysely'
import type { BulkId } from './ask.ts'

export type BulkState = 'trying' | 'tried' | 'running' | 'done' | 'stopped' | 'failed'
export type BulkLine = {
  readonly id: BulkId
  readonly number: bigint
  readonly kind: string
  readonly state: BulkState
  readonly because: string | null
  readonly counted: number
  readonly tried: number
  readonly would: number
  readonly done: number
  readonly failed: number
  readonly madeAt: Date
  readonly madeBy: string
  readonly endedAt: Date | null
}

const LINE = sql`r.id, r.number, r.kind, r.state, r.because, r.counted, r.tried, r.would, r.done,
  r.failed, r.made_at AS "madeAt", s.account AS "madeBy", r.ended_at AS "endedAt"`

/** Runs of a site, the newest first. */
export async function listBulks(
  rows: Rows,
  siteId: SiteId,
  { after, count }: { readonly after: bigint | null; readonly count: number },
): Promise<{ readonly list: readonly BulkLine[]; readonly next: bigint | null }> {
  const { rows: found } = await sql<BulkLine>`
    SELECT ${LINE} FROM bulk_runs r JOIN staff s ON s.id = r.staff_id
    WHERE r.site_id = ${siteId} AND r.number < coalesce(${after}::bigint, 9223372036854775807)
    ORDER BY r.number DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.number ?? null) : null }
}

type Item = { readonly label: string; readonly subjectId: string; readonly said: string | null }
export type Bulk = BulkLine & {
  readonly filter: Readonly<Record<string, unknown>>
  /** What people agree to, as hex. */
  readonly list: string
  readonly isListed: boolean
  /** The number of its proposal that waits for votes. */
  readonly proposal: bigint | null
  /** How many were left out or failed, for each reason. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[]
  /** The first of those it is about, with what was said of each last. */
  readonly samples: readonly Item[]
}

const SAMPLES = 20

/** One run as its page shows it; null for a run of another site. */
export async function findBulk(rows: Rows, siteId: SiteId, id: BulkId): Promise<Bulk | null> {
  const { rows: found } = await sql<Omit<Bulk, 'reasons' | 'samples'>>`
    SELECT ${LINE}, r.filter, encode(r.list_hash, 'hex') AS list, r.is_listed AS "isListed",
      (SELECT p.number FROM proposals p WHERE p.permission = 'bulk.run'
        AND p.subject_kind = 'bulk' AND p.subject_id = r.id::text AND p.state = 'open') AS proposal
    FROM bulk_runs r JOIN staff s ON s.id = r.staff_id
    WHERE r.id = ${id} AND r.site_id = ${siteId}`.execute(rows)
  const [run] = found
  if (!run) return null
  const { rows: reasons } = await sql<{ reason: string; count: number }>`
    SELECT coalesce(outcome, trial) AS reason, count(*)::int AS count FROM bulk_items
    WHERE run_id = ${id} AND coalesce(outcome, trial) <> 'done'
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${SAMPLES}`.execute(rows)
  const { rows: samples } = await sql<Item>`
    SELECT label, subject_id AS "subjectId", coalesce(outcome, trial) AS said FROM bulk_items
    WHERE run_id = ${id} ORDER BY number LIMIT ${SAMPLES}`.execute(rows)
  return { ...run, reasons, samples }
}

/** The whole list with what was said of each, as a file. That somebody took it is in the trail. */
export const writeResult = (
  database: Database,
  who: Actor,
  siteId: SiteId,
  id: BulkId,
): Promise<string | null> =>
  database.transaction(async (work) => {
    const { rows } = await sql<{ label: string; subject: string; trial: string; outcome: string }>`
      SELECT i.label, i.subject_id AS subject, coalesce(i.trial, '') AS trial,
        coalesce(i.outcome, '') AS outcome
      FROM bulk_runs r JOIN bulk_items i ON i.run_id = r.id
      WHERE r.id = ${id} AND r.site_id = ${siteId} ORDER BY i.number`.execute(work)
    if (rows.length === 0) return null
    const subject = { kind: 'bulk', id }
    const line = { ...who, siteId, permission: 'bulk.run', subject, outcome: 'fetched' }
    await noteOffice(work, { ...line, after: { rows: rows.length } })
    const lines = rows.map((row) => csvLine([row.label, row.subject, row.trial, row.outcome]))
    return csvLine(['name', 'id', 'trial', 'outcome']) + lines.join('')
  })
