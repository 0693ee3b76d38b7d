import { statfsSync } from 'node:fs'
import { createConnection } from '@oriel/db/pool'
import type { Postgres } from '@oriel/dev-world/engine/postgres'
import type { History, HistoryRows } from '@oriel/ledger/testing/history'
import { listPlannedScans, recordQueries, scansByPart } from '@oriel/ledger/testing/plans'
import { atMost, say, type Figure } from './lib/figure.ts'
import { openSide, type GrowthSide } from './lib/growth-side.ts'
import { loadHistory } from './lib/history-load.ts'
import { compareLatency, type Pair } from './lib/latency.ts'
import { onLedgerGround, type LedgerGround } from './lib/ledger-ground.ts'

const GROWTH_CEILING = 1.25
const BENCH_MAX_MS = 20 * 60_000
const FREE_BYTES_MIN = 40e9
/** In each of the rounds; the tail of a hundredth needs many. */
const CALLS = { post: 1_000, newest: 500, deep: 500 }
const MONTHS_CALLS = { post: 400, newest: 250 }
const LOADING = { shared_buffers: '1GB', max_wal_size: '4GB', autovacuum: 'off' }
const MEASURING = { shared_buffers: '1GB' }

const now = new Date()
/** The beginning of a month. */
const monthsAgo = (months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months))

/** Two years: a busy member has ten lines a month in each. */
const years = { members: 200_000, busy: 100, lines: 240, from: monthsAgo(23), to: now }
const PASTS = {
  small: { ...years, every: 21 },
  large: { ...years, every: 625 },
  /** Five months have tables, and one has posts. */
  few_months: { members: 10_000, busy: 100, lines: 240, every: 3, from: monthsAgo(0), to: now },
  /** Ten years: ten lines a month again. */
  many_months: {
    members: 10_000,
    busy: 100,
    lines: 1_200,
    every: 3,
    from: monthsAgo(119),
    to: now,
  },
} satisfies Record<string, History>
type Name = keyof typeof PASTS
const NAMES = Object.keys(PASTS) as Name[]

/** A post and a page of a statement cost the same when there is thirty times as much. */
export const benchLedgerGrowth = (): Promise<Figure[]> =>
  onLedgerGround(BENCH_MAX_MS, async (ground) => {
    const { bavail, bsize } = statfsSync(ground.folder)
    if (bavail * bsize < FREE_BYTES_MIN) throw new Error('40 GB of disk are needed meanwhile')
    const rows = await load(ground)
    const postgres = await ground.start(true, MEASURING)
    const scans = await watchScans(ground, postgres)
    const sides = {} as Record<Name, GrowthSide>
    for (const name of NAMES) {
      const database = ground.open(postgres, name, 1)
      sides[name] = await openSide(database.rows, PASTS[name], rows[name])
    }
    const pair = (small: Name, large: Name, what: keyof GrowthSide): Pair => ({
      small: sides[small][what],
      large: sides[large][what],
    })
    return [
      ...(await compare('post', CALLS.post, pair('small', 'large', 'post'))),
      ...(await compare('newest_page', CALLS.newest, pair('small', 'large', 'newest'))),
      ...(await compare('deep_page', CALLS.deep, pair('small', 'large', 'deep'))),
      ...(await compare(
        'months_post',
        MONTHS_CALLS.post,
        pair('few_months', 'many_months', 'post'),
      )),
      ...(await compare(
        'months_page',
        MONTHS_CALLS.newest,
        pair('small', 'many_months', 'newest'),
      )),
      atMost('ledger-growth.scans', await scans(rows.large), 0, 0),
    ]
  })

async function compare(name: string, calls: number, pair: Pair): Promise<Figure[]> {
  const { p50, p99 } = await compareLatency(name, calls, pair)
  return [
    atMost(`ledger-growth.${name}_p50`, p50, GROWTH_CEILING),
    atMost(`ledger-growth.${name}_p99`, p99, GROWTH_CEILING),
  ]
}

async function load(ground: LedgerGround): Promise<Record<Name, HistoryRows>> {
  const postgres = await ground.start(false, LOADING)
  const rows = {} as Record<Name, HistoryRows>
  for (const name of NAMES) {
    await ground.make(postgres, name)
    rows[name] = await loadHistory(postgres, name, PASTS[name])
  }
  return rows
}

/** Tells, when asked, of reads of a whole month or part of the keys in the large one since now. */
async function watchScans(ground: LedgerGround, postgres: Postgres) {
  const client = createConnection({ url: postgres.url('large'), name: 'bench' })
  // When the bench is stopped, the server goes first.
  client.on('error', () => {})
  await client.connect()
  ground.onEnd(() => client.end())
  const before = await scansByPart(client)
  return async (rows: HistoryRows): Promise<number> => {
    const recorded = recordQueries(ground.open(postgres, 'large', 1).pool)
    const side = await openSide(recorded.rows, PASTS.large, rows)
    for (const call of [side.post, side.newest, side.deep]) await call()
    const planned = await listPlannedScans(client, recorded.asked)
    const after = [...(await scansByPart(client))]
    const done = after.filter(([name, scans]) => scans > (before.get(name) ?? 0n))
    for (const line of planned) say(`  planned: ${line}`)
    for (const [name] of done) say(`  done: ${name}`)
    return planned.length + done.length
  }
}
