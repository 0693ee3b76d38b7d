import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { countRefusal, listRefusals } from './refusals.ts'

export { dropAuditMonths, makeAuditMonths } from './months.ts'
export { OFFICE_CHAIN } from './office-chain.ts'
export {
  listMemberEvents,
  listOfficeEvents,
  proveOfficeEvent,
  type OfficeEvent,
  type TrailProof,
} from './office-read.ts'
export {
  noteLook,
  noteOffice,
  type OfficeEventId,
  type OfficeLine,
  type Subject,
} from './office.ts'
export { listRefusals, type Refusal } from './refusals.ts'

/** What can happen to an account. */
export type AuditKind =
  | 'login'
  | 'login_step'
  | 'logout'
  | 'office_sign_in'
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
  | 'notice_changed'
  | 'play_money_granted'
  | 'money_adjusted'
  | 'held_win_decided'
  | 'withdrawal_decided'
  | 'state_changed'
  | 'removal_asked'
  | 'removal_called_off'
  | 'removal_stopped'
  | 'removed'
  | 'card_added'
  | 'card_default'
  | 'card_removed'
  | 'card_asked'
  | 'card_verified'
  | 'card_refused'
  | 'proof'

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

/** Inside the work it is about, so that both happen or neither; a refusal is only counted. */
export async function noteAudit(rows: Rows, line: AuditLine, now: Date): Promise<void> {
  if (line.refused) return countRefusal(rows, { ...line, refused: line.refused }, now)
  await rows
    .insertInto('audit_events')
    .values({
      id: newId(),
      site_id: line.siteId,
      member_id: line.memberId,
      kind: line.kind,
      refused: null,
      at: now,
      ip: line.ip,
      facts: JSON.stringify(line.facts ?? {}),
    })
    .execute()
}

export type AuditEvent = {
  readonly kind: AuditKind
  /** Null: it was done. Refusals of one day and reason are one line with their count. */
  readonly refused: string | null
  readonly at: Date
  readonly ip: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** A member's own trail, the newest first. */
export async function listAudit(
  rows: Rows,
  memberId: MemberId,
  limit: number,
): Promise<AuditEvent[]> {
  const done = await rows
    .selectFrom('audit_events')
    .select(['kind', 'refused', 'at', 'ip', 'facts'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const events = done.map((row) => ({
    ...row,
    kind: row.kind as AuditKind,
    facts: row.facts as Record<string, unknown>,
  }))
  const refusals = await listRefusals(rows, memberId, limit)
  const refused = refusals.map(({ kind, refused: why, lastAt: at, lastIp: ip, count, facts }) => {
    return { kind, refused: why, at, ip, facts: { ...facts, count } }
  })
  return [...events, ...refused]
    .toSorted((left, right) => right.at.getTime() - left.at.getTime())
    .slice(0, limit)
}
