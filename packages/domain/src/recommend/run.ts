import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Database, Work } from '@oriel/db/database'
import { listSiteIds, timeZoneOf } from '@oriel/domain/site'
import type { Ledger } from '@oriel/ledger/ledger'
import { sql } from 'kysely'
import { giveAward } from './give.ts'
import { dueMonth, shareOf, type Month } from './rules.ts'
import { listTerms, type Terms } from './terms.ts'

export type RecommendHouse = { readonly database: Database; readonly ledger: Ledger }

/** Friends of one commit: small enough that nobody waits for it. */
const AT_ONCE = 100
/** Terms count stakes for at most so long. */
const DAYS_MAX = 365

/** Works out what is due at every site, as far as one turn goes. */
export async function runRecommend(house: RecommendHouse): Promise<void> {
  for (const siteId of await listSiteIds(house.database.rows)) {
    while ((await runNextMonth(house, siteId)) === 'more') continue
    while ((await giveWaiting(house, siteId)) === AT_ONCE) continue
  }
}

type Turn = 'more' | 'finished' | 'nothing'

/**
 * The next friends of the last month that is over, with their awards and journals in one commit.
 * What was cut off goes on where it was; who finds another at it leaves it to them.
 */
export async function runNextMonth(
  { database, ledger }: RecommendHouse,
  siteId: SiteId,
): Promise<Turn> {
  const month = await openMonth(database, siteId)
  return database.transaction(async (work) => {
    const run = await takeRun(work, siteId, month)
    if (!run) return 'nothing'
    const terms = await listTerms(work, siteId, month.from)
    const friends = terms.length === 0 ? [] : await listStakes(work, siteId, month, run)
    for (const friend of friends) {
      const own = terms.find(({ currency }) => currency === friend.currency)
      if (own) await award(work, ledger, { siteId, month, friend, terms: own })
    }
    const last = friends.at(-1)
    const isOver = friends.length < AT_ONCE
    await sql`UPDATE recommend_runs SET reached_at = coalesce(${last?.joinedAt ?? null}, reached_at),
        reached = coalesce(${last?.id ?? null}::uuid, reached),
        finished_at = CASE WHEN ${isOver} THEN house_now() END
      WHERE site_id = ${siteId} AND month = ${month.name}`.execute(work)
    return isOver ? 'finished' : 'more'
  })
}

type Run = { readonly reachedAt: Date | null; readonly reached: string | null }

/** The month that is due, with its row in the books of runs. */
async function openMonth({ rows }: Database, siteId: SiteId): Promise<Month> {
  const { rows: read } = await sql<{ now: Date }>`SELECT house_now() AS now`.execute(rows)
  const month = dueMonth(read[0]?.now ?? new Date(Number.NaN), await timeZoneOf(rows, siteId))
  await sql`INSERT INTO recommend_runs (site_id, month) VALUES (${siteId}, ${month.name})
    ON CONFLICT DO NOTHING`.execute(rows)
  return month
}

/** Locked until the commit; null where the month is done, or somebody else is at it. */
async function takeRun(work: Work, siteId: SiteId, { name }: Month): Promise<Run | null> {
  const { rows } = await sql<Run & { isOver: boolean }>`
    SELECT reached_at AS "reachedAt", reached, finished_at IS NOT NULL AS "isOver"
    FROM recommend_runs WHERE site_id = ${siteId} AND month = ${name}
    FOR UPDATE SKIP LOCKED`.execute(work)
  const [run] = rows
  return run && !run.isOver ? run : null
}

type Staked = {
  readonly id: MemberId
  readonly joinedAt: Date
  readonly currency: Currency
  readonly recommender: MemberId
  readonly isOpen: boolean
  readonly isSamePerson: boolean
  /** By the day of the month: what counts ends with the days of the terms. */
  readonly earlier: Units
}

/** The next friends who joined lately enough, and who brought them. */
async function listStakes(work: Work, siteId: SiteId, month: Month, run: Run): Promise<Staked[]> {
  const isAfter = run.reached
    ? sql`AND (i.created_at, i.member_id) > (${run.reachedAt}::timestamptz, ${run.reached}::uuid)`
    : sql``
  const { rows } = await sql<Staked>`
    SELECT i.member_id AS id, i.created_at AS "joinedAt", f.currency, i.recommender_id AS recommender,
      m.state = 'open' AS "isOpen", person_of(m.id) = person_of(f.id) AS "isSamePerson",
      (SELECT coalesce(sum(a.amount), 0)::bigint FROM recommend_awards a
        WHERE a.friend_id = i.member_id AND a.state <> 'refused') AS earlier
    FROM member_introducers i JOIN members f ON f.id = i.member_id
      JOIN members m ON m.id = i.recommender_id
    WHERE i.site_id = ${siteId} AND i.recommender_id IS NOT NULL AND i.created_at < ${month.until}
      AND i.created_at > ${month.from}::timestamptz - make_interval(days => ${DAYS_MAX}) ${isAfter}
    ORDER BY i.created_at, i.member_id LIMIT ${AT_ONCE}`.execute(work)
  return rows
}

type Awarding = {
  readonly siteId: SiteId
  readonly month: Month
  readonly friend: Staked
  readonly terms: Terms
}

async function award(work: Work, ledger: Ledger, given: Awarding): Promise<void> {
  const { siteId, month, friend, terms } = given
  const base = await sumValid(work, friend, month, terms)
  if (base === 0n) return
  const { sharePpm: ppm, shareMax: max, version } = terms
  const { currency, earlier, isSamePerson, isOpen } = friend
  const amount = isSamePerson ? 0n : shareOf({ base, ppm, max, earlier, currency })
  if (amount === 0n && !isSamePerson) return
  const state = isSamePerson ? 'refused' : isOpen ? 'paid' : 'waiting'
  const because = isSamePerson ? 'same_person' : isOpen ? null : 'member_closed'
  const { rows } = await sql`
    INSERT INTO recommend_awards (friend_id, month, site_id, member_id, currency, version, base,
      amount, state, because)
    VALUES (${friend.id}, ${month.name}, ${siteId}, ${friend.recommender}, ${currency}, ${version},
      ${base}, ${amount}, ${state}, ${because})
    ON CONFLICT DO NOTHING RETURNING friend_id`.execute(work)
  if (rows.length === 0 || state !== 'paid') return
  const { recommender: memberId, id: friendId } = friend
  await giveAward(work, ledger, { siteId, memberId, friendId, month: month.name, amount, currency })
}

/** What a friend staked in the month, from the day they joined until the days of the terms end. */
async function sumValid(
  work: Work,
  { id, joinedAt, currency }: Staked,
  { from, until }: Month,
  { shareDays }: Terms,
): Promise<Units> {
  const { rows } = await sql<{ base: Units }>`
    SELECT coalesce(sum(valid), 0)::bigint AS base FROM rounds
    WHERE member_id = ${id} AND currency = ${currency} AND status = 'settled'
      AND settled_at >= greatest(${from}::timestamptz, ${joinedAt}::timestamptz)
      AND settled_at < least(${until}::timestamptz,
        ${joinedAt}::timestamptz + make_interval(days => ${shareDays}))`.execute(work)
  return rows[0]?.base ?? 0n
}

/** Pays those who were closed when their month was worked out and are open again. */
export function giveWaiting({ database, ledger }: RecommendHouse, siteId: SiteId): Promise<number> {
  return database.transaction(async (work) => {
    const { rows } = await sql<Parameters<typeof giveAward>[2]>`
      UPDATE recommend_awards a SET state = 'paid', because = NULL
      FROM (SELECT w.friend_id, w.month FROM recommend_awards w JOIN members m ON m.id = w.member_id
        WHERE w.site_id = ${siteId} AND w.state = 'waiting' AND m.state = 'open'
        ORDER BY w.number LIMIT ${AT_ONCE} FOR UPDATE OF w SKIP LOCKED) due
      WHERE a.friend_id = due.friend_id AND a.month = due.month
      RETURNING a.site_id AS "siteId", a.member_id AS "memberId", a.friend_id AS "friendId", a.month,
        a.amount, a.currency`.execute(work)
    for (const one of rows) await giveAward(work, ledger, one)
    return rows.length
  })
}
