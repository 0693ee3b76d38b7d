import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { csvLine } from '@oriel/core/csv'
import { newId, type SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { letLast } from '@oriel/db/let-last'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { exportKinds } from './registry.ts'
import type { ExportKind } from './kind.ts'

const ROWS_MAX = 1_000_000
const PAGE_ROWS = 5_000
const squeeze = promisify(gzip)

type Job = {
  readonly id: string
  readonly site_id: number
  readonly kind: string
  readonly filter: unknown
  readonly claim: string
}

/** Taken by somebody else, or stopped: this run has nothing more to say. */
class NotOurs extends Error {}

/** Writes the file that waits longest. False: none waits. */
export async function runNextExport(database: Database, most = ROWS_MAX): Promise<boolean> {
  const job = await claim(database.rows)
  if (!job) return false
  try {
    await writeFile(database, job, most)
  } catch (error) {
    if (error instanceof NotOurs) return true
    await end(database.rows, job, 'failed', 'server_error')
    throw error
  }
  return true
}

/** One that a worker left in its midst is begun anew. */
async function claim(rows: Rows): Promise<Job | null> {
  const { rows: found } = await sql<Job>`
    UPDATE export_jobs SET state = 'running', claim = ${newId()}, done = 0, bytes = 0,
      claimed_until = house_now() + interval '1 minute'
    WHERE id = (SELECT id FROM export_jobs WHERE state IN ('waiting', 'running')
      AND coalesce(claimed_until, 'epoch') < house_now()
      ORDER BY made_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, site_id, kind, filter, claim`.execute(rows)
  const [job] = found
  if (!job) return null
  await sql`DELETE FROM export_chunks WHERE job_id = ${job.id}`.execute(rows)
  return job
}

async function writeFile(database: Database, job: Job, most: number): Promise<void> {
  const one = exportKinds.get(job.kind)
  if (!one) return end(database.rows, job, 'failed', 'server_error')
  const asked = z.parse(one.filter, job.filter)
  await database.snapshot(async (rows) => {
    // One snapshot for the whole file.
    await letLast(rows, '15min')
    const counted = await one.count(rows, job.site_id as SiteId, asked, most + 1)
    await noteCounted(database.rows, job, counted)
    if (counted > most) return end(database.rows, job, 'failed', 'too_many_rows')
    await writePages(database, rows, job, one, asked)
    return end(database.rows, job, 'ready', null)
  })
}

async function writePages(
  database: Database,
  rows: Rows,
  job: Job,
  one: ExportKind,
  asked: unknown,
): Promise<void> {
  let after: unknown = null
  for (let number = 0; after !== undefined; number += 1) {
    const page = await one.read(rows, job.site_id as SiteId, asked, { after, count: PAGE_ROWS })
    const head = number === 0 ? csvLine(one.columns) : ''
    const body = await squeeze(head + page.lines.map(csvLine).join(''))
    await keepChunk(database, job, { number, body, lines: page.lines.length })
    after = page.next
  }
}

async function keepChunk(
  database: Database,
  job: Job,
  { number, body, lines }: { number: number; body: Buffer; lines: number },
): Promise<void> {
  await database.transaction(async (work) => {
    const { rows } = await sql`
      UPDATE export_jobs SET done = done + ${lines}, bytes = bytes + ${body.length},
        claimed_until = house_now() + interval '1 minute'
      WHERE id = ${job.id} AND claim = ${job.claim} AND state = 'running' RETURNING id`.execute(
      work,
    )
    if (rows.length === 0) throw new NotOurs()
    await work.insertInto('export_chunks').values({ job_id: job.id, number, body }).execute()
  })
}

async function noteCounted(rows: Rows, { id, claim: own }: Job, counted: number): Promise<void> {
  await sql`UPDATE export_jobs SET counted = ${counted} WHERE id = ${id} AND claim = ${own}`.execute(
    rows,
  )
}

async function end(
  rows: Rows,
  job: Job,
  state: 'ready' | 'failed',
  because: string | null,
): Promise<void> {
  await sql`UPDATE export_jobs SET state = ${state}, because = ${because}, ended_at = house_now()
    WHERE id = ${job.id} AND claim = ${job.claim} AND state = 'running'`.execute(rows)
}

/** A file is there for a day. */
export const pruneExports = (rows: Rows): Promise<number> =>
  prune(rows, () => sql`SELECT export_job_prune(20) AS removed`, { count: 20 })
