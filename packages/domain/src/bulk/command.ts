import { newId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type Deed, type State } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'

const Input = z.object({
  run_id: z.uuid(),
  /** The list that was looked at, by its hash: people agree to this one and no other. */
  list: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
type Input = z.output<typeof Input>

type Row = {
  readonly kind: string
  readonly state: string
  readonly counted: number
  readonly would: number
  readonly list: string
}

async function look(work: Work, siteId: SiteId, { run_id }: Input): Promise<State | null> {
  const { rows } = await sql<Row>`
    SELECT kind, state, counted, would, encode(list_hash, 'hex') AS list FROM bulk_runs
    WHERE id = ${run_id} AND site_id = ${siteId} FOR UPDATE`.execute(work)
  const [row] = rows
  if (!row) return null
  const { kind, state, counted, would, list } = row
  return {
    version: `${state} ${list} ${would}`,
    fields: { what: kind, state, listed: counted, will_change: would, left_out: counted - would },
  }
}

/** Lets a worker run it on the list. The database compares the list with what was agreed to. */
async function run(
  work: Work,
  _tools: unknown,
  { by, reason, proposalId }: Deed,
  { run_id, list }: Input,
): Promise<Outcome<void, string>> {
  const { rows } = await sql<{ state: string; would: number; isSame: boolean }>`
    SELECT state, would, list_hash = decode(${list}, 'hex') AS "isSame" FROM bulk_runs
    WHERE id = ${run_id}`.execute(work)
  const [row] = rows
  if (row?.state !== 'tried') return refuse('bulk_not_tried')
  if (!row.isSame) return refuse('bulk_changed')
  if (row.would === 0) return refuse('bulk_nothing')
  // A preview has no proposal yet; whether there is one that was agreed is asked at the commit.
  await sql`UPDATE bulk_runs SET state = 'running', by = ${by}, reason = ${reason},
      proposal_id = ${proposalId ?? newId()} WHERE id = ${run_id}`.execute(work)
  return done()
}

/** One command for many, always agreed by two people. */
export const bulkCommand = command<Input>({
  permission: 'bulk.run',
  subjectKind: 'bulk',
  input: Input,
  subjectOf: ({ run_id }) => run_id,
  look,
  run,
})
