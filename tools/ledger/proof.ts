import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { checkRootFile, readKey, writeRootFile, type RootFile } from '@oriel/ledger/root-file'
import type { LedgerCommand } from '../ledger.ts'
import { say } from './say.ts'

const OWNER_ONLY = 0o600

/** An Ed25519 key in a file that only its owner reads; a file that is there stays. */
export function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519')
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(file, text, { mode: OWNER_ONLY, flag: 'wx' })
  say(`wrote ${file}`)
}

export const writeRoot: LedgerCommand = async ({ rows }, { folder, key }) => {
  const file = await writeRootFile(rows, { folder, key: readKey(key), now: new Date() })
  say(file ? `wrote ${file}` : 'nothing is sealed yet, or today is signed already')
  return true
}

export const checkRoot: LedgerCommand = async ({ rows }, _flags, file) => {
  const root = JSON.parse(readFileSync(file, 'utf8')) as RootFile
  const problem = await checkRootFile(rows, root)
  say(problem ? `BROKEN ${file}: ${problem}` : `ok     ${file}: block ${root.block} is as it was`)
  return problem === null
}
