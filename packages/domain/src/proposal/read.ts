import type { SiteId } from '@oriel/core/id'
import type { Permission } from '@oriel/core/permission'
import type { Rows } from '@oriel/db/database'
import { HOUSE, type Field, type JournalLine } from '@oriel/domain/command'
import { sql } from 'kysely'

export type ProposalState =
  | 'open'
  | 'done'
  | 'refused'
  | 'withdrawn'
  | 'expired'
  | 'stale'
  | 'failed'

export type ProposalLine = {
  readonly id: string
  readonly number: bigint
  readonly permission: Permission
  readonly subjectKind: string
  readonly subjectId: string
  readonly reason: string
  readonly needs: number
  readonly votes: number
  readonly madeBy: string
  readonly madeAt: Date
  readonly expiresAt: Date
  readonly state: ProposalState
  readonly doneAt: Date | null
}

type LineRow = {
  id: string
  number: bigint
  permission: Permission
  subject_kind: string
  subject_id: string
  reason: string
  needs: number
  votes: number
  made_by: string
  made_at: Date
  expires_at: Date
  state: ProposalState
  done_at: Date | null
}

const lineOf = (row: LineRow): ProposalLine => ({
  id: row.id,
  number: row.number,
  permission: row.permission,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  reason: row.reason,
  needs: row.needs,
  votes: row.votes,
  madeBy: row.made_by,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  state: row.state,
  doneAt: row.done_at,
})

const COLUMNS = sql`p.id, p.number, p.permission, p.subject_kind, p.subject_id, p.reason, p.needs,
  (SELECT count(*)::int FROM proposal_votes v WHERE v.proposal_id = p.id AND v.vote = 'yes') AS votes,
  s.name AS made_by, p.made_at, p.expires_at, p.state, p.done_at`

export type ProposalFilter = {
  readonly siteId: SiteId
  readonly state: 'open' | 'over'
  readonly after: bigint | null
  readonly count: number
}

/** Proposals of a site, the newest first. */
export async function listProposals(
  rows: Rows,
  { siteId, state, after, count }: ProposalFilter,
): Promise<{ readonly list: ProposalLine[]; readonly next: bigint | null }> {
  const { rows: found } = await sql<LineRow>`
    SELECT ${COLUMNS} FROM proposals p JOIN staff s ON s.id = p.made_by
    WHERE ${siteId === HOUSE ? sql`p.site_id IS NULL` : sql`p.site_id = ${siteId}`}
      AND ${state === 'open' ? sql`p.state = 'open'` : sql`p.state <> 'open'`}
      ${after === null ? sql`` : sql`AND p.number < ${after}`}
    ORDER BY p.number DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count).map(lineOf)
  return { list, next: found.length > count ? (list.at(-1)?.number ?? null) : null }
}

export type ProposalVote = {
  readonly name: string
  readonly vote: 'yes' | 'no'
  readonly reason: string
  readonly at: Date
}

export type Proposal = ProposalLine & {
  readonly hash: string
  readonly command: unknown
  readonly before: Readonly<Record<string, Field>>
  readonly after: Readonly<Record<string, Field>>
  readonly journals: readonly JournalLine[]
  readonly outcome: string | null
  readonly list: readonly ProposalVote[]
  /** Why this caller may not vote, one word per rule; empty when they may. */
  readonly hindrances: readonly string[]
  readonly isMine: boolean
}

/** One proposal, as somebody sees it who may vote on it or not. */
export async function findProposal(
  rows: Rows,
  siteId: SiteId,
  number: bigint,
  { sessionId, personId }: { readonly sessionId: string; readonly personId: string },
): Promise<Proposal | null> {
  const { rows: found } = await sql<
    LineRow & {
      command_hash: Buffer
      command: unknown
      before: Record<string, Field>
      after: { fields: Record<string, Field>; journals: JournalLine[] }
      outcome: string | null
      made_person: string
      hindrances: string[]
    }
  >`
    SELECT ${COLUMNS}, p.command_hash, p.command, p.before, p.after, p.outcome, p.made_person,
      proposal_hindrances(p.id, ${sessionId}) AS hindrances
    FROM proposals p JOIN staff s ON s.id = p.made_by
    WHERE p.number = ${number} AND p.site_id IS NOT DISTINCT FROM nullif(${siteId}::integer, 0)
    `.execute(rows)
  const [row] = found
  if (!row) return null
  return {
    ...lineOf(row),
    hash: row.command_hash.toString('hex'),
    command: row.command,
    before: row.before,
    after: row.after.fields,
    journals: row.after.journals,
    outcome: row.outcome,
    list: await listVotes(rows, row.id),
    hindrances: row.hindrances,
    isMine: row.made_person === personId,
  }
}

const listVotes = (rows: Rows, id: string): Promise<ProposalVote[]> =>
  rows
    .selectFrom('proposal_votes as v')
    .innerJoin('staff as s', 's.id', 'v.staff_id')
    .select(['s.name', 'v.vote', 'v.reason', 'v.at'])
    .where('v.proposal_id', '=', id)
    .orderBy('v.at')
    .execute() as Promise<ProposalVote[]>

/** The number that people call a proposal by. */
export async function readProposalNumber(rows: Rows, id: string): Promise<string> {
  const { number } = await rows
    .selectFrom('proposals')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return String(number)
}
