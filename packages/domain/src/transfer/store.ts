import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Tables } from '@oriel/db/tables'
import type { Rows, Work } from '@oriel/db/database'
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

/** How long whoever took a transfer up may be silent before another takes it. By the database. */
const TAKEN_FOR = '15 seconds'

/** A transfer that is ours, and how long ago somebody may have sent it without an answer. */
export type Taken = Transfer & { readonly unsureMs: number | null }

/**
 * Takes a transfer up: from here on only whoever knows this number of tries speaks of it. Whoever
 * had it before and did not let it rest may have sent it, up to the end of their time.
 */
export async function take(rows: Rows, id: TransferId): Promise<Taken | null> {
  const row = await rows
    .updateTable('transfers')
    .set({
      state: 'sent',
      tries: sql`tries + 1`,
      taken_until: sql`house_now() + ${TAKEN_FOR}::interval`,
      sent_at: sql`coalesce(sent_at, house_now())`,
      unsure_at: sql`greatest(unsure_at, taken_until)`,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((where) =>
      where.or([
        where('taken_until', 'is', null),
        where('taken_until', '<', sql<Date>`house_now()`),
      ]),
    )
    .returningAll()
    .returning(
      sql<number | null>`extract(epoch FROM house_now() - unsure_at)::float8 * 1000`.as('unsure'),
    )
    .executeTakeFirst()
  return row ? { ...toTransfer(row), unsureMs: row.unsure } : null
}

/** Still ours, and for a while longer; false for who was held up until another took it. */
export async function keep(rows: Rows, { id, tries }: Transfer): Promise<boolean> {
  const [result] = await rows
    .updateTable('transfers')
    .set({ taken_until: sql`house_now() + ${TAKEN_FOR}::interval` })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('ended_at', 'is', null)
    .execute()
  return (result?.numUpdatedRows ?? 0n) > 0n
}

export type Rest = {
  readonly reason: string
  /** Whether it was sent, and nobody knows what became of it. */
  readonly isUnsure: boolean
  readonly restMs: number
  /** From this age on a transfer is late. */
  readonly lateMs: number
}

/** Nothing is known: it rests, and whoever comes by after that goes on. */
export async function rest(
  rows: Rows,
  { id, tries }: Transfer,
  { reason, isUnsure, restMs, lateMs }: Rest,
): Promise<boolean> {
  const row = await rows
    .updateTable('transfers')
    .set({
      reason,
      taken_until: null,
      ...(isUnsure ? { unsure_at: sql<Date>`house_now()` } : {}),
      due_at: sql`house_now() + ${`${restMs} milliseconds`}::interval`,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('ended_at', 'is', null)
    .returning(
      sql<boolean>`made_at < house_now() - ${`${lateMs} milliseconds`}::interval`.as('is_late'),
    )
    .executeTakeFirst()
  return row?.is_late === true
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

export async function listDue(rows: Rows, limit: number): Promise<TransferId[]> {
  const found = await rows
    .selectFrom('transfers')
    .select('id')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', sql<Date>`house_now()`)
    .where((where) =>
      where.or([
        where('taken_until', 'is', null),
        where('taken_until', '<', sql<Date>`house_now()`),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id as TransferId)
}

export async function isDue(rows: Rows, id: TransferId): Promise<boolean> {
  const { rows: found } = await sql`
    SELECT FROM transfers WHERE id = ${id} AND ended_at IS NULL AND due_at <= house_now()
      AND (taken_until IS NULL OR taken_until < house_now())`.execute(rows)
  return found.length > 0
}
