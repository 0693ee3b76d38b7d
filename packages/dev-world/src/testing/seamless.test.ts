import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensurePlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { createPool } from '@oriel/db/pool'
import { findSettled, readSettled } from '@oriel/domain/seamless'
import { openKeys } from '@oriel/keys/keys'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { brokenLaws } from '@oriel/ledger/testing/world'
import type pg from 'pg'
import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type App } from '../app.ts'
import { ORIEL } from '../cast.ts'
import { freePort } from '../engine/process.ts'
import { keyFile } from '../key-file.ts'
import { tellSites } from '../story/site.ts'
import { openSeamlessProvider, seatSeamless, type SeamlessSeat } from './seamless-seats.ts'
import { studioDatabase, type StudioDatabase } from './studio-db.ts'
import { askAsHouse } from './studio-seats.ts'
import { testDatabase, type TestDatabase } from './test-db.ts'

/** The studio plays through the gateway as they run in production, on bad days and worse ones. */
const PROVIDER = { providerId: 'GPTE', operator: 'oriel-seamless', titles: ['limbo', 'mines'] }
const PLAYERS = 8
const ROUNDS = 12
const START = 1_000_0000n
const SETTLED_WITHIN_MS = 90_000

let folder = ''
let database: TestDatabase
let books: StudioDatabase
let studioRows: pg.Pool
let gateway: App
let studio: App
let secret = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'oriel-seamless-'))
  chmodSync(folder, 0o755)
  database = await testDatabase()
  await tellSites(database, new Date())
  secret = await openSeamlessProvider(database, openKeys(keyFile(folder)), PROVIDER)
  const gatewayPort = await freePort()
  const house = {
    code: PROVIDER.operator,
    name: 'House',
    wallet: 'seamless',
    callbackUrl: `http://127.0.0.1:${gatewayPort}/gp/${PROVIDER.providerId}`,
    lobbyOrigins: ['https://house.example'],
    secret,
    paceMs: 0,
  }
  books = await studioDatabase()
  studioRows = createPool({ url: books.url, name: 'test', max: 2 })
  const env = {
    STUDIO_DATABASE_URL: books.url,
    STUDIO_URL: 'http://studio.localhost',
    STUDIO_OPERATORS: JSON.stringify([house]),
    STUDIO_PAGES: 'off',
    STUDIO_FAULTS: 'on',
    STUDIO_FAULTS_SEED: 'a day to remember',
    LOG_LEVEL: 'warn',
  }
  const options = { mode: 'built', folder } as const
  gateway = await startApp({
    ...options,
    name: 'gateway',
    port: gatewayPort,
    env: { DATABASE_URL: database.url, GATEWAY_NETWORKS: 'GPTE=127.0.0.1', LOG_LEVEL: 'warn' },
  })
  studio = await startApp({ ...options, name: 'studio', port: await freePort(), env })
})
afterAll(async () => {
  await Promise.all([gateway?.stop(), studio?.stop()])
  await studioRows?.end()
  await books?.drop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const url = (): string => `http://127.0.0.1:${studio.port}`

async function post(where: string, input: unknown, token = ''): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify(input)
  const answer = await fetch(`${url()}${where}`, { method: 'POST', headers, body })
  return ((await answer.json()) as { data?: Record<string, unknown> }).data ?? {}
}

async function enter({ memberRef, launchId }: SeamlessSeat, title: string): Promise<string> {
  const own = { operator: PROVIDER.operator, keyId: 'world', secret }
  const player = { member_ref: memberRef, currency: 'USD' }
  await askAsHouse(own, url(), ensurePlayerCall.path, player)
  const { url: address } = await askAsHouse(own, url(), launchGameCall.path, {
    ...player,
    launch_id: launchId,
    title,
    locale: 'en_US',
    device: 'desktop',
    lobby_url: 'https://house.example/close',
    demo: false,
  })
  const { token } = await post('/player/enter', { code: String(address).split('#')[1] })
  return String(token)
}

/** A round that is over at once, or one of steps that is taken home after the first. */
async function play(token: string, title: string): Promise<void> {
  const client_round = randomUUID()
  if (title === 'limbo') {
    await post('/player/round', { client_round, stake: '1', choice: { target: 150 } }, token)
    return
  }
  const begun = await post(
    '/player/round',
    { client_round, stake: '1', choice: { mines: 1 } },
    token,
  )
  const round = begun['round'] as { round_id: string } | undefined
  if (!round) return
  const step = (number: number, taken: object) =>
    post('/player/step', { round_id: round.round_id, number, step: taken }, token)
  await step(0, { open: 7 })
  await step(1, { cashOut: true })
}

const order = (faults: readonly object[]) => post('/control/faults', { faults })

type Booked = { member_ref: string; rounds: bigint; settled: bigint; result: bigint }
const readBooks = async (): Promise<Map<string, Booked>> => {
  const { rows } = await studioRows.query<Booked>(
    `SELECT p.member_ref, count(*) AS rounds,
       count(*) FILTER (WHERE r.status = 'settled') AS settled,
       coalesce(sum(CASE r.status WHEN 'settled' THEN r.payout - r.stake WHEN 'open' THEN -r.stake
         ELSE 0 END), 0)::bigint AS result
     FROM rounds r JOIN players p ON p.id = r.player_id GROUP BY p.member_ref`,
  )
  return new Map(rows.map((row) => [row.member_ref, row]))
}
const countAsks = async (): Promise<number> =>
  (await studioRows.query('SELECT count(*)::int AS count FROM house_asks')).rows[0].count

test(
  'money is exact after rounds with copies, cuts, late calls and a gateway that dies',
  async () => {
    const wanted = { siteId: ORIEL, count: PLAYERS, units: START }
    const seats = await seatSeamless(database, PROVIDER, wanted)
    const titles = seats.map((_, index) => PROVIDER.titles[index % 2] ?? '')
    const tokens = await Promise.all(seats.map((seat, index) => enter(seat, titles[index] ?? '')))
    const moves = ['bet', 'bet-win', 'win', 'rollback', 'end-round', 'status']
    await order(
      moves.flatMap((name) => [
        { path: `/seamless/v1/${name}`, kind: 'twice', percent: 40 },
        { path: `/seamless/v1/${name}`, kind: 'cut', percent: 15 },
        { path: `/seamless/v1/${name}`, kind: 'late', percent: 10, ms: 400 },
        { path: `/seamless/v1/${name}`, kind: 'lost', percent: 5 },
      ]),
    )
    await Promise.all(
      tokens.map(async (token, index) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await play(token, titles[index] ?? '')
          if (index === 0 && round === ROUNDS / 2) gateway.kill('SIGKILL')
        }
      }),
    )
    await order([])
    await expect.poll(countAsks, { timeout: SETTLED_WITHIN_MS, interval: 500 }).toBe(0)

    const booked = await readBooks()
    for (const { memberId, memberRef } of seats) {
      const balance = await readBalance(database.rows, memberAccount(memberId, 'available', 'USD'))
      expect([memberRef, balance - START]).toEqual([memberRef, booked.get(memberRef)?.result ?? 0n])
    }
    const settled = [...booked.values()].reduce((sum, { settled: count }) => sum + count, 0n)
    expect(settled).toBeGreaterThan(10n)
    const { rows: facts } = await database.pool.query(
      "SELECT data FROM outbox WHERE name = 'seamless.settled'",
    )
    const named = facts.map(({ data }) => readSettled(data))
    const told = await Promise.all(named.map((name) => findSettled(database.rows, name)))
    expect(new Set(named.map(({ roundId }) => roundId)).size).toBe(Number(settled))
    const { rows: own } = await studioRows.query<{ id: string; stake: bigint; payout: bigint }>(
      "SELECT id, stake, payout FROM rounds WHERE status = 'settled'",
    )
    const byId = new Map(own.map((round) => [round.id, [round.stake, round.payout]]))
    for (const one of told) {
      expect([one?.stake, one?.payout]).toEqual(byId.get(one?.roundId ?? ''))
    }
    expect(await brokenLaws(database)).toEqual([])
  },
  patient(180_000),
)
