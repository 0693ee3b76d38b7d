import { setTimeout as rest } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import type { Rows } from './database.ts'

export type PruneOptions = {
  /** Removed by one statement. */
  readonly count?: number
  /** Start no statement after this time; the next run continues. */
  readonly forMs?: number
}

const COUNT = 2_000
const FOR_MS = 20_000

/**
 * Removes old rows in small statements until none is left or the time is over; returns how many. It
 * pauses as long as each statement took, so it uses at most half of one connection.
 */
export async function prune(
  rows: Rows,
  /** Removes at most so many: a DELETE, or a call that says how many as `removed`. */
  removeSome: (count: number) => RawBuilder<{ removed?: number }>,
  { count = COUNT, forMs = FOR_MS }: PruneOptions = {},
): Promise<number> {
  const startedAt = performance.now()
  let removed = 0
  for (;;) {
    const from = performance.now()
    const result = await removeSome(count).execute(rows)
    const some = result.rows[0]?.removed ?? Number(result.numAffectedRows ?? 0n)
    removed += some
    const now = performance.now()
    if (some < count || now - startedAt > forMs) return removed
    await rest(now - from)
  }
}
