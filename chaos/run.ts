import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { patient } from '@oriel/core/testing/patience'
import { openDatabase } from '@oriel/db/database'
import { freePort } from '@oriel/dev-world/engine/process'
import { startWorld } from '@oriel/dev-world/world'
import { runCashier } from './cashier.ts'
import { runCrowd } from './crowd.ts'
import { faults, type Fault } from './faults.ts'
import { chance, figureLine, isBroken, type Figure } from './figures.ts'
import { runLedger } from './ledger.ts'
import { AT_ONCE_MAX, makePlaces, startLoad } from './load.ts'
import { runLogin } from './login.ts'
import { runOffice } from './office.ts'
import { openBrowser, openPages } from './page.ts'
import { runOutage } from './outage.ts'
import { runNamedPlants } from './plant/run-named.ts'
import { runPlants, runPlay } from './play.ts'
import { runFault } from './scenario.ts'
import { runStudio } from './studio.ts'
import { startWatcher } from './watcher.ts'

const CHANGES_PER_SECOND = 200
const FULL = { changes: 6_000 }
const SHORT = { changes: 1_000 }
const WARM_CHANGES = 200
/** A suite that hangs is a broken suite; some go on until they have had as much as was asked. */
const SUITE_MAX_MS = patient(8 * 60_000)
const STUDIO_MAX_MS = patient(40 * 60_000)
/** Each of the 200 kills starts a process of its own: about five seconds on two busy cores. */
const OFFICE_MAX_MS = patient(30 * 60_000)
const LONG_MAX_MS = patient(60 * 60_000)
const LONG_FROM_OPS = 2_000
/** How long one that is told apart may take, where it is more than a suite. */
const OWN_MAX_MS: Readonly<Record<string, number>> = {
  crowd: STUDIO_MAX_MS,
  office: OFFICE_MAX_MS,
  outage: STUDIO_MAX_MS,
  studio: STUDIO_MAX_MS,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    /** Also judges times, rates and shares: for a quiet machine (`.ci/measure`). */
    timed: { type: 'boolean', default: false },
    seed: { type: 'string' },
    /** Leaves the folder with the logs of all processes behind, for looking. */
    keep: { type: 'boolean', default: false },
    /** Of the studio and of play: begins with a bug, which has to show. */
    plant: { type: 'string' },
    /** Of cashier, office and play: each of its bugs in turn, or the one of `plant`. */
    plants: { type: 'boolean', default: false },
    /** Of cashier and play: how much is done, and how often something breaks. */
    ops: { type: 'string' },
    faults: { type: 'string' },
  },
})

const say = (text: string) => void process.stdout.write(`${text}\n`)
const begun = performance.now()
const note = (text: string) =>
  say(`${((performance.now() - begun) / 1000).toFixed(2).padStart(7)} s  ${text}`)

/** These are told apart, each on ground of its own: what they ask is not about pages. */
const APART = {
  cashier: runCashier,
  crowd: runCrowd,
  ledger: runLedger,
  login: runLogin,
  office: runOffice,
  outage: runOutage,
  play: runPlay,
  studio: runStudio,
} as const
const apart = positionals.length === 1 ? Object.keys(APART).find(isAsked) : undefined
const chosen = positionals.length === 0 ? faults : faults.filter(({ name }) => isAsked(name))
if (chosen.length === 0 && !apart) {
  const known = [...faults.map(({ name }) => name), ...Object.keys(APART)]
  say(`no such fault; there are: ${known.join(', ')}`)
  process.exit(1)
}
const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 31)
say(`chaos seed=${seed} faults=${apart ?? chosen.map(({ name }) => name).join(',')}`)
const isLong = values.plants || Number(values.ops ?? 0) > LONG_FROM_OPS
const suiteMaxMs = isLong ? LONG_MAX_MS : (OWN_MAX_MS[apart ?? ''] ?? SUITE_MAX_MS)
const watchdog = setTimeout(() => {
  say(`the suite took longer than ${suiteMaxMs / 1000} s`)
  process.exit(1)
}, suiteMaxMs)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const figures = apart ? await runApart(apart as keyof typeof APART) : await runAll(chosen)
for (const figure of figures) say(figureLine(figure, values.timed))
const broken = figures.filter((figure) => isBroken(figure, values.timed))
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
say(
  `chaos: ${figures.length - broken.length} ok, ${broken.length} broken, ${seconds} s, seed=${seed}`,
)
clearTimeout(watchdog)
process.exitCode = broken.length === 0 ? 0 : 1

function runApart(name: keyof typeof APART): Promise<Figure[]> {
  const wholeOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const { short, plant, plants } = values
  const size = { ops: wholeOf(values.ops), faults: wholeOf(values.faults) }
  const common = { short, seed, note, ...size }
  if (name === 'play' && plants) return runPlants({ ...common, makeFolder })
  if ((name === 'office' || name === 'cashier') && plants) {
    return runNamedPlants({ set: name, note, plant, makeFolder })
  }
  return APART[name]({ ...common, folder: makeFolder(), plant })
}

function isAsked(name: string): boolean {
  return positionals.includes(name)
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-chaos-'))
  process.once('exit', () => {
    if (!values.keep) rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** One world in the shape of a cluster for all faults, one after another, gone at the end. */
async function runAll(asked: readonly Fault[]): Promise<Figure[]> {
  const folder = makeFolder()
  const stops: (() => Promise<unknown>)[] = []
  try {
    const world = await startWorld({
      folder,
      edgePort: await freePort(),
      copies: { api: 2, realtime: 2, worker: 2 },
      natsNodes: 3,
      relayApart: true,
      mode: 'built',
      durable: true,
      onStep: (name) => note(`the world has its ${name}`),
    })
    stops.push(() => world.stop())
    const url = world.databaseUrl
    const database = openDatabase({ url, name: 'chaos', max: AT_ONCE_MAX })
    stops.push(() => database.close())
    const watcher = await startWatcher(world)
    stops.push(() => watcher.stop())
    const browser = await openBrowser()
    stops.push(() => browser.close())
    const pages = await openPages(browser, world.address('oriel.localhost'))
    note('two pages are open')
    const all: Figure[] = []
    const places = makePlaces()
    const load = { perSecond: CHANGES_PER_SECOND, ...(values.short ? SHORT : FULL) }
    const random = chance(seed)
    // The first changes meet processes that have done nothing yet.
    const warm = startLoad({ database, places, random, ...load, changes: WARM_CHANGES })
    const { perSecond } = await warm.done
    note(`${perSecond.toFixed(1)} changes per second without a fault`)
    const ground = { world, watcher, random, note, database, pages, places, ...load }
    for (const fault of asked) all.push(...(await runFault(fault, ground)))
    return all
  } finally {
    for (const stop of stops.toReversed()) await stop()
    note('the world is gone')
  }
}
