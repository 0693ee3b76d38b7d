import { newId, type SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

export type PaymentCaseKind = 'arrival' | 'payout' | 'settlement' | 'hook' | 'clearing'

type Subject = {
  readonly linkId: string
  readonly kind: PaymentCaseKind
  readonly subject: string
}

/** Opens a case once: told again while it is open, its detail is brought up to date. */
export async function openPaymentCase(
  rows: Rows,
  { linkId, kind, subject, detail }: Subject & { readonly detail: unknown },
): Promise<void> {
  await sql`
    INSERT INTO payment_cases (id, link_id, site_id, kind, subject, detail)
    SELECT ${newId()}, id, site_id, ${kind}, ${subject}, ${JSON.stringify(detail)}::jsonb
    FROM payment_links WHERE id = ${linkId}
    ON CONFLICT (link_id, kind, subject) WHERE closed_at IS NULL
      DO UPDATE SET detail = excluded.detail`.execute(rows)
}

/** The matter is settled. Nothing happens where no case is open. */
export async function closePaymentCase(
  rows: Rows,
  { linkId, kind, subject }: Subject,
  because: string,
): Promise<void> {
  await rows
    .updateTable('payment_cases')
    .set({ closed_at: sql`house_now()`, closed_because: because })
    .where('link_id', '=', linkId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .execute()
}

export type PaymentCase = Subject & { readonly closedAt: Date | null }

export async function lockPaymentCase(
  work: Work,
  siteId: SiteId,
  id: string,
): Promise<PaymentCase | null> {
  const row = await work
    .selectFrom('payment_cases')
    .select(['link_id as linkId', 'kind', 'subject', 'closed_at as closedAt'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, kind: row.kind as PaymentCaseKind } : null
}

/** A person has settled the matter. */
export async function closePaymentCaseById(
  rows: Rows,
  siteId: SiteId,
  id: string,
  because: string,
): Promise<boolean> {
  const { numUpdatedRows } = await rows
    .updateTable('payment_cases')
    .set({ closed_at: sql`house_now()`, closed_because: because.slice(0, 200) })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes cases that were closed long ago. */
export const prunePaymentCases = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT payment_prune_cases(${count}) AS removed`)
