import type { Currency } from '@oriel/core/currency'
import { newId, type SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { leasesOf } from '@oriel/db/lease'
import type { Tables } from '@oriel/db/tables'
import { sql, type Selectable } from 'kysely'
import { reasonWord, type SendingEnd } from '@oriel/domain/payment'
import type { Payout, PayoutId, PayoutState } from './payout-rules.ts'
import type { WithdrawalId } from './rules.ts'

export const leases = leasesOf('payouts')

const toPayout = (row: Selectable<Tables['payouts']>): Payout => ({
  id: row.id as PayoutId,
  withdrawalId: row.withdrawal_id as WithdrawalId,
  siteId: row.site_id as SiteId,
  part: row.part,
  linkId: row.link_id,
  currency: row.currency as Currency,
  amount: row.amount,
  reference: row.reference,
  state: row.state as PayoutState,
  reason: row.reason,
  tries: row.tries,
  isAccepted: row.accepted_at !== null,
  providerTx: row.provider_tx,
  fee: row.fee,
  madeAt: row.made_at,
  endedAt: row.ended_at,
})

export type NewPayout = Pick<
  Payout,
  'withdrawalId' | 'siteId' | 'part' | 'linkId' | 'currency' | 'amount'
> & { readonly restMs: number }

/** Our name for it at the provider is made here and never used for another. */
export async function insert(work: Work, payouts: readonly NewPayout[]): Promise<PayoutId[]> {
  const values = payouts.map((one) => {
    const id: PayoutId = newId<'payout'>()
    return {
      id,
      withdrawal_id: one.withdrawalId,
      site_id: one.siteId,
      part: one.part,
      link_id: one.linkId,
      currency: one.currency,
      amount: one.amount,
      reference: id.replaceAll('-', ''),
      due_at: sql<Date>`house_now() + ${`${one.restMs} milliseconds`}::interval`,
    }
  })
  await work.insertInto('payouts').values(values).execute()
  return values.map(({ id }) => id)
}

/** A payout that is ours, and how long ago somebody may have sent it without an answer. */
export type Taken = Payout & { readonly unsureMs: number | null }

export async function take(rows: Rows, id: PayoutId): Promise<Taken | null> {
  const row = await leases.take(rows, id)
  return row && { ...toPayout(row), unsureMs: row.unsure_ms }
}

export async function find(rows: Rows, id: PayoutId): Promise<Payout | null> {
  const row = await rows.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPayout(row) : null
}

export async function findByReference(
  rows: Rows,
  linkId: string,
  reference: string,
): Promise<Payout | null> {
  const row = await rows
    .selectFrom('payouts')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ? toPayout(row) : null
}

/** All ever made for a withdrawal, by part and time. */
export async function listOf(rows: Rows, withdrawalId: WithdrawalId): Promise<Payout[]> {
  const found = await rows
    .selectFrom('payouts')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('part')
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return found.map(toPayout)
}

/** The provider has taken it; true the first time. */
export async function accept(rows: Rows, { id, tries }: Payout): Promise<boolean> {
  const { rows: found } = await sql`
    UPDATE payouts SET accepted_at = house_now()
    WHERE id = ${id} AND tries = ${tries} AND ended_at IS NULL AND accepted_at IS NULL
    RETURNING id`.execute(rows)
  return found.length > 0
}

type Ended = { readonly how: SendingEnd; readonly fee: Units; readonly againMs: number | null }

/** Null when it has ended already, or is another's by now. */
export async function end(
  work: Work,
  { id, tries }: Payout,
  { how, fee, againMs }: Ended,
): Promise<Payout | null> {
  const isPaid = how.state === 'paid'
  const row = await work
    .updateTable('payouts')
    .set({
      state: how.state,
      reason: isPaid ? null : reasonWord(how.reason),
      provider_tx: isPaid ? how.paid.providerTx : null,
      cost: isPaid ? how.paid.fee : null,
      fee,
      again_at:
        againMs === null ? null : sql<Date>`house_now() + ${`${againMs} milliseconds`}::interval`,
      taken_until: null,
      ended_at: sql`house_now()`,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ? toPayout(row) : null
}

/** What was paid has come back; null where that is known. */
export async function giveBack(work: Work, id: PayoutId, reason: string): Promise<Payout | null> {
  const row = await work
    .updateTable('payouts')
    .set({ state: 'returned', reason, again_at: null })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst()
  return row ? toPayout(row) : null
}

/** Asked as soon as somebody comes by: under way, or paid and perhaps sent back. */
export async function makeDue(rows: Rows, id: PayoutId): Promise<void> {
  await sql`UPDATE payouts SET due_at = CASE WHEN ended_at IS NULL THEN house_now() ELSE due_at END,
      again_at = CASE WHEN state = 'paid' THEN house_now() ELSE again_at END
    WHERE id = ${id}`.execute(rows)
}

/** What was paid is asked about once more in a while: nobody answered. */
export async function askSoon(rows: Rows, id: PayoutId): Promise<void> {
  await sql`UPDATE payouts SET again_at = house_now() + interval '10 minutes'
    WHERE id = ${id} AND state = 'paid'`.execute(rows)
}

/** What was paid and is to be asked for once more; the next time stands before it is asked. */
export async function takeAgain(
  work: Work,
  limit: number,
  next: (sincePaidMs: number) => number | null,
): Promise<Payout[]> {
  const { rows } = await sql<Selectable<Tables['payouts']> & { since: number }>`
    SELECT *, extract(epoch FROM house_now() - ended_at)::float8 * 1000 AS since FROM payouts
    WHERE again_at <= house_now() ORDER BY again_at LIMIT ${limit}
    FOR UPDATE SKIP LOCKED`.execute(work)
  for (const { id, since } of rows) {
    const ms = next(since)
    const at = ms === null ? null : sql<Date>`house_now() + ${`${ms} milliseconds`}::interval`
    await work.updateTable('payouts').set({ again_at: at }).where('id', '=', id).execute()
  }
  return rows.map(toPayout)
}
