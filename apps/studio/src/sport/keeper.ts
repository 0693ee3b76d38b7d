import { randomUUID } from 'node:crypto'
import type { Log } from '@oriel/core/log'
import type { Studio } from '../studio.ts'
import { LOOK_MS, pause, takeTable, type Keeper } from '../table/owner.ts'
import { fillCalendar } from './calendar.ts'
import { sport } from './rules.ts'
import { settleDue } from './settle.ts'

/** So often it is looked for what the calendar misses, which is made long ahead. */
const FILL_MS = 10_000

/** The calendar is kept as a table is: by one process, and by another when that one dies. */
export function keepFixtures(studio: Studio, log: Log): Keeper {
  const own = randomUUID()
  let [isOurs, isOver] = [false, false]
  const keep = async (): Promise<void> => {
    let [isSeated, fillAt] = [false, 0]
    while (!isOver) {
      try {
        if (!isSeated) await seatBook(studio)
        isSeated = true
        isOurs = await takeTable(studio, sport.code, own)
        if (isOurs) fillAt = await goOn(studio, fillAt)
      } catch (error) {
        isOurs = false
        log.warn({ err: error }, 'the calendar could not go on and tries again')
      }
      await pause(LOOK_MS)
    }
  }
  const kept = keep()
  return {
    keeps: () => (isOurs ? [sport.code] : []),
    async stop() {
      isOver = true
      await kept
      // Others need not wait for the lease to run out.
      await studio.pool
        .query("UPDATE tables SET lease_until = '-infinity' WHERE owner = $1", [own])
        .catch(() => {})
    },
  }
}

const seatBook = async ({ pool }: Studio): Promise<void> =>
  void (await pool.query('INSERT INTO tables (code, game) VALUES ($1, $1) ON CONFLICT DO NOTHING', [
    sport.code,
  ]))

/** Does what is due: those that are over with every bet on them, and fixtures to come. */
async function goOn(studio: Studio, fillAt: number): Promise<number> {
  await settleDue(studio)
  if (performance.now() < fillAt) return fillAt
  // A calendar that was empty is filled in several looks.
  return (await fillCalendar(studio)) > 0 ? 0 : performance.now() + FILL_MS
}
