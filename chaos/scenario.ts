import { patient } from '@oriel/core/testing/patience'
import type { Database } from '@oriel/db/database'
import { BACK_CEILING_SECONDS, type Fault, type Stage } from './faults.ts'
import { timed, type Figure } from './figures.ts'
import { startLoad, type Change, type makePlaces } from './load.ts'
import {
  countDifferences,
  countMissing,
  firstToldAfter,
  livePercent,
  longestSilence,
  newestSeq,
  type Told,
} from './measure.ts'
import type { OpenPage } from './page.ts'
import { startPoller } from './poller.ts'

export type Ground = Stage & {
  readonly database: Database
  readonly pages: readonly OpenPage[]
  readonly places: ReturnType<typeof makePlaces>
  readonly perSecond: number
  readonly changes: number
}

const RATE_FLOOR = 190

/** Part of the load that runs before the fault. */
const CALM_SHARE = 0.25
const SAME_CEILING_SECONDS = 10
const ERRORS_CEILING_PERCENT = 5
/** Requests of this long after the fault count as made during it. */
const FAULT_MS = 10_000
/** How long the end of a run is waited for before its figures are taken as they are. */
const SETTLE_WAIT_MS = patient(40_000)
const LOOKED_EVERY_MS = 100

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One fault under load: breaks it, lets it end, and compares what everybody knows then. */
export async function runFault(fault: Fault, ground: Ground): Promise<Figure[]> {
  const { database, pages, watcher } = ground
  const note = (text: string) => ground.note(`${fault.name}: ${text}`)
  const firstSeq = await newestSeq(database)
  await Promise.all(pages.map((page) => page.takeNoticed()))
  const poller = startPoller(ground.world.edge.port)
  const load = startLoad(ground)
  note(`${ground.changes} changes begin, ${ground.perSecond} a second`)
  while (load.changes.length < ground.changes * CALM_SHARE) await pause(LOOKED_EVERY_MS)
  const struckAt = Date.now()
  const back = fault.strike({ ...ground, note }).then(() => Date.now())
  // Whatever goes wrong there is met below; until then the load goes on.
  back.catch(() => {})
  const { perSecond, failures } = await load.done
  const endedAt = Date.now()
  note(`the load ended after ${load.changes.length} changes`)
  for (const failure of new Set(failures)) note(`a change failed: ${failure}`)
  const backAt = await back
  const toldAt = () => firstToldAfter(struckAt, load.changes, watcher.heard)
  await untilTrue(() => toldAt() > 0)
  const settleFrom = Math.max(endedAt, backAt, toldAt())
  const sameAt = await Promise.all(pages.map((page) => untilSame(page, database)))
  const missing = () => countMissing(database, watcher, firstSeq)
  await untilTrue(async () => Object.values(await missing()).every((count) => count === 0))
  await poller.stop()
  const { unsent, lost } = await missing()
  const figure = (name: string, value: number, bound: Partial<Figure> = {}): Figure => {
    return { name: `${fault.name} ${name}`, value, ...bound }
  }
  const seconds = (name: string, value: number, ceiling: number) =>
    timed(figure(name, value, { ceiling }))
  const recovery = fault.recoveryCeilingSeconds
  const none = { ceiling: 0 }
  const polled = poller.between(struckAt, struckAt + FAULT_MS)
  for (const failure of new Set(polled.failures)) note(`a request failed: ${failure}`)
  const errors = (polled.failures.length * 100) / polled.asked
  const figures = [
    timed(figure('rate', perSecond, { floor: RATE_FLOOR })),
    figure('failed', failures.length, none),
    seconds('back_s', (backAt - struckAt) / 1000, BACK_CEILING_SECONDS),
    seconds('recovery_s', recoverySeconds(ground, struckAt, load.changes), recovery),
    figure('unsent', unsent, none),
    figure('lost', lost, none),
    figure('dead', await watcher.countDead(), none),
    timed(figure('errors_percent', errors, { ceiling: ERRORS_CEILING_PERCENT })),
  ]
  for (const [index, page] of pages.entries()) {
    const { events, duplicates } = await page.takeNoticed()
    // Told twice counts from the first time.
    const told = new Map(events.toReversed())
    const same = Math.max(0, (sameAt[index] ?? Number.NaN) - settleFrom) / 1000
    const recovered = recoverySeconds(ground, struckAt, load.changes, told)
    figures.push(
      seconds(`${page.name}_recovery_s`, recovered, recovery),
      seconds(`${page.name}_same_s`, same, SAME_CEILING_SECONDS),
      figure(`${page.name}_differences`, await countDifferences(page, database), none),
      figure(`${page.name}_duplicates`, duplicates, none),
      figure(`${page.name}_live_percent`, livePercent(load.changes, told)),
    )
  }
  return figures
}

/** From the fault to the next change told, or the longest silence after it if that is longer. */
function recoverySeconds(
  { watcher }: Ground,
  struckAt: number,
  changes: readonly Change[],
  told: Told = watcher.heard,
): number {
  const next = firstToldAfter(struckAt, changes, told) - struckAt
  const lastAt = [...watcher.heard.values()].reduce((latest, at) => Math.max(latest, at), struckAt)
  return Math.max(next, longestSilence(struckAt, lastAt, told)) / 1000
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
