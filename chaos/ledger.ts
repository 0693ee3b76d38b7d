import { chmodSync } from 'node:fs'
import path from 'node:path'
import { makeDatabase, migrate } from '@oriel/dev-world/engine/migrate'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort, until } from '@oriel/dev-world/engine/process'
import { chance, timed, type Figure } from './figures.ts'
import { readHistory } from './ledger-history.ts'
import { judge } from './ledger-judge.ts'
import { countAnswers, keepPosting } from './ledger-processes.ts'

const FULL = { posts: 20_000, postgresKills: 10, posterKills: 20, secondsCeiling: 240 }
const SHORT = { posts: 2_000, postgresKills: 2, posterKills: 4, secondsCeiling: 40 }
const RESTART_CEILING_SECONDS = 10
/** No kill in the first and in the last part: there must be something to hit. */
const CALM_SHARE = 0.04
const KILL_WAIT_MS = 60_000
const LOOKED_EVERY_MS = 5
const DATABASE = 'oriel'

type Size = typeof FULL
type Options = {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  readonly note: (text: string) => void
}

/**
 * Ends PostgreSQL and the process that posts, at once and at any moment, while keyed posts run.
 * Then it compares what was answered with what is in the books.
 */
export async function runLedger({ folder, short, seed, note }: Options): Promise<Figure[]> {
  const begun = performance.now()
  const size = short ? SHORT : FULL
  chmodSync(folder, 0o755)
  const options = { dataDir: path.join(folder, 'postgres'), port: await freePort(), durable: true }
  let postgres = await startPostgres(options)
  try {
    await makeDatabase(postgres.url('postgres'), DATABASE)
    migrate(postgres.url(DATABASE, 'oriel_owner'))
    const history = path.join(folder, 'history')
    const url = postgres.url(DATABASE, 'oriel_app')
    const args = [url, history, String(seed), String(size.posts)]
    const poster = keepPosting(folder, args, note)
    const answers = countAnswers(history)
    const restarts: number[] = []
    for (const { victim, after } of killsOf(size, seed)) {
      const isDue = async () => answers() >= after || poster.hasEnded()
      await until(`${after} answers`, isDue, KILL_WAIT_MS, LOOKED_EVERY_MS)
      if (poster.hasEnded()) break
      if (victim === 'poster') {
        poster.kill()
        continue
      }
      const struck = performance.now()
      await postgres.crash()
      postgres = await startPostgres(options)
      restarts.push((performance.now() - struck) / 1000)
    }
    await poster.done
    note(`all posts have answers after ${restarts.length} and ${poster.kills()} kills`)
    const ownerUrl = postgres.url(DATABASE, 'oriel_owner')
    const figures = await judge(ownerUrl, readHistory(history), size.posts, note)
    return [
      ...figures,
      { name: 'ledger postgres_kills', value: restarts.length, floor: size.postgresKills },
      { name: 'ledger poster_kills', value: poster.kills(), floor: size.posterKills },
      { name: 'ledger poster_crashes', value: poster.crashes(), ceiling: 0 },
      timed({
        name: 'ledger restart_p95_s',
        value: p95(restarts),
        ceiling: RESTART_CEILING_SECONDS,
      }),
      timed({
        name: 'ledger seconds',
        value: (performance.now() - begun) / 1000,
        ceiling: size.secondsCeiling,
      }),
    ]
  } finally {
    await postgres.stop()
  }
}

type Kill = { readonly victim: 'postgres' | 'poster'; readonly after: number }

/** Spread over the run, in an order of chance, each after so many answers. */
function killsOf({ posts, postgresKills, posterKills }: Size, seed: number): Kill[] {
  const random = chance(seed)
  const total = postgresKills + posterKills
  let left = postgresKills
  return Array.from({ length: total }, (_, index) => {
    const isPostgres = random() < left / (total - index)
    if (isPostgres) left -= 1
    const share = CALM_SHARE + (1 - 2 * CALM_SHARE) * ((index + random()) / total)
    return { victim: isPostgres ? 'postgres' : 'poster', after: Math.floor(posts * share) }
  })
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
