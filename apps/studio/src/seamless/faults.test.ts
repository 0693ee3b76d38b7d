import { randomUUID } from 'node:crypto'
import { readEnv } from '@oriel/core/env'
import { patient } from '@oriel/core/testing/patience'
import { testEnv } from '@oriel/core/testing/settings'
import { beforeAll, expect, test } from 'vitest'
import { streamOf } from '../fairness/stream.ts'
import { manyRows } from '../rows.ts'
import { createChains, type Chains } from '../table/chain.ts'
import { seatTable } from '../table/owner.ts'
import { checkBooks } from '../wallet/check.ts'
import { tableOf, until } from './testing/at-table.ts'
import { audit } from './testing/audit.ts'
import { chance, createCrowd, type Told } from './testing/crowd.ts'
import { FAULTS } from './testing/house.ts'
import { useSeamless } from './testing/open-seamless.ts'

const away = useSeamless()
const START = 1_000_0000n
const ROUNDS = 1_000
const FAULT_PERCENT = 30
/** Where so much goes wrong the line would close; here they are to be asked all the same. */
const OPTIONS = { unclearMax: 1_000, timeoutMs: 400 }

const roulette = tableOf('roulette')
let chains: Chains
beforeAll(async () => {
  chains = createChains(away.studio.studio)
  await seatTable(away.studio.studio, roulette)
})

const countRounds = async (): Promise<number> =>
  (await away.studio.studio.pool.query('SELECT count(*)::int AS count FROM rounds')).rows[0].count

/** Rounds that ended otherwise than their player was told. */
async function listBroken(told: ReadonlyMap<string, Told>): Promise<unknown[]> {
  const rows = await manyRows<{ client_round: string; status: string; payout: bigint }>(
    away.studio.studio.pool,
    `SELECT k.client_round, r.status, r.payout FROM round_keys k
     JOIN rounds r ON r.id = k.round_id AND r.started_at = k.started_at`,
    [],
  )
  return rows.filter(({ client_round, status, payout }) => {
    const said = told.get(client_round)
    if (!said) return false
    return 'payout' in said ? status !== 'settled' || payout !== said.payout : status !== 'void'
  })
}

test(
  '1,000 rounds with a fault in 30 of 100 calls: none is wrong',
  { timeout: patient(180_000) },
  async () => {
    const seed = readEnv(testEnv).FAULT_SEED || randomUUID()
    const draw = streamOf({ serverSeed: seed, clientSeed: 'faults', nonce: 0 })
    const crowd = createCrowd(away, draw)
    const seatAll = (title: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => away.seat(title)))
    const atLimbo = await seatAll('limbo', 16)
    const atMines = await seatAll('mines', 12)
    const atRoulette = await seatAll('roulette', 12)
    away.restart(OPTIONS)
    away.house.fault = () =>
      chance(draw, FAULT_PERCENT) ? (FAULTS[draw.below(FAULTS.length)] ?? null) : null

    while ((await countRounds()) < ROUNDS) {
      const table = await until(away.studio, roulette, chains, 'betting')
      await Promise.all([
        ...atLimbo.map(crowd.limbo),
        ...atMines.map(crowd.mines),
        ...atRoulette.map((seated) => crowd.roulette(seated, table.id)),
      ])
      if (chance(draw, 50)) away.house.arrive()
      await Promise.all([until(away.studio, roulette, chains, 'settled'), away.seamless.sweep()])
      if (chance(draw, 20)) away.restart(OPTIONS)
    }
    away.house.fault = () => null
    away.restart()
    await away.settle()

    const { wrong, nets, counts } = await audit(away)
    expect({ seed, wrong }).toEqual({ seed, wrong: [] })
    for (const { who } of [...atLimbo, ...atMines, ...atRoulette]) {
      const has = away.house.books.balances.get(who)
      expect({ seed, who, has }).toEqual({ seed, who, has: START + (nets.get(who) ?? 0n) })
    }
    expect({ seed, broken: await listBroken(crowd.told) }).toEqual({ seed, broken: [] })
    expect({ seed, books: await checkBooks(away.studio.studio) }).toEqual({ seed, books: [] })
    // Enough of each, or nothing was tried.
    expect(counts['settled']).toBeGreaterThan(ROUNDS / 4)
    expect(counts['void']).toBeGreaterThan(ROUNDS / 20)
  },
)
