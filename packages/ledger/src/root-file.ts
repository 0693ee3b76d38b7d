import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { listBlocks } from './seal.ts'

/** The state of the chain on one day, for safekeeping where nobody of the house can reach it. */
export type RootFile = {
  readonly day: string
  readonly block: string
  readonly hash: string
  readonly journals: string
  readonly publicKey: string
  readonly signature: string
}

/** Reads an Ed25519 key in PEM form. */
export const readKey = (file: string): KeyObject => createPrivateKey(readFileSync(file))

/**
 * Writes today's file unless it is there: a day is signed once. Whoever keeps these files can prove
 * that nothing sealed before was changed since.
 */
export async function writeRootFile(
  rows: Rows,
  options: { folder: string; key: KeyObject; now: Date },
): Promise<string | null> {
  const root = await makeRoot(rows, options.key, options.now)
  if (!root) return null
  const file = path.join(options.folder, `ledger-${root.day}.json`)
  try {
    writeFileSync(file, `${JSON.stringify(root, null, 2)}\n`, { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null
    throw error
  }
  return file
}

async function makeRoot(rows: Rows, key: KeyObject, now: Date): Promise<RootFile | null> {
  const [last] = await listBlocks(rows, { after: null, limit: 1, newestFirst: true })
  if (!last) return null
  const { rows: sums } = await sql<{ journals: string }>`
    SELECT sum(journals)::text AS journals FROM ledger_blocks`.execute(rows)
  const content = {
    day: now.toISOString().slice(0, 10),
    block: String(last.number),
    hash: last.hash.toString('hex'),
    journals: sums[0]?.journals ?? '0',
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
  }
  return { ...content, signature: sign(null, textOf(content), key).toString('base64') }
}

const textOf = ({ day, block, hash, journals, publicKey }: Omit<RootFile, 'signature'>): Buffer =>
  Buffer.from([day, block, hash, journals, publicKey].join('\n'))

/** What is wrong with a file, beside the chain of today; null when it still holds. */
export async function checkRootFile(rows: Rows, root: RootFile): Promise<string | null> {
  const key = createPublicKey({
    key: Buffer.from(root.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  if (!verify(null, textOf(root), key, Buffer.from(root.signature, 'base64'))) {
    return 'its signature is not of its text'
  }
  const [block] = await listBlocks(rows, { after: BigInt(root.block) - 1n, limit: 1 })
  if (!block || String(block.number) !== root.block) return `block ${root.block} is gone`
  return block.hash.toString('hex') === root.hash ? null : `block ${root.block} is another now`
}
