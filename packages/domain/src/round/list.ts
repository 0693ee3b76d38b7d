import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { RoundSpan } from './span.ts'

/** A round as its member sees it. */
export type MemberRound = {
  readonly providerId: string
  readonly providerName: string
  readonly roundId: string
  readonly typeId: number | null
  readonly gameName: string
  readonly status: 'settled' | 'void'
  readonly currency: Currency
  readonly stake: Units
  readonly payout: Units
  readonly startedAt: Date
  readonly settledAt: Date
}

export type RoundSearch = Pick<RoundSpan, 'from' | 'until'> & {
  readonly memberId: MemberId
  readonly providerId: string | null
  readonly typeId: number | null
}

export type RoundTotal = {
  readonly currency: Currency
  readonly count: number
  readonly stake: Units
  readonly payout: Units
}

export type RoundsPage = { readonly rounds: readonly MemberRound[]; readonly next: string | null }

const PAGE_MAX = 50

/** With the name of its game in the reader's language, or what the provider calls it. */
const columnsFor = (locale: Locale) => sql`
  r.provider_id AS "providerId", coalesce(p.name, r.provider_id) AS "providerName",
  r.round_id AS "roundId", r.type_id AS "typeId", r.status, r.currency, r.stake, r.payout,
  r.started_at AS "startedAt", r.settled_at AS "settledAt",
  coalesce((SELECT n.name FROM game_names n WHERE n.game_id = r.game_id
    AND n.language IN (${locale}, 'en_US') ORDER BY n.language = ${locale} DESC LIMIT 1),
    r.title) AS "gameName"`

const found = ({ memberId, from, until, providerId, typeId }: RoundSearch) => sql`
  r.member_id = ${memberId} AND r.settled_at >= ${from} AND r.settled_at < ${until}
  AND (${providerId}::text IS NULL OR r.provider_id = ${providerId})
  AND (${typeId}::smallint IS NULL OR r.type_id = ${typeId})`

const CURSOR = /^(\d{1,14})\.(GP[A-Z0-9_]{1,10})\.([A-Za-z0-9_.:-]{1,80})$/

/** What a filter finds, the newest first. Anything that is no cursor of ours begins anew. */
export async function listRounds(
  rows: Rows,
  filter: RoundSearch,
  page: { readonly locale: Locale; readonly after: string | null; readonly count: number },
): Promise<RoundsPage> {
  const count = Math.min(page.count, PAGE_MAX)
  const last = CURSOR.exec(page.after ?? '')
  const place = [new Date(Number(last?.[1] ?? 0)), last?.[2] ?? '', last?.[3] ?? ''] as const
  const { rows: list } = await sql<MemberRound>`
    SELECT ${columnsFor(page.locale)} FROM rounds r
    LEFT JOIN game_providers p ON p.id = r.provider_id
    WHERE ${found(filter)}
      AND (${last === null} OR (r.settled_at, r.provider_id, r.round_id)
        < (${place[0]}, ${place[1]}, ${place[2]}))
    ORDER BY r.settled_at DESC, r.provider_id DESC, r.round_id DESC
    LIMIT ${count + 1}`.execute(rows)
  const shown = list.slice(0, count)
  const end = shown.at(-1)
  const next =
    end && list.length > count
      ? `${end.settledAt.getTime()}.${end.providerId}.${end.roundId}`
      : null
  return { rounds: shown, next }
}

/** Sums of all that a filter finds, by currency. Void rounds are not counted. */
export async function sumRounds(rows: Rows, filter: RoundSearch): Promise<RoundTotal[]> {
  const { rows: totals } = await sql<RoundTotal>`
    SELECT r.currency, count(*)::int AS count, sum(r.stake)::bigint AS stake,
      sum(r.payout)::bigint AS payout
    FROM rounds r WHERE ${found(filter)} AND r.status = 'settled'
    GROUP BY r.currency ORDER BY r.currency`.execute(rows)
  return totals
}

/** Where a member has ever played. */
export async function listPlayedProviders(
  rows: Rows,
  memberId: MemberId,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return rows
    .selectFrom('round_turnovers as t')
    .innerJoin('game_providers as p', 'p.id', 't.provider_id')
    .select(['p.id', 'p.name'])
    .distinct()
    .where('t.member_id', '=', memberId)
    .orderBy('p.name')
    .execute()
}

/** One round of this member; null for one that is not theirs, as for one that is not there. */
export async function findRound(
  rows: Rows,
  memberId: MemberId,
  { providerId, roundId, locale }: { providerId: string; roundId: string; locale: Locale },
): Promise<MemberRound | null> {
  const { rows: list } = await sql<MemberRound>`
    SELECT ${columnsFor(locale)} FROM round_claims k
    JOIN rounds r ON r.settled_at = k.settled_at AND r.provider_id = k.provider_id
      AND r.round_id = k.round_id AND r.member_id = k.member_id
    LEFT JOIN game_providers p ON p.id = r.provider_id
    WHERE k.provider_id = ${providerId} AND k.round_id = ${roundId}
      AND k.member_id = ${memberId}`.execute(rows)
  return list[0] ?? null
}
