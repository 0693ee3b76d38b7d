import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import type { DepositId } from '@oriel/domain/deposit'
import { sql, type Selectable } from 'kysely'
import type { Parked, ParkedId, ParkedState } from './rules.ts'

const toParked = (row: Selectable<Tables['parked_arrivals']>): Parked => ({
  id: row.id as ParkedId,
  siteId: row.site_id as SiteId,
  linkId: row.link_id,
  tx: row.provider_tx,
  currency: row.currency as Currency,
  amount: row.amount,
  reason: row.reason,
  isRest: row.is_rest,
  state: row.state as ParkedState,
  memberId: row.member_id as MemberId | null,
  orderId: row.order_id as DepositId | null,
  institution: row.institution,
  turn: row.turn,
  isDue: row.due_at !== null,
  tries: row.tries,
})

export async function find(rows: Rows, id: ParkedId): Promise<Parked | null> {
  const row = await rows
    .selectFrom('parked_arrivals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toParked(row) : null
}

export async function lock(work: Work, id: ParkedId): Promise<Parked | null> {
  const row = await work
    .selectFrom('parked_arrivals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? toParked(row) : null
}

type Change = {
  readonly state: ParkedState
  readonly memberId?: MemberId | null
  readonly orderId?: DepositId | null
  readonly institution?: string | null
  /** Why what was decided could not be done. */
  readonly trouble?: string | null
  readonly isDue?: boolean
}

const ENDS: ReadonlySet<ParkedState> = new Set(['given', 'sent_back', 'taken_back', 'matched'])

/** Each decision is another turn: what was agreed of an earlier one is agreed of nothing now. */
export async function change(work: Work, { id }: Pick<Parked, 'id'>, to: Change): Promise<void> {
  const { state, memberId, orderId, institution, trouble, isDue = false } = to
  await work
    .updateTable('parked_arrivals')
    .set({
      state,
      turn: sql`turn + 1`,
      tries: 0,
      due_at: isDue ? sql<Date>`house_now()` : null,
      ...(memberId !== undefined && { member_id: memberId }),
      ...(orderId !== undefined && { order_id: orderId }),
      ...(institution !== undefined && { institution }),
      ...(trouble !== undefined && { trouble }),
      ...(ENDS.has(state) && { ended_at: sql<Date>`house_now()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** It could not be done now; true where that has been so for long. */
export async function rest(rows: Rows, { id, turn }: Parked, restMs: number): Promise<boolean> {
  const { rows: found } = await sql<{ late: boolean }>`
    UPDATE parked_arrivals SET tries = tries + 1,
      due_at = house_now() + ${`${restMs} milliseconds`}::interval
    WHERE id = ${id} AND turn = ${turn} AND due_at IS NOT NULL
    RETURNING tries >= ${LATE_TRIES} AS late`.execute(rows)
  return found[0]?.late === true
}
/** With the usual rests some ten minutes. */
const LATE_TRIES = 14

/** What a process is to do, the longest due first. */
export async function listDue(rows: Rows, limit: number): Promise<ParkedId[]> {
  const { rows: found } = await sql<{ id: ParkedId }>`
    SELECT id FROM parked_arrivals WHERE due_at <= house_now() ORDER BY due_at LIMIT ${limit}`.execute(
    rows,
  )
  return found.map(({ id }) => id)
}
