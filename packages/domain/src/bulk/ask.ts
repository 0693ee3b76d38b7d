import { newId, type Id, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Permission } from '@oriel/core/permission'
import type { Database, Work } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import type { Actor } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { BulkSubject } from './kind.ts'
import { bulkKinds } from './registry.ts'

export type BulkId = Id<'bulk'>
export type BulkReason = 'not_allowed' | 'kind_unknown' | 'too_many' | 'nobody'

/** More than this is no work of the office but a migration. */
const SUBJECTS_MAX = 10_000

const lineOf = (who: Actor, siteId: SiteId, id: BulkId, outcome: string) => ({
  ...who,
  siteId,
  permission: 'bulk.run',
  subject: { kind: 'bulk', id },
  outcome,
})

/**
 * Freezes the list of those it will be about, and lets a worker try it on each of them. From here
 * on the filter is only what people read: whoever matches it later is not on the list.
 */
export async function askBulk(
  database: Database,
  who: Actor,
  siteId: SiteId,
  { kind, filter }: { readonly kind: string; readonly filter: unknown },
): Promise<Outcome<{ readonly id: BulkId; readonly number: bigint }, BulkReason>> {
  const one = bulkKinds.get(kind)
  if (!one) return refuse('kind_unknown')
  const asked = z.safeParse(one.filter, filter)
  if (!asked.success) return refuse('kind_unknown')
  return database.transaction(async (work) => {
    const id = newId<'bulk'>()
    const say = async (reason: BulkReason) => {
      await noteOffice(work, lineOf(who, siteId, id, reason))
      return refuse(reason)
    }
    if (!(await mayBoth(work, who, siteId, one.command.permission))) return say('not_allowed')
    const subjects = await one.list(work, siteId, asked.data, SUBJECTS_MAX + 1)
    if (subjects.length === 0) return say('nobody')
    if (subjects.length > SUBJECTS_MAX) return say('too_many')
    const facts = { kind, ...(asked.data as Record<string, unknown>) }
    const number = await keepList(work, { id, siteId, who, kind, facts, subjects })
    const after = { kind, subjects: subjects.length }
    await noteOffice(work, { ...lineOf(who, siteId, id, 'asked'), after })
    return done({ id, number })
  })
}

/** Whoever may not do it to one may not ask for it to be done to many. */
async function mayBoth(
  work: Work,
  { staffId }: Actor,
  siteId: SiteId,
  permission: Permission,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT coalesce(staff_may(${staffId}, ${siteId}, 'bulk.run') IN ('make', 'both'), false)
      AND coalesce(staff_may(${staffId}, ${siteId}, ${permission}) = 'run', false) AS may`.execute(
    work,
  )
  return rows[0]?.may ?? false
}

type Kept = {
  readonly id: BulkId
  readonly siteId: SiteId
  readonly who: Actor
  readonly kind: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly subjects: readonly BulkSubject[]
}

async function keepList(work: Work, kept: Kept): Promise<bigint> {
  const { id, siteId, who, kind, facts, subjects } = kept
  const ids = subjects.map((one) => one.id)
  const { rows } = await sql<{ number: bigint }>`
    INSERT INTO bulk_runs (id, site_id, kind, filter, staff_id, by, counted, list_hash)
    VALUES (${id}, ${siteId}, ${kind}, ${JSON.stringify(facts)}, ${who.staffId}, ${who.actor},
      ${ids.length},
      sha256(convert_to(array_to_string(${ids}::text[], E'\\n'), 'UTF8')))
    RETURNING number`.execute(work)
  await sql`INSERT INTO bulk_items (run_id, number, subject_id, label)
    SELECT ${id}, number, subject, label FROM unnest(${ids}::text[],
      ${subjects.map(({ label }) => label)}::text[]) WITH ORDINALITY AS t (subject, label, number)`.execute(
    work,
  )
  return rows[0]?.number ?? 0n
}

/** Ends a run wherever it is: what was done stays done, and nobody else is touched. */
export const stopBulk = (
  database: Database,
  who: Actor,
  { siteId, id }: { readonly siteId: SiteId; readonly id: BulkId },
): Promise<Outcome<void, 'bulk_over'>> =>
  database.transaction(async (work) => {
    const { rows } = await sql`
      UPDATE bulk_runs SET state = 'stopped', because = 'by_staff', ended_at = house_now()
      WHERE id = ${id} AND site_id = ${siteId} AND ended_at IS NULL RETURNING id`.execute(work)
    await noteOffice(work, lineOf(who, siteId, id, rows.length > 0 ? 'stopped' : 'bulk_over'))
    return rows.length > 0 ? done() : refuse('bulk_over')
  })
