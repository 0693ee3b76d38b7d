import { newId, type Id, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import type { Actor } from '@oriel/domain/command'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { exportKinds } from './registry.ts'

export type ExportId = Id<'export-job'>

const AT_ONCE = 2

type Place = { readonly siteId: SiteId; readonly id: ExportId }
const lineOf = (who: Actor, { siteId, id }: Place, outcome: string) => ({
  ...who,
  siteId,
  permission: 'report.export',
  subject: { kind: 'export', id },
  outcome,
})

/** Asks for a file. A person has at most two under way. */
export async function askExport(
  database: Database,
  who: Actor,
  siteId: SiteId,
  { kind, filter }: { readonly kind: string; readonly filter: unknown },
): Promise<Outcome<ExportId, 'kind_unknown' | 'two_at_once'>> {
  const one = exportKinds.get(kind)
  const asked = one && z.safeParse(one.filter, filter)
  if (!asked?.success) return refuse('kind_unknown')
  return database.transaction(async (work) => {
    // Of several that ask at once, each sees those before it.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`export ${who.personId}`}, 0))`.execute(
      work,
    )
    const { rows } = await sql<{ open: number }>`
      SELECT count(*)::int AS open FROM export_jobs
      WHERE person_id = ${who.personId} AND state IN ('waiting', 'running')`.execute(work)
    const id = newId<'export-job'>()
    const isOver = (rows[0]?.open ?? 0) >= AT_ONCE
    const said = isOver ? 'two_at_once' : 'asked'
    const facts = asked.data as Record<string, unknown>
    await noteOffice(work, { ...lineOf(who, { siteId, id }, said), after: { kind, ...facts } })
    if (isOver) return refuse('two_at_once')
    await work
      .insertInto('export_jobs')
      .values({
        id,
        site_id: siteId,
        kind,
        filter: JSON.stringify(facts),
        staff_id: who.staffId,
        person_id: who.personId,
      })
      .execute()
    return done(id)
  })
}

export async function stopExport(
  database: Database,
  who: Actor,
  { siteId, id }: Place,
): Promise<Outcome<void, 'export_unknown'>> {
  return database.transaction(async (work) => {
    const { rows } = await sql`
      UPDATE export_jobs SET state = 'stopped', ended_at = house_now()
      WHERE id = ${id} AND site_id = ${siteId} AND person_id = ${who.personId}
        AND state IN ('waiting', 'running') RETURNING id`.execute(work)
    if (rows.length === 0) return refuse('export_unknown')
    await noteOffice(work, lineOf(who, { siteId, id }, 'stopped'))
    return done()
  })
}

/** An address of the file that is good once, for this session alone. */
export async function linkExport(
  database: Database,
  who: Actor,
  { siteId, id }: Place,
): Promise<Outcome<string, 'export_unknown'>> {
  const token = newSecret()
  return database.transaction(async (work) => {
    const { rows } = await sql`
      UPDATE export_jobs SET link_hash = ${hashSecret(token)}, link_session = ${who.sessionId},
        link_until = house_now() + interval '15 minutes'
      WHERE id = ${id} AND site_id = ${siteId} AND person_id = ${who.personId}
        AND state = 'ready' RETURNING id`.execute(work)
    if (rows.length === 0) return refuse('export_unknown')
    await noteOffice(work, lineOf(who, { siteId, id }, 'linked'))
    return done(token)
  })
}

export type ExportFile = { readonly id: ExportId; readonly name: string }

/** Spends an address. Another session, a second time or too late: there is nothing. */
export async function takeExport(
  database: Database,
  who: Actor,
  token: string,
): Promise<ExportFile | null> {
  return database.transaction(async (work) => {
    const { rows } = await sql<{
      id: ExportId
      site_id: SiteId
      number: bigint
      kind: string
    }>`UPDATE export_jobs SET link_hash = NULL, fetched_at = house_now()
      WHERE link_hash = ${hashSecret(token)} AND link_session = ${who.sessionId}
        AND link_until > house_now() AND state = 'ready'
      RETURNING id, site_id, number, kind`.execute(work)
    const [row] = rows
    if (!row) return null
    await noteOffice(work, lineOf(who, { siteId: row.site_id, id: row.id }, 'fetched'))
    return { id: row.id, name: `${row.kind}-${row.number}.csv` }
  })
}
