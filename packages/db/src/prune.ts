import { setTimeout as rest } from 'node:timers/promises'
import type { QueryResult, RawBuilder } from 'kysely'
import type { Rows } from './database.ts'

export type PruneOptions = {
  /** Removed by one statement; without it as many as take a few milliseconds. */
  readonly count?: number
  /** Start no statement after this time; the next run continues. */
  readonly forMs?: number
}

const FOR_MS = 20_000
const FIRST_COUNT = 200
const COUNT_MIN = 50
const COUNT_MAX = 2_000
/** A reader that meets such a statement waits so much longer: shorter than most answers take. */
const TAKES_MS = 5
/** A pause is so many times as long as the statement before it: a fifth of a connection is used. */
const REST = 4

/** A time, or what else the rows are in the order of. */
type Place = Date | string | readonly string[]

/** What a function says that removes rows: how many, and how far it came. */
type Some = { readonly removed?: number; readonly reached?: Place | null }

/** Removes old rows in small statements until none is left or the time is over. Returns a count. */
export async function prune(
  rows: Rows,
  /**
   * Removes at most so many: a DELETE, or a call that says how many. The next call gets the place
   * this one has reached, null at first, and starts there.
   */
  removeSome: (count: number, from: Place | null) => RawBuilder<Some>,
  { count: fixed, forMs = FOR_MS }: PruneOptions = {},
): Promise<number> {
  const startedAt = performance.now()
  let removed = 0
  let count = fixed ?? FIRST_COUNT
  let from: Place | null = null
  for (;;) {
    const begun = performance.now()
    const result: QueryResult<Some> = await removeSome(count, from).execute(rows)
    const some = result.rows[0]?.removed ?? Number(result.numAffectedRows ?? 0n)
    removed += some
    from = result.rows[0]?.reached ?? null
    const now = performance.now()
    if (some < count || now - startedAt > forMs) return removed
    const took = now - begun
    count = fixed ?? nextCount(count, took)
    await rest(took * REST)
  }
}

/** As many as should take the time, and at most twice as many as before. */
export const nextCount = (count: number, tookMs: number): number =>
  Math.round(
    Math.min(Math.max((count * TAKES_MS) / Math.max(tookMs, 0.1), COUNT_MIN), count * 2, COUNT_MAX),
  )
