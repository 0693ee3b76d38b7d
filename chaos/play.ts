import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@oriel/db/database'
import { chance, isBroken, timed, type Figure } from './figures.ts'
import { readBooks } from './play/books.ts'
import { countStruck, judgeLines, judgeStruck } from './play/blows.ts'
import { startStruck, strikeAll } from './play/faults.ts'
import { startForger } from './play/forge.ts'
import { findGames } from './play/games.ts'
import { layPlayGround, type PlayGround } from './play/ground.ts'
import { openHistory, type History } from './play/history.ts'
import { judgePlay } from './play/judge.ts'
import { seatMembers, type Member } from './play/members.ts'
import { findPlant, plantNames } from './play/plants.ts'
import type { Run } from './play/run.ts'
import { settleAll } from './play/settle.ts'
import { keepSayingTwice } from './play/twice.ts'
import { playOn } from './play/visit.ts'
import { startWatch } from './play/watch.ts'
import { inspect } from './studio-rows.ts'

const FULL = { ops: 1_000, faults: 20, members: 36, holdWorkerMs: 17_000 }
const SHORT = { ops: 250, faults: 8, members: 24, holdWorkerMs: 3_000 }
const TERMINAL_CEILING_SECONDS = 60
const AHEAD_SHARE = 0.1
/** Of the ops wanted, how many transfers and seamless rounds must have come to their end. */
const MOVED_SHARE = 0.5
const IN_VAIN_TIMES = 3
const CONNECTIONS = 4
/** With a bug in it, money may be where it never comes home from. */
const PLANTED_STILL_MAX_MS = 25_000
/** Whoever asks why a run is broken finds it here, until the next run. */
const HISTORY = path.resolve(import.meta.dirname, '../.reports/chaos-play.jsonl')

export type PlayOptions = {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  readonly plant?: string | undefined
  readonly ops?: number | undefined
  readonly faults?: number | undefined
  readonly note: (text: string) => void
}
type Size = typeof FULL

/**
 * Members play at four kinds of providers through lines that lose, cut, delay and repeat, while
 * everything behind them is ended in turn. Then both sides are compared, id by id.
 */
export async function runPlay(options: PlayOptions): Promise<Figure[]> {
  const { folder, seed, note } = options
  const begun = performance.now()
  const size = { ...(options.short ? SHORT : FULL), ...given(options) }
  const plant = options.plant === undefined ? null : findPlant(options.plant)
  if (plant) note(`planted ${plant.name}: ${plant.says}`)
  const history = openHistory(HISTORY)
  const ground = await layPlayGround(folder, chance(seed), plant, note)
  try {
    const database = openDatabase({ url: ground.appUrl, name: 'chaos', max: CONNECTIONS })
    const games = await findGames(database)
    const port = ground.edge.port
    const members = await seatMembers(database, ground.keys, port, size.members)
    await database.close()
    const places = games.map(({ providerId, kind }) => `${providerId} ${kind}`).join(', ')
    note(`${members.length} members play: ${places}`)
    const loaded = { ground, games, members, history, size, seed, note }
    const { struck, watched, run, loadSeconds } = await load(loaded)
    for (const line of Object.values(ground.lines)) line.calm()
    const still = plant ? PLANTED_STILL_MAX_MS : Number.POSITIVE_INFINITY
    const settled = await settleAll(ground, { ...run, random: () => 1 }, members, still, note)
    const books = await readBooks(ground, note)
    const inspected = await inspect(ground.studioOwnerUrl)
    for (const { rule, count } of inspected.wrong) note(`broken ${count} times: ${rule}`)
    note(`what everybody asked and was told: ${path.relative(process.cwd(), HISTORY)}`)
    const wrong = inspected.wrong.reduce((sum, { count }) => sum + count, 0)
    return [
      { name: 'play ops', value: history.lines.length, floor: size.ops },
      { name: 'play load_s', value: loadSeconds },
      ...judgePlay(books, history.lines, members, size.ops * MOVED_SHARE, note),
      { name: 'play studio_books_broken', value: wrong, ceiling: 0 },
      timed({
        name: 'play terminal_s',
        value: settled.transfersSeconds,
        ceiling: TERMINAL_CEILING_SECONDS,
      }),
      { name: 'play settled_s', value: settled.allSeconds },
      ...watched,
      ...judgeLines('play', Object.values(ground.lines)),
      ...judgeStruck('play', struck, size.faults),
      { name: 'play seconds', value: (performance.now() - begun) / 1000 },
    ]
  } finally {
    history.close()
    await ground.stop()
    note('the world is gone')
  }
}

const given = ({ ops, faults }: PlayOptions): Partial<Size> => ({
  ...(ops !== undefined && { ops }),
  ...(faults !== undefined && { faults }),
})

type Loaded = {
  readonly ground: PlayGround
  readonly games: Run['games']
  readonly members: readonly Member[]
  readonly history: History
  readonly size: Size
  readonly seed: number
  readonly note: (text: string) => void
}

/** Everybody plays until there was enough of it and all faults were struck. */
async function load({ ground, games, members, history, size, seed, note }: Loaded) {
  const begun = performance.now()
  const struck = startStruck()
  let areStruck = false
  const watch = startWatch(ground.adminUrl, () => struck.heldNow > 0)
  // Asked often enough, and half of it has moved money; with a bug in it nothing may ever move.
  const isEnough = (asked: number) => asked >= size.ops && watch.moved() >= size.ops * MOVED_SHARE
  const isOver = () =>
    areStruck &&
    (isEnough(history.lines.length) || history.lines.length >= size.ops * IN_VAIN_TIMES)
  const isAhead = () =>
    history.lines.length / size.ops > countStruck(struck) / size.faults + AHEAD_SHARE
  const run = { port: ground.edge.port, lines: ground.lines, games, history, isAhead, isOver }
  const access = ground.providers.find(({ wallet }) => wallet === 'seamless')
  if (!access) throw new Error('nobody has a seamless wallet')
  const gateways = ground.apps.filter(({ name }) => name === 'gateway').map(({ port }) => port)
  const forger = startForger({ gateways, access, members, random: chance(seed + 1) })
  const twice = keepSayingTwice(ground.apps.find(({ name }) => name === 'studio')?.port ?? 0)
  const progress = () => history.lines.length / size.ops
  const plan = { ground, count: size.faults, random: chance(seed + 2), note, progress }
  const striking = strikeAll({ ...plan, holdWorkerMs: size.holdWorkerMs }, struck).then(() => {
    areStruck = true
  })
  const playing = members.map((member, place) =>
    playOn({ ...run, random: chance(seed + 10 + place) }, member),
  )
  await Promise.all([striking, ...playing])
  const loadSeconds = (performance.now() - begun) / 1000
  note(`${history.lines.length} ops in ${loadSeconds.toFixed(0)} s`)
  const watched = [...(await watch.stop()), ...(await forger.stop())]
  await twice.stop()
  return { struck, watched, run, loadSeconds }
}

/** A pause for what the last run left on the machine. */
const BETWEEN_MS = 2_000

/** Every bug in turn, each on ground of its own. A run that stays green with one is broken. */
export async function runPlants(
  options: Omit<PlayOptions, 'folder' | 'plant'> & { readonly makeFolder: () => string },
): Promise<Figure[]> {
  const { makeFolder, note } = options
  const figures: Figure[] = []
  for (const name of plantNames()) {
    const { says, shows } = findPlant(name)
    const found = await runPlay({ ...options, folder: makeFolder(), plant: name }).catch(
      (error: unknown) => {
        note(`the run with ${name} ended by itself: ${String(error)}`)
        return [] as Figure[]
      },
    )
    // The machine is taken for a quiet one: one of the bugs shows in how long something is held.
    const broken = found.filter((figure) => isBroken(figure, true))
    const shown = broken.filter((figure) => shows.includes(figure.name))
    figures.push({ name: `play plant_${name}_shown`, value: shown.length, floor: 1 })
    const red = broken.map((figure) => `${figure.name.slice(5)}=${figure.value}`).join(' ')
    note(`${name.padEnd(4)} ${shown.length > 0 ? 'red  ' : 'GREEN'} ${says}: ${red}`)
    await pause(BETWEEN_MS)
  }
  return figures
}
