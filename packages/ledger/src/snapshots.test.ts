import { readEnv } from '@oriel/core/env'
import { createNap } from '@oriel/core/nap'
import { openDatabase } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import type pg from 'pg'
import { patient } from '@oriel/core/testing/patience'
import { testEnv } from '@oriel/core/testing/settings'
import { expect, onTestFinished, test } from 'vitest'
import { storm } from './testing/storm.ts'
import { brokenLaws, worldOf } from './testing/world.ts'

const { LEDGER_OPERATIONS: operations } = readEnv(testEnv)
const CALLERS = 16
const SNAPSHOT_EVERY_MS = 50
const TIMEOUT_MS = 20_000 + operations * 5

type Snapshot = {
  /** How many entries there are, and how many the accounts say there are. */
  readonly entries: bigint
  readonly versions: bigint
  /** Currencies whose sum is not zero. */
  readonly off: readonly string[]
}

const WORLD = `SELECT
  (SELECT count(*) FROM ledger_entries) AS entries,
  (SELECT coalesce(sum(version), 0)::bigint FROM ledger_accounts) AS versions,
  ARRAY(SELECT currency::text FROM ledger_entries GROUP BY 1 HAVING sum(amount) <> 0)
  || ARRAY(SELECT currency::text FROM ledger_accounts GROUP BY 1 HAVING sum(balance) <> 0) AS off`

async function takeSnapshot(connection: pg.Client): Promise<Snapshot> {
  await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await connection.query<Snapshot>(WORLD)
  await connection.query('COMMIT')
  const [snapshot] = rows
  if (!snapshot) throw new Error('a snapshot of nothing')
  return snapshot
}

test(
  'every snapshot sums to zero, also during writes',
  { timeout: patient(TIMEOUT_MS) },
  async ({ annotate }) => {
    const database = await testDatabase()
    onTestFinished(() => database.drop())
    const { url } = database
    const writers = openDatabase({ url, name: 'writers', max: CALLERS })
    onTestFinished(() => writers.close())
    const reader = createConnection({ url, name: 'reader' })
    await reader.connect()
    onTestFinished(() => reader.end())

    const started = performance.now()
    let isOver = false
    const work = storm(worldOf({ ...writers, url }), { operations, callers: CALLERS })
    const snapshots: Snapshot[] = []
    const watch = async () => {
      while (!isOver) {
        const next = performance.now() + SNAPSHOT_EVERY_MS
        snapshots.push(await takeSnapshot(reader))
        await createNap().take(Math.max(0, next - performance.now()))
      }
    }
    const [{ done, refused }] = await Promise.all([work.finally(() => (isOver = true)), watch()])
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    await annotate(`${done} done, ${refused} refused, ${snapshots.length} snapshots, ${seconds} s`)

    expect(done + refused).toBe(operations)
    expect(snapshots.filter(({ off }) => off.length > 0)).toEqual([])
    expect(snapshots.filter(({ entries, versions }) => entries !== versions)).toEqual([])
    // They were taken in the midst of it: hardly any two saw the same.
    expect(new Set(snapshots.map(({ entries }) => entries)).size).toBeGreaterThan(10)
    expect(await brokenLaws({ url })).toEqual([])
  },
)
