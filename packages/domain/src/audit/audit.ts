import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'

/** What can happen to an account. */
export type AuditKind =
  | 'login'
  | 'login_step'
  | 'logout'
  | 'session_ended'
  | 'registered'
  | 'verified'
  | 'password_changed'
  | 'password_reset'
  | 'recovery_code'
  | 'withdraw_password_changed'
  | 'withdraw_password_unlocked'
  | 'contact_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'totp_added'
  | 'totp_removed'
  | 'hand_over'
  | 'data_exported'
  | 'play_money_granted'

export type AuditLine = {
  readonly siteId: SiteId
  readonly memberId: MemberId | null
  readonly kind: AuditKind
  readonly ip: string | null
  /** Null: it was done. */
  readonly refused?: string | null
  /** Small, plain, and never a secret: what device, which step. */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>
}

/** Inside the work it is about, so that both happen or neither; refusals stand by themselves. */
export async function noteAudit(rows: Rows, line: AuditLine, now: Date): Promise<void> {
  await rows
    .insertInto('audit_events')
    .values({
      id: newId(),
      site_id: line.siteId,
      member_id: line.memberId,
      kind: line.kind,
      refused: line.refused ?? null,
      at: now,
      ip: line.ip,
      facts: JSON.stringify(line.facts ?? {}),
    })
    .execute()
}

export type AuditEvent = {
  readonly id: string
  readonly kind: AuditKind
  readonly refused: string | null
  readonly at: Date
  readonly ip: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** A member's own trail, the newest first, a page at a time. */
export async function listAudit(
  rows: Rows,
  memberId: MemberId,
  page: { readonly before: string | null; readonly limit: number },
): Promise<AuditEvent[]> {
  let query = rows
    .selectFrom('audit_events')
    .select(['id', 'kind', 'refused', 'at', 'ip', 'facts'])
    .where('member_id', '=', memberId)
  if (page.before !== null) query = query.where('id', '<', page.before)
  const found = await query.orderBy('id', 'desc').limit(page.limit).execute()
  return found.map((row) => ({
    ...row,
    kind: row.kind as AuditKind,
    facts: row.facts as Record<string, unknown>,
  }))
}
