import type { Database, Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { rootOf, sha256, type Hash } from './merkle.ts'

/** Journals sealed together. Each block names the one before it, so none can be changed alone. */
export type Block = {
  readonly number: bigint
  /** Transactions from here, included, to there, excluded. */
  readonly from: bigint
  readonly to: bigint
  readonly journals: number
  readonly root: Hash
  readonly previous: Hash
  readonly hash: Hash
}

/** Hashed well within the time that one statement is given. */
const JOURNALS_PER_BLOCK_MAX = 20_000
/** Before the first block there is nothing. */
export const NOTHING: Pick<Block, 'number' | 'to' | 'hash'> = {
  number: 0n,
  to: 0n,
  hash: Buffer.alloc(32),
}

export type SealOptions = {
  /** Up to which transaction; another one than the oldest running is only for tests. */
  readonly readHorizon?: (rows: Rows) => Promise<bigint>
  readonly journalsMax?: number
}

/**
 * Seals what is finished and not yet sealed; null when there is nothing. A journal belongs to the
 * transaction that wrote it, and only transactions older than the oldest one still running are
 * taken: none of them can bring another journal later. The database looks at all of it again; only
 * the role of the sealer may ask.
 */
export function sealBlock(
  database: Database,
  { readHorizon = oldestRunning, journalsMax = JOURNALS_PER_BLOCK_MAX }: SealOptions = {},
): Promise<Block | null> {
  return database.transaction(async (work) => {
    const previous = (await lastBlock(work)) ?? NOTHING
    const from = previous.to
    const to = await cut(work, from, await readHorizon(work), journalsMax)
    const leaves = to === null ? [] : await listLeaves(work, from, to)
    if (to === null || leaves.length === 0) return null
    const block = makeBlock(previous, to, leaves)
    const { rows: said } = await sql<{ outcome: string }>`
      SELECT ledger_seal(${block.number}, ${String(to)}::xid8, ${block.journals}, ${block.root},
        ${block.hash}) AS outcome`.execute(work)
    return said[0]?.outcome === 'sealed' ? block : null
  })
}

export function makeBlock(
  { number, to: from, hash: previous }: Pick<Block, 'number' | 'to' | 'hash'>,
  to: bigint,
  leaves: readonly Hash[],
): Block {
  const block = { number: number + 1n, from, to, journals: leaves.length, root: rootOf(leaves) }
  const counts = Buffer.alloc(32)
  const values = [block.number, block.from, block.to, BigInt(block.journals)]
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
  from: bigint,
  horizon: bigint,
  journalsMax: number,
): Promise<bigint | null> {
  const found = await sql<{ first: string | null; beyond: string | null }>`
    SELECT min(xid)::text AS first,
      max(xid) FILTER (WHERE place > ${journalsMax})::text AS beyond
    FROM (
      SELECT xid, row_number() OVER (ORDER BY xid) AS place FROM ledger_journals
      WHERE xid >= ${String(from)}::xid8 AND xid < ${String(horizon)}::xid8
      ORDER BY xid LIMIT ${journalsMax + 1}
    ) s`.execute(rows)
  const { first, beyond } = found.rows[0] ?? {}
  if (!first) return null
  if (!beyond) return horizon
  return BigInt(beyond) > BigInt(first) ? BigInt(beyond) : BigInt(first) + 1n
}

export async function findBlock(rows: Rows, number: bigint): Promise<Block | null> {
  const [block] = await listBlocks(rows, { after: number - 1n, limit: 1 })
  return block?.number === number ? block : null
}

async function lastBlock(rows: Rows): Promise<Block | null> {
  const [block] = await listBlocks(rows, { after: null, limit: 1, newestFirst: true })
  return block ?? null
}

export async function listBlocks(
  rows: Rows,
  page: { after: bigint | null; limit: number; newestFirst?: boolean },
): Promise<Block[]> {
  const found = await rows
    .selectFrom('ledger_blocks')
    .selectAll()
    .$if(page.after !== null, (query) => query.where('number', '>', page.after ?? 0n))
    .orderBy('number', page.newestFirst ? 'desc' : 'asc')
    .limit(page.limit)
    .execute()
  return found.map((row) => ({
    number: row.number,
    from: BigInt(row.xid_from),
    to: BigInt(row.xid_to),
    journals: row.journals,
    root: row.root,
    previous: row.previous,
    hash: row.hash,
  }))
}

/** One hash per journal: all that it says, its entries included. In the order of the block. */
export async function listLeaves(rows: Rows, from: bigint, to: bigint): Promise<Hash[]> {
  const found = await sql<{ leaf: Buffer }>`
    SELECT sha256(convert_to(jsonb_build_array(j.id, extract(epoch FROM j.posted_at)::text, j.kind,
      j.cause_kind, j.cause_id, j.key, j.reverses, e.entries)::text, 'UTF8')) AS leaf
    FROM ledger_journals j
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_array(account_id, currency, amount, balance, version)
        ORDER BY account_id) AS entries
      FROM ledger_entries WHERE posted_at = j.posted_at AND journal_id = j.id
    ) e
    WHERE j.xid >= ${String(from)}::xid8 AND j.xid < ${String(to)}::xid8
    ORDER BY j.xid, j.id`.execute(rows)
  return found.rows.map(({ leaf }) => leaf)
}
