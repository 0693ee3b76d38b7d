import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Postgres } from '@oriel/dev-world/engine/postgres'
import type { TimedSide } from './clock-turns.ts'

/** PostgreSQL's own load generator: what SQL gives when the client costs next to nothing. */
export type PgbenchOptions = {
  readonly postgres: Postgres
  readonly folder: string
  readonly database: string
  readonly connections: number
  readonly script: string
}

/** Beyond the time it was asked for, to connect and to end. */
const SPARE_MS = 20_000
const THREADS = 2

export function pgbench(options: PgbenchOptions): TimedSide {
  const { postgres, folder, database, connections, script } = options
  const file = path.join(folder, 'pgbench.sql')
  writeFileSync(file, script)
  return async (seconds) => {
    const server = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'oriel_app']
    const load = ['-c', String(connections), '-j', String(THREADS), '-T', String(seconds)]
    const said = await start([...server, ...load, '-n', '-M', 'prepared', '-f', file, database])
    const rate = Number(/^tps = ([0-9.]+)/m.exec(said)?.[1])
    if (!(rate > 0) || !/^number of failed transactions: 0 /m.test(said)) {
      throw new Error(`pgbench says: ${said}`)
    }
    return rate
  }
}

async function start(args: readonly string[]): Promise<string> {
  const timeout = Number(args[args.indexOf('-T') + 1]) * 1000 + SPARE_MS
  try {
    return (await promisify(execFile)('pgbench', args, { timeout })).stdout
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
    throw new Error('pgbench is not installed: on Debian, the package postgresql brings it', {
      cause: error,
    })
  }
}
