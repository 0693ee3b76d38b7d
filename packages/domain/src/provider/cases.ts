import { newId, type Id, type SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import type { Tables } from '@oriel/db/tables'
import { sql, type Selectable } from 'kysely'

export type CaseKind = 'transfer' | 'balance' | 'round' | 'ledger'
export type CaseId = Id<'case'>

export type ProviderCase = {
  readonly id: CaseId
  readonly providerId: string
  readonly kind: CaseKind
  readonly subject: string
  readonly detail: unknown
  readonly openedAt: Date
  readonly closedAt: Date | null
}

/** A member or a transfer that a subject names, however its id is written. */
const NAMED = /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/

/**
 * Opens a case once: told again while it is open, its detail is brought up to date. It belongs to
 * the site of whom or what its subject names, or to the whole house.
 */
export async function openCase(
  rows: Rows,
  found: Pick<ProviderCase, 'providerId' | 'kind' | 'subject' | 'detail'>,
): Promise<CaseId> {
  const detail = JSON.stringify(found.detail)
  const named = NAMED.exec(found.subject)?.[0] ?? null
  const { rows: kept } = await sql<{ id: CaseId }>`
    INSERT INTO provider_cases (id, provider_id, kind, subject, detail, site_id)
    VALUES (${newId()}, ${found.providerId}, ${found.kind}, ${found.subject}, ${detail},
      coalesce((SELECT site_id FROM transfers WHERE id = ${named}::uuid),
        (SELECT site_id FROM members WHERE id = ${named}::uuid)))
    ON CONFLICT (provider_id, kind, subject) WHERE closed_at IS NULL
      DO UPDATE SET detail = excluded.detail
    RETURNING id`.execute(rows)
  const [row] = kept
  if (!row) throw new Error(`no case for ${found.kind} ${found.subject}`)
  return row.id
}

/** The matter is settled. Nothing happens where no case is open. */
export async function closeCase(
  rows: Rows,
  { providerId, kind, subject }: Pick<ProviderCase, 'providerId' | 'kind' | 'subject'>,
  because: string,
): Promise<boolean> {
  const open = closing(rows, because)
    .where('provider_id', '=', providerId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
  return (await open.executeTakeFirst()).numUpdatedRows > 0n
}

/** A person has settled the matter. Where both still differ, the next comparison opens another. */
export async function closeCaseById(rows: Rows, id: string, because: string): Promise<boolean> {
  const open = closing(rows, because).where('id', '=', id)
  return (await open.executeTakeFirst()).numUpdatedRows > 0n
}

const closing = (rows: Rows, because: string) =>
  rows
    .updateTable('provider_cases')
    .set({ closed_at: sql`house_now()`, closed_because: because })
    .where('closed_at', 'is', null)

/** Open cases of a kind whose subject begins so: how many, and the newest few subjects. */
export async function countCases(
  rows: Rows,
  kind: CaseKind,
  prefix: string,
  providerId: string | null = null,
): Promise<{ count: number; first: string[] }> {
  const { rows: found } = await sql<{ count: number; first: string[] }>`
    SELECT count(*)::int AS count,
      coalesce((array_agg(subject ORDER BY opened_at DESC))[1:5], '{}') AS first
    FROM provider_cases
    WHERE closed_at IS NULL AND kind = ${kind} AND starts_with(subject, ${prefix})
      AND provider_id = coalesce(${providerId}::text, provider_id)`.execute(rows)
  return found[0] ?? { count: 0, first: [] }
}

/** Open cases of a kind whose subject begins so. */
export async function listOpenCases(
  rows: Rows,
  kind: CaseKind,
  prefix: string,
): Promise<Pick<ProviderCase, 'providerId' | 'kind' | 'subject'>[]> {
  const found = await rows
    .selectFrom('provider_cases')
    .select(['provider_id', 'subject'])
    .where('closed_at', 'is', null)
    .where('kind', '=', kind)
    .where(sql<boolean>`starts_with(subject, ${prefix})`)
    .execute()
  return found.map(({ provider_id: providerId, subject }) => ({ providerId, kind, subject }))
}

/** Locks a case that a site may see. */
export async function lockCase(
  work: Work,
  siteId: SiteId,
  id: string,
): Promise<ProviderCase | null> {
  const row = await work
    .selectFrom('provider_cases')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('site_id', '=', siteId), where('site_id', 'is', null)]))
    .forUpdate()
    .executeTakeFirst()
  return row ? toCase(row) : null
}

const toCase = (row: Selectable<Tables['provider_cases']>): ProviderCase => ({
  id: row.id as CaseId,
  providerId: row.provider_id,
  kind: row.kind as CaseKind,
  subject: row.subject,
  detail: row.detail,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
})

const LISTED_MAX = 200

/** Open cases, the newest first; of one provider or of all. */
export async function listCases(rows: Rows, providerId?: string): Promise<ProviderCase[]> {
  let query = rows
    .selectFrom('provider_cases')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('opened_at', 'desc')
    .limit(LISTED_MAX)
  if (providerId !== undefined) query = query.where('provider_id', '=', providerId)
  return (await query.execute()).map(toCase)
}

/** Removes cases that were closed more than 760 days ago. */
export const pruneCases = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT provider_prune_cases(${count}) AS removed`)
