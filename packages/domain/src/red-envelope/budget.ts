import type { Currency } from '@oriel/core/currency'
import { dollarsIn, inDollars } from '@oriel/core/dollars'
import type { SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { SiteFlags } from '@oriel/core/site-settings'
import type { Rows } from '@oriel/db/database'
import { listOpenCosts } from '@oriel/domain/roulette'
import { findSite } from '@oriel/domain/site'
import { sql } from 'kysely'

/** What open envelopes of a site can still give, in ten-thousandths of a dollar. */
type Promised = { readonly siteId: SiteId; readonly dollars: Units }

type Row = { readonly siteId: SiteId; readonly currency: Currency; readonly units: Units }

/** Envelopes that have not ended, less what was claimed; without a site, of all that have any. */
async function listPromised(rows: Rows, siteId?: SiteId): Promise<Promised[]> {
  const isHere = siteId === undefined ? sql`` : sql`AND e.site_id = ${siteId}`
  const { rows: found } = await sql<Row>`
    SELECT e.site_id AS "siteId", e.currency, sum(s.amount)::bigint AS units
    FROM red_envelopes e JOIN red_envelope_slots s ON s.envelope_id = e.id AND s.member_id IS NULL
    WHERE e.end_at > house_now() ${isHere} GROUP BY e.site_id, e.currency`.execute(rows)
  const sums = new Map<SiteId, Units>()
  for (const { siteId: id, currency, units } of found) {
    sums.set(id, (sums.get(id) ?? 0n) + inDollars(units, currency))
  }
  return [...sums].map(([id, dollars]) => ({ siteId: id, dollars }))
}

export async function promisedAt(rows: Rows, siteId: SiteId): Promise<Units> {
  const [found] = await listPromised(rows, siteId)
  return found?.dollars ?? 0n
}

export const limitOf = ({ envelopeLimitDollars }: SiteFlags): Units =>
  dollarsIn(BigInt(envelopeLimitDollars), 'USD')

/** What a site's open envelopes promise, and what they may. */
export async function readBudget(
  rows: Rows,
  siteId: SiteId,
): Promise<{ readonly promised: Units; readonly limit: Units }> {
  const site = await findSite(rows, siteId)
  if (!site) throw new Error(`site ${siteId} is not there`)
  return { promised: await promisedAt(rows, siteId), limit: limitOf(site.flags) }
}

/**
 * The largest share of its limit that any site has promised, draws of its wheels among it: 1 is all
 * of it, as is any that has no end.
 */
export async function readPromisedShare(rows: Rows): Promise<number> {
  const gifts = [...(await listPromised(rows)), ...(await listOpenCosts(rows))]
  if (gifts.some(({ dollars }) => dollars === null)) return 1
  const sums = new Map<SiteId, Units>()
  for (const { siteId, dollars } of gifts) {
    sums.set(siteId, (sums.get(siteId) ?? 0n) + (dollars ?? 0n))
  }
  let largest = 0
  for (const [siteId, dollars] of sums) {
    const { limit } = await readBudget(rows, siteId)
    largest = Math.max(largest, limit === 0n ? 1 : Number(dollars) / Number(limit))
  }
  return largest
}
