import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { findMessageCodes, nearMessageCodes } from '@oriel/core/payment-code/message-code'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Opened } from './arrivals.ts'

/** An order that an arrival may be for. */
export type Candidate = {
  readonly number: string
  readonly memberId: MemberId
  readonly account: string
  readonly toPay: Units
  readonly currency: Currency
  readonly state: string
  /** How long before the arrival it was made. */
  readonly beforeS: number
  /** Whether the message names it, in full or but for one sign. */
  readonly named: 'whole' | 'near' | null
}

type Sought = {
  readonly linkId: string
  readonly currency: Currency
  readonly amount: Units
  readonly opened: Opened
}

/** People decide among a few; more of one amount say nothing. */
const SOUGHT_MAX = 20

/**
 * Orders of the same provider whose code the message nearly has, and those of the same amount from
 * the three days before: deposits_reference and deposits_of_amount answer it.
 */
export async function findCandidates(
  rows: Rows,
  { linkId, currency, amount, opened: { message, orderId, seenAt } }: Sought,
): Promise<Candidate[]> {
  const whole = message === null ? [] : findMessageCodes(message)
  const codes = [...whole, ...(message === null ? [] : nearMessageCodes(message))]
  const { rows: found } = await sql<Candidate>`
    SELECT d.number, d.member_id AS "memberId", m.account, d.to_pay AS "toPay",
      d.currency, d.state,
      extract(epoch FROM ${seenAt}::timestamptz - d.made_at)::float8 AS "beforeS",
      CASE WHEN d.reference = ANY (${whole}::text[]) THEN 'whole'
        WHEN d.reference = ANY (${codes}::text[]) THEN 'near' END AS named
    FROM deposits d JOIN members m ON m.id = d.member_id
    WHERE d.id IN (
      (SELECT id FROM deposits WHERE id = ${orderId}::uuid)
      UNION (SELECT id FROM deposits WHERE link_id = ${linkId} AND reference = ANY (${codes}::text[]))
      UNION (SELECT id FROM deposits WHERE link_id = ${linkId} AND currency = ${currency}
          AND to_pay = ${amount} AND made_at <= ${seenAt}::timestamptz
          AND made_at > ${seenAt}::timestamptz - interval '72 hours'
        ORDER BY made_at DESC LIMIT ${SOUGHT_MAX}))
    ORDER BY d.made_at DESC`.execute(rows)
  return found
}

/** What the same payer has sent in 90 days, and to how many members. */
export async function readPayerBefore(
  rows: Rows,
  { linkId, tx }: { readonly linkId: string; readonly tx: string },
): Promise<{ readonly count: number; readonly sum: Units; readonly members: number }> {
  const { rows: found } = await sql<{ count: number; sum: Units; members: number }>`
    SELECT count(*)::int AS count, coalesce(sum(b.amount), 0)::bigint AS sum,
      count(DISTINCT coalesce(b.given_to, d.member_id))::int AS members
    FROM payment_arrivals a
    JOIN payment_arrivals b ON b.payer_mark = a.payer_mark AND b.currency = a.currency
      AND b.provider_tx <> a.provider_tx AND b.state = 'credited'
      AND b.seen_at BETWEEN a.seen_at - interval '90 days' AND a.seen_at
    LEFT JOIN deposits d ON d.id = b.order_id
    WHERE a.link_id = ${linkId} AND a.provider_tx = ${tx}`.execute(rows)
  return found[0] ?? { count: 0, sum: 0n, members: 0 }
}
