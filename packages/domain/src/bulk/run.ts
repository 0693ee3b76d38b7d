import { newId, type SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { previewCommand, runNoted, type Tools } from '@oriel/domain/command'
import { sql } from 'kysely'
import type { BulkKind } from './kind.ts'
import { bulkKinds } from './registry.ts'

/** So many are read at a time; each is tried, or done, in a transaction of its own. */
const CHUNK = 200
/** More than one in so many that fail end the run: something is not as it was when it was tried. */
const FAILS_ONE_IN = 20

type Run = {
  readonly id: string
  readonly site_id: number
  readonly kind: string
  readonly state: 'trying' | 'running'
  readonly by: string
  readonly reason: string | null
  readonly proposal_id: string | null
  readonly staff_id: string
  readonly claim: string
  readonly isSame: boolean
}
type Item = { readonly number: number; readonly subject_id: string }

/** Taken by another worker, stopped, or at its end: there is nothing more to do here. */
class NotOurs extends Error {}

/** Tries or runs what waits longest, to its end. False: nothing waits. */
export async function runNextBulk(tools: Tools, now: () => Date): Promise<boolean> {
  const { rows } = tools.database
  const run = await claim(rows)
  if (!run) return false
  const one = bulkKinds.get(run.kind)
  try {
    if (!one) await end(rows, run, 'failed', 'kind_unknown')
    else if (!run.isSame) await end(rows, run, 'failed', 'bulk_changed')
    else await (run.state === 'trying' ? tryAll : doAll)(tools, run, one, now)
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error
  }
  return true
}

async function claim(rows: Rows): Promise<Run | null> {
  const { rows: found } = await sql<Run>`
    UPDATE bulk_runs r SET claim = ${newId()}, claimed_until = house_now() + interval '1 minute'
    WHERE r.id = (SELECT id FROM bulk_runs
      WHERE ended_at IS NULL AND state IN ('trying', 'running')
        AND coalesce(claimed_until, 'epoch') < house_now()
      ORDER BY made_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING r.id, r.site_id, r.kind, r.state, r.by, r.reason, r.proposal_id, r.staff_id, r.claim,
      r.list_hash = bulk_list_hash(r.id) AS "isSame"`.execute(rows)
  return found[0] ?? null
}

const deedOf = ({ site_id, by, staff_id, reason, proposal_id }: Run, now: Date) => ({
  siteId: site_id as SiteId,
  by,
  maker: staff_id,
  reason: reason ?? '',
  proposalId: proposal_id,
  now,
})

/** What it would do to each, by doing it and undoing it. */
async function tryAll(tools: Tools, run: Run, one: BulkKind, now: () => Date): Promise<void> {
  const { database } = tools
  for await (const { number, subject_id } of untried(database.rows, run)) {
    const input = one.inputOf(subject_id)
    const shown = await previewCommand(tools, one.command, input, deedOf(run, now()))
    const said = shown.ok ? 'done' : shown.reason
    await database.transaction(async (work) => {
      await sql`UPDATE bulk_items SET trial = ${said}
        WHERE run_id = ${run.id} AND number = ${number}`.execute(work)
      await step(work, run, sql`tried = tried + 1, would = would + ${shown.ok ? 1 : 0}`)
    })
  }
  await sql`UPDATE bulk_runs SET state = 'tried', claim = NULL, claimed_until = NULL
    WHERE id = ${run.id} AND claim = ${run.claim} AND state = 'trying'`.execute(database.rows)
}

/** Each with its own outcome and its own line in the trail, in one commit with what it did. */
async function doAll(tools: Tools, run: Run, one: BulkKind, now: () => Date): Promise<void> {
  const { database } = tools
  for await (const item of undone(database.rows, run)) {
    const input = one.inputOf(item.subject_id)
    const asked = { one: one.command, input, siteId: run.site_id as SiteId }
    const { failed, would } = await database.transaction(async (work) => {
      const ran = await runNoted(work, tools, asked, deedOf(run, now()))
      await sql`UPDATE bulk_items SET outcome = ${ran.ok ? 'done' : ran.reason}
        WHERE run_id = ${run.id} AND number = ${item.number}`.execute(work)
      return step(work, run, ran.ok ? sql`done = done + 1` : sql`failed = failed + 1`)
    })
    if (failed * FAILS_ONE_IN > would) {
      return end(database.rows, run, 'stopped', 'too_many_failures')
    }
  }
  return end(database.rows, run, 'done', null)
}

/** Counts one more, and holds the claim. Whoever has lost it keeps nothing of what they did. */
async function step(work: Rows, run: Run, change: ReturnType<typeof sql>) {
  const { rows } = await sql<{ failed: number; would: number }>`
    UPDATE bulk_runs SET ${change}, claimed_until = house_now() + interval '1 minute'
    WHERE id = ${run.id} AND claim = ${run.claim} AND state = ${run.state}
    RETURNING failed, would`.execute(work)
  const [counts] = rows
  if (!counts) throw new NotOurs()
  return counts
}

const untried = (rows: Rows, run: Run) => itemsOf(rows, run, sql`trial IS NULL`)
const undone = (rows: Rows, run: Run) => itemsOf(rows, run, sql`trial = 'done' AND outcome IS NULL`)

async function* itemsOf(rows: Rows, run: Run, which: ReturnType<typeof sql>): AsyncGenerator<Item> {
  for (let after = 0; ;) {
    const { rows: found } = await sql<Item>`
      SELECT number, subject_id FROM bulk_items
      WHERE run_id = ${run.id} AND number > ${after} AND ${which}
      ORDER BY number LIMIT ${CHUNK}`.execute(rows)
    yield* found
    const last = found.at(-1)
    if (!last) return
    after = last.number
  }
}

async function end(
  rows: Rows,
  run: Run,
  state: 'done' | 'stopped' | 'failed',
  because: string | null,
): Promise<void> {
  await sql`UPDATE bulk_runs SET state = ${state}, because = ${because}, ended_at = house_now()
    WHERE id = ${run.id} AND claim = ${run.claim} AND ended_at IS NULL`.execute(rows)
}

/** Lists of runs that were over three months ago go; what happened to each stays in the trail. */
export const pruneBulks = (rows: Rows): Promise<number> =>
  prune(rows, () => sql`SELECT bulk_prune(200) AS removed`, { count: 200 })
