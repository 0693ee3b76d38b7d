import { setTimeout as pause } from 'node:timers/promises'
import { patient } from '@oriel/core/testing/patience'
import { createConnection } from '@oriel/db/pool'
import { timed, type Figure } from './figures.ts'
import type { Broken } from './studio-faults.ts'
import type { Books, Inspected } from './studio-rows.ts'

/** The longest round of a table, from its first bet to its end, and whoever was late. */
const SETTLE_WAIT_MS = patient(40_000)
const LOOK_MS = 250
const TAKEN_OVER_CEILING_SECONDS = 5
/** From the moment the database went away; it takes its time to come back itself. */
const AFTER_RESTART_CEILING_SECONDS = 20
/** What is late so soon after the database came back is late because of it. */
const RESTART_SHADOW_MS = 3_000

/** Waits until no bet is open any more, or for as long as one could be. */
export async function untilSettled(ownerUrl: string): Promise<void> {
  const client = createConnection({ url: ownerUrl, name: 'judge' })
  await client.connect()
  try {
    const end = performance.now() + SETTLE_WAIT_MS
    while (performance.now() < end) {
      const { rows } = await client.query('SELECT FROM open_rounds LIMIT 1')
      if (rows.length === 0) return
      await pause(LOOK_MS)
    }
  } finally {
    await client.end()
  }
}

/** Nothing at a table came later than it takes another process to take the table over. */
export function judgeTables(
  { unsettled, voided }: Books,
  { wrong, late }: Inspected,
  { restarts }: Broken,
): Figure[] {
  const isOfRestart = ({ dueAtMs, lateMs }: Inspected['late'][number]) =>
    restarts.some(
      ({ downAt, upAt }) => dueAtMs + lateMs > downAt && dueAtMs < upAt + RESTART_SHADOW_MS,
    )
  const longest = (some: Inspected['late']) =>
    some.reduce((most, { lateMs }) => Math.max(most, lateMs / 1000), 0)
  const away = restarts.reduce((sum, { downAt, upAt }) => sum + upAt - downAt, 0)
  return [
    {
      name: 'studio books_broken',
      value: wrong.reduce((sum, { count }) => sum + count, 0),
      ceiling: 0,
    },
    { name: 'studio table_rounds_left_behind', value: unsettled, ceiling: 0 },
    { name: 'studio table_rounds_void', value: voided },
    timed({
      name: 'studio table_late_s',
      value: longest(late.filter((one) => !isOfRestart(one))),
      ceiling: TAKEN_OVER_CEILING_SECONDS,
    }),
    { name: 'studio postgres_away_s', value: away / 1000 },
    timed({
      name: 'studio table_late_at_restart_s',
      value: longest(late.filter(isOfRestart)),
      ceiling: AFTER_RESTART_CEILING_SECONDS,
    }),
  ]
}
