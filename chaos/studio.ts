import { chmodSync } from 'node:fs'
import path from 'node:path'
import { patient } from '@oriel/core/testing/patience'
import type { App } from '@oriel/dev-world/app'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { chance, timed, type Figure } from './figures.ts'
import { openDoors } from './studio-doors.ts'
import { breakThings, startBroken, type Broken } from './studio-faults.ts'
import { PLAYS } from './studio-games.ts'
import { prepareStudio, seatAll, startStudios, type SeatTaken } from './studio-ground.ts'
import { openHistory, type GameOfRun, type History } from './studio-history.ts'
import { judgeRounds } from './studio-judge.ts'
import { inspect, readBooks, type Books } from './studio-rows.ts'
import { judgeTables, untilSettled } from './studio-tables.ts'

/** It ends when so many rounds were played and everything was broken as often as is asked. */
const FULL = { rounds: 100_000, kills: 12, secondsCeiling: 2_000 }
const SHORT: Size = { rounds: 2_000, kills: 3, secondsCeiling: 60 }
type Size = typeof FULL

const PROCESSES = 3
const SEATS: Readonly<Record<GameOfRun, number>> = {
  'triple-sevens': 32,
  mines: 12,
  roulette: 12,
  comet: 24,
}
/** What the judge asks for at least one of. */
const JUDGED = ['triple-sevens', 'mines', 'roulette', 'comet', 'out', 'after-cut'] as const
/** A million: nobody runs out of it. */
const GIVEN = 10_000_000_000n
/** Whoever asks why a run is broken finds it here, until the next run. */
const HISTORY = path.resolve(import.meta.dirname, '../.reports/chaos-studio.jsonl')

/** Longer than any fault keeps all tables from taking bets. */
const STUCK_MS = patient(60_000)

type Options = {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  /** A bug to begin with, to see that the run finds it. */
  readonly plant?: string | undefined
  readonly note: (text: string) => void
}

/**
 * Many play four games at once at three processes of the studio, which are ended one after another;
 * so is PostgreSQL, once, and a keeper of tables is held still. Then it compares what everybody was
 * told with what is in the books.
 */
export async function runStudio({ folder, short, seed, plant, note }: Options): Promise<Figure[]> {
  const begun = performance.now()
  const size = short ? SHORT : FULL
  chmodSync(folder, 0o755)
  const options = { dataDir: path.join(folder, 'postgres'), port: await freePort(), durable: true }
  let postgres = await startPostgres(options)
  const apps: App[] = []
  const history = openHistory(HISTORY)
  try {
    const { ownerUrl, house } = await prepareStudio(postgres, plant)
    apps.push(...(await startStudios(folder, house, PROCESSES)))
    note(`${PROCESSES} processes are open`)
    const seats = await seatAll(house, apps[0]?.port ?? 0, SEATS, GIVEN)
    note(`${seats.length} players sit down and play`)
    const broken = await play({ apps, seats, history, size, seed, note }, async () => {
      await postgres.crash()
      postgres = await startPostgres(options)
    })
    await untilSettled(ownerUrl)
    note('the tables have paid, the books are read')
    const [books, inspected] = [await readBooks(ownerUrl), await inspect(ownerUrl)]
    for (const { rule, count } of inspected.wrong) note(`broken ${count} times: ${rule}`)
    note(`what everybody asked and was told: ${path.relative(process.cwd(), HISTORY)}`)
    return [
      ...countRounds(books, size.rounds),
      ...judgeRounds(history.lines, books, GIVEN),
      ...judgeTables(books, inspected, broken),
      { name: 'studio kills', value: broken.kills, floor: size.kills },
      { name: 'studio keepers_held_still', value: broken.stops.length, floor: 1 },
      { name: 'studio postgres_restarts', value: broken.restarts.length, floor: 1 },
      timed({
        name: 'studio seconds',
        value: (performance.now() - begun) / 1000,
        ceiling: size.secondsCeiling,
      }),
    ]
  } finally {
    history.close()
    await Promise.all(apps.map((app) => app.stop()))
    await postgres.stop()
  }
}

type Run = {
  readonly apps: readonly App[]
  readonly seats: readonly SeatTaken[]
  readonly history: History
  readonly size: Size
  readonly seed: number
  readonly note: (text: string) => void
}

/** Everybody plays until everything was broken and there was enough of each thing to judge. */
async function play(run: Run, restartPostgres: () => Promise<void>): Promise<Broken> {
  const { apps, seats, history, size, seed, note } = run
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const broken = startBroken()
  const isBrokenEnough = () =>
    broken.kills >= size.kills && broken.stops.length > 0 && broken.restarts.length > 0
  const isPlayedEnough = () =>
    history.rounds() >= size.rounds && JUDGED.every((what) => history.count(what) > 0)
  const isStuck = watchProgress(history)
  const isOver = () => isStuck() || (isBrokenEnough() && isPlayedEnough())
  const doors = openDoors(apps.map(({ port }) => port))
  const progress = () => history.rounds() / size.rounds
  const plan = { apps, random: chance(seed), note, progress, restartPostgres, isOver }
  const common = { doors, history, isOver }
  const playing = seats.map((seat, place) =>
    PLAYS[seat.game]({ ...seat, ...common, random: chance(seed + 1 + place) }),
  )
  await Promise.all([breakThings(plan, broken), ...playing])
  doors.close()
  note(`${history.rounds()} rounds in ${seconds().toFixed(0)} s, ${broken.kills} kills`)
  return broken
}

/**
 * A studio in which nobody can begin a round any more ends the run too, and the figures say so:
 * otherwise a bug that stops the tables would keep the run going for ever.
 */
function watchProgress(history: History): () => boolean {
  let rounds = history.rounds()
  let since = performance.now()
  return () => {
    if (history.rounds() > rounds) {
      rounds = history.rounds()
      since = performance.now()
    }
    return performance.now() - since > STUCK_MS
  }
}

function countRounds({ rows }: Books, floor: number): Figure[] {
  const byGame = Map.groupBy(rows, ({ game }) => game)
  return [
    { name: 'studio rounds', value: rows.length, floor },
    ...Object.keys(SEATS).map((game) => ({
      name: `studio rounds_${game}`,
      value: byGame.get(game as GameOfRun)?.length ?? 0,
      floor: 1,
    })),
  ]
}
