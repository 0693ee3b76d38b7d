import type { Currency } from '@oriel/core/currency'
import { newId, type Id, type SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import type { PaymentMethodKind } from './port.ts'

export type PaymentMethodId = Id<'payment-method'>
export type Direction = 'in' | 'out'

/** What a member pays for it: fixed + amount × ppm ÷ 1,000,000, between least and most. */
export type PaymentFee = {
  readonly fixed: Units
  readonly ppm: number
  readonly least: Units
  readonly most: Units | null
}

/** One version of a way to pay. An order keeps the version it was made with. */
export type PaymentMethod = {
  readonly id: PaymentMethodId
  readonly siteId: SiteId
  readonly direction: Direction
  readonly code: string
  readonly currency: Currency
  readonly kind: PaymentMethodKind
  readonly linkId: string
  readonly min: Units
  readonly max: Units
  readonly fee: PaymentFee
  /** How long an order may be paid. */
  readonly expiresS: number
  readonly promisedS: number
  /** Until when the provider is away; null while it is there. */
  readonly closedUntil: Date | null
}

type MethodRow = Omit<PaymentMethod, 'fee'> & {
  readonly feeFixed: Units
  readonly feePpm: number
  readonly feeLeast: Units
  readonly feeMost: Units | null
}

const SELECT = sql`
  SELECT m.id, m.site_id AS "siteId", m.direction, m.code, m.currency, m.kind, m.link_id AS "linkId",
    m.amount_min AS min, m.amount_max AS max, m.fee_fixed AS "feeFixed", m.fee_ppm AS "feePpm",
    m.fee_least AS "feeLeast", m.fee_most AS "feeMost", m.expires_s AS "expiresS",
    m.promised_s AS "promisedS",
    CASE WHEN house_now() >= m.down_from AND house_now() < m.down_until THEN m.down_until END
      AS "closedUntil"
  FROM payment_methods m JOIN payment_links l ON l.id = m.link_id`

/** What members may choose from now: not what was closed, nor ways of a link that was stopped. */
const IS_OFFERED = sql`m.replaced_at IS NULL AND m.closed_at IS NULL AND l.stopped_at IS NULL`

type Wanted = {
  readonly siteId: SiteId
  readonly direction: Direction
  readonly currency: Currency
}

export async function listPaymentMethods(
  rows: Rows,
  { siteId, direction, currency }: Wanted,
): Promise<PaymentMethod[]> {
  const { rows: found } = await sql<MethodRow>`${SELECT}
    WHERE m.site_id = ${siteId} AND m.direction = ${direction} AND m.currency = ${currency}
      AND ${IS_OFFERED} ORDER BY m.sort, m.code`.execute(rows)
  return found.map(toMethod)
}

/** One that may be chosen now; null for any other, also for one of another site. */
export async function findOfferedMethod(
  rows: Rows,
  siteId: SiteId,
  id: string,
): Promise<PaymentMethod | null> {
  const { rows: found } = await sql<MethodRow>`${SELECT}
    WHERE m.id = ${id}::uuid AND m.site_id = ${siteId} AND ${IS_OFFERED}`.execute(rows)
  return found[0] ? toMethod(found[0]) : null
}

type Named = Wanted & { readonly code: string }
/** The version that stands now, whether it is offered or not. */
export type StandingMethod = PaymentMethod & { readonly isClosed: boolean; readonly sort: number }

export async function lockMethod(work: Work, named: Named): Promise<StandingMethod | null> {
  const { siteId, direction, currency, code } = named
  const row = await work
    .selectFrom('payment_methods')
    .select(['id', 'sort', 'closed_at'])
    .where('site_id', '=', siteId)
    .where('direction', '=', direction)
    .where('currency', '=', currency)
    .where('code', '=', code)
    .where('replaced_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const method = row && (await findMethods(work, [row.id])).get(row.id)
  return method ? { ...method, isClosed: row.closed_at !== null, sort: row.sort } : null
}

/** All that stand now at a site, the closed ones too. */
export async function listStandingMethods(rows: Rows, siteId: SiteId): Promise<StandingMethod[]> {
  const { rows: found } = await sql<{ id: string; isClosed: boolean; sort: number }>`
    SELECT id, closed_at IS NOT NULL AS "isClosed", sort FROM payment_methods
    WHERE site_id = ${siteId} AND replaced_at IS NULL
    ORDER BY currency, direction, sort, code`.execute(rows)
  const methods = await findMethods(
    rows,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, ...standing }) => {
    const method = methods.get(id)
    return method ? [{ ...method, ...standing }] : []
  })
}

/** Versions by their ids, whatever became of them since. */
export async function findMethods(
  rows: Rows,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentMethod>> {
  if (ids.length === 0) return new Map()
  const { rows: found } = await sql<MethodRow>`${SELECT}
    WHERE m.id = ANY (${[...ids]}::uuid[])`.execute(rows)
  return new Map(found.map((row) => [row.id, toMethod(row)]))
}

const toMethod = ({ feeFixed, feePpm, feeLeast, feeMost, ...row }: MethodRow): PaymentMethod => ({
  ...row,
  fee: { fixed: feeFixed, ppm: feePpm, least: feeLeast, most: feeMost },
})

export type MethodDraft = Omit<PaymentMethod, 'id' | 'closedUntil'> & {
  readonly sort: number
  /** Written down, and offered to nobody. */
  readonly isClosed?: boolean
}

/** Writes a new version of a method; the one before is offered no more. */
export async function savePaymentMethod(work: Work, draft: MethodDraft): Promise<PaymentMethodId> {
  const { siteId, direction, currency, code, fee } = draft
  await sql`UPDATE payment_methods SET replaced_at = house_now()
    WHERE site_id = ${siteId} AND direction = ${direction} AND currency = ${currency}
      AND code = ${code} AND replaced_at IS NULL`.execute(work)
  const id: PaymentMethodId = newId<'payment-method'>()
  await work
    .insertInto('payment_methods')
    .values({
      id,
      site_id: siteId,
      direction,
      code,
      currency,
      kind: draft.kind,
      link_id: draft.linkId,
      amount_min: draft.min,
      amount_max: draft.max,
      fee_fixed: fee.fixed,
      fee_ppm: fee.ppm,
      fee_least: fee.least,
      fee_most: fee.most,
      expires_s: draft.expiresS,
      promised_s: draft.promisedS,
      sort: draft.sort,
      closed_at: draft.isClosed ? sql<Date>`house_now()` : null,
    })
    .execute()
  return id
}

/** The version that is offered now of the way an older one was of takes no more orders. */
export async function closeCurrentMethod(rows: Rows, id: PaymentMethodId): Promise<void> {
  await sql`
    UPDATE payment_methods m SET closed_at = house_now() FROM payment_methods o
    WHERE o.id = ${id} AND m.site_id = o.site_id AND m.direction = o.direction
      AND m.currency = o.currency AND m.code = o.code
      AND m.replaced_at IS NULL AND m.closed_at IS NULL`.execute(rows)
}

/** Takes a method away, or says when its provider is away. Open orders are not touched. */
export async function closePaymentMethod(
  rows: Rows,
  id: PaymentMethodId,
  down: { readonly from: Date; readonly until: Date } | 'for_good',
): Promise<void> {
  const query = rows.updateTable('payment_methods').where('id', '=', id)
  await (
    down === 'for_good'
      ? query.set({ closed_at: sql`house_now()` })
      : query.set({ down_from: down.from, down_until: down.until })
  ).execute()
}
