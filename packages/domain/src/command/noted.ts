import { refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import type { Asked } from './asked.ts'
import { lookAfter } from './preview.ts'
import type { Deed, Tools } from './shape.ts'
import { runUndoable } from './undo.ts'

/**
 * Looks, runs, and writes the line of the trail, where nobody sits at a desk: a script of the
 * operator, or a worker that does what people have agreed to.
 */
export async function runNoted(
  work: Work,
  tools: Tools,
  asked: Asked,
  deed: Deed,
): Promise<Outcome<void, string>> {
  const { one, input, siteId } = asked
  const before = await one.look(work, siteId, input, tools.keys)
  const ran = before
    ? await runUndoable(work, tools, asked, deed)
    : refuse<string>('subject_unknown')
  await noteOffice(work, {
    siteId,
    actor: deed.by,
    permission: one.permission,
    subject: { kind: one.subjectKind, id: one.subjectOf(input) },
    memberId: before?.memberId ?? null,
    outcome: ran.ok ? 'done' : ran.reason,
    reason: deed.reason,
    before: before?.fields ?? null,
    after: ran.ok ? await lookAfter(work, tools, asked) : null,
    proposalId: deed.proposalId,
  })
  return ran
}
