import type { CardKind } from '@oriel/core/bank-card/card-kind'
import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import type { CardTarget } from '@oriel/forms/bank-card'
import { sql } from 'kysely'

/** A bank, a wallet or a network that a site pays to. */
export type Institution = CardTarget & { readonly currency: Currency; readonly name: string }

type Row = {
  currency: Currency
  code: string
  kind: CardKind
  name: string
  digits_min: number | null
  digits_max: number | null
}

const institutionOf = ({ digits_min: min, digits_max: max, ...row }: Row): Institution => ({
  ...row,
  digits: min === null || max === null ? null : { min, max },
})

const columns = sql`currency, code, kind, name, digits_min, digits_max`

/** Where a member with this currency may add an account, in the order of the site. */
export async function listInstitutions(
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
): Promise<Institution[]> {
  const { rows: found } = await sql<Row>`
    SELECT ${columns} FROM bank_institutions
    WHERE site_id = ${siteId} AND currency = ${currency} AND is_open
    ORDER BY sort, name`.execute(rows)
  return found.map(institutionOf)
}

/** Null where there is none, or nobody adds an account there any more. */
export async function findInstitution(
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
  code: string,
): Promise<Institution | null> {
  const { rows: found } = await sql<Row>`
    SELECT ${columns} FROM bank_institutions
    WHERE site_id = ${siteId} AND currency = ${currency} AND code = ${code} AND is_open`.execute(
    rows,
  )
  return found[0] ? institutionOf(found[0]) : null
}

/** Makes this the list of a site: what is missing in it is closed, and its cards stay. */
export const saveInstitutions = (
  database: Database,
  siteId: SiteId,
  institutions: readonly Institution[],
): Promise<void> =>
  database.transaction(async (work) => {
    await sql`UPDATE bank_institutions SET is_open = false WHERE site_id = ${siteId}`.execute(work)
    for (const [sort, { currency, code, kind, name, digits }] of institutions.entries()) {
      await sql`
        INSERT INTO bank_institutions
          (site_id, currency, code, kind, name, digits_min, digits_max, sort)
        VALUES (${siteId}, ${currency}, ${code}, ${kind}, ${name}, ${digits?.min ?? null},
          ${digits?.max ?? null}, ${sort})
        ON CONFLICT (site_id, currency, code) DO UPDATE SET name = excluded.name,
          digits_min = excluded.digits_min, digits_max = excluded.digits_max,
          sort = excluded.sort, is_open = true`.execute(work)
    }
  })
