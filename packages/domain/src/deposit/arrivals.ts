import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { idOf, type Arrival } from '@oriel/domain/payment'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import type { DepositId, DepositState, ParkReason, Split } from './rules.ts'

/** A payment link, as far as arrivals go. */
export type Link = { readonly id: string; readonly siteId: SiteId }

/** An arrival as it was told, under the id that our keys and causes name it by. */
export type Told = Arrival & { readonly tx: string; readonly orderId: DepositId | null }

/** Coins worth less than the smallest coin that is shown are no money that could be posted. */
export const toldOf = (arrival: Arrival): Told => ({
  ...arrival,
  state: arrival.state === 'final' && arrival.amount === 0n ? 'void' : arrival.state,
  tx: idOf(arrival.providerTx),
  orderId: null,
})

/** A row of `payment_arrivals`, as far as it decides. */
export type Kept = {
  readonly tx: string
  readonly orderId: DepositId | null
  readonly state: string
  readonly currency: Currency
  readonly amount: Units
}

/**
 * Keeps what was told, and gives the rows that may still be posted, locked in the order of their
 * ids. What was posted before is not touched.
 */
export async function keepArrivals(
  work: Work,
  keys: Keys,
  link: Link,
  told: readonly Told[],
): Promise<ReadonlyMap<string, Merged>> {
  const list = told.toSorted((left, right) => (left.tx < right.tx ? -1 : 1))
  const of = <Value>(read: (one: Told) => Value): Value[] => list.map(read)
  const { rows } = await sql<Kept & { sealed: Buffer | null }>`
    INSERT INTO payment_arrivals AS a (link_id, provider_tx, told_tx, site_id, currency, amount, state,
      order_id, cost, coins, payer_sealed, payer_mark, message, seen_at, final_at)
    SELECT ${link.id}, tx, told_tx, ${link.siteId}::int, currency, amount, state, order_id, cost,
      coins, payer_sealed, payer_mark, message, seen_at, final_at
    FROM unnest(${of((one) => one.tx)}::text[],
      ${of((one) => (one.tx === one.providerTx ? null : one.providerTx.slice(0, 200)))}::text[],
      ${of((one) => one.currency)}::text[], ${of((one) => one.amount)}::bigint[],
      ${of((one) => (one.state === 'void' ? 'void' : 'seen'))}::text[],
      ${of((one) => one.orderId)}::uuid[], ${of((one) => one.fee)}::bigint[],
      ${of(writeCoins)}::jsonb[], ${of((one) => sealPayer(keys, link, one))}::bytea[],
      ${of((one) => markPayer(keys, link, one))}::bytea[],
      ${of((one) => one.message?.slice(0, 500) ?? null)}::text[],
      ${of((one) => one.seenAt)}::timestamptz[], ${of((one) => one.finalAt)}::timestamptz[])
      WITH ORDINALITY AS t (tx, told_tx, currency, amount, state, order_id, cost, coins,
        payer_sealed, payer_mark, message, seen_at, final_at, place)
    ORDER BY place
    ON CONFLICT (link_id, provider_tx) DO UPDATE SET currency = excluded.currency,
      amount = excluded.amount, state = excluded.state,
      order_id = coalesce(a.order_id, excluded.order_id), cost = excluded.cost,
      coins = excluded.coins, payer_sealed = coalesce(excluded.payer_sealed, a.payer_sealed),
      payer_mark = coalesce(excluded.payer_mark, a.payer_mark),
      message = coalesce(excluded.message, a.message),
      final_at = excluded.final_at, heard_at = house_now()
      WHERE a.posted_at IS NULL AND a.state IN ('seen', 'void')
    RETURNING provider_tx AS tx, order_id AS "orderId", state, currency, amount,
      payer_sealed AS sealed`.execute(work)
  return new Map(
    rows.map(({ sealed, ...row }) => [
      row.tx,
      { ...row, payer: readPayer(keys, link.id, row.tx, sealed) },
    ]),
  )
}

/** A later telling may say less of who paid than one before it. */
export type Merged = Kept & { readonly payer: Arrival['payer'] }

const NOBODY: Arrival['payer'] = { name: null, account: null }

function readPayer(
  keys: Keys,
  linkId: string,
  tx: string,
  sealed: Buffer | null,
): Arrival['payer'] {
  const opened = sealed && keys.open('personal', sealed, aboutPayer(linkId, tx))
  return opened ? (JSON.parse(opened.toString()) as Arrival['payer']) : NOBODY
}

/** Who paid what was posted before anybody told it: by its file, for instance. */
export async function fillPayers(
  work: Work,
  keys: Keys,
  link: Link,
  told: readonly Told[],
): Promise<void> {
  const known = told.filter(({ payer }) => payer.name !== null || payer.account !== null)
  if (known.length === 0) return
  const of = <Value>(read: (one: Told) => Value): Value[] => known.map(read)
  await sql`
    UPDATE payment_arrivals a SET payer_sealed = t.payer_sealed, payer_mark = t.payer_mark,
      message = coalesce(a.message, t.message)
    FROM unnest(${of((one) => one.tx)}::text[], ${of((one) => sealPayer(keys, link, one))}::bytea[],
      ${of((one) => markPayer(keys, link, one))}::bytea[],
      ${of((one) => one.message?.slice(0, 500) ?? null)}::text[])
      AS t (tx, payer_sealed, payer_mark, message)
    WHERE a.link_id = ${link.id} AND a.provider_tx = t.tx AND a.payer_sealed IS NULL`.execute(work)
}

function writeCoins({ coins }: Told): string | null {
  if (!coins) return null
  return JSON.stringify({ ...coins, coins: String(coins.coins), rate: String(coins.rate) })
}

const aboutPayer = (linkId: string, tx: string): string => `payer ${linkId} ${tx}`

function sealPayer(keys: Keys, link: Link, { payer, tx }: Told): Buffer | null {
  if (payer.name === null && payer.account === null) return null
  return keys.seal('personal', JSON.stringify(payer), aboutPayer(link.id, tx))
}

/** By which payments of one account are found again, and never read. */
const markPayer = (keys: Keys, { siteId, id }: Link, { payer: { account } }: Told): Buffer | null =>
  account === null ? null : keys.mark('index', `${siteId} payer ${id} ${account}`)

/** What is known of arrivals that were posted before. */
export async function listPosted(work: Work, link: Link, ids: readonly string[]): Promise<Kept[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Kept>`
    SELECT provider_tx AS tx, order_id AS "orderId", state, currency, amount FROM payment_arrivals
    WHERE link_id = ${link.id} AND provider_tx = ANY (${[...ids]})`.execute(work)
  return rows
}

/** Amounts of arrivals that are final: what is said of them does not change any more. */
export async function findAmounts(
  rows: Rows,
  linkId: string,
  ids: readonly string[],
): Promise<(readonly [tx: string, amount: Units])[]> {
  const { rows: found } = await sql<{ tx: string; amount: Units }>`
    SELECT provider_tx AS tx, amount FROM payment_arrivals
    WHERE link_id = ${linkId} AND provider_tx = ANY (${[...ids]})
      AND posted_at IS NOT NULL`.execute(rows)
  return found.map(({ tx, amount }) => [tx, amount])
}

/** Where the money of an order went, of what was credited. */
export type Went = {
  /** Added to what the member can spend. */
  readonly toWallet: Units
  readonly fee: Units
}

/** Of each order, by its arrivals. One that nothing was credited for is not among them. */
export async function sumWent(
  rows: Rows,
  orders: readonly DepositId[],
): Promise<ReadonlyMap<DepositId, Went>> {
  if (orders.length === 0) return new Map()
  const { rows: found } = await sql<Went & { id: DepositId }>`
    SELECT order_id AS id, sum(to_available + coalesce(given_available, 0))::bigint AS "toWallet",
      sum(to_fee)::bigint AS fee
    FROM payment_arrivals WHERE order_id = ANY (${[...orders]}::uuid[]) AND state = 'credited'
    GROUP BY order_id`.execute(rows)
  return new Map(found.map(({ id, ...went }) => [id, went]))
}

/** How an arrival is posted. */
export type Fate = {
  readonly tx: string
  readonly state: 'credited' | 'parked'
  readonly reason: ParkReason | null
  readonly split: Split
}

/** Stores each split before it is posted, so that a repeat can never make another. */
export async function setFates(work: Work, link: Link, fates: readonly Fate[]): Promise<void> {
  const of = <Value>(read: (one: Fate) => Value): Value[] => fates.map(read)
  await sql`
    UPDATE payment_arrivals a SET state = f.state, reason = f.reason, to_available = f.available,
      to_owed = f.owed, to_fee = f.fee, to_suspense = f.suspense, posted_at = house_now()
    FROM unnest(${of((one) => one.tx)}::text[], ${of((one) => one.state)}::text[],
      ${of((one) => one.reason)}::text[], ${of((one) => one.split.available)}::bigint[],
      ${of((one) => one.split.owed)}::bigint[], ${of((one) => one.split.fee)}::bigint[],
      ${of((one) => one.split.suspense)}::bigint[])
      AS f (tx, state, reason, available, owed, fee, suspense)
    WHERE a.link_id = ${link.id} AND a.provider_tx = f.tx`.execute(work)
}

/** What an order became by its arrivals. */
export type Turned = {
  readonly id: DepositId
  readonly state: DepositState
  readonly reason: string | null
  readonly received: Units
  readonly isLate: boolean
}

export async function turnOrders(work: Work, turned: readonly Turned[]): Promise<void> {
  if (turned.length === 0) return
  const of = <Value>(read: (one: Turned) => Value): Value[] => turned.map(read)
  await sql`
    UPDATE deposits d SET state = t.state, reason = t.reason, received = t.received,
      is_late = t.is_late,
      ended_at = CASE WHEN t.state IN ('created', 'awaiting', 'seen') THEN NULL
        ELSE coalesce(d.ended_at, house_now()) END,
      due_at = CASE WHEN t.state = 'credited' THEN NULL ELSE d.due_at END
    FROM unnest(${of((one) => one.id)}::uuid[], ${of((one) => one.state)}::text[],
      ${of((one) => one.reason)}::text[], ${of((one) => one.received)}::bigint[],
      ${of((one) => one.isLate)}::boolean[]) AS t (id, state, reason, received, is_late)
    WHERE d.id = t.id`.execute(work)
}

/** Whether something that holds has come for an order. */
export async function hasArrival(work: Work, link: Link, order: DepositId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM payment_arrivals
    WHERE link_id = ${link.id} AND order_id = ${order} AND state <> 'void' LIMIT 1`.execute(work)
  return rows.length > 0
}

/** Whose what was set aside has become. */
export type Given = {
  readonly memberId: MemberId
  readonly orderId: DepositId | null
  readonly available: Units
  readonly owed: Units
}

/** Stored before it is posted, as every split is. */
export async function setGiven(work: Work, link: Link, tx: string, given: Given): Promise<void> {
  await sql`
    UPDATE payment_arrivals SET state = 'credited', order_id = coalesce(order_id, ${given.orderId}),
      given_to = ${given.memberId}, given_available = ${given.available}, given_owed = ${given.owed}
    WHERE link_id = ${link.id} AND provider_tx = ${tx}`.execute(work)
}

/** All of it went back, or the part that was not credited. Gives the order it came for. */
export async function setSentBack(work: Work, link: Link, tx: string): Promise<DepositId | null> {
  const { rows } = await sql<{ id: DepositId | null }>`
    UPDATE payment_arrivals SET state = CASE state WHEN 'parked' THEN 'sent_back' ELSE state END
    WHERE link_id = ${link.id} AND provider_tx = ${tx} RETURNING order_id AS id`.execute(work)
  return rows[0]?.id ?? null
}

/** An arrival as its provider told it. */
export type Opened = {
  readonly payer: Arrival['payer']
  readonly message: string | null
  readonly isCoins: boolean
  /** The provider's own id. */
  readonly providerTx: string
  readonly orderId: DepositId | null
  readonly seenAt: Date
}

export async function openArrival(
  rows: Rows,
  keys: Keys,
  { linkId, tx }: { readonly linkId: string; readonly tx: string },
): Promise<Opened> {
  const row = await rows
    .selectFrom('payment_arrivals')
    .select(['payer_sealed', 'message', 'coins', 'told_tx', 'order_id', 'seen_at'])
    .where('link_id', '=', linkId)
    .where('provider_tx', '=', tx)
    .executeTakeFirstOrThrow()
  return {
    payer: readPayer(keys, linkId, tx, row.payer_sealed),
    message: row.message,
    isCoins: row.coins !== null,
    providerTx: row.told_tx ?? tx,
    orderId: row.order_id as DepositId | null,
    seenAt: row.seen_at,
  }
}
