import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { noteOffice } from '@oriel/domain/audit'
import {
  lookAfter,
  runUndoable,
  type Actor,
  type Asked,
  type Deed,
  type Tools,
} from '@oriel/domain/command'
import { sql } from 'kysely'
import { finishSubject, isTaken, lineOf } from './act.ts'
import { proposalChanged } from './fact.ts'
import { askedOf, drop, markDone, readRow, type Commands, type Row } from './row.ts'

export type Vote = 'yes' | 'no'
/** What a vote came to: it counts, it ended the proposal, or the command has run. */
export type Decided = 'counted' | 'refused' | 'done' | 'stale' | 'failed'

type GivenVote = {
  readonly id: string
  readonly vote: Vote
  readonly reason: string
  readonly hash: Buffer
}

/**
 * One vote. The last yes that was missing runs the command in the same transaction: the vote, the
 * end of the proposal, what the command does and the lines of the trail are kept together, or none.
 */
export async function decideProposal(
  tools: Tools,
  commands: Commands,
  actor: Actor,
  vote: GivenVote,
  now: Date,
): Promise<Outcome<Decided, string>> {
  return tools.database.transaction(async (work) => {
    const row = await readRow(work, vote.id)
    if (!row) return refuse('proposal_unknown')
    const own = { kind: 'proposal', id: String(row.number) }
    const said = (await isTaken(work, actor, own))
      ? 'taken_by_another'
      : await castVote(work, actor, vote)
    const asked = askedOf(commands, tools, row)
    await noteOffice(work, {
      ...lineOf(actor, asked),
      outcome: VOTED[said] ?? said,
      reason: vote.reason,
      proposalId: row.id,
    })
    if (said !== 'last' && VOTED[said] === undefined) return refuse(said)
    await finishSubject(work, actor, own)
    await announce(work, proposalChanged(asked.siteId, row.id))
    if (said === 'counted')
      await asked.one.counted?.(work, tools, deedOf(row, asked, actor, now), asked.input)
    if (said === 'refused') await asked.one.dropped?.(work, asked.siteId, asked.input)
    if (said !== 'last') return done(said as Decided)
    return done(await runProposal(work, tools, actor, row, asked, now))
  })
}

async function castVote(work: Work, { sessionId }: Actor, given: GivenVote): Promise<string> {
  const { id, vote, reason, hash } = given
  const { rows } = await sql<{ said: string }>`
    SELECT proposal_vote(${id}, ${sessionId}, ${vote}, ${reason}, ${hash}) AS said`.execute(work)
  return rows[0]?.said ?? 'not_open'
}

/** How the trail calls what a vote came to. */
const VOTED: Readonly<Record<string, string>> = {
  counted: 'voted_yes',
  last: 'voted_yes',
  refused: 'voted_no',
}

async function runProposal(
  work: Work,
  tools: Tools,
  actor: Actor,
  row: Row,
  asked: Asked,
  now: Date,
): Promise<Decided> {
  const { one, input, siteId } = asked
  const before = await one.look(work, siteId, input, tools.keys)
  if (before?.version !== row.before_version) return drop(work, row.id, asked, 'stale', null)
  const deed = deedOf(row, asked, actor, now)
  // What guards money in the database asks whether the proposal is done, so it is, before it runs.
  await sql`SAVEPOINT proposal`.execute(work)
  await markDone(work, row.id)
  const ran = await runUndoable(work, tools, asked, deed)
  if (!ran.ok) await sql`ROLLBACK TO SAVEPOINT proposal`.execute(work)
  await noteOffice(work, {
    ...lineOf(actor, asked),
    outcome: ran.ok ? 'done' : ran.reason,
    memberId: before.memberId ?? null,
    reason: row.reason,
    before: before.fields,
    after: ran.ok ? await lookAfter(work, tools, asked) : null,
    proposalId: row.id,
  })
  return ran.ok ? 'done' : drop(work, row.id, asked, 'failed', ran.reason)
}

/** What is done by a vote is done by all who have said yes; the last of them decides. */
const deedOf = (
  { id, made_by: by, maker, reason }: Row,
  { siteId }: Asked,
  { actor, staffId: decider }: Actor,
  now: Date,
): Deed => ({ siteId, by: `${by}, ${actor}`, maker, decider, reason, proposalId: id, now })

/** The maker takes it back. */
export async function withdrawProposal(
  tools: Tools,
  commands: Commands,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Outcome<void, 'proposal_unknown' | 'not_open'>> {
  return tools.database.transaction(async (work) => {
    const { rows } = await sql<{ id: string }>`
      UPDATE proposals SET state = 'withdrawn', done_at = house_now()
      WHERE id = ${id} AND state = 'open' AND made_person = ${actor.personId} RETURNING id`.execute(
      work,
    )
    const row = await readRow(work, id)
    if (!row) return refuse('proposal_unknown')
    if (rows.length === 0) return refuse('not_open')
    const asked = askedOf(commands, tools, row)
    await asked.one.dropped?.(work, asked.siteId, asked.input)
    await noteOffice(work, {
      ...lineOf(actor, asked),
      outcome: 'withdrawn',
      reason,
      proposalId: id,
    })
    await announce(work, proposalChanged(asked.siteId, id))
    return done()
  })
}
