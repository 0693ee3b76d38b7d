import type { SiteId } from '@oriel/core/id'
import { writeUnits } from '@oriel/core/money'
import { dayOf, startOfDay, writeInstant } from '@oriel/core/time'
import type { Database, Rows } from '@oriel/db/database'
import { listSiteIds, timeZoneOf } from '@oriel/domain/site'
import { tellOwners } from '@oriel/domain/staff'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'

const DAY_MS = 86_400_000
/** In the morning of the site. */
const FROM_HOUR = 7

/** Each morning owners get the list of what was moved by hand the day before, a mail a site. */
export async function tellAdjustments(database: Database, keys: Keys, now: Date): Promise<number> {
  let told = 0
  for (const id of await listSiteIds(database.rows)) {
    told += await tellSite(database, keys, id, now)
  }
  return told
}

async function tellSite(
  database: Database,
  keys: Keys,
  siteId: SiteId,
  now: Date,
): Promise<number> {
  const zone = await timeZoneOf(database.rows, siteId)
  const today = startOfDay(dayOf(now, zone), zone)
  if (now.getTime() < today.getTime() + FROM_HOUR * 3_600_000) return 0
  const day = dayOf(new Date(today.getTime() - DAY_MS / 2), zone)
  const from = startOfDay(day, zone)
  if ((await linesOf(database.rows, siteId, { from, to: today, zone })).length === 0) return 0
  return database.transaction(async (work) => {
    const { rows } = await sql`INSERT INTO adjustment_days (site_id, day) VALUES (${siteId}, ${day})
      ON CONFLICT DO NOTHING RETURNING day`.execute(work)
    if (rows.length === 0) return 0
    const lines = await linesOf(work, siteId, { from, to: today, zone })
    const values = { day, lines }
    await tellOwners(work, keys, siteId, { template: 'staff_adjustments', values })
    return 1
  })
}

/** A mail is read; whoever needs more looks at the trail. */
const LINES_MAX = 200

type Span = { readonly from: Date; readonly to: Date; readonly zone: string }
type Row = {
  readonly at: Date
  readonly account: string
  readonly units: bigint
  readonly currency: string
  readonly kind: string
  readonly number: bigint
}

async function linesOf(rows: Rows, siteId: SiteId, { from, to, zone }: Span): Promise<string[]> {
  const { rows: found } = await sql<Row>`
    SELECT a.at, m.account, a.units, a.currency, a.kind, p.number
    FROM adjustments a JOIN members m ON m.id = a.member_id
      JOIN proposals p ON p.id = a.proposal_id
    WHERE a.site_id = ${siteId} AND a.at >= ${from} AND a.at < ${to}
    ORDER BY a.at LIMIT ${LINES_MAX}`.execute(rows)
  return found.map((row) => {
    const time = writeInstant(row.at, zone).slice(11, 16)
    const money = `${writeUnits(row.units)} ${row.currency}`
    return `${time} PR-${row.number} ${row.account} ${money}, ${row.kind}`
  })
}
