import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** Draws of a wheel in all, and those that can still be used. */
export type DrawTally = { readonly given: bigint; readonly used: bigint; readonly open: bigint }

export async function readDrawTally(
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
): Promise<DrawTally> {
  const { rows: found } = await sql<DrawTally>`
    SELECT coalesce(sum(given), 0)::bigint AS given, coalesce(sum(used), 0)::bigint AS used,
      coalesce(sum(given - used) FILTER (WHERE expires_on >=
        to_char(house_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')), 0)::bigint AS open
    FROM roulette_tallies WHERE site_id = ${siteId} AND currency = ${currency}`.execute(rows)
  return found[0] ?? { given: 0n, used: 0n, open: 0n }
}

export type GrantLine = {
  readonly id: Id<'roulette-grant'>
  readonly memberId: MemberId
  readonly account: string
  readonly currency: Currency
  readonly cause: string
  readonly draws: number
  readonly used: number
  readonly givenAt: Date
  readonly expiresAt: Date
}

export type GrantPage = { readonly after: string | null; readonly count: number }

/** What was given at a site, the newest first. */
export async function listGrants(
  rows: Rows,
  siteId: SiteId,
  { after, count }: GrantPage,
): Promise<{ readonly list: GrantLine[]; readonly next: string | null }> {
  const { rows: found } = await sql<GrantLine>`
    SELECT g.id, g.member_id AS "memberId", m.account, g.currency, g.cause, g.draws, g.used,
      g.given_at AS "givenAt", g.expires_at AS "expiresAt"
    FROM roulette_grants g JOIN members m ON m.id = g.member_id
    WHERE g.site_id = ${siteId} AND (${after}::uuid IS NULL OR (g.given_at, g.id) < (
      SELECT l.given_at, l.id FROM roulette_grants l
      WHERE l.id = ${after} AND l.site_id = ${siteId}))
    ORDER BY g.given_at DESC, g.id DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}
