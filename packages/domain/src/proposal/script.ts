import { refuse, type Outcome } from '@oriel/core/outcome'
import { noteOffice } from '@oriel/domain/audit'
import { lookAfter, runUndoable, type Asked, type Deed, type Tools } from '@oriel/domain/command'

/** How the trail calls who has the database and no session. */
export const COMMAND_LINE = 'command line'

/**
 * A command from a script of the operator: the same look, the same run and the same line in the
 * trail. Nobody is signed in, so rights are those of who may open the database.
 */
export const actByScript = (
  tools: Tools,
  asked: Asked,
  { reason, now }: Pick<Deed, 'reason' | 'now'>,
): Promise<Outcome<void, string>> =>
  tools.database.transaction(async (work) => {
    const { one, input, siteId } = asked
    const before = await one.look(work, siteId, input, tools.keys)
    const deed = { siteId, by: COMMAND_LINE, maker: null, reason, proposalId: null, now }
    const ran = before
      ? await runUndoable(work, tools, asked, deed)
      : refuse<string>('subject_unknown')
    await noteOffice(work, {
      siteId,
      actor: COMMAND_LINE,
      permission: one.permission,
      subject: { kind: one.subjectKind, id: one.subjectOf(input) },
      memberId: before?.memberId ?? null,
      outcome: ran.ok ? 'done' : ran.reason,
      reason,
      before: before?.fields ?? null,
      after: ran.ok ? await lookAfter(work, tools, asked) : null,
    })
    return ran
  })
