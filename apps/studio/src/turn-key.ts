import { text } from 'node:stream/consumers'
import { readEnv } from '@oriel/core/env'
import { createPool } from '@oriel/db/pool'
import { openKeys } from '@oriel/keys/keys'
import { turnKey } from './operator/turn-key.ts'
import { turnKeyEnv } from './settings.ts'

/**
 * `node apps/studio/src/turn-key.ts OPERATOR KEY-ID OVERLAP-MS`, the secret on its input: gives a
 * house a new key; those it had end after the overlap.
 */
const [code = '', keyId = '', overlap = ''] = process.argv.slice(2)
const { STUDIO_DATABASE_URL: url, KEY_FILE: file } = readEnv(turnKeyEnv)
const pool = createPool({ url, name: 'turn-key', max: 1 })
try {
  const secret = (await text(process.stdin)).trim()
  const now = () => new Date()
  const studio = { pool, keys: openKeys(file), build: '', url: '', now }
  const isTurned = await turnKey(studio, code, { keyId, secret }, Number(overlap))
  if (!isTurned) process.stderr.write(`no house is called ${code}\n`)
  process.exitCode = isTurned ? 0 : 1
} finally {
  await pool.end()
}
