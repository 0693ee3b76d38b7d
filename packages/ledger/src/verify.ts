import type { Rows } from '@oriel/db/database'
import type pg from 'pg'
import { LEDGER, type Chain } from './chain.ts'
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
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL transaction_timeout = 0')
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
  /** How many rows they seal. */
  readonly count: number
  readonly problems: readonly string[]
}

const BLOCKS_PER_PAGE = 100

type Last = Pick<Block, 'number' | 'to' | 'hash'>

export type ChainPart = ChainReport & {
  readonly last: Last
  /** Whether there were blocks after it. */
  readonly more: boolean
}

/** Makes some blocks anew from what the rows say today, and compares. */
export async function verifyBlocks(
  rows: Rows,
  after: Last,
  limit: number,
  chain: Chain = LEDGER,
): Promise<ChainPart> {
  const problems: string[] = []
  const page = await listBlocks(rows, { after: after.number, limit }, chain)
  let [last, count]: [Last, number] = [after, 0]
  for (const block of page) {
    const problem = await compare(rows, chain, last, block)
    if (problem) problems.push(`block ${block.number}: ${problem}`)
    count += block.count
    last = block
  }
  return { blocks: page.length, count, problems, last, more: page.length === limit }
}

/** The same for the whole chain. */
export async function verifyChain(rows: Rows, chain: Chain = LEDGER): Promise<ChainReport> {
  let [last, blocks, count]: [Last, number, number] = [NOTHING, 0, 0]
  const problems: string[] = []
  for (;;) {
    const part = await verifyBlocks(rows, last, BLOCKS_PER_PAGE, chain)
    last = part.last
    blocks += part.blocks
    count += part.count
    problems.push(...part.problems)
    if (!part.more) return { blocks, count, problems }
  }
}

async function compare(
  rows: Rows,
  chain: Chain,
  previous: Last,
  block: Block,
): Promise<string | null> {
  if (block.number !== previous.number + 1n) return `follows block ${previous.number}`
  if (block.from !== previous.to) return 'leaves transactions out, or takes them twice'
  if (!block.previous.equals(previous.hash)) return 'does not name the block before it'
  const leaves = await listLeaves(rows, block.from, block.to, chain)
  if (leaves.length !== block.count) {
    return `sealed ${block.count} ${chain.things}, ${leaves.length} are there`
  }
  const made = makeBlock(previous, block.to, leaves)
  if (!made.root.equals(block.root)) return `one of its ${chain.things} is not what was sealed`
  return made.hash.equals(block.hash) ? null : 'its hash is not its own'
}
