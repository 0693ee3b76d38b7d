import { randomBytes } from 'node:crypto'
import { newId, type Id } from '@oriel/core/id'
import { sha256 } from '../fairness/stream.ts'
import { getRow } from '../rows.ts'
import type { Studio } from '../studio.ts'

export type ChainId = Id<'chain'>
export type Chain = {
  readonly id: ChainId
  readonly length: number
  readonly lastHash: string
  /** The hash that decides the round at this place of the chain, counted from 1. */
  hashAt(position: number): string
}

/** A day's rounds and more; a chain is walked once when it is opened, in some ten milliseconds. */
const CHAIN_LENGTH = 10_000
const SEED_BYTES = 32

/** Each hash is the SHA-256 of the one that comes after it in play. */
export function walkChain(seed: string, length: number): string[] {
  const hashes = [seed]
  for (let step = 0; step < length; step += 1) hashes.push(sha256(hashes[step] ?? ''))
  return hashes
}

type ChainRow = { id: ChainId; sealed_seed: Buffer; length: number; last_hash: string }

/** Makes a chain and publishes its last hash; from now on nothing of it can be changed. */
export async function makeChain(
  studio: Studio,
  tableCode: string,
  length: number = CHAIN_LENGTH,
): Promise<ChainId> {
  const id = newId<'chain'>()
  const seed = randomBytes(SEED_BYTES).toString('hex')
  await studio.pool.query(
    `INSERT INTO table_chains (id, table_code, sealed_seed, length, last_hash, made_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      tableCode,
      studio.keys.seal('game-seed', seed, id),
      length,
      walkChain(seed, length).at(-1),
      studio.now(),
    ],
  )
  return id
}

const CHAINS_KEPT = 64

export type Chains = (id: ChainId) => Promise<Chain>

/** Chains in use, walked once each, also when many ask for the same one at once. */
export function createChains(studio: Studio): Chains {
  const walked = new Map<ChainId, Promise<Chain>>()
  return (id) => {
    const known = walked.get(id)
    if (known) return known
    const chain = openChain(studio, id)
    if (walked.size >= CHAINS_KEPT) walked.delete([...walked.keys()][0] as ChainId)
    walked.set(id, chain)
    // What could not be opened is tried again by the next who asks.
    chain.catch(() => walked.delete(id))
    return chain
  }
}

async function openChain(studio: Studio, id: ChainId): Promise<Chain> {
  const row = await getRow<ChainRow>(
    studio.pool,
    'SELECT id, sealed_seed, length, last_hash FROM table_chains WHERE id = $1',
    [id],
  )
  const seed = studio.keys.open('game-seed', row.sealed_seed, id)?.toString('utf8')
  if (seed === undefined) throw new Error(`chain ${id} does not open`)
  const hashes = walkChain(seed, row.length)
  if (hashes.at(-1) !== row.last_hash) throw new Error(`chain ${id} is not what was published`)
  return {
    id,
    length: row.length,
    lastHash: row.last_hash,
    hashAt(position) {
      const hash = hashes[row.length - position]
      if (hash === undefined) throw new RangeError(`chain ${id} has no place ${position}`)
      return hash
    },
  }
}
