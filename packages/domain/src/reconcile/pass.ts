import type { Database, Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import { noteCheck, type CheckReport } from './note.ts'

export const PASS = 'ledger-pass'
/** Compared by one run: 60 million accounts in two days. */
const COUNT = 20_000
const BROKEN_MAX = 1_000

/** Joined to accounts `a`: those that say something else than their last entry. */
export const differsFromLast = sql`
  LEFT JOIN LATERAL (SELECT e.version, e.balance FROM ledger_entries e
    WHERE e.account_id = a.id AND e.posted_at >= a.moved_at - interval '1 minute'
    ORDER BY e.version DESC LIMIT 1) e ON true
  WHERE (a.version, a.balance) <> (coalesce(e.version, 0), coalesce(e.balance, 0))`

type Pass = {
  readonly position: bigint
  readonly begun_at: Date
  readonly all_since: Date | null
  readonly broken: readonly string[]
}

/**
 * Compares the next accounts with their last entries, however long they have rested, and begins
 * again after the last. Together with journals that are worth nothing this proves that the world
 * sums to zero, without adding it up.
 */
export async function checkPass(database: Database, count = COUNT): Promise<CheckReport> {
  const {
    all_since: allSince,
    begun_at: begunAt,
    broken,
  } = await database.transaction(async (work) => {
    const pass = await lockPass(work)
    const next = await moveOn(work, pass, count)
    await sql`UPDATE reconcile_passes SET position = ${next.position}, begun_at = ${next.begun_at},
        all_since = ${next.all_since}, broken = ${next.broken}::text[]
        WHERE name = ${PASS}`.execute(work)
    return next
  })
  const report = { looked: count, broken: broken.length, first: broken, waiting: 0 }
  return noteCheck(database.rows, { name: PASS, ...report, oldestAt: allSince ?? begunAt })
}

async function moveOn(work: Work, pass: Pass, count: number): Promise<Pass> {
  const again = await findBroken(work, sql`a.id = ANY (${pass.broken}::bigint[])`)
  const { rows } = await sql<{ last: bigint | null; looked: number; now: Date }>`
    SELECT max(id) AS last, count(*)::int AS looked, house_time() AS now FROM (
      SELECT id FROM ledger_accounts WHERE id > ${pass.position} ORDER BY id LIMIT ${count}
    ) s`.execute(work)
  const { last = null, looked = 0, now = pass.begun_at } = rows[0] ?? {}
  const found = await findBroken(
    work,
    sql`a.id > ${pass.position} AND a.id <= ${last ?? pass.position}`,
  )
  const broken = [...new Set([...again, ...found])].slice(0, BROKEN_MAX)
  if (looked < count) return { position: 0n, begun_at: now, all_since: pass.begun_at, broken }
  return { ...pass, position: last ?? 0n, broken }
}

async function findBroken(rows: Rows, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    SELECT a.id::text AS id FROM (SELECT * FROM ledger_accounts a WHERE ${which}) a
    ${differsFromLast} LIMIT ${BROKEN_MAX}`.execute(rows)
  return found.map(({ id }) => id)
}

async function lockPass(work: Work): Promise<Pass> {
  await sql`
    INSERT INTO reconcile_passes (name, position, begun_at, broken)
    VALUES (${PASS}, 0, house_time(), '{}') ON CONFLICT DO NOTHING`.execute(work)
  const { rows } = await sql<Pass>`
    SELECT position, begun_at, all_since, broken FROM reconcile_passes
    WHERE name = ${PASS} FOR UPDATE`.execute(work)
  if (!rows[0]) throw new Error(`no pass is called ${PASS}`)
  return rows[0]
}
