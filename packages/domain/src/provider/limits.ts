import type { Currency } from '@oriel/core/currency'
import { MOVE_MAX, type Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** Largest stake of one bet, and largest payout of a round without an operator's decision. */
export type Limit = {
  readonly currency: Currency
  /** Empty: all providers without a row of their own. */
  readonly providerId: string
  /** Empty: all titles without a row of their own. */
  readonly title: string
  readonly stakeMax: Units
  readonly winMax: Units
}

type Asked = { readonly title: string; readonly currency: Currency }

/** Win limit of each title and currency, in the order asked. The most specific row counts. */
export async function findWinMax(
  rows: Rows,
  providerId: string,
  asked: readonly Asked[],
): Promise<Units[]> {
  if (asked.length === 0) return []
  const { rows: found } = await sql<{ win_max: bigint | null }>`
    SELECT (SELECT t.win_max FROM provider_limits t
      WHERE t.currency = a.currency AND t.provider_id IN ('', ${providerId})
        AND t.title IN ('', a.title)
      ORDER BY t.provider_id DESC, t.title DESC LIMIT 1) AS win_max
    FROM unnest(${asked.map(({ title }) => title)}::text[],
      ${asked.map(({ currency }) => currency)}::text[]) WITH ORDINALITY AS a (title, currency, place)
    ORDER BY a.place`.execute(rows)
  return found.map(({ win_max: winMax }) => winMax ?? MOVE_MAX)
}

export async function listLimits(rows: Rows): Promise<Limit[]> {
  const found = await rows
    .selectFrom('provider_limits')
    .select(['currency', 'provider_id', 'title', 'stake_max', 'win_max'])
    .orderBy('provider_id')
    .orderBy('title')
    .orderBy('currency')
    .execute()
  return found.map((row) => ({
    currency: row.currency as Currency,
    providerId: row.provider_id,
    title: row.title,
    stakeMax: row.stake_max,
    winMax: row.win_max,
  }))
}

export async function saveLimit(rows: Rows, limit: Limit): Promise<void> {
  const { currency, providerId, title, stakeMax, winMax } = limit
  const values = { stake_max: stakeMax, win_max: winMax, updated_at: sql<Date>`house_now()` }
  await rows
    .insertInto('provider_limits')
    .values({ currency, provider_id: providerId, title, ...values })
    .onConflict((conflict) =>
      conflict.columns(['currency', 'provider_id', 'title']).doUpdateSet(values),
    )
    .execute()
}
