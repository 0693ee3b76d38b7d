import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Rows } from './database.ts'

/** The house's time in TypeScript: the database's clock, as this process follows it. */
export type Clock = {
  readonly now: () => Date
  stop(): void
}

export type ClockOptions = {
  /** Where the time is asked for. */
  readonly pool: Pick<pg.Pool, 'query'>
  /** Whether this is a test world, whose clock may be moved. */
  readonly isMovable: boolean
  readonly everyMs?: number
}

const EVERY_MS = 10_000
/** An answer that took longer tells the time too roughly to correct by it. */
const ROUND_TRIP_MAX_MS = 250
const AGAIN_MS = 1_000

type Asked = { readonly now: Date; readonly moved: boolean }

/**
 * Asks the database for the time, at the start and every so often, and adds the difference to the
 * process's own clock in between. All processes agree with the database within a round trip,
 * whatever their machines believe. While the database is away the last difference counts.
 */
export async function startClock(options: ClockOptions): Promise<Clock> {
  const { pool, isMovable, everyMs = EVERY_MS } = options
  let differenceMs = 0
  let isKnown = false
  const ask = async (): Promise<void> => {
    const before = Date.now()
    const { rows } = await pool.query<Asked>(
      "SELECT house_time() AS now, to_regclass('house_clock') IS NOT NULL AS moved",
    )
    const took = Date.now() - before
    const [said] = rows
    if (!said) return
    if (said.moved && !isMovable) {
      throw new MovedClock('this database has a clock for tests, and HOUSE_CLOCK does not allow it')
    }
    if (isKnown && took > ROUND_TRIP_MAX_MS) return
    differenceMs = said.now.getTime() - (before + took / 2)
    isKnown = true
  }
  await ask().catch(ignoreAway)
  const ending = new AbortController()
  const { signal } = ending
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(isKnown ? everyMs : AGAIN_MS, null, { signal, ref: false })
      await ask().catch(ignoreAway)
    }
  }
  follow().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return {
    now: () => new Date(Date.now() + differenceMs),
    stop: () => ending.abort(),
  }
}

class MovedClock extends Error {}

function ignoreAway(error: unknown): void {
  if (error instanceof MovedClock) throw error
}

/** The house's time as the database says it. Of one transaction it is always the same. */
export async function houseNow(rows: Rows): Promise<Date> {
  const { rows: found } = await sql<{ now: Date }>`SELECT house_now() AS now`.execute(rows)
  const [row] = found
  if (!row) throw new Error('the database told no time')
  return row.now
}
