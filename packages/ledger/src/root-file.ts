import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { LEDGER, type Chain } from './chain.ts'
import { listBlocks } from './seal.ts'

/** The state of the chain on one day, for safekeeping where nobody of the house can reach it. */
type RootContent = {
  readonly day: string
  readonly block: string
  readonly hash: string
  readonly publicKey: string
  /** How many rows were sealed in all: under the name of what the chain seals. */
  readonly journals?: string
  readonly events?: string
}
export type RootFile = RootContent & { readonly signature: string }

/** Reads an Ed25519 key in PEM form. */
export const readKey = (file: string): KeyObject => createPrivateKey(readFileSync(file))

/**
 * Writes today's file unless it is there: a day is signed once. Whoever keeps these files can prove
 * that nothing sealed before was changed since.
 */
export async function writeRootFile(
  rows: Rows,
  options: { folder: string; key: KeyObject; now: Date; chain?: Chain },
): Promise<string | null> {
  const { chain = LEDGER } = options
  const root = await makeRoot(rows, options.key, options.now, chain)
  if (!root) return null
  const file = path.join(options.folder, `${chain.name}-${root.day}.json`)
  try {
    writeFileSync(file, `${JSON.stringify(root, null, 2)}\n`, { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null
    throw error
  }
  return file
}

async function makeRoot(
  rows: Rows,
  key: KeyObject,
  now: Date,
  chain: Chain,
): Promise<RootFile | null> {
  const newest = { after: null, limit: 1, newestFirst: true }
  const [last] = await listBlocks(rows, newest, chain)
  if (!last) return null
  const { rows: sums } = await sql<{ count: string }>`
    SELECT sum(${sql.ref(chain.things)})::text AS count FROM ${sql.table(chain.blocks)}`.execute(
    rows,
  )
  const content = {
    day: now.toISOString().slice(0, 10),
    block: String(last.number),
    hash: last.hash.toString('hex'),
    [chain.things]: sums[0]?.count ?? '0',
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
  }
  return { ...content, signature: sign(null, textOf(content, chain), key).toString('base64') }
}

const textOf = (content: RootContent, { things }: Chain): Buffer => {
  const { day, block, hash, publicKey } = content
  return Buffer.from([day, block, hash, content[things], publicKey].join('\n'))
}

/** What is wrong with a file, beside the chain of today; null when it still holds. */
export async function checkRootFile(
  rows: Rows,
  root: RootFile,
  chain: Chain = LEDGER,
): Promise<string | null> {
  const key = createPublicKey({
    key: Buffer.from(root.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  if (!verify(null, textOf(root, chain), key, Buffer.from(root.signature, 'base64'))) {
    return 'its signature is not of its text'
  }
  const [block] = await listBlocks(rows, { after: BigInt(root.block) - 1n, limit: 1 }, chain)
  if (!block || String(block.number) !== root.block) return `block ${root.block} is gone`
  return block.hash.toString('hex') === root.hash ? null : `block ${root.block} is another now`
}
