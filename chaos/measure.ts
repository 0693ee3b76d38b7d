import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { listMarquee } from '@oriel/domain/announcement'
import type { Change } from './load.ts'
import type { OpenPage } from './page.ts'
import type { Watcher } from './watcher.ts'

/** When each change was told, by `id version`. */
export type Told = ReadonlyMap<string, number>

/** When the first change begun after that moment was told; NaN while none was. */
export function firstToldAfter(moment: number, changes: readonly Change[], told: Told): number {
  const times = changes.filter(({ at }) => at > moment).map(({ key }) => told.get(key) ?? Infinity)
  const first = times.reduce((least, at) => Math.min(least, at), Infinity)
  return first === Infinity ? Number.NaN : first
}

/** How long nothing was told at a stretch, between two moments. */
export function longestSilence(from: number, to: number, told: Told): number {
  const within = [...told.values()].filter((at) => at > from && at < to)
  const times = [...within, to].toSorted((left, right) => left - right)
  let last = from
  let longest = 0
  for (const at of times) {
    longest = Math.max(longest, at - last)
    last = at
  }
  return longest
}

/** How many of the changes came as events; a page reads the others again. */
export const livePercent = (changes: readonly Change[], told: Told): number =>
  (changes.filter(({ key }) => told.has(key)).length * 100) / changes.length

export async function newestSeq(database: Database): Promise<bigint> {
  const query = 'SELECT coalesce(max(seq), 0) AS seq FROM outbox'
  const { rows } = await database.pool.query<{ seq: bigint }>(query)
  return rows[0]?.seq ?? 0n
}

/** Facts after `seq` that are not noted as sent, and those our own consumer never met. */
export async function countMissing(
  database: Database,
  { received }: Watcher,
  seq: bigint,
): Promise<{ unsent: number; lost: number }> {
  const { rows } = await database.pool.query<{ id: string; sent: boolean }>(
    'SELECT id, sent_at IS NOT NULL AS sent FROM outbox WHERE seq > $1',
    [seq],
  )
  return {
    unsent: rows.filter(({ sent }) => !sent).length,
    lost: rows.filter(({ id }) => !received.has(id)).length,
  }
}

/** Places in the marquee where the page shows something else than the database says. */
export async function countDifferences(page: OpenPage, database: Database): Promise<number> {
  const order = { field: 'sort', direction: 'desc' } as const
  const query = { siteId: ORIEL, audience: 'guest', locale: 'en_US', order } as const
  const items = await listMarquee(database.rows, { ...query, now: new Date() })
  const truth = items.map(({ id, content }) => `${id} ${content}`)
  const shown = await page.shown()
  const longer = truth.length > shown.length ? truth : shown
  return longer.filter((_, place) => truth[place] !== shown[place]).length
}
