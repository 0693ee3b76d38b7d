import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { EnvelopeId } from './rules.ts'

export type EnvelopeState = 'waiting' | 'running' | 'ended'

export type EnvelopeLine = {
  readonly id: EnvelopeId
  readonly number: bigint
  readonly name: string
  readonly currency: Currency
  readonly total: Units
  readonly slots: number
  readonly least: Units
  readonly most: Units
  readonly registeredBefore: Date | null
  readonly opensAt: Date
  readonly endAt: Date
  readonly seedHash: string
  readonly openedBy: string
  readonly checkedBy: string
  readonly proposalId: string | null
  readonly state: EnvelopeState
  readonly claimed: number
  readonly given: Units
}

/** The sums are those of one envelope's slots, at most so many as an envelope may have. */
const columns = sql`
  e.id, e.number, e.name, e.currency, e.total, e.slots, e.least, e.most,
  e.registered_before AS "registeredBefore", e.opens_at AS "opensAt", e.end_at AS "endAt",
  e.seed_hash AS "seedHash", e.opened_by AS "openedBy", e.checked_by AS "checkedBy",
  e.proposal_id AS "proposalId",
  CASE WHEN e.end_at <= house_now() THEN 'ended' WHEN e.opens_at <= house_now() THEN 'running'
    ELSE 'waiting' END AS state,
  s.claimed, s.given
  FROM red_envelopes e CROSS JOIN LATERAL (
    SELECT count(*)::int AS claimed, coalesce(sum(amount), 0)::bigint AS given
    FROM red_envelope_slots WHERE envelope_id = e.id AND member_id IS NOT NULL) s`

export type EnvelopePage = { readonly list: EnvelopeLine[]; readonly next: string | null }

/** Envelopes of a site, the newest first; a page begins below the last number. */
export async function listEnvelopes(
  rows: Rows,
  siteId: SiteId,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<EnvelopePage> {
  const isBelow = after === null ? sql`` : sql`AND e.number < ${after}::bigint`
  const { rows: found } = await sql<EnvelopeLine>`
    SELECT ${columns} WHERE e.site_id = ${siteId} ${isBelow}
    ORDER BY e.number DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? String(list.at(-1)?.number ?? '') : null }
}

export async function findEnvelope(
  rows: Rows,
  siteId: SiteId,
  id: EnvelopeId,
): Promise<EnvelopeLine | null> {
  const { rows: found } = await sql<EnvelopeLine>`
    SELECT ${columns} WHERE e.site_id = ${siteId} AND e.id = ${id}`.execute(rows)
  return found[0] ?? null
}

export type Watch = {
  /** Claims of each of the last minutes, the newest last. */
  readonly minutes: readonly { readonly at: Date; readonly claims: number }[]
  /** Who has each slot, in their order; the amount of a free one only after the end. */
  readonly slots: readonly { readonly isClaimed: boolean; readonly amount: Units | null }[]
}

const MINUTES = 30
/** A picture of more slots than this shows nothing. */
const SLOTS_SHOWN_MAX = 400

export async function readWatch(rows: Rows, { id, state }: EnvelopeLine): Promise<Watch> {
  const { rows: minutes } = await sql<Watch['minutes'][number]>`
    SELECT g.at, (SELECT count(*)::int FROM red_envelope_slots s WHERE s.envelope_id = ${id}
      AND s.member_id IS NOT NULL AND s.claimed_at >= g.at
      AND s.claimed_at < g.at + interval '1 minute') AS claims
    FROM red_envelopes e, generate_series(
      date_trunc('minute', least(house_now(), e.end_at)) - make_interval(mins => ${MINUTES - 1}),
      date_trunc('minute', least(house_now(), e.end_at)), interval '1 minute') AS g (at)
    WHERE e.id = ${id} ORDER BY g.at`.execute(rows)
  const { rows: slots } = await sql<Watch['slots'][number]>`
    SELECT member_id IS NOT NULL AS "isClaimed",
      CASE WHEN member_id IS NOT NULL OR ${state === 'ended'} THEN amount END AS amount
    FROM red_envelope_slots WHERE envelope_id = ${id}
    ORDER BY no LIMIT ${SLOTS_SHOWN_MAX}`.execute(rows)
  return { minutes, slots }
}

export type ClaimLine = {
  readonly at: Date
  readonly memberId: MemberId
  readonly account: string
  readonly no: number
  readonly amount: Units
}

/** Claims of an envelope, the last first; a page begins after time and slot of the last one. */
export async function listClaims(
  rows: Rows,
  id: EnvelopeId,
  { after, count }: { readonly after: number | null; readonly count: number },
): Promise<{ readonly list: ClaimLine[]; readonly next: number | null }> {
  const isAfter =
    after === null
      ? sql``
      : sql`AND (s.claimed_at, s.no) < (SELECT claimed_at, no FROM red_envelope_slots
          WHERE envelope_id = ${id} AND no = ${after})`
  const { rows: found } = await sql<ClaimLine>`
    SELECT s.claimed_at AS at, s.member_id AS "memberId", m.account, s.no, s.amount
    FROM red_envelope_slots s JOIN members m ON m.id = s.member_id
    WHERE s.envelope_id = ${id} AND s.member_id IS NOT NULL ${isAfter}
    ORDER BY s.claimed_at DESC, s.no DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.no ?? null) : null }
}
