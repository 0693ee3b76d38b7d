import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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

/** Secrets of the house, which every simulated provider keeps. */
const SECRETS =
  'CREATE TABLE IF NOT EXISTS secrets (secret TEXT PRIMARY KEY, until INTEGER) STRICT;'

/** The books of one provider: a file that a killed process leaves whole, or memory for a test. */
export function openTables(folder: string, name: string, statements: string): Tables {
  if (folder !== '') mkdirSync(folder, { recursive: true })
  const file = folder === '' ? ':memory:' : path.join(folder, `${name}.sqlite`)
  const books = new DatabaseSync(file)
  books.exec('PRAGMA journal_mode = WAL')
  books.exec(`${SECRETS}${statements}`)
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
