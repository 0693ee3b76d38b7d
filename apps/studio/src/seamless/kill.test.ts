import { randomUUID } from 'node:crypto'
import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChains, type Chains } from '../table/chain.ts'
import { seatTable } from '../table/owner.ts'
import { checkBooks } from '../wallet/check.ts'
import type { Point } from './reached.ts'
import { tableOf, until } from './testing/at-table.ts'
import { audit } from './testing/audit.ts'
import type { Fault } from './testing/house.ts'
import type { HouseCall } from './testing/house-books.ts'
import { useSeamless, type Seated } from './testing/open-seamless.ts'

/** Every place where a process can die between two steps is tried, and again while it recovers. */
const away = useSeamless()
const roulette = tableOf('roulette')
let chains: Chains
beforeAll(async () => {
  chains = createChains(away.studio.studio)
  await seatTable(away.studio.studio, roulette)
})

type Flow = {
  readonly title: string
  /** What goes wrong the first time; the rest goes well. */
  readonly fails: readonly HouseCall[]
  /** A round that pays nothing would leave out half of the way. */
  readonly isPaid: boolean
  /** Says all of it; said again with the same name, it is the same round. */
  play(seated: Seated, name: string): Promise<void>
}

const tableRounds = new Map<string, string>()
const limbo: Flow = {
  title: 'limbo',
  fails: ['bet-win', 'status', 'rollback'],
  isPaid: false,
  async play({ token }, client_round) {
    const input = { client_round, stake: '1', choice: { target: 101 } }
    await away.page('/player/round', token, input)
  },
}
const mines: Flow = {
  title: 'mines',
  fails: ['win', 'end-round'],
  isPaid: true,
  async play({ token }, client_round) {
    const input = { client_round, stake: '1', choice: { mines: 1 } }
    const { body } = await away.page('/player/round', token, input)
    const round = body.data?.['round'] as { round_id: string } | undefined
    if (!round) return
    const step = (number: number, taken: object) =>
      away.page('/player/step', token, { round_id: round.round_id, number, step: taken })
    await step(0, { open: 7 })
    await step(1, { cashOut: true })
  },
}
const bet: Flow = {
  title: 'roulette',
  fails: ['win', 'end-round'],
  isPaid: true,
  async play({ token }, client_round) {
    const bets = ['red', 'black'].map((spot) => ({ spot, stake: '1' }))
    const newest = await until(away.studio, roulette, chains, 'betting')
    const table_round = tableRounds.get(client_round) ?? newest.id
    tableRounds.set(client_round, table_round)
    const input = { client_round, table_round, stake: null, choice: { bets } }
    await away.page('/player/bet', token, input)
    await until(away.studio, roulette, chains, 'settled')
  },
}
const AT_THE_START = { fails: ['bet', 'rollback'], isPaid: false } as const
const FLOWS: Readonly<Record<string, Flow>> = {
  'a round that is over at once': limbo,
  'a round with steps, at its start': { ...mines, ...AT_THE_START },
  'a round with steps, at its payout': mines,
  'a bet at a table, at its start': { ...bet, ...AT_THE_START },
  'a bet at a table, at its payout': bet,
}

const DEAD = new Error('the process has died')

/** A process that dies at a point, or lives; gives the points it came to. */
function startProcess(dieAt: Point | null): Set<Point> {
  const seen = new Set<Point>()
  let isDead = false
  away.restart({
    reached: async (point) => {
      seen.add(point)
      isDead ||= point === dieAt
      if (isDead) throw DEAD
    },
  })
  return seen
}

/** Each of these calls fails once, the first time. */
function failOnce(fault: Fault | null, fails: readonly HouseCall[]): void {
  const failed = new Set<HouseCall>()
  away.house.fault = (call) => {
    if (!fails.includes(call) || failed.has(call)) return null
    failed.add(call)
    return fault
  }
}

const SWEEPS = 4
async function sweepSome(): Promise<void> {
  for (let turn = 0; turn < SWEEPS; turn += 1) {
    away.studio.wait(61_000)
    await away.seamless.sweep()
  }
}

let cases = 0

/** One life and death after another; in the end studio and house must tell the same. */
async function live(flow: Flow, seated: Seated, fault: Fault | null, deaths: readonly Point[]) {
  cases += 1
  const name = randomUUID()
  failOnce(fault, flow.fails)
  let seen = new Set<Point>()
  for (const dieAt of [...deaths, null]) {
    seen = startProcess(dieAt)
    await flow.play(seated, name)
    await sweepSome()
  }
  away.house.arrive()
  await flow.play(seated, name)
  await away.settle()
  return seen
}

const FAULT_LIST = [null, 'lost', 'cut', 'late', 'error_after'] as const

describe.each(Object.entries(FLOWS))('%s', (_name, flow) => {
  test.each(FAULT_LIST)(
    'survives a death at every point (%s)',
    { timeout: patient(120_000) },
    async (fault) => {
      const seated = await away.seat(flow.title)
      let points = await live(flow, seated, fault, [])
      while (flow.isPaid && !points.has('paid')) points = await live(flow, seated, fault, [])
      expect(points.size).toBeGreaterThan(2)
      for (const first of points) {
        const after = await live(flow, seated, fault, [first])
        // Whoever takes over may die as well.
        if (fault === 'cut')
          for (const second of after) await live(flow, seated, fault, [first, second])
      }
      const { wrong, nets } = await audit(away)
      expect(wrong).toEqual([])
      expect(away.house.books.balances.get(seated.who)).toBe(
        1_000_0000n + (nets.get(seated.who) ?? 0n),
      )
      expect(await checkBooks(away.studio.studio)).toEqual([])
    },
  )
})

afterAll(() => {
  // Fewer would mean that points are no longer reached.
  expect(cases).toBeGreaterThan(200)
})
