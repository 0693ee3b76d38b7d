import { sql, type Selectable } from 'kysely'
import type { Rows } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Rows that are asked about at a provider until they have ended, by one process at a time. Whoever
 * takes one up learns a number of tries, and only who knows the last number may speak of it.
 */
type Table = 'transfers' | 'payouts' | 'payment_refunds'
type Lease = { readonly id: string; readonly tries: number }

/** How long whoever took a row up may be silent before another takes it. By the database. */
const TAKEN_FOR = '15 seconds'
const IS_FREE = sql<boolean>`(taken_until IS NULL OR taken_until < house_now())`

/** A row that is ours, and how long ago somebody may have sent it without an answer. */
export type Leased<Name extends Table> = Selectable<Tables[Name]> & {
  readonly unsure_ms: number | null
}

export type Rest = {
  readonly reason: string
  /** Whether it was sent, and nobody knows what became of it. */
  readonly isUnsure: boolean
  readonly restMs: number
  /** From this age on it is late. */
  readonly lateMs: number
}

export const leasesOf = <Name extends Table>(name: Name) => {
  const table = sql.table(name)
  return {
    /** Whoever had it before and did not let it rest may have sent it, while it was theirs. */
    async take(rows: Rows, id: string): Promise<Leased<Name> | null> {
      const { rows: found } = await sql<Leased<Name>>`
        UPDATE ${table} SET state = 'sent', tries = tries + 1,
          taken_until = house_now() + ${TAKEN_FOR}::interval,
          sent_at = coalesce(sent_at, house_now()), unsure_at = greatest(unsure_at, taken_until)
        WHERE id = ${id} AND ended_at IS NULL AND ${IS_FREE}
        RETURNING *, extract(epoch FROM house_now() - unsure_at)::float8 * 1000 AS unsure_ms`.execute(
        rows,
      )
      return found[0] ?? null
    },

    /** Still ours, and for a while longer; false for who was held up until another took it. */
    async keep(rows: Rows, { id, tries }: Lease): Promise<boolean> {
      const { rows: found } = await sql`
        UPDATE ${table} SET taken_until = house_now() + ${TAKEN_FOR}::interval
        WHERE id = ${id} AND tries = ${tries} AND ended_at IS NULL RETURNING id`.execute(rows)
      return found.length > 0
    },

    /** Nothing is known: it rests, and whoever comes by after that goes on. Whether it is late. */
    async rest(rows: Rows, { id, tries }: Lease, rest: Rest): Promise<boolean> {
      const { reason, isUnsure, restMs, lateMs } = rest
      const { rows: found } = await sql<{ late: boolean }>`
        UPDATE ${table} SET reason = ${reason}, taken_until = NULL,
          unsure_at = CASE WHEN ${isUnsure} THEN house_now() ELSE unsure_at END,
          due_at = house_now() + ${`${restMs} milliseconds`}::interval
        WHERE id = ${id} AND tries = ${tries} AND ended_at IS NULL
        RETURNING made_at < house_now() - ${`${lateMs} milliseconds`}::interval AS late`.execute(
        rows,
      )
      return found[0]?.late === true
    },

    /** What somebody may take up now, the longest due first. */
    async listDue(rows: Rows, limit: number): Promise<string[]> {
      const { rows: found } = await sql<{ id: string }>`
        SELECT id FROM ${table} WHERE ended_at IS NULL AND due_at <= house_now() AND ${IS_FREE}
        ORDER BY due_at LIMIT ${limit}`.execute(rows)
      return found.map(({ id }) => id)
    },
  }
}
