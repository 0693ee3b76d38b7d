import { randomUUID } from 'node:crypto'
import { createLog } from '@oriel/core/log'
import { patient } from '@oriel/core/testing/patience'
import { createPool } from '@oriel/db/pool'
import { afterEach, expect, test, vi } from 'vitest'
import type { Studio } from '../studio.ts'
import type { Keeper } from '../table/owner.ts'
import { useStudio } from '../testing/open-studio.ts'
import { checkBooks } from '../wallet/check.ts'
import { quote, standingOf } from './board.ts'
import { findFixtures } from './fixtures.ts'
import { keepFixtures } from './keeper.ts'
import { sport } from './rules.ts'
import { fixtureWith } from './testing/plan.ts'

const WAIT = { timeout: patient(15_000), interval: 20 }

const house = useStudio()
const log = createLog({ service: 'test', level: 'silent' })
type Process = Keeper & { readonly studio: Studio; die(): Promise<void> }
const processes: Process[] = []

/** A process of its own to the database, with the clock of the house. */
function startProcess(): Process {
  const url = house.studio.pool.options.connectionString ?? ''
  const pool = createPool({ url, name: 'keeper', max: 2 })
  const studio = { ...house.studio, pool }
  // Without its connections it can say nothing more, not even that it is gone.
  const started = { ...keepFixtures(studio, log), studio, die: () => pool.end() }
  processes.push(started)
  return started
}

afterEach(async () => {
  for (const process of processes.splice(0)) {
    await process.stop()
    if (!process.studio.pool.ended) await process.studio.pool.end()
  }
})

test('a keeper dies with bets on a fixture: another settles it, and each is decided once', async () => {
  const first = startProcess()
  await vi.waitFor(() => expect(first.keeps()).toEqual([sport.code]), WAIT)
  const second = startProcess()
  const { token } = await house.seat('sport')
  const fixture = await fixtureWith(house.studio, 'football')
  const standing = standingOf(fixture, house.studio.now())
  const wish = {
    fixture: fixture.id,
    selection: 'win:home',
    price: quote(fixture, standing, 'win:home')?.price,
    version: 0,
  }
  const placed = await house.page('/player/slip', token, {
    client_round: randomUUID(),
    stake: '1',
    accept: 'exact',
    legs: [wish],
  })
  expect(placed.body.data).toMatchObject({ is: 'placed' })
  expect(second.keeps()).toEqual([])
  await first.die()
  house.wait(fixture.startsAt.getTime() + fixture.course.endsAtMs - house.studio.now().getTime())
  await vi.waitFor(() => expect(second.keeps()).toEqual([sport.code]), WAIT)
  await vi.waitFor(async () => {
    const found = await findFixtures(house.studio, [fixture.id])
    expect(found.get(fixture.id)?.result).toEqual(fixture.course.final)
    const { body } = await house.page('/player/sport', token)
    expect(body.data?.['slips']).toMatchObject([{ status: 'settled' }])
  }, WAIT)
  expect(await checkBooks(house.studio)).toEqual([])
})
