import { randomUUID } from 'node:crypto'
import { parseUnits, writeUnits } from '@oriel/core/money'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { msOf } from '../games/comet/growth.ts'
import { createChains, type Chains } from '../table/chain.ts'
import { seatTable } from '../table/owner.ts'
import type { TableRound } from '../table/table-rounds.ts'
import { checkBooks } from '../wallet/check.ts'
import { tableOf, until } from './testing/at-table.ts'
import type { Fault } from './testing/house.ts'
import type { HouseCall } from './testing/house-books.ts'
import { useSeamless } from './testing/open-seamless.ts'

const away = useSeamless()
const START = 1_000_0000n
const roulette = tableOf('roulette')
const comet = tableOf('comet')
let chains: Chains
beforeAll(async () => {
  chains = createChains(away.studio.studio)
  await seatTable(away.studio.studio, roulette)
  await seatTable(away.studio.studio, comet)
})
beforeEach(() => away.restart())
afterEach(async () => {
  away.house.fault = () => null
  await away.settle()
  expect(await checkBooks(away.studio.studio)).toEqual([])
})

const has = (who: string): bigint => away.house.books.balances.get(who) ?? 0n
function fail(faults: Partial<Record<HouseCall, readonly Fault[]>>): void {
  const left = new Map(Object.entries(faults).map(([call, list]) => [call, [...list]]))
  away.house.fault = (call) => left.get(call)?.shift() ?? null
}
type Mine = { round_id: string; status: string; payout: string | null }
const table = async (token: string) =>
  (await away.page('/player/table', token)).body.data as { mine: Mine[]; balance: string }

describe('a bet at a table', () => {
  /** One of the two wins, unless it is zero. */
  const BOTH = { bets: ['red', 'black'].map((spot) => ({ spot, stake: '1' })) }
  const bet = (token: string, round: TableRound, client_round = randomUUID()) =>
    away.page('/player/bet', token, {
      client_round,
      table_round: round.id,
      stake: null,
      choice: BOTH,
    })

  test('is taken by the house, and paid when the table has its number', async () => {
    const seats = await Promise.all([1, 2, 3].map(() => away.seat('roulette')))
    const here = await away.studio.seat('roulette')
    const round = await until(away.studio, roulette, chains, 'betting')
    const placed = await Promise.all(seats.map(({ token }) => bet(token, round)))
    expect(placed.map(({ body }) => body.data?.['balance'])).toEqual(seats.map(() => '998.0000'))
    // Somebody whose money is here sits at the same table.
    expect(
      (
        await away.page('/player/bet', here.token, {
          client_round: randomUUID(),
          table_round: round.id,
          stake: null,
          choice: BOTH,
        })
      ).body.data?.['balance'],
    ).toBe('98.0000')
    const { outcome } = await until(away.studio, roulette, chains, 'settled')
    const payout = roulette.game.payout({ stake: 2_0000n, choice: BOTH, steps: [] }, outcome)
    const [first] = (await table(seats[0]?.token ?? '')).mine
    expect(first).toMatchObject({
      status: payout > 0n ? 'paying' : 'settled',
      payout: writeUnits(payout),
    })
    await away.settle()
    for (const { who, token } of seats) {
      expect(has(who)).toBe(START - 2_0000n + payout)
      const shown = await table(token)
      expect(shown.mine).toMatchObject([{ status: 'settled' }])
      expect(parseUnits(shown.balance)).toBe(has(who))
    }
    expect((await table(here.token)).balance).toBe(writeUnits(98_0000n + payout))
  })

  test('of which nobody knows does not hold up the table, and is not on it', async () => {
    const { token, who } = await away.seat('roulette')
    const round = await until(away.studio, roulette, chains, 'betting')
    fail({ bet: ['cut'], rollback: ['lost', 'error'] })
    const own = randomUUID()
    expect((await bet(token, round, own)).body.reason).toBe('being_checked')
    expect((await table(token)).mine).toMatchObject([{ status: 'asking', payout: null }])
    await until(away.studio, roulette, chains, 'settled')
    expect((await table(token)).mine).toMatchObject([{ status: 'asking', payout: null }])
    await away.settle()
    expect((await table(token)).mine).toEqual([])
    expect(has(who)).toBe(START)
    expect((await bet(token, round, own)).body.reason).toBe('house_silent')
  })

  test('to which the house says yes after the last call is given back', async () => {
    const { token, who } = await away.seat('roulette')
    const round = await until(away.studio, roulette, chains, 'betting')
    away.restart({
      // The wheel turns while the yes of the house is on its way.
      reached: async (point) => {
        if (point === 'answered') await until(away.studio, roulette, chains, 'running')
      },
    })
    const own = randomUUID()
    expect((await bet(token, round, own)).body).toEqual({ ok: false, reason: 'bets_closed' })
    await until(away.studio, roulette, chains, 'settled')
    await away.settle()
    expect(has(who)).toBe(START)
    expect((await bet(token, round, own)).body).toEqual({ ok: false, reason: 'bets_closed' })
  })

  test('asked twenty times at once is one bet', async () => {
    const { token, who } = await away.seat('roulette')
    const round = await until(away.studio, roulette, chains, 'betting')
    const own = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => bet(token, round, own)))
    const again = await bet(token, round, own)
    expect(again.body.data).toMatchObject({ stake: '2.0000', balance: '998.0000' })
    expect(has(who)).toBe(START - 2_0000n)
    await until(away.studio, roulette, chains, 'settled')
  })
})

describe('a flight', () => {
  const bet = async (token: string, round: TableRound, auto: number | null): Promise<string> => {
    const asked = {
      client_round: randomUUID(),
      table_round: round.id,
      stake: '1',
      choice: { auto },
    }
    return String((await away.page('/player/bet', token, asked)).body.data?.['round_id'])
  }
  const out = (token: string, round_id: string) => away.page('/player/out', token, { round_id })
  /** Flies with a bet until one goes at least so far. */
  async function fly(token: string, level: number, auto: number | null): Promise<string> {
    for (let tries = 0; tries < 60; tries += 1) {
      const opened = await until(away.studio, comet, chains, 'betting')
      const id = await bet(token, opened, auto)
      const flying = await until(away.studio, comet, chains, 'running')
      const chain = await chains(flying.chainId)
      const fate = comet.game.fate(chain.hashAt(flying.position), flying.salt ?? '')
      if ((fate.outcome as { crash: number }).crash >= level) return id
      await until(away.studio, comet, chains, 'settled')
    }
    throw new Error(`sixty flights and none to ${level}`)
  }

  test('is left at its level, and the house has the payout', async () => {
    const { token, who } = await away.seat('comet')
    const id = await fly(token, 150, null)
    const before = has(who)
    away.studio.wait(msOf(150))
    const left = await out(token, id)
    expect(left.body.data).toMatchObject({ level: 150, payout: '1.5000' })
    expect(has(who)).toBe(before + 1_5000n)
    expect(parseUnits(String(left.body.data?.['balance']))).toBe(has(who))
    await until(away.studio, comet, chains, 'settled')
  })

  test.each(['lost', 'cut', 'late', 'silent'] as const)(
    'left while the house does not answer (%s) is paid later, once, and at that level',
    async (fault) => {
      const { token, who } = await away.seat('comet')
      const id = await fly(token, 150, null)
      const before = has(who)
      away.studio.wait(msOf(150))
      fail({ win: [fault, fault] })
      expect((await out(token, id)).body.data).toMatchObject({ level: 150, payout: '1.5000' })
      expect((await out(token, id)).body.data).toMatchObject({ level: 150, payout: '1.5000' })
      expect((await table(token)).mine).toMatchObject([{ status: 'paying', payout: '1.5000' }])
      await until(away.studio, comet, chains, 'settled')
      await away.settle()
      expect(has(who)).toBe(before + 1_5000n)
    },
  )

  test('a hundred leave at once: each is paid once', async () => {
    const { token, who } = await away.seat('comet')
    const id = await fly(token, 110, null)
    const before = has(who)
    away.studio.wait(msOf(105))
    const answers = await Promise.all(Array.from({ length: 100 }, () => out(token, id)))
    expect(new Set(answers.map(({ body }) => body.data?.['payout']))).toEqual(new Set(['1.0500']))
    await until(away.studio, comet, chains, 'settled')
    await away.settle()
    expect(has(who)).toBe(before + 1_0500n)
  })

  test('what was to leave by itself is paid by the house', async () => {
    const { token, who } = await away.seat('comet')
    await fly(token, 200, 200)
    const before = has(who)
    await until(away.studio, comet, chains, 'settled')
    await away.settle()
    expect(has(who)).toBe(before + 2_0000n)
  })
})
