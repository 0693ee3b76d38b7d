import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { listMarquee } from '@oriel/domain/announcement'
import type { Fault, Stage } from './faults.ts'
import type { Figure } from './figures.ts'
import { startLoad, type Change, type makePlaces } from './load.ts'
import type { Noticed, OpenPage } from './page.ts'
import { startPoller } from './poller.ts'

export type Ground = Stage & {
  readonly database: Database
  readonly pages: readonly OpenPage[]
  readonly places: ReturnType<typeof makePlaces>
  readonly perSecond: number
  readonly seconds: number
}

/** The rate is held up to what a busy machine takes away. */
const RATE_FLOOR_SHARE = 0.8
/** Part of the load that runs before the fault. */
const CALM_SHARE = 0.25
const SAME_CEILING_SECONDS = 10
const ERRORS_CEILING_PERCENT = 5
/** How long the end of a run is waited for before its figures are taken as they are. */
const SETTLE_WAIT_MS = 40_000
const LOOKED_EVERY_MS = 100

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One fault under load: breaks it, lets it end, and compares what everybody knows then. */
export async function runFault(fault: Fault, ground: Ground): Promise<Figure[]> {
  const { database, pages, watcher, note } = ground
  const firstSeq = await newestSeq(database)
  await Promise.all(pages.map((page) => page.takeNoticed()))
  const poller = startPoller(ground.world.edge.port)
  const load = startLoad(ground)
  note(`${fault.name}: ${ground.perSecond} changes per second for ${ground.seconds} s begin`)
  await pause(ground.seconds * 1000 * CALM_SHARE)
  const struckAt = Date.now()
  const back = fault.strike(ground).then(() => Date.now())
  const { perSecond, failed } = await load.done
  const endedAt = Date.now()
  note(`${fault.name}: the load ended after ${load.changes.length} changes`)
  const backAt = await back
  await untilTrue(() => firstAfter(struckAt, load.changes, watcher.heard) !== null)
  const toldAt = firstAfter(struckAt, load.changes, watcher.heard) ?? Number.NaN
  const sameAt = await Promise.all(pages.map((page) => untilSame(page, database)))
  await untilTrue(async () => (await countMissing(ground, firstSeq)).lost === 0)
  await poller.stop()
  const { unsent, lost } = await countMissing(ground, firstSeq)
  const noticed = await Promise.all(pages.map((page) => page.takeNoticed()))
  const differences = await Promise.all(pages.map((page) => countDifferences(page, database)))
  const errors = poller.errorsSince(struckAt)
  const settleFrom = Math.max(endedAt, toldAt, backAt)
  const named = (name: string, value: number, bound: Partial<Figure> = {}): Figure => {
    return { name: `${fault.name} ${name}`, value, ...bound }
  }
  const recovery = { ceiling: fault.recoveryCeilingSeconds }
  const none = { ceiling: 0 }
  return [
    named('rate', perSecond, { floor: ground.perSecond * RATE_FLOOR_SHARE }),
    named('refused', failed, none),
    named('back_s', (backAt - struckAt) / 1000, recovery),
    named('recovery_s', (toldAt - struckAt) / 1000, recovery),
    named('silence_s', longestSilence(struckAt, watcher.heard) / 1000, recovery),
    named('unsent', unsent, none),
    named('lost', lost, none),
    named('dead', await watcher.countDead(), none),
    named('errors_percent', errors.percent, { ceiling: ERRORS_CEILING_PERCENT }),
    ...pages.flatMap(({ name }, index) => {
      const own = noticed[index] ?? { events: [], duplicates: Number.NaN }
      const seen = new Map(own.events)
      const pageAt = firstAfter(struckAt, load.changes, seen) ?? Number.NaN
      const sameFor = Math.max(0, (sameAt[index] ?? Number.NaN) - settleFrom)
      return [
        named(`${name}_recovery_s`, (pageAt - struckAt) / 1000, recovery),
        named(`${name}_same_s`, sameFor / 1000, { ceiling: SAME_CEILING_SECONDS }),
        named(`${name}_differences`, differences[index] ?? Number.NaN, none),
        named(`${name}_duplicates`, own.duplicates, none),
        named(`${name}_live_percent`, livePercent(load.changes, own)),
      ]
    }),
  ]
}

/** When the first change made after that moment was told; null while none was. */
function firstAfter(
  moment: number,
  changes: readonly Change[],
  told: ReadonlyMap<string, number>,
): number | null {
  const times = changes
    .filter(({ at }) => at > moment)
    .map(({ key }) => told.get(key))
    .filter((at) => at !== undefined)
  return times.length === 0 ? null : times.reduce((first, at) => Math.min(first, at))
}

function longestSilence(from: number, heard: ReadonlyMap<string, number>): number {
  const times = [...heard.values()]
    .filter((at) => at > from)
    .toSorted((left, right) => left - right)
  let last = from
  let longest = 0
  for (const at of times) {
    longest = Math.max(longest, at - last)
    last = at
  }
  return longest
}

/** How many of the changes came to the page as events; it reads the others again. */
function livePercent(changes: readonly Change[], { events }: Noticed): number {
  const seen = new Set(events.map(([key]) => key))
  return (changes.filter(({ key }) => seen.has(key)).length * 100) / changes.length
}

async function newestSeq(database: Database): Promise<bigint> {
  const { rows } = await database.pool.query('SELECT coalesce(max(seq), 0) AS seq FROM outbox')
  return rows[0].seq
}

/** Facts of this run that are not noted as sent, or that our own consumer never met. */
async function countMissing({ database, watcher }: Ground, firstSeq: bigint) {
  const { rows } = await database.pool.query<{ id: string; sent: boolean }>(
    'SELECT id, sent_at IS NOT NULL AS sent FROM outbox WHERE seq > $1',
    [firstSeq],
  )
  return {
    unsent: rows.filter(({ sent }) => !sent).length,
    lost: rows.filter(({ id, sent }) => !sent || !watcher.received.has(id)).length,
  }
}

async function countDifferences(page: OpenPage, database: Database): Promise<number> {
  const order = { field: 'sort', direction: 'desc' } as const
  const query = { siteId: ORIEL, audience: 'guest', locale: 'en_US', order } as const
  const items = await listMarquee(database.rows, { ...query, now: new Date() })
  const truth = items.map(({ id, content }) => `${id} ${content}`)
  const shown = await page.shown()
  const longer = Math.max(truth.length, shown.length)
  return Array.from({ length: longer }, (_, at) => truth[at] === shown[at]).filter((same) => !same)
    .length
}

/** The moment from which the page shows what the database says; NaN when it never does. */
async function untilSame(page: OpenPage, database: Database): Promise<number> {
  const isSame = await untilTrue(async () => (await countDifferences(page, database)) === 0)
  return isSame ? Date.now() : Number.NaN
}

async function untilTrue(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + SETTLE_WAIT_MS
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false
    await pause(LOOKED_EVERY_MS)
  }
  return true
}
