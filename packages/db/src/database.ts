import { Kysely, PostgresDialect, type KyselyConfig, type Transaction } from 'kysely'
import type pg from 'pg'
import { createNudge } from './nudge.ts'
import { createPool, type PoolOptions } from './pool.ts'
import type { Tables } from './tables.ts'

export type Rows = Kysely<Tables>
export type Work = Transaction<Tables>

export type Database = {
  /** Reads outside a transaction. Writes belong into one. */
  readonly rows: Rows
  readonly pool: pg.Pool
  /** Runs the work in one transaction; the whole work is told again when Postgres asks for it. */
  transaction<Result>(work: (work: Work) => Promise<Result>): Promise<Result>
  /** Reads of one moment: nothing that is written meanwhile is seen by some of them only. */
  snapshot<Result>(read: (rows: Rows) => Promise<Result>): Promise<Result>
  /** A statement that stood alone has written facts: whoever carries them is woken. */
  announced(): void
  close(): Promise<void>
}

/** Serialization failure and deadlock: the transaction did nothing and may be told again. */
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01'])
const TRIES_MAX = 3

export type DatabaseOptions = PoolOptions & {
  /** Told of every query after it ended, for tracing. */
  onQuery?: (name: string, startMs: number, attributes: Record<string, string>) => void
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = createPool(options)
  const rows = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...logTo(options.onQuery),
  })
  const nudge = createNudge(pool)
  return {
    rows,
    pool,
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          const result = await rows.transaction().execute(work)
          nudge.afterCommit()
          return result
        } catch (error) {
          if (tries >= TRIES_MAX || !isRetryable(error)) throw error
        }
      }
    },
    snapshot: (read) =>
      rows
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(read),
    announced: () => nudge.afterCommit(),
    async close() {
      await nudge.settle()
      await rows.destroy()
    },
  }
}

/** To tell of queries costs a little for each, so nobody is told when nobody listens. */
const logTo = (onQuery: DatabaseOptions['onQuery']): Pick<KyselyConfig, 'log'> =>
  onQuery
    ? {
        log({ query, queryDurationMillis }) {
          const started = Date.now() - queryDurationMillis
          onQuery('sql', started, { 'db.system': 'postgresql', 'db.statement': query.sql })
        },
      }
    : {}

export const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error))

export const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
