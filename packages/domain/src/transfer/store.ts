import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Tables } from '@oriel/db/tables'
import type { Rows, Work } from '@oriel/db/database'
import { leasesOf } from '@oriel/db/lease'
import { sql, type Selectable } from 'kysely'
import type { End, Transfer, TransferCause, TransferId, TransferState } from './rules.ts'

export const toTransfer = (row: Selectable<Tables['transfers']>): Transfer => ({
  id: row.id as TransferId,
  siteId: row.site_id as SiteId,
  memberId: row.member_id as MemberId,
  providerId: row.provider_id,
  currency: row.currency as Currency,
  direction: row.direction as 'in' | 'out',
  asked: row.asked,
  moved: row.moved,
  reference: row.reference,
  state: row.state as TransferState,
  reason: row.reason,
  cause: row.cause_kind as TransferCause,
  causeId: row.cause_id,
  tries: row.tries,
  sentAt: row.sent_at,
  madeAt: row.made_at,
  endedAt: row.ended_at,
})

export type NewTransfer = Pick<
  Transfer,
  | 'id'
  | 'siteId'
  | 'memberId'
  | 'providerId'
  | 'currency'
  | 'direction'
  | 'asked'
  | 'reference'
  | 'cause'
  | 'causeId'
>

/** Null when another one of this member and provider is on its way. */
export async function insert(work: Work, transfer: NewTransfer): Promise<Transfer | null> {
  const row = await work
    .insertInto('transfers')
    .values({
      id: transfer.id,
      site_id: transfer.siteId,
      member_id: transfer.memberId,
      provider_id: transfer.providerId,
      currency: transfer.currency,
      direction: transfer.direction,
      asked: transfer.asked,
      reference: transfer.reference,
      cause_kind: transfer.cause,
      cause_id: transfer.causeId,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'provider_id']).where('ended_at', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return row ? toTransfer(row) : null
}

export async function find(rows: Rows, id: TransferId): Promise<Transfer | null> {
  const row = await rows.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toTransfer(row) : null
}

export async function findOpen(
  rows: Rows,
  memberId: MemberId,
  providerId: string,
): Promise<Transfer | null> {
  const row = await rows
    .selectFrom('transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('provider_id', '=', providerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ? toTransfer(row) : null
}

export const leases = leasesOf('transfers')

/** A transfer that is ours, and how long ago somebody may have sent it without an answer. */
export type Taken = Transfer & { readonly unsureMs: number | null }

/** Takes a transfer up: from here on only whoever knows this number of tries speaks of it. */
export async function take(rows: Rows, id: TransferId): Promise<Taken | null> {
  const row = await leases.take(rows, id)
  return row && { ...toTransfer(row), unsureMs: row.unsure_ms }
}

/** Null when it has ended already, or is another's by now. */
export async function end(work: Work, { id, tries }: Transfer, how: End): Promise<Transfer | null> {
  const row = await work
    .updateTable('transfers')
    .set({
      state: how.state,
      moved: how.state === 'completed' ? how.moved : null,
      provider_tx: how.state === 'completed' ? how.providerTx : null,
      reason: how.state === 'reversed' ? how.reason : null,
      taken_until: null,
      ended_at: sql`house_now()`,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ? toTransfer(row) : null
}

/** Whoever asks wants it looked at now. False when it has ended. */
export async function makeDue(rows: Rows, id: TransferId, memberId: MemberId): Promise<boolean> {
  const [result] = await rows
    .updateTable('transfers')
    .set({ due_at: sql`house_now()` })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
  return (result?.numUpdatedRows ?? 0n) > 0n
}

/** When the provider is asked next. */
export async function dueAt(rows: Rows, id: TransferId): Promise<string | null> {
  const query = rows.selectFrom('transfers').select('due_at').where('id', '=', id)
  return (await query.executeTakeFirst())?.due_at.toISOString() ?? null
}

export async function isDue(rows: Rows, id: TransferId): Promise<boolean> {
  const { rows: found } = await sql`
    SELECT FROM transfers WHERE id = ${id} AND ended_at IS NULL AND due_at <= house_now()
      AND (taken_until IS NULL OR taken_until < house_now())`.execute(rows)
  return found.length > 0
}
