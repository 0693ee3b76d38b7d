import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '@oriel/dev-world/app'

/** What was broken, and when; moments as of Date.now(). */
export type Broken = {
  kills: number
  /** How long a process that kept tables was held still. */
  readonly stops: number[]
  readonly restarts: { readonly downAt: number; readonly upAt: number }[]
}
export type FaultPlan = {
  readonly apps: readonly App[]
  readonly random: () => number
  readonly note: (text: string) => void
  /** How much of the load is done, from 0 to 1. */
  readonly progress: () => number
  readonly restartPostgres: () => Promise<void>
  readonly isOver: () => boolean
}

/** After this much of the load a keeper of tables is held still, and PostgreSQL is restarted. */
const STOP_AT = 0.15
const RESTART_AT = 0.5
const KILL_LEAST_MS = 2_000
const KILL_SPREAD_MS = 2_000
/** Longer than the lease of a table, and than anybody waits for an answer. */
const STOPPED_MS = 6_000
const LOOK_MS = 100
const READY_WAIT_MS = 1_000
const WATCHED_TABLE = 'comet'

export const startBroken = (): Broken => ({ kills: 0, stops: [], restarts: [] })

/** Ends one process after another, and does both larger things once, until the run is over. */
export async function breakThings(plan: FaultPlan, broken: Broken): Promise<void> {
  /** Nobody ends a process that is held still: that would be a kill like the others. */
  const held = new Set<App>()
  const untilDue = async (share: number): Promise<void> => {
    while (plan.progress() < share && !plan.isOver()) await pause(LOOK_MS)
  }
  await Promise.all([
    keepKilling(plan, broken, held),
    (async () => {
      await untilDue(STOP_AT)
      await holdStill(plan, broken, held)
    })(),
    (async () => {
      await untilDue(RESTART_AT)
      plan.note('PostgreSQL and all its processes: kill -9')
      const downAt = Date.now()
      await plan.restartPostgres()
      broken.restarts.push({ downAt, upAt: Date.now() })
      plan.note(`PostgreSQL is back after ${Date.now() - downAt} ms`)
    })(),
  ])
}

async function keepKilling(plan: FaultPlan, broken: Broken, held: Set<App>): Promise<void> {
  const { apps, random, isOver } = plan
  while (!isOver()) {
    await pause(KILL_LEAST_MS + random() * KILL_SPREAD_MS)
    const ready: App[] = []
    for (const app of apps) if (!held.has(app) && (await isReady(app))) ready.push(app)
    // Somebody stays: with nobody there nothing could be taken over.
    const victim = ready.length > 1 ? ready[Math.floor(random() * ready.length)] : undefined
    if (!victim || held.has(victim) || isOver()) continue
    victim.kill('SIGKILL')
    broken.kills += 1
  }
}

const isReady = (app: App): Promise<boolean> =>
  Promise.race([app.isReady(), pause(READY_WAIT_MS, false)])

async function holdStill(plan: FaultPlan, broken: Broken, held: Set<App>): Promise<void> {
  const { apps, note, isOver } = plan
  while (!isOver()) {
    const keeper = await findKeeper(apps)
    if (!keeper) {
      await pause(LOOK_MS)
      continue
    }
    held.add(keeper)
    note(`process ${keeper.pid()} keeps ${WATCHED_TABLE} and is held still`)
    const begun = performance.now()
    keeper.kill('SIGSTOP')
    await pause(STOPPED_MS)
    keeper.kill('SIGCONT')
    held.delete(keeper)
    broken.stops.push((performance.now() - begun) / 1000)
    note('it goes on')
    return
  }
}

/** Each process says which tables it keeps. */
async function findKeeper(apps: readonly App[]): Promise<App | undefined> {
  for (const app of apps) {
    const late = AbortSignal.timeout(READY_WAIT_MS)
    const url = `http://127.0.0.1:${app.operationsPort}/metrics`
    const answer = await fetch(url, { signal: late }).catch(() => null)
    const text = (await answer?.text().catch(() => '')) ?? ''
    if (text.includes(`oriel_studio_tables{table="${WATCHED_TABLE}"} 1`)) return app
  }
  return undefined
}
