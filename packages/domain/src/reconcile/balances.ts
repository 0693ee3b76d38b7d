import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { playerOf } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { tellAgreement, tellDifference } from './differ.ts'
import { noteCheck, type CheckReport } from './note.ts'
import { isCertain } from './rules.ts'
import type { Comparing } from './transfers.ts'

const LOOKED_MAX = 60
/** After this long an empty place is believed to be empty. */
const EMPTIED = '2 hours'

type Place = {
  readonly member_id: MemberId
  readonly provider_id: string
  readonly currency: Currency
  /** What should lie there: the mirror, and what waits in suspense for its rounds. */
  readonly expected: Units
  /** Counts what has moved: unchanged, nothing has. */
  readonly version: bigint
  readonly difference: Units | null
  readonly since: Date | null
  readonly pulled_at: Date | null
  readonly now: Date
}

/** Idle: nothing is played there or on its way, and money lies there or lay there lately. */
const places = (only: Pick<Place, 'member_id' | 'provider_id' | 'currency'> | null) => sql<Place>`
  SELECT p.member_id, p.provider_id, p.currency,
    (coalesce(a.balance, 0) + coalesce(s.amount, 0))::bigint AS expected,
    (coalesce(a.version, 0) + coalesce(s.turn, 0))::bigint AS version,
    r.difference, r.since, f.pulled_at, house_time() AS now
  FROM provider_players p
  JOIN provider_links l ON l.provider_id = p.provider_id AND l.wallet = 'transfer'
  LEFT JOIN ledger_accounts a ON a.owner = p.member_id AND a.kind = 'mirror'
    AND a.party = p.provider_id AND a.currency = p.currency
  LEFT JOIN round_suspenses s ON s.member_id = p.member_id AND s.provider_id = p.provider_id
    AND s.currency = p.currency
  LEFT JOIN reconcile_places r ON r.member_id = p.member_id AND r.provider_id = p.provider_id
    AND r.currency = p.currency
  LEFT JOIN round_feeds f ON f.provider_id = p.provider_id
  WHERE (${only === null} OR (p.member_id, p.provider_id, p.currency)
      = (${only?.member_id ?? null}::uuid, ${only?.provider_id ?? null}, ${only?.currency ?? null}))
    AND p.ext_id IS NOT NULL
    AND (p.holds_since IS NOT NULL OR r.difference <> 0
      OR a.moved_at > house_now() - ${EMPTIED}::interval)
    AND NOT EXISTS (SELECT FROM plays y WHERE y.member_id = p.member_id
      AND y.provider_id = p.provider_id AND y.ended_at IS NULL)
    AND NOT EXISTS (SELECT FROM transfers t WHERE t.member_id = p.member_id
      AND t.provider_id = p.provider_id AND t.ended_at IS NULL)
  ORDER BY r.looked_at NULLS FIRST LIMIT ${LOOKED_MAX}`

/** I12 and F23: what lies at providers, against our books, for whoever does not play there now. */
export async function checkBalances(
  { database: { rows }, providers }: Comparing,
  now: Date,
): Promise<CheckReport> {
  const { rows: idle } = await places(null).execute(rows)
  const broken: string[] = []
  for (const place of idle) {
    const port = await providers.port(place.provider_id)
    const answer = await port?.balance(playerOf(place.member_id, place.currency))
    if (answer?.kind !== 'done') continue
    const { rows: again } = await places(place).execute(rows)
    const [after] = again
    // Something moved while we asked: what was compared are two moments.
    if (!after || after.version !== place.version) continue
    const difference = answer.value.balance + answer.value.staked - place.expected
    if (await judge(rows, after, difference, now)) broken.push(subjectOf(place))
  }
  return noteCheck(rows, 'balances', idle.length, broken)
}

const subjectOf = (place: Pick<Place, 'member_id' | 'currency'>): string =>
  `${place.member_id} ${place.currency}`

async function judge(rows: Rows, place: Place, difference: Units, now: Date): Promise<boolean> {
  const before =
    place.difference === null || place.since === null
      ? null
      : { difference: place.difference, since: place.since }
  const { provider_id: providerId, currency } = place
  const about = { providerId, kind: 'balance', subject: subjectOf(place) } as const
  const isFound = isCertain({ difference, before, feedReadAt: place.pulled_at, now: place.now })
  if (isFound) {
    const detail = { expected: place.expected.toString() }
    await tellDifference(rows, { ...about, currency, difference, detail }, now)
  } else if (difference === 0n) await tellAgreement(rows, about)
  await sql`
    INSERT INTO reconcile_places AS r
      (member_id, provider_id, currency, looked_at, difference, since)
    VALUES (${place.member_id}, ${providerId}, ${currency}, house_now(), ${difference}::bigint, house_now())
    ON CONFLICT (member_id, provider_id, currency) DO UPDATE SET looked_at = house_now(),
      since = CASE WHEN r.difference = excluded.difference THEN r.since ELSE house_now() END,
      difference = excluded.difference`.execute(rows)
  return isFound
}
