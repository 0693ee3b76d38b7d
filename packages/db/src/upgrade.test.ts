import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOUSE, migrateFrom } from '@oriel/dev-world/engine/migrate'
import { asAdmin, databaseUrl } from '@oriel/dev-world/testing/test-db'
import { patient } from '@oriel/core/testing/patience'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from './pool.ts'

const NAME = `upgrade_${process.pid}`
const LAST_OLD = '0034'
const FILLED = 20_000
const all = path.join(HOUSE.folder, 'migrations')
const old = mkdtempSync(path.join(tmpdir(), 'oriel-migrations-'))
const ownerUrl = () => databaseUrl(NAME, HOUSE.owner)
let app: pg.Pool

beforeAll(async () => {
  for (const file of readdirSync(all).filter((name) => name.slice(0, 4) <= LAST_OLD)) {
    cpSync(path.join(all, file), path.join(old, file))
  }
  await asAdmin(`CREATE DATABASE ${NAME} OWNER ${HOUSE.owner}`)
  await migrateFrom(ownerUrl(), old)
  app = createPool({ url: databaseUrl(NAME, HOUSE.app), name: 'old version', max: 4 })
})
afterAll(async () => {
  await app.end()
  await asAdmin(`DROP DATABASE ${NAME} WITH (FORCE)`)
  rmSync(old, { recursive: true, force: true })
})

/** Rounds as the version before wrote them: a key without a member, then the row. */
const bookOld = (from: number, count: number) =>
  app.query(
    `WITH told AS (
       SELECT 'r-' || n AS id, now() - n * interval '1 second' AS at, n FROM generate_series($1::int, $2) n
     ), claimed AS (
       INSERT INTO round_keys (provider_id, round_id, settled_at) SELECT 'GPTS', id, at FROM told
       ON CONFLICT DO NOTHING RETURNING round_id
     )
     INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, type_id, status,
       stake, payout, started_at, settled_at)
     SELECT 'GPTS', id, 1, lpad(to_hex(n), 32, '0')::uuid, 'USD', 'x', 3, 'settled', 100, 95, at, at
     FROM told WHERE id IN (SELECT round_id FROM claimed)`,
    [from, from + count - 1],
  )
const announceOld = (count: number) =>
  app.query(
    `INSERT INTO outbox (id, name, site_id, partition, data)
     SELECT gen_random_uuid(), 'site.changed', 1, n % 16, '{}' FROM generate_series(1, $1::int) n`,
    [count],
  )
const count = async (query: string): Promise<number> =>
  (await app.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${query}`)).rows[0]
    ?.count ?? 0

test(
  'a filled database of the version before is migrated while that version writes on',
  async () => {
    await bookOld(1, FILLED)
    await announceOld(FILLED)
    let [written, isDone] = [0, false]
    const write = async (): Promise<void> => {
      while (!isDone) {
        await bookOld(FILLED + 1 + written, 1)
        await announceOld(1)
        written += 1
      }
    }
    const writing = write()
    await migrateFrom(ownerUrl(), all)
    isDone = true
    // Whoever could not write has failed here.
    await writing
    await bookOld(FILLED + 1 + written, 5)

    const rounds = FILLED + written + 5
    expect(written).toBeGreaterThan(0)
    expect(await count('rounds')).toBe(rounds)
    expect(await count('round_claims')).toBe(rounds)
    expect(await count('outbox')).toBe(FILLED + written)
    expect(await count('outbox WHERE day = -1')).toBeGreaterThanOrEqual(FILLED)
    expect(await count('rounds WHERE valid = 5')).toBeGreaterThanOrEqual(FILLED)
    // Another player of a round that the version before has booked.
    await app.query(`INSERT INTO round_claims SELECT provider_id, round_id, gen_random_uuid(), settled_at
      FROM round_claims WHERE round_id = 'r-1'`)
    expect(await count("round_claims WHERE round_id = 'r-1'")).toBe(2)
    expect(await count("round_keys WHERE round_id = 'r-1'")).toBe(1)
  },
  patient(60_000),
)
