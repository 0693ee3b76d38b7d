import { createConnection } from '@oriel/db/pool'
import type { Postgres } from '@oriel/dev-world/engine/postgres'
import type { TimedSide } from './clock-turns.ts'
import { familySeconds } from './cpu.ts'
import { say } from './figure.ts'

const COST_SECONDS = 4
const MICROSECONDS = 1e6

type Costed = {
  readonly postgres: Postgres
  readonly database: string
  readonly name: string
  /** One of what is counted. */
  readonly what: string
  /** Processor time of whoever asks PostgreSQL, in seconds so far. */
  readonly own: () => number
}

/** Of the process that measures. */
export function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROSECONDS
}

/** Processor time, log and space for each: what limits how many there can be. */
export async function tellCost(
  { postgres, database, name, what, own }: Costed,
  side: TimedSide,
): Promise<void> {
  const before = await readSizes(postgres, database)
  const [serverBefore, ownBefore] = [familySeconds(postgres.pid), own()]
  const begun = performance.now()
  const rate = await side(COST_SECONDS)
  const count = (rate * (performance.now() - begun)) / 1000
  const [server, ours] = [familySeconds(postgres.pid) - serverBefore, own() - ownBefore]
  const after = await readSizes(postgres, database)
  const each = (total: number) => (total / count).toFixed(0)
  say(
    `  ${name}: ${rate.toFixed(0)} a second; per ${what} ${each(ours * MICROSECONDS)} µs of ours, ` +
      `${each(server * MICROSECONDS)} µs of PostgreSQL, ${each(Number(after.wal - before.wal))} ` +
      `bytes of log, ${each(Number(after.tables - before.tables))} bytes of tables`,
  )
}

type Sizes = { readonly wal: bigint; readonly tables: bigint }

async function readSizes(postgres: Postgres, database: string): Promise<Sizes> {
  const client = createConnection({ url: postgres.url(database), name: 'bench' })
  await client.connect()
  try {
    const { rows } = await client.query<Sizes>(
      `SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint AS wal,
         pg_database_size(current_database()) AS tables`,
    )
    return rows[0] ?? { wal: 0n, tables: 0n }
  } finally {
    await client.end()
  }
}
