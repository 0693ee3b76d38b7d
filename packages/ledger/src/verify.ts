import type { Rows } from '@oriel/db/database'
import type pg from 'pg'
import { listBlocks, listLeaves, makeBlock, NOTHING, type Block } from './seal.ts'
import { laws } from './laws.ts'

export type LawReport = {
  readonly law: string
  readonly broken: number
  /** The first few that break it. */
  readonly first: readonly string[]
}

/**
 * Looks at every law in one moment of the ledger, while others go on posting. On a connection of
 * its own, which may take its time.
 */
export async function* verifyLaws(client: pg.ClientBase): AsyncGenerator<LawReport> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query('SET LOCAL statement_timeout = 0')
  try {
    for (const { name, sql } of laws) {
      const { rows } = await client.query<Omit<LawReport, 'law'>>(
        `SELECT count(*)::int AS broken, coalesce((array_agg(what))[1:3], '{}') AS first
         FROM (${sql}) AS s`,
      )
      yield { law: name, broken: 0, first: [], ...rows[0] }
    }
  } finally {
    await client.query('COMMIT')
  }
}

export type ChainReport = {
  readonly blocks: number
  readonly journals: number
  readonly problems: readonly string[]
}

const BLOCKS_PER_PAGE = 100

/** Makes every block anew from what the journals say today, and compares. */
export async function verifyChain(rows: Rows): Promise<ChainReport> {
  const problems: string[] = []
  let [last, journals]: [Pick<Block, 'number' | 'to' | 'hash'>, number] = [NOTHING, 0]
  for (;;) {
    const page = await listBlocks(rows, { after: last.number, limit: BLOCKS_PER_PAGE })
    for (const block of page) {
      const problem = await compare(rows, last, block)
      if (problem) problems.push(`block ${block.number}: ${problem}`)
      journals += block.journals
      last = block
    }
    if (page.length < BLOCKS_PER_PAGE) return { blocks: Number(last.number), journals, problems }
  }
}

async function compare(
  rows: Rows,
  previous: Pick<Block, 'number' | 'to' | 'hash'>,
  block: Block,
): Promise<string | null> {
  if (block.number !== previous.number + 1n) return `follows block ${previous.number}`
  if (block.from !== previous.to) return 'leaves transactions out, or takes them twice'
  if (!block.previous.equals(previous.hash)) return 'does not name the block before it'
  const leaves = await listLeaves(rows, block.from, block.to)
  if (leaves.length !== block.journals) {
    return `sealed ${block.journals} journals, ${leaves.length} are there`
  }
  const made = makeBlock(previous, block.to, leaves)
  if (!made.root.equals(block.root)) return 'a journal is not what was sealed'
  return made.hash.equals(block.hash) ? null : 'its hash is not its own'
}
