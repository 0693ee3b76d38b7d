import { readEnv } from '@oriel/core/env'
import { createConnection } from '@oriel/db/pool'
import type pg from 'pg'
import { SHARED } from './games/catalogue.ts'
import { booksEnv } from './settings.ts'
import { lateOf } from './table/lateness.ts'
import { listLast } from './table/table-rounds.ts'
import { checkBooks } from './wallet/check.ts'

/**
 * Holds the books against their rules and lists what came late at the tables, as one line of JSON.
 * It reads everything, which takes longer than the running studio may: connect as the owner.
 */
const { STUDIO_DATABASE_URL: url } = readEnv(booksEnv)
/** A day and more of the quickest table. */
const ROUNDS_PER_TABLE = 10_000

const connection = createConnection({ url, name: 'studio inspect' })
await connection.connect()
// All that is asked here is asked one after another, which one connection does as a pool would.
const pool = connection as unknown as pg.Pool
const wrong = await checkBooks({ pool })
const late = []
for (const game of SHARED) {
  const rounds = await listLast({ pool }, game.code, ROUNDS_PER_TABLE)
  late.push(...lateOf({ code: game.code, game }, rounds, Date.now()))
}
await connection.end()
const told = wrong.map(({ rule, count }) => ({ rule, count: Number(count) }))
process.stdout.write(`${JSON.stringify({ wrong: told, late })}\n`)
process.exitCode = wrong.length === 0 ? 0 : 1
