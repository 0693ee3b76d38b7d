import { newId, type Id } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { announce } from '@oriel/db/outbox'
import { noteOffice } from '@oriel/domain/audit'
import {
  keepInput,
  previewCommand,
  type Actor,
  type Asked,
  type Tools,
} from '@oriel/domain/command'
import { sql } from 'kysely'
import { finishSubject, isTaken, lineOf, subjectOf } from './act.ts'
import { proposalChanged } from './fact.ts'
import { hashOf } from './hash.ts'

export type ProposalId = Id<'proposal'>

/** A proposal waits a day for its votes, where its command says nothing else. */
const LIVES = '24 hours'

/**
 * Puts a command up for votes, with what it will do as the domain tells it. What the browser says
 * about that is not asked.
 */
export async function makeProposal(
  tools: Tools,
  actor: Actor,
  asked: Asked,
  reason: string,
  now: Date,
): Promise<Outcome<ProposalId, string>> {
  const { one, input, siteId } = asked
  const id = newId<'proposal'>()
  const { actor: by, staffId: maker } = actor
  const deed = { siteId, by, maker, reason, proposalId: id, now }
  const preview = await previewCommand(tools, one, input, deed)
  if (!preview.ok) return preview
  const { version, before, journals, needs } = preview.value
  const after = { ...preview.value.after }
  const subject = one.subjectOf(input)
  const hash = hashOf(siteId, one.permission, subject, input, version, before, after, journals)
  return tools.database.transaction(async (work) => {
    if (await isTaken(work, actor, subjectOf(asked))) {
      await noteOffice(work, { ...lineOf(actor, asked), outcome: 'taken_by_another', reason })
      return refuse('taken_by_another')
    }
    const { rows } = await sql<{ said: string }>`
      SELECT proposal_make(${id}, ${actor.sessionId}, nullif(${siteId}::integer, 0), ${one.permission},
        ${one.subjectKind}, ${subject}, ${JSON.stringify(keepInput(one, tools.keys, id, input))}::jsonb, ${hash},
        ${JSON.stringify(before)}::jsonb, ${version},
        ${JSON.stringify({ fields: after, journals })}::jsonb, ${reason}, ${Math.max(needs, 2)},
        ${one.lives ?? LIVES}::interval) AS said`.execute(work)
    const said = rows[0]?.said ?? 'not_allowed'
    const isMade = said === 'made'
    await noteOffice(work, {
      ...lineOf(actor, asked),
      outcome: isMade ? 'proposed' : said,
      reason,
      before,
      after,
      proposalId: isMade ? id : null,
    })
    if (!isMade) return refuse(said)
    await one.counted?.(work, tools, { ...deed, decider: maker }, input)
    await finishSubject(work, actor, subjectOf(asked))
    await announce(work, proposalChanged(siteId, id))
    return done(id)
  })
}
