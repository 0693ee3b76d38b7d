import http from 'node:http'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { findShared } from '../games/catalogue.ts'
import { crashPoint } from '../games/comet/crash-point.ts'
import { LEVEL_START } from '../games/comet/growth.ts'
import { flightMs } from '../games/comet/rules.ts'
import { useStudio } from '../testing/open-studio.ts'
import { createChains, type Chains } from './chain.ts'
import { createLive, type Live } from './live.ts'
import { goOn, seatTable } from './owner.ts'
import { findNewest } from './table-rounds.ts'

type Told = { is: string; round?: Record<string, unknown>; ran_ms?: number; bets?: unknown[] }

const house = useStudio()
const game = findShared('comet')
if (!game) throw new Error('no comet')
const comet = { code: 'comet', game }
let chains: Chains
let live: Live
const server = http.createServer()

beforeAll(async () => {
  chains = createChains(house.studio)
  live = createLive(house.studio, server, chains)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await seatTable(house.studio, comet)
})
afterAll(async () => {
  await live.close()
  server.close()
})

/** Lets the table do what is due, one thing at a time, until its round is in this phase. */
async function until(phase: string): Promise<void> {
  while ((await findNewest(house.studio, 'comet'))?.phase !== phase) {
    house.wait(await goOn(house.studio, comet, chains, async () => {}))
  }
}

async function watch(token: string): Promise<Told[]> {
  const { port } = server.address() as AddressInfo
  const page = new WebSocket(`ws://127.0.0.1:${port}/live`)
  const told: Told[] = []
  page.on('message', (data: Buffer) => told.push(JSON.parse(data.toString('utf8')) as Told))
  await once(page, 'open')
  page.send(JSON.stringify({ token }))
  return told
}

/** The end is waited for on the real clock, so the flight must be a short one. */
const SHORT_MS = 1_500

const FLIGHTS_MAX = 300

async function flyShort(token: string): Promise<number> {
  for (let flight = 0; flight < FLIGHTS_MAX; flight += 1) {
    await until('betting')
    const opened = await findNewest(house.studio, 'comet')
    await house.page('/player/bet', token, {
      client_round: randomUUID(),
      table_round: opened?.id,
      stake: '1',
      choice: { auto: null },
    })
    await until('running')
    const crash = await crashNow()
    if (crash > LEVEL_START && flightMs(crash) < SHORT_MS) return crash
    await until('settled')
  }
  throw new Error(`${FLIGHTS_MAX} flights and none is short`)
}

/** How far the flight that is on will go. */
async function crashNow(): Promise<number> {
  const round = await findNewest(house.studio, 'comet')
  if (!round) throw new Error('no flight')
  const chain = await chains(round.chainId)
  return crashPoint(chain.hashAt(round.position), round.salt ?? '')
}

test('who comes is told the round and its bets; its end is told by itself, and no tick after', async () => {
  const { token } = await house.seat('comet', '10000')
  const crash = await flyShort(token)
  const told = await watch(token)
  await vi.waitFor(() => expect(told.some(({ is }) => is === 'bets')).toBe(true))
  expect(told.find(({ is }) => is === 'round')?.round).toMatchObject({
    phase: 'running',
    outcome: null,
    left_ms: null,
  })
  expect(told.find(({ is }) => is === 'bets')?.bets).toMatchObject([
    { stake: '1.0000', currency: 'USD', out: null },
  ])
  await vi.waitFor(() => expect(told.some(({ is }) => is === 'tick')).toBe(true))

  house.wait(flightMs(crash))
  await vi.waitFor(
    () => expect(told.at(-1)?.round).toMatchObject({ phase: 'running', outcome: { crash } }),
    { timeout: SHORT_MS * 3, interval: 20 },
  )
  expect(told.filter(({ ran_ms }) => (ran_ms ?? 0) >= flightMs(crash))).toEqual([])
})
