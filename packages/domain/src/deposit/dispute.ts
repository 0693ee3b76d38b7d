import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { openPaymentCase, type TakenBack } from '@oriel/domain/payment'
import { sql } from 'kysely'
import type { Link, Told } from './arrivals.ts'
import type { DepositId } from './rules.ts'

/** Of an arrival whose payment was taken back, as far as it decides. */
export type Dispute = {
  readonly linkId: string
  readonly tx: string
  readonly siteId: SiteId
  readonly kind: TakenBack['kind']
  readonly state: TakenBack['state']
  readonly cost: Units
  readonly currency: Currency
  /** All that arrived, and where it went. */
  readonly amount: Units
  readonly credited: Units
  readonly fee: Units
  /** What was set aside and given to nobody. */
  readonly aside: Units
  readonly memberId: MemberId | null
  readonly orderId: DepositId | null
  readonly isPosted: boolean
  readonly isWon: boolean
  readonly fromAvailable: Units
  readonly fromOwed: Units
  readonly fromSuspense: Units
  readonly fromHouse: Units
}

type Taken = TakenBack & { readonly wasVoid: boolean }

/** Of what was credited and did not hold after all, too: a chain went back too far. */
const takenOf = ({ takenBack, state, seenAt: at }: Told): Taken | null => {
  if (takenBack) return { ...takenBack, wasVoid: false }
  if (state !== 'void') return null
  return { kind: 'chargeback', state: 'taken', fee: 0n, at, wasVoid: true }
}

/**
 * Notes what providers have taken back of what was posted; it is posted in its own time. A second
 * dispute of the same arrival is for people: nothing is taken twice.
 */
export async function noteDisputes(work: Work, link: Link, told: readonly Told[]): Promise<void> {
  for (const one of told) {
    const taken = takenOf(one)
    if (!taken || (await noteDispute(work, link, one.tx, taken)) || taken.state === 'won') continue
    const detail = { told: taken.kind, reason: 'second_dispute' }
    const subject = `told:${one.tx}`
    await openPaymentCase(work, { linkId: link.id, kind: 'arrival', subject, detail })
  }
}

/** Whether it is the dispute that is known: of the same kind, and told of the same days. */
async function noteDispute(
  work: Work,
  link: Link,
  tx: string,
  { kind, state, fee, at, wasVoid }: Taken,
): Promise<boolean> {
  const { rows } = await sql<{ isSame: boolean }>`
    INSERT INTO payment_disputes AS d (link_id, provider_tx, site_id, kind, state, cost, taken_at,
      was_void, member_id)
    SELECT a.link_id, a.provider_tx, a.site_id, ${kind}, ${state}, ${fee}, ${at}, ${wasVoid},
      coalesce(a.given_to, CASE WHEN a.to_available + a.to_owed > 0 THEN o.member_id END)
    FROM payment_arrivals a LEFT JOIN deposits o ON o.id = a.order_id
    WHERE a.link_id = ${link.id} AND a.provider_tx = ${tx} AND a.posted_at IS NOT NULL
    ON CONFLICT (link_id, provider_tx) DO UPDATE
      SET state = CASE WHEN d.state = 'won' THEN 'won' ELSE excluded.state END,
        due_at = CASE WHEN d.state <> excluded.state AND d.state = 'taken' THEN house_now()
          ELSE d.due_at END
    RETURNING kind = ${kind} AND was_void = ${wasVoid}
      AND taken_at BETWEEN ${at}::timestamptz - ${SAME_WITHIN}::interval
        AND ${at}::timestamptz + ${SAME_WITHIN}::interval AS "isSame"`.execute(work)
  // Of what is not posted there is nothing to take back.
  return rows[0]?.isSame ?? true
}

/** A file and a feed name other hours for the same dispute. */
const SAME_WITHIN = '3 days'

/** What did not hold is there again: the house has it back. */
export async function noteHolds(work: Work, link: Link, told: readonly Told[]): Promise<void> {
  const there = told.filter(({ state, takenBack }) => state === 'final' && !takenBack)
  if (there.length === 0) return
  await sql`
    UPDATE payment_disputes SET state = 'won', due_at = house_now()
    WHERE link_id = ${link.id} AND provider_tx = ANY (${there.map(({ tx }) => tx)})
      AND was_void AND state = 'taken'`.execute(work)
}

type Row = Omit<Dispute, 'isPosted' | 'isWon'> & {
  readonly postedAt: Date | null
  readonly wonAt: Date | null
}

/** Locked with its arrival, so that nothing is given or sent back meanwhile. */
export async function lockDispute(
  work: Work,
  { linkId, tx }: Pick<Dispute, 'linkId' | 'tx'>,
): Promise<Dispute | null> {
  const { rows } = await sql<Row>`
    SELECT d.link_id AS "linkId", d.provider_tx AS tx, d.site_id AS "siteId", d.kind, d.state, d.cost,
      a.currency, a.amount, a.to_fee AS fee,
      a.to_available + a.to_owed + coalesce(a.given_available + a.given_owed, 0) AS credited,
      CASE WHEN a.given_to IS NULL THEN a.to_suspense ELSE 0 END AS aside,
      coalesce(a.given_to, CASE WHEN a.to_available + a.to_owed > 0 THEN o.member_id END)
        AS "memberId", a.order_id AS "orderId",
      d.posted_at AS "postedAt", d.won_at AS "wonAt",
      coalesce(d.from_available, 0) AS "fromAvailable", coalesce(d.from_owed, 0) AS "fromOwed",
      coalesce(d.from_suspense, 0) AS "fromSuspense", coalesce(d.from_house, 0) AS "fromHouse"
    FROM payment_disputes d
    JOIN payment_arrivals a ON a.link_id = d.link_id AND a.provider_tx = d.provider_tx
    LEFT JOIN deposits o ON o.id = a.order_id
    WHERE d.link_id = ${linkId} AND d.provider_tx = ${tx} AND d.due_at IS NOT NULL
    FOR UPDATE OF d, a`.execute(work)
  const [row] = rows
  if (!row) return null
  const { postedAt, wonAt, ...facts } = row
  return { ...facts, isPosted: postedAt !== null, isWon: wonAt !== null }
}

export async function listDisputesDue(
  rows: Rows,
  limit: number,
): Promise<Pick<Dispute, 'linkId' | 'tx'>[]> {
  const { rows: found } = await sql<Pick<Dispute, 'linkId' | 'tx'>>`
    SELECT link_id AS "linkId", provider_tx AS tx FROM payment_disputes
    WHERE due_at <= house_now() ORDER BY due_at LIMIT ${limit}`.execute(rows)
  return found
}

/** It waits for something else of the same arrival to end. */
export async function restDispute(
  work: Work,
  { linkId, tx }: Pick<Dispute, 'linkId' | 'tx'>,
  restMs: number,
): Promise<void> {
  await sql`
    UPDATE payment_disputes SET due_at = house_now() + ${`${restMs} milliseconds`}::interval
    WHERE link_id = ${linkId} AND provider_tx = ${tx}`.execute(work)
}
