import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { EnvelopeId } from './rules.ts'

/** What a member has claimed, as they are told it themselves. */
export type OwnClaim = {
  readonly envelopeId: EnvelopeId
  readonly name: string
  readonly amount: Units
  readonly currency: Currency
  readonly claimedAt: Date
}

/**
 * A member's claims of the last 400 days, the newest envelopes first. Each envelope of the site is
 * looked at by its key, some ten thousand in a year: rare enough for an index that every claim
 * would pay for.
 */
export async function listOwnClaims(
  rows: Rows,
  { siteId, memberId }: { readonly siteId: SiteId; readonly memberId: MemberId },
  count: number,
): Promise<OwnClaim[]> {
  const { rows: found } = await sql<OwnClaim>`
    SELECT e.id AS "envelopeId", e.name, s.amount, e.currency, s.claimed_at AS "claimedAt"
    FROM red_envelopes e JOIN red_envelope_slots s
      ON s.envelope_id = e.id AND s.member_id = ${memberId}
    WHERE e.site_id = ${siteId} ORDER BY e.number DESC LIMIT ${count}`.execute(rows)
  return found
}
