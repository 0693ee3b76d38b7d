import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import {
  findPaymentLink,
  type PaymentMethodId,
  type PaymentMethodKind,
} from '@oriel/domain/payment'
import { sql, type Selectable } from 'kysely'
import type { Link } from './arrivals.ts'
import { readInstructions } from './instructions.ts'
import type { Deposit, DepositId, DepositState } from './rules.ts'

export const toDeposit = (row: Selectable<Tables['deposits']>): Deposit => ({
  id: row.id as DepositId,
  siteId: row.site_id as SiteId,
  memberId: row.member_id as MemberId,
  number: row.number,
  methodId: row.method_id as PaymentMethodId,
  linkId: row.link_id,
  kind: row.kind as PaymentMethodKind,
  currency: row.currency as Currency,
  asked: row.asked,
  toPay: row.to_pay,
  received: row.received,
  reference: row.reference,
  state: row.state as DepositState,
  reason: row.reason,
  isLate: row.is_late,
  instructions: readInstructions(row.instructions),
  saidPaidAt: row.said_paid_at,
  tries: row.tries,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
})

export type NewDeposit = Pick<
  Deposit,
  | 'id'
  | 'siteId'
  | 'memberId'
  | 'number'
  | 'methodId'
  | 'linkId'
  | 'kind'
  | 'currency'
  | 'asked'
  | 'toPay'
  | 'reference'
> & {
  readonly isTagged: boolean
  readonly requestId: string
  readonly requestSha: Buffer
  readonly locale: Locale
  readonly returnUrl: string
  readonly expiresS: number
}

/** Null where its number, its reference or its tag is another's: the next try draws others. */
export async function insert(work: Work, one: NewDeposit): Promise<Deposit | null> {
  const row = await work
    .insertInto('deposits')
    .values({
      id: one.id,
      site_id: one.siteId,
      member_id: one.memberId,
      number: one.number,
      method_id: one.methodId,
      link_id: one.linkId,
      kind: one.kind,
      currency: one.currency,
      asked: one.asked,
      to_pay: one.toPay,
      is_tagged: one.isTagged,
      reference: one.reference,
      request_id: one.requestId,
      request_sha: one.requestSha,
      locale: one.locale,
      return_url: one.returnUrl,
      expires_at: sql`house_now() + ${`${one.expiresS} seconds`}::interval`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? toDeposit(row) : null
}

/** What a request has made before, and what it asked for. */
export async function findByRequest(
  rows: Rows,
  memberId: MemberId,
  requestId: string,
): Promise<{ readonly deposit: Deposit; readonly sha: Buffer } | null> {
  const row = await rows
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ? { deposit: toDeposit(row), sha: row.request_sha } : null
}

type Own = { readonly siteId: SiteId; readonly memberId: MemberId; readonly number: string }

/** An order of this member; that of another is not there. */
export async function findOwn(
  rows: Rows,
  { siteId, memberId, number }: Own,
): Promise<Deposit | null> {
  const row = await rows
    .selectFrom('deposits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ? toDeposit(row) : null
}

/** Ends an order that nothing has come for; null where it is none of these any more. */
export async function end(
  work: Work,
  id: DepositId,
  from: readonly DepositState[],
  how: { readonly state: 'refused' | 'cancelled' | 'expired'; readonly reason: string | null },
): Promise<Deposit | null> {
  const row = await work
    .updateTable('deposits')
    .set({ ...how, due_at: null, taken_until: null, ended_at: sql`house_now()` })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst()
  return row ? toDeposit(row) : null
}

/** An order of a site by what people call it. */
export async function findByNumber(
  rows: Rows,
  siteId: SiteId,
  number: string,
): Promise<Deposit | null> {
  const row = await rows
    .selectFrom('deposits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? toDeposit(row) : null
}

/** The member says that they have paid: the provider is asked at once, or as it is due anyway. */
export async function setSaidPaid(work: Work, id: DepositId): Promise<Deposit | null> {
  const row = await work
    .updateTable('deposits')
    .set({
      said_paid_at: sql`coalesce(said_paid_at, house_now())`,
      due_at: sql`coalesce(due_at, house_now())`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['awaiting', 'seen'])
    .returningAll()
    .executeTakeFirst()
  return row ? toDeposit(row) : null
}

/** What counts against limits of a member before anything has come. */
export async function readOpen(
  work: Work,
  memberId: MemberId,
  currency: Currency,
): Promise<{ readonly count: number; readonly asked: Units }> {
  const { rows } = await sql<{ count: number; asked: Units }>`
    SELECT count(*)::int AS count,
      coalesce(sum(asked) FILTER (WHERE currency = ${currency}), 0)::bigint AS asked
    FROM deposits WHERE member_id = ${memberId} AND ended_at IS NULL`.execute(work)
  return rows[0] ?? { count: 0, asked: 0n }
}

/** When providers have refused orders of this member lately. No answer is no refusal. */
export async function listRefused(
  work: Work,
  memberId: MemberId,
  withinMs: number,
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    SELECT ended_at AS at FROM deposits WHERE member_id = ${memberId} AND state = 'refused'
      AND reason IS DISTINCT FROM 'no_answer'
      AND made_at > house_now() - ${`${withinMs} milliseconds`}::interval
    ORDER BY made_at DESC LIMIT 100`.execute(work)
  return rows.map(({ at }) => at)
}

/** Orders that arrivals are about, locked in the order of their ids. */
export async function lockOrders(
  work: Work,
  ids: readonly DepositId[],
): Promise<ReadonlyMap<string, Deposit>> {
  if (ids.length === 0) return new Map()
  const found = await work
    .selectFrom('deposits')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(found.map((row) => [row.id, toDeposit(row)]))
}

/** A link as arrivals name it; null where there is none. */
export async function linkOf(rows: Rows, id: string): Promise<Link | null> {
  const link = await findPaymentLink(rows, id)
  return link && { id: link.id, siteId: link.siteId }
}

type Listed = {
  readonly memberId: MemberId
  readonly currency?: Currency | undefined
  readonly from: Date
  readonly to: Date
  readonly after: string | null
  readonly count: number
}

export async function listOf(rows: Rows, asked: Listed): Promise<Deposit[]> {
  const { memberId, currency, from, to, after, count } = asked
  let query = rows
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('made_at', '>=', from)
    .where('made_at', '<', to)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
  if (currency !== undefined) query = query.where('currency', '=', currency)
  if (after !== null) {
    query = query.where(
      sql<boolean>`(made_at, id) < (SELECT l.made_at, l.id FROM deposits l
        WHERE l.id = ${after}::uuid AND l.member_id = ${memberId})`,
    )
  }
  return (await query.execute()).map(toDeposit)
}
