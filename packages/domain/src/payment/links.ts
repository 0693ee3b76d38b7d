import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'

/** How a site reaches a payment provider. One link serves one site. */
export type PaymentLink = {
  /** `PSBR`: the party of its `clearing` account, and the name its webhooks come to. */
  readonly id: string
  readonly siteId: SiteId
  readonly dialect: string
  readonly url: string
  /** Our own name there. */
  readonly operator: string
  /** Play money only: a site has either sandboxes or none. */
  readonly isSandbox: boolean
  /** Since when it takes no new orders and payouts. What it owes is asked for as before. */
  readonly stoppedAt: Date | null
  readonly stoppedBecause: string | null
}

const COLUMNS = [
  'id',
  'site_id as siteId',
  'dialect',
  'url',
  'operator',
  'is_sandbox as isSandbox',
  'stopped_at as stoppedAt',
  'stopped_because as stoppedBecause',
] as const

type SavedLink = Omit<PaymentLink, 'stoppedAt' | 'stoppedBecause'>

/** Takes a link in, or changes how it is reached. The site it serves never changes. */
export async function savePaymentLink(rows: Rows, link: SavedLink, now: Date): Promise<void> {
  const { id, siteId, dialect, url, operator, isSandbox } = link
  await rows
    .insertInto('payment_links')
    .values({
      id,
      site_id: siteId,
      dialect,
      url,
      operator,
      is_sandbox: isSandbox,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        site_id: siteId,
        dialect,
        url,
        operator,
        is_sandbox: isSandbox,
        updated_at: now,
      }),
    )
    .execute()
}

export async function findPaymentLink(rows: Rows, id: string): Promise<PaymentLink | null> {
  const row = await rows
    .selectFrom('payment_links')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toLink(row) : null
}

/** The links of a site, in the order of their ids. */
export async function listPaymentLinks(rows: Rows, siteId: SiteId): Promise<PaymentLink[]> {
  const found = await rows
    .selectFrom('payment_links')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  return found.map(toLink)
}

/** Of all sites: what they owe is asked for, also where they take nothing new. */
export async function listAllLinkIds(rows: Rows): Promise<string[]> {
  const found = await rows.selectFrom('payment_links').select('id').orderBy('id').execute()
  return found.map(({ id }) => id)
}

type LinkRow = Omit<PaymentLink, 'siteId'> & { readonly siteId: number }

const toLink = (row: LinkRow): PaymentLink => ({ ...row, siteId: row.siteId as SiteId })

/** Stops or lets go new orders and payouts. Arrivals and status are never stopped. */
export async function stopPaymentLink(
  rows: Rows,
  id: string,
  because: string | null,
  now: Date,
): Promise<void> {
  await rows
    .updateTable('payment_links')
    .set({ stopped_at: because === null ? null : now, stopped_because: because })
    .where('id', '=', id)
    .execute()
}
