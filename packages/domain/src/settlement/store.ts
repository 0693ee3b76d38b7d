import { createHash } from 'node:crypto'
import { newId, type SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import type { SettlementLine } from '@oriel/domain/payment'
import { sql, type Selectable } from 'kysely'
import type { FileId, Outcome, SettlementFile } from './rules.ts'

export const toFile = (row: Selectable<Tables['settlement_files']>): SettlementFile => ({
  id: row.id as FileId,
  linkId: row.link_id,
  siteId: row.site_id as SiteId,
  day: row.day,
  sha: row.sha256.toString('hex'),
  state: row.state as SettlementFile['state'],
  brokenLine: row.broken_line,
  lineCount: row.line_count,
  compared: row.compared,
  madeAt: row.made_at,
})

export type Brought = {
  readonly linkId: string
  readonly siteId: SiteId
  readonly day: string
  readonly text: string
  readonly by: string
}
type Size = { readonly count: number; readonly brokenLine: number | null }

/** Null where the same file was brought before, or another one of that day. */
export async function insertFile(
  work: Work,
  { linkId, siteId, day, text, by }: Brought,
  { count, brokenLine }: Size,
): Promise<SettlementFile | null> {
  const row = await work
    .insertInto('settlement_files')
    .values({
      id: newId(),
      link_id: linkId,
      site_id: siteId,
      day,
      sha256: createHash('sha256').update(text).digest(),
      brought_by: by,
      state: brokenLine === null ? 'comparing' : 'broken',
      broken_line: brokenLine,
      line_count: count,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? toFile(row) : null
}

export async function findSame(
  rows: Rows,
  { linkId, day, text }: Pick<Brought, 'linkId' | 'day' | 'text'>,
): Promise<SettlementFile | null> {
  const row = await rows
    .selectFrom('settlement_files')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('day', '=', day)
    .where('sha256', '=', createHash('sha256').update(text).digest())
    .executeTakeFirst()
  return row ? toFile(row) : null
}

export async function insertLines(
  work: Work,
  { id, madeAt }: SettlementFile,
  lines: readonly SettlementLine[],
): Promise<void> {
  const of = <Value>(read: (one: SettlementLine) => Value): Value[] => lines.map(read)
  await sql`
    INSERT INTO settlement_lines (made_at, file_id, line, kind, provider_tx, reference, currency,
      gross, fee, occurred_at, settled_on)
    SELECT ${madeAt}, ${id}, * FROM unnest(${of((one) => one.line)}::int[],
      ${of((one) => one.kind)}::text[], ${of((one) => one.providerTx)}::text[],
      ${of((one) => one.reference)}::text[], ${of((one) => one.currency)}::text[],
      ${of((one) => one.gross)}::bigint[], ${of((one) => one.fee)}::bigint[],
      ${of((one) => one.occurredAt)}::timestamptz[], ${of((one) => one.settledOn)}::text[])`.execute(
    work,
  )
}

/** A file of a site. */
export async function findFile(
  rows: Rows,
  siteId: SiteId,
  id: FileId,
): Promise<SettlementFile | null> {
  const file = await findAnyFile(rows, id)
  return file?.siteId === siteId ? file : null
}

export async function findAnyFile(rows: Rows, id: FileId): Promise<SettlementFile | null> {
  const row = await rows
    .selectFrom('settlement_files')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toFile(row) : null
}

export async function findLine(
  rows: Rows,
  { id, madeAt }: SettlementFile,
  line: number,
): Promise<(SettlementLine & { readonly outcome: string | null }) | null> {
  const { rows: found } = await sql<Omit<SettlementLine, 'net'> & { outcome: string | null }>`
    SELECT line, kind, provider_tx AS "providerTx", reference, currency, gross, fee,
      occurred_at AS "occurredAt", settled_on AS "settledOn", outcome
    FROM settlement_lines
    WHERE made_at = ${madeAt} AND file_id = ${id} AND line = ${line}`.execute(rows)
  const [row] = found
  return row ? { ...row, net: row.gross - row.fee } : null
}

/** Of one file at a time, by one process at a time. */
export async function lockFile(work: Work, id: FileId): Promise<SettlementFile | null> {
  const row = await work
    .selectFrom('settlement_files')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'comparing')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ? toFile(row) : null
}

export async function listOpen(rows: Rows, limit: number): Promise<FileId[]> {
  const { rows: found } = await sql<{ id: FileId }>`
    SELECT id FROM settlement_files WHERE state = 'comparing'
    ORDER BY made_at LIMIT ${limit}`.execute(rows)
  return found.map(({ id }) => id)
}

/** The next lines that are not compared. */
export async function nextLines(
  work: Work,
  { id, madeAt, compared }: SettlementFile,
  count: number,
): Promise<SettlementLine[]> {
  const { rows } = await sql<Omit<SettlementLine, 'net'>>`
    SELECT line, kind, provider_tx AS "providerTx", reference, currency, gross, fee,
      occurred_at AS "occurredAt", settled_on AS "settledOn"
    FROM settlement_lines WHERE made_at = ${madeAt} AND file_id = ${id}
      AND line > ${compared} AND line <= ${compared + count} ORDER BY line`.execute(work)
  return rows.map((row) => ({ ...row, net: row.gross - row.fee }))
}

export type Compared = {
  readonly line: number
  readonly outcome: Outcome
  readonly reason: string | null
}

export async function keepCompared(
  work: Work,
  file: SettlementFile,
  compared: readonly Compared[],
): Promise<void> {
  const { id, madeAt, lineCount } = file
  const done = file.compared + compared.length
  const of = <Value>(read: (one: Compared) => Value): Value[] => compared.map(read)
  await sql`
    UPDATE settlement_lines s SET outcome = o.outcome, reason = o.reason
    FROM unnest(${of((one) => one.line)}::int[], ${of((one) => one.outcome)}::text[],
      ${of((one) => one.reason)}::text[]) AS o (line, outcome, reason)
    WHERE s.made_at = ${madeAt} AND s.file_id = ${id} AND s.line = o.line`.execute(work)
  await sql`
    UPDATE settlement_files SET compared = ${done},
      state = CASE WHEN ${done === lineCount} THEN 'done' ELSE state END,
      done_at = CASE WHEN ${done === lineCount} THEN house_now() END
    WHERE id = ${id}`.execute(work)
}
