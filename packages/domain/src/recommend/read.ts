import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { money, type Money, type Units } from '@oriel/core/money'
import { dayOf, startOfDay } from '@oriel/core/time'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { maskAccount } from './rules.ts'

type Page = { readonly after: string | null; readonly count: number }
type PageOf<Item> = { readonly list: Item[]; readonly next: string | null }

const pageOf = <Item extends { readonly cursor: string }>(
  found: readonly Item[],
  count: number,
): PageOf<Item> => {
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.cursor ?? null) : null }
}

export type Award = {
  readonly cursor: string
  readonly friend: string
  readonly month: string
  readonly currency: Currency
  readonly base: Units
  readonly ratePpm: number
  readonly amount: Units
  readonly state: 'paid' | 'waiting' | 'refused'
  readonly because: string | null
  readonly madeAt: Date
}

const awardColumns = sql`a.number::text AS cursor, a.month, a.currency, a.base, a.amount, a.state,
  a.because, a.made_at AS "madeAt", (SELECT t.share_ppm FROM recommend_terms t
    WHERE t.site_id = a.site_id AND t.currency = a.currency AND t.version = a.version) AS "ratePpm"`

/** A member's awards, the newest first. Friends are masked. */
export async function listAwards(
  rows: Rows,
  memberId: MemberId,
  { after, count }: Page,
): Promise<PageOf<Award>> {
  const { rows: found } = await sql<Award>`
    SELECT ${awardColumns}, f.account AS friend FROM recommend_awards a
    JOIN members f ON f.id = a.friend_id
    WHERE a.member_id = ${memberId} ${after === null ? sql`` : sql`AND a.number < ${after}::bigint`}
    ORDER BY a.number DESC LIMIT ${count + 1}`.execute(rows)
  return pageOf(
    found.map((one) => ({ ...one, friend: maskAccount(one.friend) })),
    count,
  )
}

export type SiteAward = Award & { readonly memberId: MemberId; readonly account: string }

/** All awards of a site, the newest first, for people of the house: accounts as they are. */
export async function listSiteAwards(
  rows: Rows,
  siteId: SiteId,
  { after, count }: Page,
): Promise<PageOf<SiteAward>> {
  const { rows: found } = await sql<SiteAward>`
    SELECT ${awardColumns}, f.account AS friend, a.member_id AS "memberId", m.account
    FROM recommend_awards a JOIN members f ON f.id = a.friend_id JOIN members m ON m.id = a.member_id
    WHERE a.site_id = ${siteId} ${after === null ? sql`` : sql`AND a.number < ${after}::bigint`}
    ORDER BY a.number DESC LIMIT ${count + 1}`.execute(rows)
  return pageOf(found, count)
}

export type Friend = {
  readonly cursor: string
  readonly friend: string
  readonly joinedAt: Date
  /** Valid stakes of the months that are worked out, in each currency apart. */
  readonly staked: readonly Money[]
  readonly currency: Currency
  readonly lastSeenAt: Date | null
}

type Row = Omit<Friend, 'staked'> & { readonly staked: readonly string[] }

function stakedOf(text: string): Money {
  const [currency, units = '0'] = text.split(' ')
  return money(BigInt(units), currency as Currency)
}

/** Whom a member has brought, the newest first. */
export async function listFriends(
  rows: Rows,
  memberId: MemberId,
  { after, count }: Page,
): Promise<PageOf<Friend>> {
  const isAfter =
    after === null
      ? sql``
      : sql`AND (i.created_at, i.member_id) < (SELECT b.created_at, b.member_id
          FROM member_introducers b WHERE b.member_id = ${after}::uuid
            AND b.recommender_id = ${memberId})`
  const { rows: found } = await sql<Row>`
    SELECT i.member_id::text AS cursor, f.account AS friend, i.created_at AS "joinedAt", f.currency,
      ARRAY(SELECT a.currency || ' ' || sum(a.base) FROM recommend_awards a
        WHERE a.friend_id = i.member_id GROUP BY a.currency ORDER BY a.currency) AS staked,
      (SELECT s.seen_at FROM sessions s WHERE s.member_id = i.member_id
        ORDER BY s.created_at DESC LIMIT 1) AS "lastSeenAt"
    FROM member_introducers i JOIN members f ON f.id = i.member_id
    WHERE i.recommender_id = ${memberId} ${isAfter}
    ORDER BY i.created_at DESC, i.member_id DESC LIMIT ${count + 1}`.execute(rows)
  return pageOf(
    found.map((one) => ({
      ...one,
      friend: maskAccount(one.friend),
      staked: one.staked.map(stakedOf),
    })),
    count,
  )
}

export type AwardSums = {
  readonly today: Units
  readonly month: Units
  readonly total: Units
  readonly friends: number
}

/** What a member was given for friends: today, this month and in all, by the clock of the site. */
export async function readSums(
  rows: Rows,
  member: { readonly id: MemberId; readonly currency: Currency },
  now: Date,
  timeZone: string,
): Promise<AwardSums> {
  const day = dayOf(now, timeZone)
  const today = startOfDay(day, timeZone)
  const month = startOfDay(`${day.slice(0, 7)}-01`, timeZone)
  const { rows: found } = await sql<AwardSums>`
    SELECT coalesce(sum(amount) FILTER (WHERE made_at >= ${today}), 0)::bigint AS today,
      coalesce(sum(amount) FILTER (WHERE made_at >= ${month}), 0)::bigint AS month,
      coalesce(sum(amount), 0)::bigint AS total,
      (SELECT count(*)::int FROM member_introducers WHERE recommender_id = ${member.id}) AS friends
    FROM recommend_awards WHERE member_id = ${member.id} AND currency = ${member.currency}
      AND state = 'paid'`.execute(rows)
  return found[0] ?? { today: 0n, month: 0n, total: 0n, friends: 0 }
}
