import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import { listSiteIds } from '@oriel/domain/site'
import type { Ledger } from '@oriel/ledger/ledger'
import { sql } from 'kysely'
import { giveAward } from './give.ts'
import { openMonth } from './months.ts'
import { shareOf, type Month } from './rules.ts'
import { listTerms, type Terms } from './terms.ts'
import { AT_ONCE, giveWaiting, type RecommendHouse } from './waiting.ts'

/** Terms count stakes for at most so long. */
const DAYS_MAX = 365

/** Works out what is due at every site, as far as one turn goes. */
export async function runRecommend(house: RecommendHouse): Promise<void> {
  for (const siteId of await listSiteIds(house.database.rows)) {
    while ((await runNextMonth(house, siteId)) !== 'nothing') continue
    while ((await giveWaiting(house, siteId)) === AT_ONCE) continue
  }
}

type Turn = 'more' | 'finished' | 'nothing'

/**
 * The next friends of the oldest month that is over, with their awards and journals in one commit.
 * What was cut off goes on where it was; who finds another at it leaves it to them.
 */
export async function runNextMonth(
  { database, ledger }: RecommendHouse,
  siteId: SiteId,
): Promise<Turn> {
  const month = await openMonth(database.rows, siteId)
  if (!month) return 'nothing'
  return database.transaction(async (work) => {
    const run = await takeRun(work, siteId, month)
    if (!run) return 'nothing'
    const terms = await listTerms(work, siteId, month.from)
    const friends = terms.length === 0 ? [] : await listBrought(work, siteId, month, run)
    for (const friend of friends) {
      for (const staked of await sumStakes(work, friend, month, terms)) {
        await award(work, ledger, { siteId, month, friend, staked })
      }
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

/** Locked until the commit; null where the month is done, or somebody else is at it. */
async function takeRun(work: Work, siteId: SiteId, { name }: Month): Promise<Run | null> {
  const { rows } = await sql<Run & { isOver: boolean }>`
    SELECT reached_at AS "reachedAt", reached, finished_at IS NOT NULL AS "isOver"
    FROM recommend_runs WHERE site_id = ${siteId} AND month = ${name}
    FOR UPDATE SKIP LOCKED`.execute(work)
  const [run] = rows
  return run && !run.isOver ? run : null
}

type Brought = {
  readonly id: MemberId
  readonly joinedAt: Date
  readonly recommender: MemberId
  readonly isOpen: boolean
  readonly isSamePerson: boolean
}

/**
 * The next friends who joined lately enough, and who brought them. Those are held until the commit:
 * money never arrives after its member has gone.
 */
async function listBrought(work: Work, siteId: SiteId, month: Month, run: Run): Promise<Brought[]> {
  const isAfter = run.reached
    ? sql`AND (i.created_at, i.member_id) > (${run.reachedAt}::timestamptz, ${run.reached}::uuid)`
    : sql``
  const { rows } = await sql<Brought>`
    SELECT i.member_id AS id, i.created_at AS "joinedAt", i.recommender_id AS recommender,
      m.state = 'open' AS "isOpen", person_of(m.id) = person_of(i.member_id) AS "isSamePerson"
    FROM member_introducers i JOIN members m ON m.id = i.recommender_id
    WHERE i.site_id = ${siteId} AND i.recommender_id IS NOT NULL AND i.created_at < ${month.until}
      AND i.created_at > ${month.from}::timestamptz - make_interval(days => ${DAYS_MAX}) ${isAfter}
    ORDER BY i.created_at, i.member_id LIMIT ${AT_ONCE} FOR SHARE OF m`.execute(work)
  return rows
}

type Staked = {
  readonly terms: Terms
  readonly base: Units
  /** What was given for this friend before, in the same currency. */
  readonly earlier: Units
}

/**
 * What a friend staked in the month in each currency that has terms, from the day they joined until
 * the days of these terms end.
 */
async function sumStakes(
  work: Work,
  { id, joinedAt }: Brought,
  { from, until }: Month,
  terms: readonly Terms[],
): Promise<Staked[]> {
  const { rows } = await sql<Omit<Staked, 'terms'> & { currency: Currency }>`
    SELECT t.currency, sum(r.valid)::bigint AS base,
      (SELECT coalesce(sum(a.amount), 0)::bigint FROM recommend_awards a
        WHERE a.friend_id = ${id} AND a.currency = t.currency AND a.state <> 'refused') AS earlier
    FROM unnest(${terms.map(({ currency }) => currency)}::text[],
      ${terms.map(({ shareDays }) => shareDays)}::int[]) AS t (currency, days)
    JOIN rounds r ON r.currency = t.currency
      AND r.settled_at < ${joinedAt}::timestamptz + make_interval(days => t.days)
    WHERE r.member_id = ${id} AND r.status = 'settled' AND r.settled_at < ${until}
      AND r.settled_at >= greatest(${from}::timestamptz, ${joinedAt}::timestamptz)
    GROUP BY t.currency ORDER BY t.currency`.execute(work)
  return rows.flatMap(({ currency, ...sums }) => {
    const own = terms.find((one) => one.currency === currency)
    return own && sums.base > 0n ? [{ terms: own, ...sums }] : []
  })
}

type Awarding = {
  readonly siteId: SiteId
  readonly month: Month
  readonly friend: Brought
  readonly staked: Staked
}

async function award(work: Work, ledger: Ledger, given: Awarding): Promise<void> {
  const { siteId, month, friend, staked } = given
  const { base, earlier, terms } = staked
  const { currency, sharePpm: ppm, shareMax: max, version } = terms
  const { isSamePerson, isOpen } = friend
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
