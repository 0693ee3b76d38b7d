import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Amounts are whole hundredths of the currency's unit, times milliseconds since 1970. */
const TABLES = `
CREATE TABLE IF NOT EXISTS secrets (secret TEXT PRIMARY KEY, until INTEGER) STRICT;
CREATE TABLE IF NOT EXISTS players (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, currency TEXT NOT NULL, demo INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0), UNIQUE (name, currency, demo)) STRICT;
CREATE TABLE IF NOT EXISTS transfers (
  number INTEGER PRIMARY KEY, reference TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
  currency TEXT NOT NULL, direction TEXT NOT NULL, asked TEXT NOT NULL, state TEXT NOT NULL,
  reason TEXT, amount INTEGER NOT NULL, balance INTEGER NOT NULL, at INTEGER NOT NULL,
  tries INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS seats (
  code TEXT NOT NULL UNIQUE, token TEXT NOT NULL UNIQUE, player INTEGER NOT NULL,
  title TEXT NOT NULL, lobby TEXT NOT NULL, expires INTEGER NOT NULL, entered INTEGER,
  ended INTEGER) STRICT;
CREATE TABLE IF NOT EXISTS rounds (
  id TEXT NOT NULL, number INTEGER UNIQUE, player INTEGER NOT NULL, title TEXT NOT NULL,
  stake INTEGER NOT NULL, payout INTEGER, field INTEGER, started INTEGER NOT NULL,
  settled INTEGER, PRIMARY KEY (id, player)) STRICT;
CREATE TABLE IF NOT EXISTS wheels (
  id TEXT PRIMARY KEY, opened INTEGER NOT NULL, field INTEGER) STRICT;
CREATE INDEX IF NOT EXISTS rounds_open ON rounds (player) WHERE settled IS NULL;
`

type Cell = string | number | null
type Line = Readonly<Record<string, Cell>>

export type Tables = {
  run(statement: string, ...values: Cell[]): void
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- SQL decides the row
  find<Row extends Line>(statement: string, ...values: Cell[]): Row | null
  list<Row extends Line>(statement: string, ...values: Cell[]): Row[]
  /** All of it or nothing; nothing else happens in between. */
  once<Value>(work: () => Value): Value
  close(): void
}

/** The books of one provider: a file that a killed process leaves whole, or memory for a test. */
export function openTables(folder: string, name: string): Tables {
  if (folder !== '') mkdirSync(folder, { recursive: true })
  const file = folder === '' ? ':memory:' : path.join(folder, `${name}.sqlite`)
  const books = new DatabaseSync(file)
  books.exec('PRAGMA journal_mode = WAL')
  books.exec(TABLES)
  const known = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepare = (statement: string) => {
    const made = known.get(statement) ?? books.prepare(statement)
    known.set(statement, made)
    return made
  }
  return {
    run: (statement, ...values) => void prepare(statement).run(...values),
    find: (statement: string, ...values: Cell[]) => first(prepare(statement).get(...values)),
    list: <Row extends Line>(statement: string, ...values: Cell[]) =>
      prepare(statement).all(...values) as Row[],
    once(work) {
      books.exec('BEGIN IMMEDIATE')
      try {
        const value = work()
        books.exec('COMMIT')
        return value
      } catch (error) {
        books.exec('ROLLBACK')
        throw error
      }
    },
    close: () => books.close(),
  }
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- SQL decides the row
const first = <Row extends Line>(found: unknown): Row | null => (found as Row | undefined) ?? null
