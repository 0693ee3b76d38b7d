import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { noteOffice, type OfficeLine, type Subject } from '@oriel/domain/audit'
import {
  HOUSE,
  lookAfter,
  runUndoable,
  type Actor,
  type Asked,
  type Deed,
  type State,
  type Tools,
} from '@oriel/domain/command'
import { sql } from 'kysely'
import { dropStale } from './stale.ts'

/**
 * What one person may do alone, with its line in the trail in the same commit. Refusals are lines
 * too.
 */
export async function actAlone(
  tools: Tools,
  actor: Actor,
  asked: Asked,
  { reason, now }: Pick<Deed, 'reason' | 'now'>,
): Promise<Outcome<void, string>> {
  const deed = {
    siteId: asked.siteId,
    by: actor.actor,
    maker: actor.staffId,
    reason,
    proposalId: null,
    now,
  }
  return tools.database.transaction(async (work) => {
    const right = await mayRun(work, actor, asked)
    if (right !== 'run') return noted(work, tools, actor, asked, reason, refuse(right))
    if (await isTaken(work, actor, subjectOf(asked))) {
      return noted(work, tools, actor, asked, reason, refuse('taken_by_another'))
    }
    const before = await asked.one.look(work, asked.siteId, asked.input, tools.keys)
    if (!before) return noted(work, tools, actor, asked, reason, refuse('subject_unknown'))
    const ran = await runUndoable(work, tools, asked, deed)
    if (ran.ok) {
      await finishSubject(work, actor, subjectOf(asked))
      await dropStale(work, tools, subjectOf(asked))
    }
    return noted(work, tools, actor, asked, reason, ran, before)
  })
}

export const subjectOf = ({ one, input }: Asked): Subject => ({
  kind: one.subjectKind,
  id: one.subjectOf(input),
})

/** Whether another person works on it: then nobody else acts on it. */
export async function isTaken(work: Work, { staffId }: Actor, subject: Subject): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT queue_is_taken(${subject.kind}, ${subject.id}, ${staffId}) AS taken`.execute(work)
  return rows[0]?.taken ?? false
}

/** The actor has decided what they had taken: it is free. */
export const finishSubject = (work: Work, { staffId }: Actor, subject: Subject) =>
  sql`SELECT queue_let_go(${subject.kind}, ${subject.id}, ${staffId})`.execute(work)

/** Whether the session still lives and its role runs this here; asked in the act's transaction. */
async function mayRun(
  work: Work,
  { sessionId }: Actor,
  { one, siteId }: Asked,
): Promise<'run' | 'not_allowed' | 'factor_old' | 'passkey_needed'> {
  const { rows } = await sql<{ may: string | null; is_old: boolean; is_code: boolean }>`
    SELECT staff_may(s.staff_id, nullif(${siteId}::integer, 0), p.permission) AS may,
      p.second_factor_now AND s.proven_at <= house_now() - interval '5 minutes' AS is_old,
      p.danger >= 2 AND s.proven_with = 'totp' AS is_code
    FROM staff_sessions s, permissions p
    WHERE s.id = ${sessionId} AND staff_is_live(s) AND p.permission = ${one.permission}`.execute(
    work,
  )
  const [row] = rows
  if (row?.may !== 'run') return 'not_allowed'
  if (row.is_old) return 'factor_old'
  return row.is_code ? 'passkey_needed' : 'run'
}

async function noted(
  work: Work,
  tools: Tools,
  actor: Actor,
  asked: Asked,
  reason: string,
  outcome: Outcome<void, string>,
  before?: State,
): Promise<Outcome<void, string>> {
  const after = outcome.ok ? await lookAfter(work, tools, asked) : null
  await noteOffice(work, {
    ...lineOf(actor, asked),
    outcome: outcome.ok ? 'done' : outcome.reason,
    memberId: before?.memberId ?? null,
    reason,
    before: before?.fields ?? null,
    after,
  })
  return outcome.ok ? done() : outcome
}

export const lineOf = (actor: Actor, asked: Asked): Omit<OfficeLine, 'outcome'> => ({
  ...actor,
  siteId: asked.siteId === HOUSE ? null : asked.siteId,
  permission: asked.one.permission,
  subject: subjectOf(asked),
})
