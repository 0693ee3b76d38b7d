import type { SessionId } from '@oriel/core/id'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { noteAudit } from '@oriel/domain/audit'
import { proveOwnPassword } from '@oriel/domain/member'
import type { PasswordReason } from '@oriel/domain/password'
import { tryRate } from '@oriel/domain/rate'
import { hasTotp, takeTotp } from '@oriel/domain/totp'
import type { Guard } from './attempt.ts'
import type { Session } from './live.ts'
import { codeRates } from './rules.ts'

export type ProofReason = PasswordReason | 'totp_unset' | 'totp_wrong' | 'totp_used'

/** The password, or the code of the authenticator app where the password is empty. */
type Given = { readonly password: string; readonly code: string; readonly ip: string }

/** The member shows once more who they are; what protects an account asks for that to be fresh. */
export async function proveSession(
  guard: Guard,
  session: Session,
  { password, code, ip }: Given,
  now: Date,
): Promise<Outcome<void, ProofReason>> {
  const { rows } = guard.database
  const { id, siteId, memberId } = session
  const refusal =
    password === '' && code !== ''
      ? await proveCode(guard, session, code, now)
      : await proveOwnPassword(guard, memberId, password, now)
  const line = { siteId, memberId, kind: 'proof', ip, refused: refusal?.reason ?? null } as const
  await noteAudit(rows, line, now)
  if (refusal) return refusal
  await noteProven(rows, id, now)
  return done()
}

/** The member of this session has just shown who they are. */
export async function noteProven(rows: Rows, id: SessionId, now: Date): Promise<void> {
  const update = rows.updateTable('sessions').set({ proven_at: now }).where('id', '=', id)
  await update
    .where('ended_at', 'is', null)
    .where(sql<Date>`coalesce(proven_at, created_at)`, '<', now)
    .execute()
}

async function proveCode(
  { database: { rows }, keys }: Guard,
  session: Session,
  code: string,
  now: Date,
): Promise<Refused<ProofReason> | null> {
  if (!(await tryRate(rows, keys, codeRates(session), now))) return refuse('password_too_often')
  if (!(await hasTotp(rows, session.memberId))) return refuse('totp_unset')
  const taken = await takeTotp(rows, keys, session.memberId, code.replaceAll(/\s/g, ''), now)
  return taken === 'right' ? null : refuse(`totp_${taken}`)
}
