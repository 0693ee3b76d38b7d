import { newId, type Id, type MemberId, type SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

export type OfficeEventId = Id<'office-event'>

/** What something was done to or looked at: a member, a proposal, a switch. */
export type Subject = { readonly kind: string; readonly id: string }

/** A line of the office's trail: who did or saw what, and how it ended. */
export type OfficeLine = {
  readonly siteId: SiteId | null
  /** The account, or what stands for it where no person is signed in: `command line`. */
  readonly actor: string
  readonly staffId?: string | null
  readonly personId?: string | null
  readonly sessionId?: string | null
  readonly role?: string | null
  readonly ip?: string | null
  readonly permission: string
  readonly subject: Subject
  /** Whose money or rights it touched: they read it on their own page. */
  readonly memberId?: MemberId | null
  /** `done`, or the reason it was refused for. */
  readonly outcome: string
  readonly reason?: string | null
  readonly before?: Readonly<Record<string, unknown>> | null
  readonly after?: Readonly<Record<string, unknown>> | null
  readonly proposalId?: string | null
  readonly traceId?: string | null
}

/** So long one look of a session at one thing counts as the same look. */
const SAME_LOOK = '5 minutes'

/** A look at something: a page that reads again what it shows has not looked again. */
export async function noteLook(work: Rows, line: Omit<OfficeLine, 'outcome'>): Promise<void> {
  const { rows: before } = await sql`
    SELECT FROM office_events WHERE subject_id = ${line.subject.id}
      AND subject_kind = ${line.subject.kind} AND session_id = ${line.sessionId ?? null}
      AND outcome = 'seen' AND at > house_now() - ${SAME_LOOK}::interval LIMIT 1`.execute(work)
  if (before.length === 0) await noteOffice(work, { ...line, outcome: 'seen' })
}

/** Inside the work it is about: both are kept, or neither. */
export async function noteOffice(work: Rows, line: OfficeLine): Promise<OfficeEventId> {
  const id = newId<'office-event'>()
  await work
    .insertInto('office_events')
    .values({
      id,
      site_id: line.siteId,
      actor: line.actor,
      staff_id: line.staffId ?? null,
      person_id: line.personId ?? null,
      session_id: line.sessionId ?? null,
      role: line.role ?? null,
      ip: line.ip ?? null,
      permission: line.permission,
      subject_kind: line.subject.kind,
      subject_id: line.subject.id,
      member_id: line.memberId ?? null,
      outcome: line.outcome,
      reason: line.reason ?? null,
      before: line.before ? JSON.stringify(line.before) : null,
      after: line.after ? JSON.stringify(line.after) : null,
      proposal_id: line.proposalId ?? null,
      trace_id: line.traceId ?? null,
    })
    .execute()
  return id
}
