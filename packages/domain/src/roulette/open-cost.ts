import type { Currency } from '@oriel/core/currency'
import { inDollars } from '@oriel/core/dollars'
import type { SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { worthOf } from '@oriel/core/chance/roulette'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { findWheel } from './wheel.ts'

export type OpenCost = {
  readonly siteId: SiteId
  /** In ten-thousandths of a dollar; null: their draws win draws without end. */
  readonly dollars: Units | null
}

/** What the open draws of each wheel will cost on average, stocks used up or not. */
export async function listOpenCosts(rows: Rows): Promise<OpenCost[]> {
  const { rows: found } = await sql<{ siteId: SiteId; currency: Currency; open: bigint }>`
    SELECT site_id AS "siteId", currency, sum(given - used)::bigint AS open FROM roulette_tallies
    WHERE expires_on >= to_char(house_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')
    GROUP BY site_id, currency HAVING sum(given - used) > 0`.execute(rows)
  const costs: OpenCost[] = []
  for (const { siteId, currency, open } of found) {
    const wheel = await findWheel(rows, siteId, currency)
    if (!wheel) continue
    const { withDraws } = worthOf(wheel.prizes)
    const dollars = withDraws === null ? null : inDollars(withDraws * open, currency)
    costs.push({ siteId, dollars })
  }
  return costs
}
