import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { listSiteIds, timeZoneOf } from '@oriel/domain/site'
import { sql } from 'kysely'
import { dueMonth, firstMonth, monthNamed, monthsUntil, overdueMs, type Month } from './rules.ts'

type Books = {
  readonly now: Date
  /** When the site first promised anything. */
  readonly since: Date | null
  /** The first month in the books of runs, and those that are finished. */
  readonly first: string | null
  readonly finished: readonly string[]
}

/**
 * The oldest month of a site that has rested and is not finished; null: all are. A month that no
 * worker was there for is not left out, however long ago it was.
 */
async function findOldest(
  rows: Rows,
  siteId: SiteId,
): Promise<{ readonly month: Month; readonly now: Date } | null> {
  const { rows: found } = await sql<Books>`
    SELECT house_now() AS now,
      (SELECT min(valid_from) FROM recommend_terms WHERE site_id = ${siteId}) AS since,
      min(month) AS first,
      coalesce(array_agg(month) FILTER (WHERE finished_at IS NOT NULL), '{}') AS finished
    FROM recommend_runs WHERE site_id = ${siteId}`.execute(rows)
  const [books] = found
  if (!books) throw new Error('the database did not say what time it is')
  const { now, since, finished } = books
  const timeZone = await timeZoneOf(rows, siteId)
  const due = dueMonth(now, timeZone).name
  const first = books.first ?? (since === null ? due : firstMonth(since, timeZone))
  const name = monthsUntil(first, due).find((one) => !finished.includes(one))
  return name === undefined ? null : { month: monthNamed(name, timeZone), now }
}

/** The month that is worked out next, with its row in the books of runs. */
export async function openMonth(rows: Rows, siteId: SiteId): Promise<Month | null> {
  const oldest = await findOldest(rows, siteId)
  if (!oldest) return null
  await sql`INSERT INTO recommend_runs (site_id, month) VALUES (${siteId}, ${oldest.month.name})
    ON CONFLICT DO NOTHING`.execute(rows)
  return oldest.month
}

export type RecommendFigures = {
  /** How long the oldest month of any site waits to be worked out. */
  readonly overdueSeconds: number
  /** Awards that wait although whoever they are for is open, or gone. */
  readonly waiting: number
}

export async function readRecommendFigures(rows: Rows): Promise<RecommendFigures> {
  let overdue = 0
  for (const siteId of await listSiteIds(rows)) {
    const oldest = await findOldest(rows, siteId)
    if (oldest) overdue = Math.max(overdue, overdueMs(oldest.month, oldest.now))
  }
  const { rows: found } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM recommend_awards a JOIN members m ON m.id = a.member_id
    WHERE a.state = 'waiting' AND m.state IN ('open', 'removed')`.execute(rows)
  return { overdueSeconds: Math.floor(overdue / 1_000), waiting: found[0]?.waiting ?? 0 }
}
