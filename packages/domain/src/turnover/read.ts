import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { flagsOf } from '@oriel/domain/site'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { sql } from 'kysely'
import { freeOf, lockOf, type Need } from './rules.ts'
import { toNeed } from './store.ts'

export type Free = {
  readonly available: Units
  /** Waits for stakes. */
  readonly locked: Units
  readonly owed: Units
  /** What can be taken out now. */
  readonly free: Units
}

type Whose = { readonly siteId: SiteId; readonly memberId: MemberId; readonly currency: Currency }

/** Needs lock money only while their site asks for it: who lowers the rule frees everybody. */
const isLocking = async (rows: Rows, siteId: SiteId): Promise<boolean> =>
  (await flagsOf(rows, siteId)).depositTurnover === 'refuse'

/** What of a member's money can be taken out now, and what waits for what. */
export async function readFree(rows: Rows, { siteId, memberId, currency }: Whose): Promise<Free> {
  const available = await readBalance(rows, memberAccount(memberId, 'available', currency))
  const owed = -(await readBalance(rows, memberAccount(memberId, 'owed', currency)))
  const locked = (await isLocking(rows, siteId)) ? await sumLocks(rows, memberId, currency) : 0n
  return { available, locked, owed, free: freeOf({ available, locked, owed }) }
}

async function sumLocks(rows: Rows, memberId: MemberId, currency: Currency): Promise<Units> {
  const open = await rows
    .selectFrom('turnover_needs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('ended_at', 'is', null)
    .execute()
  return open.reduce((sum, row) => sum + lockOf(toNeed(row)), 0n)
}

/** What is still to be staked of what was paid in, where the site asks for it at all. */
export async function sumMissing(
  rows: Rows,
  { siteId, memberId, currency }: Whose,
): Promise<Units> {
  if ((await flagsOf(rows, siteId)).depositTurnover === 'off') return 0n
  const { rows: found } = await sql<{ missing: Units }>`
    SELECT coalesce(sum(needed - counted), 0)::bigint AS missing FROM turnover_needs
    WHERE member_id = ${memberId} AND currency = ${currency} AND ended_at IS NULL`.execute(rows)
  return found[0]?.missing ?? 0n
}

/** A need as its member sees it. */
export type NeedShown = Need & {
  /** What of their money waits for it now. */
  readonly waits: Units
}

type Page = { readonly after: string | null; readonly count: number }

/** Needs of a member in one currency, the newest first. */
export async function listNeeds(
  rows: Rows,
  { siteId, memberId, currency, after, count }: Whose & Page,
): Promise<{ readonly needs: readonly NeedShown[]; readonly next: string | null }> {
  let query = rows
    .selectFrom('turnover_needs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .orderBy('order_no', 'desc')
    .limit(count + 1)
  if (after !== null) {
    query = query.where(
      sql<boolean>`order_no < (SELECT l.order_no FROM turnover_needs l
        WHERE l.id = ${after}::uuid AND l.member_id = ${memberId})`,
    )
  }
  const found = (await query.execute()).map(toNeed)
  const locking = await isLocking(rows, siteId)
  const needs = found
    .slice(0, count)
    .map((need) => ({ ...need, waits: locking ? lockOf(need) : 0n }))
  return { needs, next: found.length > count ? (needs.at(-1)?.id ?? null) : null }
}

/** What one round counted, and of what. */
export type LineShown = {
  readonly providerId: string
  readonly roundId: string
  readonly title: string
  readonly stake: Units
  readonly valid: Units
  readonly counted: Units
  readonly settledAt: Date
}

type Asked = { readonly memberId: MemberId; readonly id: string } & Page
/** Where the page before ended: a time and the name of a round. */
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\S{1,80}) (\S{1,80})$/

/** The rounds of one need, the newest first. Those of a need older than 400 days are gone. */
export async function listLines(
  rows: Rows,
  { memberId, id, after, count }: Asked,
): Promise<
  Outcome<
    { readonly lines: readonly LineShown[]; readonly next: string | null },
    'not_found' | 'page_unknown'
  >
> {
  const need = await rows
    .selectFrom('turnover_needs')
    .select(['id', 'made_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!need) return refuse('not_found')
  const place = PLACE.exec(after ?? '')
  if (after !== null && !place) return refuse('page_unknown')
  const [, at = '-infinity', provider = '', round = ''] = place ?? []
  const { rows: found } = await sql<LineShown>`
    SELECT provider_id AS "providerId", round_id AS "roundId", title, stake, valid,
      counted, settled_at AS "settledAt"
    FROM turnover_lines
    WHERE need_made_at = ${need.made_at} AND need_id = ${need.id}
      AND (${place === null} OR (settled_at, provider_id, round_id)
        < (${at}::timestamptz, ${provider}, ${round}))
    ORDER BY settled_at DESC, provider_id DESC, round_id DESC LIMIT ${count + 1}`.execute(rows)
  const lines = found.slice(0, count)
  const end = found.length > count ? lines.at(-1) : undefined
  const next = end ? `${end.settledAt.toISOString()} ${end.providerId} ${end.roundId}` : null
  return done({ lines, next })
}
