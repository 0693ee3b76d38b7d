import type { Log } from '@oriel/core/log'
import { sweepNonces } from './operator/caller.ts'
import type { Studio } from './studio.ts'

const MINUTE_MS = 60_000
const MONTHS_AHEAD = 3
const KEYS_KEPT = "interval '7 days'"
const LAUNCHES_KEPT = "interval '1 day'"

/** What has to happen now and then. The first time is now: without its month nothing is written. */
export async function startSchedules(studio: Studio, log: Log): Promise<{ stop(): void }> {
  const run = async () => {
    const now = studio.now()
    await studio.pool.query('SELECT make_months($1::date, $2)', [now, MONTHS_AHEAD])
    await sweepNonces(studio)
    await studio.pool.query(
      `DELETE FROM round_keys WHERE started_at < $1::timestamptz - ${KEYS_KEPT}`,
      [now],
    )
    await studio.pool.query(
      `DELETE FROM launches WHERE expires_at < $1::timestamptz - ${LAUNCHES_KEPT}`,
      [now],
    )
  }
  await run()
  const timer = setInterval(() => {
    run().catch((error: unknown) => log.error({ err: error }, 'a schedule failed'))
  }, MINUTE_MS)
  return { stop: () => clearInterval(timer) }
}
