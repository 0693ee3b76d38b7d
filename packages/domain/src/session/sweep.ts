import type { MemberId } from '@oriel/core/id'
import type { Database, Work } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Removes expired login headers, login steps and hand-over codes. */
export async function sweepSignIns({ rows }: Database, now: Date): Promise<void> {
  await prune(
    rows,
    (count) => sql`DELETE FROM login_headers WHERE header_hash IN (
      SELECT header_hash FROM login_headers WHERE expires_at < ${now} LIMIT ${count})`,
  )
  await prune(
    rows,
    (count) => sql`DELETE FROM login_steps WHERE step_hash IN (
      SELECT step_hash FROM login_steps WHERE expires_at < ${now} LIMIT ${count})`,
  )
  await prune(
    rows,
    (count) => sql`DELETE FROM hand_over_codes WHERE code_hash IN (
      SELECT code_hash FROM hand_over_codes WHERE expires_at < ${now} LIMIT ${count})`,
  )
}

/** Removes sessions that ended more than 100 days ago. */
export const pruneSessions = ({ rows }: Database): Promise<number> =>
  prune(rows, (count, from) => sql`SELECT * FROM session_prune(${count}, ${from})`)

/** Sign-ins of a member that are half done: what opened them, a password, no longer counts. */
export async function dropOpenSignIns(work: Work, memberId: MemberId): Promise<void> {
  for (const table of ['login_steps', 'hand_over_codes'] as const) {
    await work.deleteFrom(table).where('member_id', '=', memberId).execute()
  }
}
