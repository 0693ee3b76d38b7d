import { randomUUID } from 'node:crypto'
import { createLog } from '@oriel/core/log'
import { patient } from '@oriel/core/testing/patience'
import { createPool } from '@oriel/db/pool'
import { afterEach, expect, test, vi } from 'vitest'
import { roulette } from '../games/roulette/rules.ts'
import type { Studio } from '../studio.ts'
import { useStudio } from '../testing/open-studio.ts'
import { checkBooks } from '../wallet/check.ts'
import { createChains } from './chain.ts'
import { keepTables, type Keeper, type Table } from './owner.ts'
import { sharedTable } from './shared.ts'
import { findNewest, findTableRound, listLast } from './table-rounds.ts'

const WAIT = { timeout: patient(15_000), interval: 20 }

const house = useStudio()
const log = createLog({ service: 'test', level: 'silent' })
/** As roulette, and over in two seconds. */
const table: Table = {
  code: 'roulette',
  game: sharedTable({ ...roulette, bettingMs: 1_500, runningMs: 200, pauseMs: 100 }),
}

type Process = Keeper & { readonly studio: Studio; die(): Promise<void> }
const processes: Process[] = []

/** A process of its own to the database: its own connections, and the true time. */
function startProcess(): Process {
  const url = house.studio.pool.options.connectionString ?? ''
  const pool = createPool({ url, name: 'keeper', max: 2 })
  const studio = { ...house.studio, pool, now: () => new Date() }
  const keeper = keepTables(studio, [table], createChains(studio), async () => {}, log)
  // Without its connections it can say nothing more, not even that it is gone.
  const started = { ...keeper, studio, die: () => pool.end() }
  processes.push(started)
  return started
}

afterEach(async () => {
  for (const process of processes.splice(0)) {
    await process.stop()
    if (!process.studio.pool.ended) await process.studio.pool.end()
  }
})

const betting = async () => {
  const round = await findNewest(house.studio, table.code)
  expect(round?.phase).toBe('betting')
  return round
}

test('a keeper dies with bets on its table: another settles the same round, and all are paid', async () => {
  const seats = await Promise.all([1, 2, 3].map(() => house.seat('roulette')))
  const first = startProcess()
  await vi.waitFor(() => expect(first.keeps()).toEqual([table.code]), WAIT)
  const second = startProcess()
  const opened = await vi.waitFor(betting, WAIT)
  const placed = await Promise.all(
    seats.map(({ token }, place) =>
      house.page('/player/bet', token, {
        client_round: randomUUID(),
        table_round: opened?.id,
        stake: null,
        choice: { bets: [{ spot: place === 0 ? 'red' : 'black', stake: '1' }] },
      }),
    ),
  )
  expect(placed.map(({ body }) => body.ok)).toEqual([true, true, true])
  expect(second.keeps()).toEqual([])
  await first.die()
  await vi.waitFor(() => expect(second.keeps()).toEqual([table.code]), WAIT)
  const settled = await vi.waitFor(async () => {
    const round = opened && (await findTableRound(house.studio, opened.id))
    expect(round?.phase).toBe('settled')
    return round
  }, WAIT)
  expect(settled?.number).toBe(opened?.number)
  expect(await checkBooks(house.studio)).toEqual([])
  await vi.waitFor(async () => expect((await betting())?.id).not.toBe(opened?.id), WAIT)
  const rounds = await listLast(house.studio, table.code, 100)
  expect(rounds.map(({ id }) => id)).toContain(opened?.id)
})

test('a keeper that stops in order gives up its lease, and another takes the table', async () => {
  const first = startProcess()
  await vi.waitFor(() => expect(first.keeps()).toEqual([table.code]), WAIT)
  await first.stop()
  const { rows } = await house.studio.pool.query<{ free: boolean }>(
    "SELECT lease_until = '-infinity' AS free FROM tables WHERE code = $1",
    [table.code],
  )
  expect(rows).toEqual([{ free: true }])
  const second = startProcess()
  await vi.waitFor(() => expect(second.keeps()).toEqual([table.code]), WAIT)
})
