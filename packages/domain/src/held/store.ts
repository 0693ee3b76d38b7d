import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import { CLOCKS_DIFFER, type PlayerKey } from '@oriel/domain/provider'
import { sql, type Selectable } from 'kysely'
import type { HeldId, HeldState, HeldWin } from './rules.ts'

const toHeld = (row: Selectable<Tables['held_wins']>): HeldWin => ({
  id: row.id as HeldId,
  siteId: row.site_id as SiteId,
  memberId: row.member_id as MemberId,
  providerId: row.provider_id,
  roundId: row.round_id,
  title: row.title,
  currency: row.currency as Currency,
  amount: row.amount,
  winMax: row.win_max,
  state: row.state as HeldState,
  held: row.held,
  settledAt: row.settled_at,
  toldAt: row.told_at,
  answerBy: row.answer_by,
  decidedAt: row.decided_at,
  because: row.because,
})

/** A win of a feed before its ledger hold exists. */
export type ToldWin = Pick<
  HeldWin,
  | 'id'
  | 'siteId'
  | 'memberId'
  | 'providerId'
  | 'roundId'
  | 'title'
  | 'currency'
  | 'amount'
  | 'winMax'
  | 'settledAt'
>

export async function insertWaiting(work: Work, wins: readonly ToldWin[]): Promise<void> {
  const values = wins.map((win) => ({
    id: win.id,
    site_id: win.siteId,
    member_id: win.memberId,
    provider_id: win.providerId,
    round_id: win.roundId,
    title: win.title,
    currency: win.currency,
    amount: win.amount,
    win_max: win.winMax,
    settled_at: win.settledAt,
    state: 'waiting',
  }))
  await work
    .insertInto('held_wins')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks the waiting wins of a member at a provider, the oldest first. */
export async function lockWaiting(work: Work, key: PlayerKey): Promise<HeldWin[]> {
  const rows = await work
    .selectFrom('held_wins')
    .selectAll()
    .where('member_id', '=', key.memberId)
    .where('provider_id', '=', key.providerId)
    .where('currency', '=', key.currency)
    .where('state', '=', 'waiting')
    .orderBy('told_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toHeld)
}

const PLACES_MAX = 500

/** Members with waiting wins whose balance at the provider is already transferred back. */
export async function listHome(rows: Rows): Promise<PlayerKey[]> {
  const { rows: found } = await sql<PlayerKey>`
    SELECT DISTINCT h.member_id AS "memberId", h.provider_id AS "providerId", h.currency
    FROM held_wins h LEFT JOIN provider_players p USING (member_id, provider_id, currency)
    WHERE h.state = 'waiting' AND p.holds_since IS NULL
    LIMIT ${PLACES_MAX}`.execute(rows)
  return found
}

export type Arrived = { readonly units: Units; readonly isHolding: boolean }

/**
 * Amount transferred back from a provider since a time, at most what the member still has. One
 * statement, so that a concurrent transfer to the provider is visible in all parts or in none.
 */
export async function readArrived(work: Work, key: PlayerKey, since: Date): Promise<Arrived> {
  const { memberId, providerId, currency } = key
  const { rows } = await sql<Arrived>`
    SELECT least(
      (SELECT coalesce(sum(moved), 0) FROM transfers WHERE member_id = ${memberId}
        AND provider_id = ${providerId} AND currency = ${currency} AND direction = 'out'
        AND state = 'completed'
        AND ended_at > ${since}::timestamptz - ${CLOCKS_DIFFER}::interval),
      coalesce((SELECT balance FROM ledger_accounts WHERE owner = ${memberId}
        AND kind = 'available' AND party = '' AND currency = ${currency} AND stripe = -1), 0)
    )::bigint AS units,
    EXISTS (SELECT FROM provider_players WHERE member_id = ${memberId}
      AND provider_id = ${providerId} AND currency = ${currency}
      AND holds_since IS NOT NULL) AS "isHolding"`.execute(work)
  return rows[0] ?? { units: 0n, isHolding: true }
}

export const setHeld = (work: Work, id: HeldId, held: Units) =>
  work.updateTable('held_wins').set({ state: 'held', held }).where('id', '=', id).execute()

export type Decision = {
  readonly state: 'released' | 'refused' | 'gone'
  readonly by: string
  readonly because: string
}

/** Ends a win once; null when its state is no longer one of `from`. */
export async function decide(
  work: Work,
  id: HeldId,
  from: readonly HeldState[],
  { state, by, because }: Decision,
): Promise<HeldWin | null> {
  const row = await work
    .updateTable('held_wins')
    .set({ state, decided_at: sql`house_now()`, decided_by: by, because })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  return row ? toHeld(row) : null
}

export async function find(rows: Rows, id: string): Promise<HeldWin | null> {
  const row = await rows.selectFrom('held_wins').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toHeld(row) : null
}

/** Locks a win of a site with the account it belongs to. */
export async function lockOne(
  work: Work,
  siteId: SiteId,
  id: string,
): Promise<{ readonly win: HeldWin; readonly account: string } | null> {
  const row = await work
    .selectFrom('held_wins as h')
    .innerJoin('members as m', 'm.id', 'h.member_id')
    .selectAll('h')
    .select('m.account')
    .where('h.id', '=', id)
    .where('h.site_id', '=', siteId)
    .forUpdate('h')
    .executeTakeFirst()
  return row ? { win: toHeld(row), account: row.account } : null
}

const LISTED_MAX = 200

/** Undecided wins, the oldest first. */
export async function listOpen(rows: Rows): Promise<HeldWin[]> {
  const found = await rows
    .selectFrom('held_wins')
    .selectAll()
    .where('decided_at', 'is', null)
    .orderBy('told_at')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute()
  return found.map(toHeld)
}

const SHOWN_MAX = 50

/** Wins of a member that are undecided or were decided in the last 30 days. */
export async function listOfMember(rows: Rows, memberId: MemberId): Promise<HeldWin[]> {
  const found = await rows
    .selectFrom('held_wins')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((where) =>
      where.or([
        where('decided_at', 'is', null),
        where('decided_at', '>', sql<Date>`house_now() - interval '30 days'`),
      ]),
    )
    .orderBy('told_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return found.map(toHeld)
}

/** Age of the oldest undecided win in seconds; zero when there is none. */
export async function readOldest(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ age: number | null }>`
    SELECT extract(epoch FROM house_now() - min(told_at))::float8 AS age
    FROM held_wins WHERE decided_at IS NULL`.execute(rows)
  return found[0]?.age ?? 0
}
