import type { MemberId, SessionId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { EndedBecause, OpenedWith } from './live.ts'

export type PastSession = {
  readonly id: SessionId
  readonly openedWith: OpenedWith
  readonly device: string
  readonly ip: string | null
  readonly createdAt: Date
  readonly seenAt: Date
  readonly endedAt: Date | null
  readonly endedBecause: EndedBecause | null
}

/** A member's sessions, the newest first, a page at a time. Ids grow with time. */
export async function listSessions(
  rows: Rows,
  memberId: MemberId,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<PastSession[]> {
  let query = rows.selectFrom('sessions').selectAll().where('member_id', '=', memberId)
  if (after !== null) query = query.where('id', '<', after)
  const found = await query.orderBy('id', 'desc').limit(limit).execute()
  return found.map((row) => ({
    id: row.id as SessionId,
    openedWith: row.opened_with as OpenedWith,
    device: row.device,
    ip: row.ip,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    endedAt: row.ended_at,
    endedBecause: row.ended_because as EndedBecause | null,
  }))
}
