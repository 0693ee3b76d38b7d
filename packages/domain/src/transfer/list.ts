import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { sql } from 'kysely'
import { changedFact } from './fact.ts'
import type { Transfer, TransferId } from './rules.ts'
import * as store from './store.ts'

export type TransferPage = { readonly transfers: readonly Transfer[]; readonly next: string | null }

const PAGE_MAX = 50
type MovedAsked = {
  readonly providerId: string
  readonly currency: Currency
  readonly from: Date
  readonly until: Date
}

const CURSOR = /^(\d{1,14})\.([0-9a-f-]{36})$/

/** A member's transfers, the newest first; those under way alone, where they are asked for. */
export async function listTransfers(
  rows: Rows,
  memberId: MemberId,
  page: { readonly openOnly?: boolean; readonly after?: string | null; readonly count: number },
): Promise<TransferPage> {
  const count = Math.min(page.count, PAGE_MAX)
  let query = rows
    .selectFrom('transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count + 1)
  if (page.openOnly) query = query.where('ended_at', 'is', null)
  const last = CURSOR.exec(page.after ?? '')
  if (last) {
    const at = new Date(Number(last[1]))
    query = query.where((where) =>
      where.or([
        where('made_at', '<', at),
        where.and([where('made_at', '=', at), where('id', '<', last[2] ?? '')]),
      ]),
    )
  }
  const transfers = (await query.execute()).map(store.toTransfer)
  const shown = transfers.slice(0, count)
  const end = shown.at(-1)
  const next = transfers.length > count && end ? `${end.madeAt.getTime()}.${end.id}` : null
  return { transfers: shown, next }
}

/** So often a member may bring money to a game without anybody listing it all. */
const MOVED_MAX = 40

/** What was moved to one provider and back within a window, in order. */
export async function listMoved(
  rows: Rows,
  memberId: MemberId,
  { providerId, currency, from, until }: MovedAsked,
): Promise<Transfer[]> {
  const found = await rows
    .selectFrom('transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('provider_id', '=', providerId)
    .where('currency', '=', currency)
    .where('state', '=', 'completed')
    .where('made_at', '>=', from)
    .where('made_at', '<', until)
    .orderBy('made_at')
    .limit(MOVED_MAX)
    .execute()
  return found.map(store.toTransfer)
}

export const findTransfer = (rows: Rows, id: TransferId): Promise<Transfer | null> =>
  store.find(rows, id)

/** The one on its way between a member and a provider, where there is one. */
export const findOpenTransfer = (
  rows: Rows,
  memberId: MemberId,
  providerId: string,
): Promise<Transfer | null> => store.findOpen(rows, memberId, providerId)

/** Which of these members have money on its way. */
export async function findMoving(
  rows: Rows,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows: found } = await sql<{ memberId: MemberId }>`
    SELECT DISTINCT member_id AS "memberId" FROM transfers
    WHERE member_id = ANY (${[...memberIds]}::uuid[]) AND ended_at IS NULL`.execute(rows)
  return new Set(found.map(({ memberId }) => memberId))
}

/** The provider is asked at once what became of it: nobody waits for their own money. */
export function checkTransfer(
  database: Database,
  memberId: MemberId,
  id: TransferId,
): Promise<Outcome<Transfer, 'transfer_unknown'>> {
  return database.transaction(async (work) => {
    const isOpen = await store.makeDue(work, id, memberId)
    const transfer = await store.find(work, id)
    if (!transfer || transfer.memberId !== memberId) return refuse('transfer_unknown')
    if (isOpen) await announce(work, changedFact(transfer))
    return done(transfer)
  })
}

/** Whether the transfer is due and no process holds its lease. */
export const isTransferDue = (rows: Rows, id: TransferId): Promise<boolean> => store.isDue(rows, id)
