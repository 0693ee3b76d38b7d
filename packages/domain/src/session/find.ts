import type { Currency } from '@oriel/core/currency'
import type { MemberId, SessionId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { createTravel } from '@oriel/db/travel-together'
import { hashSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import { fingerprintOf } from './fact.ts'
import type { Session, SessionSecrets } from './live.ts'
import { isAlive, shouldNoteSeen, timesOf } from './rules.ts'

/** The live session of an open member behind both secrets, on this site; null for anything less. */
export type FindSession = (
  secrets: SessionSecrets,
  siteId: SiteId,
  now: Date,
) => Promise<Session | null>

const TRIPS_MAX = 4
const GROUP_MAX = 50

/** One per process: every call of a member asks, and those of one moment ask together. */
export function createSessionFinder(rows: Rows): FindSession {
  const travel = createTravel<Buffer, Found | null>({
    tripsMax: TRIPS_MAX,
    groupMax: GROUP_MAX,
    marksOf: () => [],
    carry: (hashes) => findOpen(rows, hashes),
  })
  return async ({ token, binding }, siteId, now) => {
    const row = await travel(hashSecret(token))
    if (row?.site_id !== siteId || !row.binding_hash.equals(hashSecret(binding))) return null
    const times = timesOf(row)
    if (!isAlive(times, now)) return null
    if (shouldNoteSeen(times, now)) await noteSeen(rows, row.id, now)
    return {
      id: row.id as SessionId,
      siteId,
      memberId: row.member_id as MemberId,
      currency: row.currency as Currency,
      fingerprint: fingerprintOf(row.token_hash),
      mustChangePassword: row.must_change_password,
      provenAt: row.proven_at ?? row.created_at,
    }
  }
}

type Found = Awaited<ReturnType<typeof select>>[number]

const select = (rows: Rows, hashes: readonly Buffer[]) =>
  rows
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .selectAll('s')
    .select(['m.currency', 'm.must_change_password'])
    .where(sql<boolean>`s.token_hash = ANY (${[...hashes]}::bytea[])`)
    .where('m.state', '=', 'open')
    .execute()

async function findOpen(rows: Rows, hashes: readonly Buffer[]): Promise<(Found | null)[]> {
  const found = await select(rows, hashes)
  return hashes.map((hash) => found.find(({ token_hash }) => token_hash.equals(hash)) ?? null)
}

async function noteSeen(rows: Rows, id: string, now: Date): Promise<void> {
  const update = rows.updateTable('sessions').set({ seen_at: now }).where('id', '=', id)
  await update.where('seen_at', '<', now).execute()
}
