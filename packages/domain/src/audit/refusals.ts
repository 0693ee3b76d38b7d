import type { MemberId } from '@oriel/core/id'
import { dayOf } from '@oriel/core/time'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { AuditKind, AuditLine } from './audit.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000' as MemberId
const STRIPES = 16

/** Counts a refusal. Repeated refusals of a day share one row, so that they cannot fill a table. */
export async function countRefusal(
  rows: Rows,
  line: AuditLine & { readonly refused: string },
  now: Date,
): Promise<void> {
  // Refusals without a member share one row; stripes avoid contention on it.
  const stripe = line.memberId === null ? Math.floor(Math.random() * STRIPES) : 0
  await rows
    .insertInto('audit_refusals')
    .values({
      day: dayOf(now),
      site_id: line.siteId,
      member_id: line.memberId ?? NOBODY,
      kind: line.kind,
      refused: line.refused,
      stripe,
      count: 1n,
      first_at: now,
      last_at: now,
      last_ip: line.ip,
      facts: JSON.stringify(line.facts ?? {}),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'site_id', 'member_id', 'kind', 'refused', 'stripe'])
        .doUpdateSet((row) => ({
          count: sql`audit_refusals.count + 1`,
          last_at: row.ref('excluded.last_at'),
          last_ip: row.ref('excluded.last_ip'),
          facts: row.ref('excluded.facts'),
        })),
    )
    .execute()
}

/** Refusals of one day, kind and reason. */
export type Refusal = {
  readonly day: string
  readonly kind: AuditKind
  readonly refused: string
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
  readonly lastIp: string | null
  /** Of the last refusal. */
  readonly facts: Readonly<Record<string, unknown>>
}

/** Refusals of a member, or those without a member, the newest first. */
export async function listRefusals(
  rows: Rows,
  memberId: MemberId | null,
  limit: number,
): Promise<Refusal[]> {
  const { rows: found } = await sql<Refusal>`
    SELECT day, kind, refused, sum(count)::int AS count, min(first_at) AS "firstAt",
      max(last_at) AS "lastAt", (array_agg(last_ip ORDER BY last_at DESC))[1] AS "lastIp",
      (array_agg(facts ORDER BY last_at DESC))[1] AS facts
    FROM audit_refusals WHERE member_id = ${memberId ?? NOBODY}
    GROUP BY day, kind, refused ORDER BY max(last_at) DESC LIMIT ${limit}`.execute(rows)
  return found
}
