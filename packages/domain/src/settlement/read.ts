import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { FileId, SettlementFile } from './rules.ts'
import * as store from './store.ts'

export type FileLine = SettlementFile & {
  readonly by: string
  /** Lines that are not as ours is, or wait for people. */
  readonly differ: number
  readonly taken: number
}

type Page = { readonly after: Date | null; readonly count: number }

/** Files of a site, the newest first. */
export async function listFiles(
  rows: Rows,
  siteId: SiteId,
  { after, count }: Page,
): Promise<{ readonly list: FileLine[]; readonly next: Date | null }> {
  let query = rows
    .selectFrom('settlement_files')
    .selectAll()
    .select([
      sql<number>`(SELECT count(*)::int FROM settlement_lines l
        WHERE l.made_at = settlement_files.made_at AND l.file_id = settlement_files.id
          AND l.outcome IN ('differs', 'waits'))`.as('differ'),
      sql<number>`(SELECT count(*)::int FROM settlement_lines l
        WHERE l.made_at = settlement_files.made_at AND l.file_id = settlement_files.id
          AND l.outcome = 'taken')`.as('taken'),
    ])
    .where('site_id', '=', siteId)
    .orderBy('made_at', 'desc')
    .limit(count + 1)
  if (after !== null) query = query.where('made_at', '<', after)
  const found = await query.execute()
  const list = found.slice(0, count).map((row) => {
    return { ...store.toFile(row), by: row.brought_by, differ: row.differ, taken: row.taken }
  })
  return { list, next: found.length > count ? (list.at(-1)?.madeAt ?? null) : null }
}

/** What a file says of one kind in one currency. */
export type KindSum = {
  readonly kind: string
  readonly currency: Currency
  readonly lines: number
  readonly matched: number
  readonly differ: number
  readonly taken: number
  readonly gross: Units
  readonly fee: Units
}

export async function readFile(
  rows: Rows,
  siteId: SiteId,
  id: string,
): Promise<{ readonly file: SettlementFile; readonly kinds: KindSum[] } | null> {
  const file = await store.findFile(rows, siteId, id as FileId)
  if (!file) return null
  const { rows: kinds } = await sql<KindSum>`
    SELECT kind, currency, count(*)::int AS lines,
      count(*) FILTER (WHERE outcome IN ('matched', 'posted'))::int AS matched,
      count(*) FILTER (WHERE outcome IN ('differs', 'waits', 'agreed'))::int AS differ,
      count(*) FILTER (WHERE outcome = 'taken')::int AS taken,
      sum(gross)::bigint AS gross, sum(fee)::bigint AS fee
    FROM settlement_lines WHERE made_at = ${file.madeAt} AND file_id = ${file.id}
    GROUP BY kind, currency ORDER BY currency, kind`.execute(rows)
  return { file, kinds }
}

export type ShownLine = {
  readonly line: number
  readonly kind: string
  readonly providerTx: string
  readonly reference: string
  readonly currency: Currency
  readonly gross: Units
  readonly fee: Units
  readonly outcome: string | null
  readonly reason: string | null
}

type LinesAsked = {
  readonly onlyDiffering: boolean
  readonly after: number
  readonly count: number
}

/** Lines of a file in their order, all of them or those that are not as ours is. */
export async function listLines(
  rows: Rows,
  { id, madeAt }: SettlementFile,
  { onlyDiffering, after, count }: LinesAsked,
): Promise<{ readonly list: ShownLine[]; readonly next: number | null }> {
  const which = onlyDiffering ? sql`AND outcome IN ('differs', 'taken', 'waits', 'agreed')` : sql``
  const { rows: found } = await sql<ShownLine>`
    SELECT line, kind, provider_tx AS "providerTx", reference, currency, gross, fee, outcome, reason
    FROM settlement_lines
    WHERE made_at = ${madeAt} AND file_id = ${id} AND line > ${after} ${which}
    ORDER BY line LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.line ?? null) : null }
}
