import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { LEDGER, type Chain } from './chain.ts'
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
export async function checkChain(rows: Rows, chain: Chain = LEDGER): Promise<readonly string[]> {
  const mark = await readMark(rows, chain)
  const known = mark.block === 0n ? null : await findBlock(rows, mark.block, chain)
  const from = known ?? NOTHING
  const { problems, last, more } = await verifyBlocks(rows, from, BLOCKS_PER_RUN, chain)
  const isStart = from.number === 0n
  const before = isStart ? { problems: 0, first: [] } : mark
  const found = before.problems + problems.length
  const first = [...before.first, ...problems].slice(0, SHOWN_MAX)
  await sql`
    INSERT INTO ${sql.table(chain.checks)} AS c (name, block, ran_at, passed_at, problems, first)
    VALUES (${chain.checkName}, ${more ? last.number : 0n}, house_now(),
      CASE WHEN ${more} THEN NULL ELSE house_now() END, ${found}, ${first}::text[])
    ON CONFLICT (name) DO UPDATE SET block = excluded.block, ran_at = excluded.ran_at,
      passed_at = coalesce(excluded.passed_at, c.passed_at), problems = excluded.problems,
      first = excluded.first`.execute(rows)
  return problems
}

async function readMark(rows: Rows, chain: Chain): Promise<Mark> {
  const { rows: found } = await sql<Mark>`
    SELECT block, problems, first FROM ${sql.table(chain.checks)}`.execute(rows)
  return found[0] ?? { block: 0n, problems: 0, first: [] }
}

/** Ages in seconds and the number of problems, for alarms; NaN before the first run. */
export async function readChainCheck(
  rows: Rows,
  chain: Chain = LEDGER,
): Promise<{
  readonly ranAge: number
  readonly passedAge: number
  readonly problems: number
}> {
  const { rows: found } = await sql<{ ran: number; passed: number | null; problems: number }>`
    SELECT extract(epoch FROM house_now() - ran_at)::float8 AS ran,
      extract(epoch FROM house_now() - passed_at)::float8 AS passed, problems
    FROM ${sql.table(chain.checks)}`.execute(rows)
  const [row] = found
  return {
    ranAge: row?.ran ?? Number.NaN,
    passedAge: row?.passed ?? Number.NaN,
    problems: row?.problems ?? Number.NaN,
  }
}

/** Age of the oldest row without a block in seconds. */
export async function readUnsealed(rows: Rows, chain: Chain = LEDGER): Promise<number> {
  const { rows: found } = await sql<{ age: number | null }>`
    SELECT extract(epoch FROM house_now() - j.${sql.ref(chain.at)})::float8 AS age
    FROM ${sql.table(chain.rows)} j
    WHERE j.xid >= coalesce(
      (SELECT xid_to FROM ${sql.table(chain.blocks)} ORDER BY number DESC LIMIT 1), '0'::xid8)
    ORDER BY j.xid LIMIT 1`.execute(rows)
  return found[0]?.age ?? 0
}
