import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { findBlock, NOTHING } from './seal.ts'
import { verifyBlocks } from './verify.ts'

/** Blocks verified in one run, well within the schedule's interval. */
const BLOCKS_PER_RUN = 200
const SHOWN_MAX = 5

type Mark = { readonly block: bigint; readonly problems: number; readonly first: string[] }

/**
 * Verifies the next blocks after the last run, and starts over at the end of the chain. Problems
 * stay recorded until a whole pass finds none. Returns the problems of this run.
 */
export async function checkChain(rows: Rows): Promise<readonly string[]> {
  const mark = await readMark(rows)
  const from = mark.block === 0n ? NOTHING : ((await findBlock(rows, mark.block)) ?? NOTHING)
  const { problems, last, more } = await verifyBlocks(rows, from, BLOCKS_PER_RUN)
  const isStart = from.number === 0n
  const before = isStart ? { problems: 0, first: [] } : mark
  const found = before.problems + problems.length
  const first = [...before.first, ...problems].slice(0, SHOWN_MAX)
  await sql`
    INSERT INTO ledger_checks AS c (name, block, ran_at, passed_at, problems, first)
    VALUES ('chain', ${more ? last.number : 0n}, house_now(),
      CASE WHEN ${more} THEN NULL ELSE house_now() END, ${found}, ${first}::text[])
    ON CONFLICT (name) DO UPDATE SET block = excluded.block, ran_at = excluded.ran_at,
      passed_at = coalesce(excluded.passed_at, c.passed_at), problems = excluded.problems,
      first = excluded.first`.execute(rows)
  return problems
}

async function readMark(rows: Rows): Promise<Mark> {
  const row = await rows
    .selectFrom('ledger_checks')
    .select(['block', 'problems', 'first'])
    .executeTakeFirst()
  return row ?? { block: 0n, problems: 0, first: [] }
}

/** Ages in seconds and the number of problems, for alarms; NaN before the first run. */
export async function readChainCheck(rows: Rows): Promise<{
  readonly ranAge: number
  readonly passedAge: number
  readonly problems: number
}> {
  const { rows: found } = await sql<{ ran: number; passed: number | null; problems: number }>`
    SELECT extract(epoch FROM house_now() - ran_at)::float8 AS ran,
      extract(epoch FROM house_now() - passed_at)::float8 AS passed, problems
    FROM ledger_checks`.execute(rows)
  const [row] = found
  return {
    ranAge: row?.ran ?? Number.NaN,
    passedAge: row?.passed ?? Number.NaN,
    problems: row?.problems ?? Number.NaN,
  }
}

/** Age of the oldest unsealed journal in seconds. */
export async function readUnsealed(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ age: number | null }>`
    SELECT extract(epoch FROM house_now() - j.posted_at)::float8 AS age FROM ledger_journals j
    WHERE j.xid >= coalesce((SELECT xid_to FROM ledger_blocks ORDER BY number DESC LIMIT 1), '0'::xid8)
    ORDER BY j.xid LIMIT 1`.execute(rows)
  return found[0]?.age ?? 0
}
