import type { Database, Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { LEDGER, type Chain } from './chain.ts'
import { rootOf, sha256, type Hash } from './merkle.ts'

/** Rows sealed together. Each block names the one before it, so none can be changed alone. */
export type Block = {
  readonly number: bigint
  /** Transactions from here, included, to there, excluded. */
  readonly from: bigint
  readonly to: bigint
  /** How many. */
  readonly count: number
  readonly root: Hash
  readonly previous: Hash
  readonly hash: Hash
}

/** Hashed well within the time that one statement is given. */
const ROWS_PER_BLOCK_MAX = 20_000
/** Before the first block there is nothing. */
export const NOTHING: Pick<Block, 'number' | 'to' | 'hash'> = {
  number: 0n,
  to: 0n,
  hash: Buffer.alloc(32),
}

export type SealOptions = {
  /** Up to which transaction; another one than the oldest running is only for tests. */
  readonly readHorizon?: (rows: Rows) => Promise<bigint>
  readonly rowsMax?: number
  readonly chain?: Chain
}

/**
 * Seals what is finished and not yet sealed; null when there is nothing. A row belongs to the
 * transaction that wrote it, and only transactions older than the oldest one still running are
 * taken: none of them can bring another row later. The database looks at all of it again; only
 * the role of the sealer may ask.
 */
export function sealBlock(
  database: Database,
  { readHorizon = oldestRunning, rowsMax = ROWS_PER_BLOCK_MAX, chain = LEDGER }: SealOptions = {},
): Promise<Block | null> {
  return database.transaction(async (work) => {
    const previous = (await lastBlock(work, chain)) ?? NOTHING
    const from = previous.to
    const to = await cut(work, chain, from, await readHorizon(work), rowsMax)
    const leaves = to === null ? [] : await listLeaves(work, from, to, chain)
    if (to === null || leaves.length === 0) return null
    const block = makeBlock(previous, to, leaves)
    const { rows: said } = await sql<{ outcome: string }>`
      SELECT ${sql.raw(chain.seal)}(${block.number}, ${String(to)}::xid8, ${block.count},
        ${block.root}, ${block.hash}) AS outcome`.execute(work)
    return said[0]?.outcome === 'sealed' ? block : null
  })
}

export function makeBlock(
  { number, to: from, hash: previous }: Pick<Block, 'number' | 'to' | 'hash'>,
  to: bigint,
  leaves: readonly Hash[],
): Block {
  const block = { number: number + 1n, from, to, count: leaves.length, root: rootOf(leaves) }
  const counts = Buffer.alloc(32)
  const values = [block.number, block.from, block.to, BigInt(block.count)]
  for (const [index, value] of values.entries()) counts.writeBigUInt64BE(value, index * 8)
  return { ...block, previous, hash: sha256(counts, block.root, previous) }
}

async function oldestRunning(rows: Rows): Promise<bigint> {
  const found = await sql<{ xid: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xid`.execute(rows)
  return BigInt(found.rows[0]?.xid ?? 0)
}

/** Not more than a block holds, and never through the midst of a transaction. */
async function cut(
  rows: Rows,
  chain: Chain,
  from: bigint,
  horizon: bigint,
  rowsMax: number,
): Promise<bigint | null> {
  const found = await sql<{ first: string | null; beyond: string | null }>`
    SELECT min(xid)::text AS first,
      max(xid) FILTER (WHERE place > ${rowsMax})::text AS beyond
    FROM (
      SELECT xid, row_number() OVER (ORDER BY xid) AS place FROM ${sql.table(chain.rows)}
      WHERE xid >= ${String(from)}::xid8 AND xid < ${String(horizon)}::xid8
      ORDER BY xid LIMIT ${rowsMax + 1}
    ) s`.execute(rows)
  const { first, beyond } = found.rows[0] ?? {}
  if (!first) return null
  if (!beyond) return horizon
  return BigInt(beyond) > BigInt(first) ? BigInt(beyond) : BigInt(first) + 1n
}

export async function findBlock(
  rows: Rows,
  number: bigint,
  chain: Chain = LEDGER,
): Promise<Block | null> {
  const [block] = await listBlocks(rows, { after: number - 1n, limit: 1 }, chain)
  return block?.number === number ? block : null
}

async function lastBlock(rows: Rows, chain: Chain): Promise<Block | null> {
  const [block] = await listBlocks(rows, { after: null, limit: 1, newestFirst: true }, chain)
  return block ?? null
}

type BlockRow = {
  number: bigint
  xid_from: string
  xid_to: string
  count: number
  root: Buffer
  previous: Buffer
  hash: Buffer
}

export async function listBlocks(
  rows: Rows,
  page: { after: bigint | null; limit: number; newestFirst?: boolean },
  chain: Chain = LEDGER,
): Promise<Block[]> {
  const { after, limit, newestFirst } = page
  const { rows: found } = await sql<BlockRow>`
    SELECT number, xid_from::text, xid_to::text, ${sql.ref(chain.things)} AS count, root, previous,
      hash
    FROM ${sql.table(chain.blocks)} ${after === null ? sql`` : sql`WHERE number > ${after}`}
    ORDER BY number ${newestFirst ? sql`DESC` : sql`ASC`} LIMIT ${limit}`.execute(rows)
  return found.map((row) => ({
    number: row.number,
    from: BigInt(row.xid_from),
    to: BigInt(row.xid_to),
    count: row.count,
    root: row.root,
    previous: row.previous,
    hash: row.hash,
  }))
}

/** One hash per row: all that it says. In the order of the block. */
export async function listLeaves(
  rows: Rows,
  from: bigint,
  to: bigint,
  chain: Chain = LEDGER,
): Promise<Hash[]> {
  const { rows: found } = await sql<{ leaf: Buffer }>`
    SELECT sha256(convert_to(${chain.leaf}::text, 'UTF8')) AS leaf
    FROM ${sql.table(chain.rows)} j ${chain.joined}
    WHERE j.xid >= ${String(from)}::xid8 AND j.xid < ${String(to)}::xid8
    ORDER BY j.xid, j.id`.execute(rows)
  return found.map(({ leaf }) => leaf)
}
