import type { MemberId } from '@oriel/core/id'
import type { Database, Work } from '@oriel/db/database'

/** What nobody came back for. Few at a time come into question: all of it lives for minutes. */
export async function sweepSignIns(database: Database, now: Date): Promise<void> {
  for (const table of ['login_headers', 'login_steps', 'hand_over_codes'] as const) {
    await database.rows.deleteFrom(table).where('expires_at', '<', now).execute()
  }
}

/** Sign-ins of a member that are half done: what opened them, a password, no longer counts. */
export async function dropOpenSignIns(work: Work, memberId: MemberId): Promise<void> {
  for (const table of ['login_steps', 'hand_over_codes'] as const) {
    await work.deleteFrom(table).where('member_id', '=', memberId).execute()
  }
}
