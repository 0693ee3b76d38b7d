import type { Currency } from '@oriel/core/currency'
import { newId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { leasesOf } from '@oriel/db/lease'
import type { Tables } from '@oriel/db/tables'
import { reasonWord, type SendingEnd } from '@oriel/domain/payment'
import { sql, type Selectable } from 'kysely'
import type { Parked, ParkedId, Refund, RefundId, RefundState } from './rules.ts'

export const leases = leasesOf('payment_refunds')

const toRefund = (row: Selectable<Tables['payment_refunds']>): Refund => ({
  id: row.id as RefundId,
  parkedId: row.parked_id as ParkedId,
  linkId: row.link_id,
  way: row.way as Refund['way'],
  currency: row.currency as Currency,
  amount: row.amount,
  reference: row.reference,
  state: row.state as RefundState,
  tries: row.tries,
  isAccepted: row.accepted_at !== null,
})

/** Our name for it at the provider is made here and never used for another. */
export async function insert(work: Work, parked: Parked, way: Refund['way']): Promise<void> {
  const id: RefundId = newId<'refund'>()
  const { id: parkedId, siteId, linkId, currency, amount } = parked
  await work
    .insertInto('payment_refunds')
    .values({
      id,
      parked_id: parkedId,
      site_id: siteId,
      link_id: linkId,
      way,
      currency,
      amount,
      reference: id.replaceAll('-', ''),
    })
    .execute()
}

/** A refund that is ours, and how long ago somebody may have sent it without an answer. */
export type Taken = Refund & { readonly unsureMs: number | null }

export async function take(rows: Rows, id: RefundId): Promise<Taken | null> {
  const row = await leases.take(rows, id)
  return row && { ...toRefund(row), unsureMs: row.unsure_ms }
}

export async function findByReference(
  rows: Rows,
  linkId: string,
  reference: string,
): Promise<Refund | null> {
  const row = await rows
    .selectFrom('payment_refunds')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ? toRefund(row) : null
}

/** The provider has taken it. */
export async function accept(rows: Rows, { id, tries }: Refund): Promise<void> {
  await sql`
    UPDATE payment_refunds SET accepted_at = coalesce(accepted_at, house_now())
    WHERE id = ${id} AND tries = ${tries} AND ended_at IS NULL`.execute(rows)
}

/** False when it has ended already, or is another's by now. */
export async function end(work: Work, { id, tries }: Refund, how: SendingEnd): Promise<boolean> {
  const isPaid = how.state === 'paid'
  const { numUpdatedRows } = await work
    .updateTable('payment_refunds')
    .set({
      state: how.state,
      reason: isPaid ? null : reasonWord(how.reason),
      provider_tx: isPaid ? how.paid.providerTx : null,
      cost: isPaid ? how.paid.fee : null,
      taken_until: null,
      ended_at: sql`house_now()`,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Why the last refund of it, as such and not as a payout, came to nothing. */
export async function lastReason(rows: Rows, parkedId: ParkedId): Promise<string | null> {
  const row = await rows
    .selectFrom('payment_refunds')
    .select('reason')
    .where('parked_id', '=', parkedId)
    .where('way', '=', 'refund')
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** Asked as soon as somebody comes by. */
export async function makeDue(rows: Rows, id: RefundId): Promise<void> {
  await sql`UPDATE payment_refunds SET due_at = house_now()
    WHERE id = ${id} AND ended_at IS NULL`.execute(rows)
}
