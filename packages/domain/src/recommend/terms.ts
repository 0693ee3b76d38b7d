import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'

export type Terms = {
  readonly currency: Currency
  readonly version: number
  readonly sharePpm: number
  readonly shareDays: number
  readonly shareMax: Units
  readonly validFrom: Date
}

/** What holds at a moment, for each currency of a site that has terms. */
export async function listTerms(rows: Rows, siteId: SiteId, at?: Date): Promise<Terms[]> {
  const { rows: found } = await sql<Terms>`
    SELECT DISTINCT ON (currency) currency, version, share_ppm AS "sharePpm",
      share_days AS "shareDays", share_max AS "shareMax", valid_from AS "validFrom"
    FROM recommend_terms
    WHERE site_id = ${siteId} AND valid_from <= coalesce(${at ?? null}::timestamptz, house_now())
    ORDER BY currency, version DESC`.execute(rows)
  return found
}

export const findTerms = async (
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
): Promise<Terms | null> =>
  (await listTerms(rows, siteId)).find((one) => one.currency === currency) ?? null

export type TermsDraft = Omit<Terms, 'version' | 'validFrom'>

/** Who made a version; without a proposal it is a script's. */
export type TermsBy = { readonly by: string; readonly proposalId: string | null }

/** Follows the version before; the primary key refuses a second of the same number. */
export const addTerms = (
  work: Work,
  siteId: SiteId,
  draft: TermsDraft,
  { by, proposalId }: TermsBy,
) =>
  sql`INSERT INTO recommend_terms (site_id, currency, version, share_ppm, share_days, share_max,
      made_by, proposal_id)
    SELECT ${siteId}, ${draft.currency}, coalesce(max(version), 0) + 1, ${draft.sharePpm},
      ${draft.shareDays}, ${draft.shareMax}, ${by}, ${proposalId}::uuid
    FROM recommend_terms WHERE site_id = ${siteId} AND currency = ${draft.currency}`.execute(work)
