import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { ExportId } from './ask.ts'

const unpack = promisify(gunzip)

export type ExportState = 'waiting' | 'running' | 'ready' | 'failed' | 'stopped' | 'gone'
export type ExportLine = {
  readonly id: ExportId
  readonly number: bigint
  readonly kind: string
  readonly filter: Readonly<Record<string, string>>
  readonly state: ExportState
  readonly because: string | null
  readonly counted: bigint | null
  readonly done: bigint
  readonly bytes: bigint
  readonly madeAt: Date
  readonly endedAt: Date | null
  readonly fetchedAt: Date | null
}

/** A person's own exports of a site, the newest first. */
export async function listExports(
  rows: Rows,
  { siteId, personId }: { readonly siteId: SiteId; readonly personId: string },
  { after, count }: { readonly after: bigint | null; readonly count: number },
): Promise<{ readonly list: ExportLine[]; readonly next: bigint | null }> {
  const { rows: found } = await sql<ExportLine>`
    SELECT id, number, kind, filter, state, because, counted, done, bytes, made_at AS "madeAt",
      ended_at AS "endedAt", fetched_at AS "fetchedAt"
    FROM export_jobs WHERE person_id = ${personId} AND site_id = ${siteId}
      AND number < coalesce(${after}::bigint, 9223372036854775807)
    ORDER BY number DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.number ?? null) : null }
}

/**
 * The file, part by part: one is read when the one before has been taken. Parts are unpacked here:
 * browsers read only the first of several that are packed one after the other.
 */
export async function* readChunks(rows: Rows, id: ExportId): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const { rows: found } = await sql<{ body: Buffer }>`
      SELECT body FROM export_chunks WHERE job_id = ${id} AND number = ${number}`.execute(rows)
    const [chunk] = found
    if (!chunk) return
    yield await unpack(chunk.body)
  }
}
