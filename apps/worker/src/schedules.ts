import { hash32 } from '@oriel/core/partition'
import type { Log } from '@oriel/core/log'
import { createNap } from '@oriel/core/nap'
import { createConnection } from '@oriel/db/pool'
import type pg from 'pg'

export type Schedule = { name: string; everyMs: number; run: () => Promise<unknown> }
export type Schedules = { stop(): Promise<void> }

const LOCK_CLASS = 0x5c4e
const ELECTION_EVERY_MS = 1_000

/**
 * Several workers may run; one of them keeps the times. Whoever holds the lock of a schedule leads
 * it, and a leader that dies lets go with its connection. Two leaders for a moment must do no harm:
 * every schedule's work is safe to run twice.
 */
export function startSchedules(options: {
  databaseUrl: string
  schedules: readonly Schedule[]
  log: Log
}): Schedules {
  const { log } = options
  let running = true
  const nap = createNap()
  const work = async () => {
    while (running) {
      const client = createConnection({ url: options.databaseUrl, name: 'schedules' })
      let broken = false
      client.on('error', () => {
        broken = true
        nap.wake()
      })
      try {
        await client.connect()
        const dueAt = new Map<string, number>()
        while (running && !broken) {
          for (const schedule of options.schedules) await keep(client, schedule, dueAt, log)
          if (running) await nap.take(nextWait(options.schedules, dueAt))
        }
      } catch (error) {
        log.warn({ err: error }, 'schedules pause')
        if (running) await nap.take(ELECTION_EVERY_MS)
      } finally {
        await client.end().catch(() => {})
      }
    }
  }
  const ended = work()
  return {
    async stop() {
      running = false
      nap.wake()
      await ended
    },
  }
}

/** Runs the schedule if it is due and ours, or becomes ours now. */
async function keep(
  client: pg.Client,
  schedule: Schedule,
  dueAt: Map<string, number>,
  log: Log,
): Promise<void> {
  const due = dueAt.get(schedule.name)
  if (due === undefined) {
    // Signed 32 bits, as Postgres wants its lock keys.
    const key = hash32(schedule.name) | 0
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS held',
      [LOCK_CLASS, key],
    )
    if (!rows[0]?.held) return
    log.info({ schedule: schedule.name }, 'leads a schedule')
  } else if (Date.now() < due) return
  dueAt.set(schedule.name, Date.now() + schedule.everyMs)
  try {
    await schedule.run()
  } catch (error) {
    log.error({ err: error, schedule: schedule.name }, 'a scheduled run failed')
  }
}

function nextWait(schedules: readonly Schedule[], dueAt: ReadonlyMap<string, number>): number {
  const waits = schedules.map(({ name }) => (dueAt.get(name) ?? Infinity) - Date.now())
  return Math.max(10, Math.min(ELECTION_EVERY_MS, ...waits))
}
