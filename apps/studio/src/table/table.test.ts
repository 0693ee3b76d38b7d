import { randomUUID } from 'node:crypto'
import { parseUnits, writeUnits } from '@oriel/core/money'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../fairness/stream.ts'
import { findShared } from '../games/catalogue.ts'
import { LEVEL_START, msOf } from '../games/comet/growth.ts'
import { flightMs } from '../games/comet/rules.ts'
import { useStudio } from '../testing/open-studio.ts'
import { checkBooks } from '../wallet/check.ts'
import { createChains, type Chains } from './chain.ts'
import { goOn, GRACE_MS, seatTable, type Table } from './owner.ts'
import { listAllBets } from './show.ts'
import { findNewest, type TableRound } from './table-rounds.ts'

const house = useStudio()
const tableOf = (code: string): Table => {
  const game = findShared(code)
  if (!game) throw new Error(`no ${code}`)
  return { code, game }
}
let chains: Chains
beforeAll(() => {
  chains = createChains(house.studio)
})

const keeper = (table: Table) => async (): Promise<number> =>
  goOn(house.studio, table, chains, async () => {})

/** Lets the table do what is due until its newest round is in this phase. */
async function until(table: Table, phase: TableRound['phase']): Promise<TableRound> {
  const go = keeper(table)
  for (let turn = 0; turn < 50; turn += 1) {
    const round = await findNewest(house.studio, table.code)
    if (round?.phase === phase) return round
    house.wait(Math.max(await go(), 0))
  }
  throw new Error(`${table.code} never came to ${phase}`)
}

type Shown = {
  readonly round: { readonly phase: string }
  readonly past: readonly {
    readonly number: number
    readonly outcome: unknown
    readonly hash: string
    readonly salt: string
    readonly shown_hash: string
  }[]
  readonly mine: readonly {
    readonly round_id: string
    readonly out: number | null
    readonly payout: string | null
    readonly choice: unknown
  }[]
  readonly you: string
  readonly balance: string
}

const plus = (balance: string, more: string): string =>
  writeUnits((parseUnits(balance) ?? 0n) + (parseUnits(more) ?? 0n))

const crashOf = async (round: TableRound): Promise<number> => {
  const chain = await chains(round.chainId)
  const fate = tableOf('comet').game.fate(chain.hashAt(round.position), round.salt ?? '')
  return (fate.outcome as { crash: number }).crash
}

describe('a table', () => {
  const roulette = tableOf('roulette')
  beforeAll(() => seatTable(house.studio, roulette))
  const bet = (token: string, round: TableRound, bets: object[], client_round = randomUUID()) =>
    house.page('/player/bet', token, {
      client_round,
      table_round: round.id,
      stake: null,
      choice: { bets },
    })

  test('pays every bet by the same number, and the hash shows that it was decided before', async () => {
    const seats = await Promise.all([1, 2, 3].map(() => house.seat('roulette')))
    const round = await until(roulette, 'betting')
    const spots = [['red'], ['black', 'straight:0'], ['even', 'odd']]
    const placed = await Promise.all(
      seats.map(({ token }, index) =>
        bet(
          token,
          round,
          (spots[index] ?? []).map((spot) => ({ spot, stake: '1' })),
        ),
      ),
    )
    expect(placed.map(({ body }) => body.ok)).toEqual([true, true, true])
    const settled = await until(roulette, 'settled')
    expect(settled.id).toBe(round.id)
    const chain = await chains(settled.chainId)
    expect(sha256(settled.hash ?? '')).toBe(
      settled.position === 1 ? chain.lastHash : chain.hashAt(settled.position - 1),
    )
    for (const [index, { token }] of seats.entries()) {
      const shown = (await house.page('/player/table', token)).body.data as {
        mine: { payout: string }[]
        balance: string
      }
      const expected = (spots[index] ?? []).reduce((sum, spot) => {
        const paid = roulette.game.payout(
          { stake: 10_000n, choice: { bets: [{ spot, stake: '1' }] }, steps: [] },
          settled.outcome,
        )
        return sum + paid
      }, 0n)
      expect(shown.mine.map(({ payout }) => payout)).toEqual([
        `${expected / 10_000n}.${String(expected % 10_000n).padStart(4, '0')}`,
      ])
    }
    expect(await checkBooks(house.studio)).toEqual([])
  })

  test('takes no bet after the last call, and none on a spot that is not there', async () => {
    const { token } = await house.seat('roulette')
    const round = await until(roulette, 'betting')
    expect((await bet(token, round, [{ spot: 'purple', stake: '1' }])).body.reason).toBe(
      'bad_choice',
    )
    expect((await bet(token, round, [{ spot: 'red', stake: '0.001' }])).body.reason).toBe(
      'bad_choice',
    )
    expect((await bet(token, round, [{ spot: 'red', stake: '-1' }])).body.reason).toBe('bad_choice')
    house.wait(15_000)
    expect((await bet(token, round, [{ spot: 'red', stake: '1' }])).body.reason).toBe('bets_closed')
    await until(roulette, 'settled')
    expect((await house.page('/player/table', token)).body.data?.['balance']).toBe('100.0000')
  })

  test('the same bet twenty times is one bet', async () => {
    const { token } = await house.seat('roulette')
    const round = await until(roulette, 'betting')
    const own = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bet(token, round, [{ spot: 'red', stake: '2' }], own)),
    )
    expect(new Set(answers.map(({ body }) => body.data?.['round_id'])).size).toBe(1)
    expect(answers[0]?.body.data?.['balance']).toBe('98.0000')
    await until(roulette, 'settled')
  })

  test('money cannot leave while it is on the table', async () => {
    const { token, memberRef } = await house.seat('roulette')
    const round = await until(roulette, 'betting')
    await bet(token, round, [{ spot: 'red', stake: '2' }])
    const out = { member_ref: memberRef, currency: 'USD', direction: 'out', amount: 'all' }
    const early = await house.call('/operator/v1/transfer', { ...out, ref: `early-${memberRef}` })
    expect(early.body.reason).toBe('in_round')
    await until(roulette, 'settled')
    const late = await house.call('/operator/v1/transfer', { ...out, ref: `late-${memberRef}` })
    expect(late.body.ok).toBe(true)
  })

  test('many keepers at once make one round after another, never two', async () => {
    const go = keeper(roulette)
    for (let turn = 0; turn < 12; turn += 1) {
      const waits = await Promise.all(Array.from({ length: 8 }, go))
      house.wait(Math.max(...waits, 0))
    }
    const { rows } = await house.studio.pool.query(
      `SELECT count(*)::int AS rounds, max(number)::int AS last,
         count(*) FILTER (WHERE phase IN ('betting', 'running'))::int AS live
       FROM table_rounds WHERE table_code = 'roulette'`,
    )
    expect(rows[0].rounds).toBe(rows[0].last)
    expect(rows[0].live).toBeLessThanOrEqual(1)
  })
})

describe('comet', () => {
  const comet = tableOf('comet')
  beforeAll(() => seatTable(house.studio, comet))
  const bet = async (token: string, round: TableRound, auto: number | null) => {
    const asked = {
      client_round: randomUUID(),
      table_round: round.id,
      stake: '1',
      choice: { auto },
    }
    return String((await house.page('/player/bet', token, asked)).body.data?.['round_id'])
  }
  const out = (token: string, round_id: string) => house.page('/player/out', token, { round_id })
  let token = ''
  const shown = async () => (await house.page('/player/table', token)).body.data as Shown
  beforeEach(async () => {
    token = (await house.seat('comet')).token
  })

  /** Rounds until one flies at least so far. */
  async function fly(level: number, autos: readonly (number | null)[]) {
    for (let round = 0; round < 60; round += 1) {
      const opened = await until(comet, 'betting')
      const ids: string[] = []
      for (const auto of autos) ids.push(await bet(token, opened, auto))
      const flying = await until(comet, 'running')
      const crash = await crashOf(flying)
      if (crash >= level) return { flying, crash, ids }
      await until(comet, 'settled')
    }
    throw new Error(`sixty flights and none to ${level}`)
  }

  test('leaves at the level of the moment the studio hears of it', async () => {
    const { ids, crash } = await fly(150, [null])
    house.wait(msOf(150))
    const left = await out(token, ids[0] ?? '')
    expect(left.body.data).toMatchObject({ level: 150, payout: '1.5000' })
    expect((await out(token, ids[0] ?? '')).body.data).toMatchObject({ level: 150 })
    expect(crash).toBeGreaterThanOrEqual(150)
    await until(comet, 'settled')
    expect(await checkBooks(house.studio)).toEqual([])
  })

  test('is lost at the moment of the crash, not one millisecond later', async () => {
    const { ids, crash } = await fly(120, [null, null])
    house.wait(flightMs(crash) - 1)
    expect((await out(token, ids[0] ?? '')).body).toMatchObject({ ok: true })
    house.wait(1)
    expect((await out(token, ids[1] ?? '')).body.reason).toBe('round_over')
    await until(comet, 'settled')
  })

  test('what was to leave by itself is paid exactly its level', async () => {
    const { ids, crash } = await fly(200, [200, crashBeyond()])
    await until(comet, 'settled')
    expect((await shown()).mine.map(({ payout }) => payout)).toEqual(['2.0000', '0.0000'])
    expect(ids).toHaveLength(2)
    expect(crash).toBeGreaterThanOrEqual(200)
  })

  test('who was to leave by itself is paid while the flight goes on', async () => {
    const { ids, crash } = await fly(300, [200, null, 300])
    const before = await shown()
    expect(before.mine.map((one) => one.out)).toEqual([null, null, null])
    // The grace for who left by hand just before is over, and not one millisecond less.
    house.wait(msOf(200) + GRACE_MS - 1)
    await keeper(comet)()
    expect((await shown()).mine[0]).toMatchObject({ out: null, payout: null })
    house.wait(1)
    await keeper(comet)()
    const { mine, balance, round } = await shown()
    expect(round.phase).toBe('running')
    expect(mine[0]).toMatchObject({ round_id: ids[0], out: 200, payout: '2.0000' })
    expect(mine.slice(1).map((one) => one.out)).toEqual([null, null])
    expect(balance).toBe(plus(before.balance, '2'))
    expect((await out(token, ids[0] ?? '')).body.data).toMatchObject({ level: 200 })
    await until(comet, 'settled')
    expect((await shown()).mine.map((one) => one.out)).toEqual([200, null, 300])
    expect(crash).toBeGreaterThanOrEqual(300)
    expect(await checkBooks(house.studio)).toEqual([])
  })

  test('bets of several currencies are summed up apart, the largest by its own measure', async () => {
    const dong = (await house.seat('comet', '1000000', 'VND')).token
    const round = await until(comet, 'betting')
    const ask = (by: string, stake: string) =>
      house.page('/player/bet', by, {
        client_round: randomUUID(),
        table_round: round.id,
        stake,
        choice: { auto: 101 },
      })
    await ask(dong, '20000')
    await ask(token, '10')
    await ask(token, '0.2')
    const before = await listAllBets(house.studio, round.id)
    const own = (await shown()).you
    // Ten dollars are more to play with than 20,000 dong, and a fifth of one is less.
    expect(before.bets).toMatchObject([
      { who: own, stake: 100_000n, currency: 'USD', out: null },
      { stake: 200_000_000n, currency: 'VND', out: null },
      { who: own, stake: 2_000n, currency: 'USD', out: null },
    ])
    expect(before).toMatchObject({
      count: 3,
      totals: [
        { currency: 'USD', count: 2, staked: 102_000n, won: 0, paid: 0n },
        { currency: 'VND', count: 1, staked: 200_000_000n, won: 0, paid: 0n },
      ],
    })
    const settled = await until(comet, 'settled')
    const after = await listAllBets(house.studio, round.id)
    const isOut = (settled.outcome as { crash: number }).crash > LEVEL_START
    expect(after.bets.map((one) => one.out)).toEqual(Array(3).fill(isOut ? 101 : null))
    expect(after.totals[0]).toMatchObject({ won: isOut ? 2 : 0, paid: isOut ? 103_020n : 0n })
  })

  test('a bet is found where it was made, and places are no other than two', async () => {
    const round = await until(comet, 'betting')
    const ask = (choice: object) =>
      house.page('/player/bet', token, {
        client_round: randomUUID(),
        table_round: round.id,
        stake: '1',
        choice,
      })
    await ask({ auto: 150, place: 'B' })
    expect((await shown()).mine.map(({ choice }) => choice)).toEqual([{ auto: 150, place: 'B' }])
    expect((await ask({ auto: 150, place: 'C' })).body.reason).toBe('bad_choice')
    await until(comet, 'settled')
  })

  test('the end of a flight is told when it comes, before its bets are settled', async () => {
    const { crash } = await fly(110, [null])
    house.wait(flightMs(crash) - 1)
    expect((await shown()).round).toMatchObject({ phase: 'running', outcome: null })
    house.wait(1)
    expect((await shown()).round).toMatchObject({
      phase: 'running',
      outcome: { crash },
      hash: null,
    })
    await until(comet, 'settled')
  })

  test('each past round comes with what decided it, and hashes to what was shown before', async () => {
    await fly(101, [null])
    const settled = await until(comet, 'settled')
    const { past } = await shown()
    expect(past[0]).toMatchObject({ number: Number(settled.number), outcome: settled.outcome })
    for (const { hash, salt, shown_hash, outcome } of past) {
      expect(sha256(hash)).toBe(shown_hash)
      expect(comet.game.fate(hash, salt).outcome).toEqual(outcome)
    }
    expect(past[0]?.shown_hash).toBe(past[1]?.hash)
  })

  test('nobody is told how far it goes before it is over', async () => {
    const { flying } = await fly(110, [null])
    const during = (await house.page('/player/table', token)).body.data as {
      round: { outcome: unknown; hash: unknown; left_ms: unknown }
    }
    expect(during.round).toMatchObject({ outcome: null, hash: null, left_ms: null })
    expect(flying.hash).toBeNull()
    const settled = await until(comet, 'settled')
    expect(settled.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a hundred leave at once: each is paid once', async () => {
    const { ids } = await fly(110, [null])
    house.wait(msOf(105))
    const answers = await Promise.all(Array.from({ length: 100 }, () => out(token, ids[0] ?? '')))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data?.['payout']))).size).toBe(1)
    await until(comet, 'settled')
    expect(await checkBooks(house.studio)).toEqual([])
  })

  test('the salt is fixed by a bet that came after the last hash was published', async () => {
    await fly(101, [null])
    const newest = await findNewest(house.studio, 'comet')
    const { rows } = await house.studio.pool.query('SELECT salt FROM table_chains WHERE id = $1', [
      newest?.chainId,
    ])
    expect(rows[0].salt).toMatch(/^[0-9a-f-]{36}$/)
    expect(newest?.salt).toBe(rows[0].salt)
  })
})

/** Higher than nearly every flight. */
const crashBeyond = (): number => 1_000_000
