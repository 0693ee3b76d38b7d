import { createHash } from 'node:crypto'
import { newId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { drawWord, selectPrize, type RoulettePrize } from '@oriel/core/chance/roulette'
import { countLockWaits } from '@oriel/dev-world/testing/lock-waits'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember, lockMember } from '@oriel/domain/member'
import { listHistory, readCash } from '@oriel/domain/wallet'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { laws } from '@oriel/ledger/laws'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ORIEL } from '../testing/office.ts'
import {
  listSpins,
  pruneRouletteGrants,
  readDrawTally,
  readRemaining,
  readRouletteInfo,
  showSeed,
  type Spun,
} from './roulette.ts'
import { streamOf } from './seed.ts'
import {
  ALWAYS,
  cash,
  draws as drawsPrize,
  give as giveTo,
  nothing,
  publish as publishTo,
  spinner,
} from './testing/wheels.ts'

let database: TestDatabase
let sophia: MemberId
beforeEach(async () => {
  database = await toldDatabase()
  // The story gives draws of its own; here every test gives what it needs.
  const owner = sql`UPDATE roulette_grants SET used = draws`
  await owner.execute(database.rows)
  sophia = (await findMember(database.rows, ORIEL, 'sophia'))?.id ?? ('' as MemberId)
})
afterEach(() => database.drop())

const DAY_MS = 86_400_000
const publish = (prizes: readonly RoulettePrize[]) => publishTo(database, prizes)
const give = (count: number, memberId = sophia, days = 1, cause: string = newId()) =>
  giveTo(database, { memberId, draws: count, days, cause })

type Asked = {
  readonly spinId?: string
  readonly memberId?: MemberId
  readonly clientSeed?: string
}
let ask: ReturnType<typeof spinner>
beforeEach(() => {
  ask = spinner(database)
})
const spin = ({ spinId, memberId = sophia, clientSeed }: Asked = {}) =>
  ask(memberId, spinId, clientSeed)
type Said = Awaited<ReturnType<typeof spin>>

/** So many at once; a page whose other spin runs is told so and asks again. */
async function spinAtOnce(count: number, asked: Asked = {}): Promise<Said[]> {
  const said = await Promise.all(Array.from({ length: count }, () => spin(asked)))
  const ended: Said[] = []
  for (let one of said) {
    while (!one.ok && one.reason === 'spin_running') one = await spin(asked)
    ended.push(one)
  }
  return ended
}
const available = async () => (await readCash(database.rows, sophia, 'USD')).available
const left = (memberId = sophia) => readRemaining(database.rows, { memberId, currency: 'USD' })
const reasonOf = (said: Said) => (said.ok ? 'won' : said.reason)

async function others(count: number): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    INSERT INTO members (id, site_id, account, currency, language)
    SELECT gen_random_uuid(), ${ORIEL}, 'spinner' || n, 'USD', 'en_US'
    FROM generate_series(100, ${99 + count}) n RETURNING id`.execute(database.rows)
  return rows.map(({ id }) => id)
}

describe('a spin', () => {
  test('[S1.021] gives its prize, uses a draw and moves the money in one journal', async () => {
    await publish(ALWAYS)
    await give(2)
    const before = await available()
    const { spin: drawn, remaining } = expectDone(await spin())
    expect(drawn.given.amount).toBe(100_000n)
    expect(remaining).toBe(1)
    expect(await available()).toBe(before + 100_000n)
    const { rows } = await sql`SELECT key, kind, cause_kind, cause_id FROM ledger_journals
      WHERE cause_kind = 'roulette'`.execute(database.rows)
    const { rows: kept } = await sql<{ id: string }>`SELECT id FROM roulette_spins`.execute(
      database.rows,
    )
    const key = `roulette:${sophia}:${drawn.number}`
    expect(rows).toEqual([{ key, kind: 'gift', cause_kind: 'roulette', cause_id: kept[0]?.id }])
    const span = { memberId: sophia, currency: 'USD', from: new Date(0), to: new Date('9999') }
    const gifts = { ...span, currency: 'USD', group: 'gift' } as const
    const { entries } = await listHistory(database.rows, gifts, { after: null, count: 1 })
    expect(entries).toMatchObject([{ kind: 'gift', net: 100_000n }])
    for (const law of laws) {
      const broken = await sql.raw(law.sql).execute(database.rows)
      expect(broken.rows, law.name).toEqual([])
    }
  })

  test('[A33] asked for again under its id returns the same prize and uses no other draw', async () => {
    await publish([cash(1, 10_000n), cash(2, 20_000n), cash(3, 30_000n), nothing(4)])
    await give(5)
    const spinId = newId()
    const first = expectDone(await spin({ spinId }))
    for (let turn = 0; turn < 5; turn += 1) {
      const again = expectDone(await spin({ spinId, clientSeed: `other-${turn}` }))
      expect(again).toEqual(first)
    }
    expect(await left()).toBe(4)
  })

  test('asked for 50 times at once under one id happens once', async () => {
    await publish(ALWAYS)
    await give(9)
    const before = await available()
    const spinId = newId()
    const said = await spinAtOnce(50, { spinId })
    expect(new Set(said.map((one) => expectDone(one).spin.number)).size).toBe(1)
    expect(await left()).toBe(8)
    expect(await available()).toBe(before + 100_000n)
  })

  test('[A32] a hundred at once with three draws win three times, and draws stay above zero', async () => {
    await publish(ALWAYS)
    await give(2, sophia, 2)
    await give(1, sophia, 1)
    const before = await available()
    const said = await spinAtOnce(100)
    const won = said.filter(({ ok }) => ok)
    expect(won).toHaveLength(3)
    expect(said.filter(({ ok }) => !ok).every((one) => reasonOf(one) === 'no_draws')).toBe(true)
    expect(await available()).toBe(before + 300_000n)
    expect(await left()).toBe(0)
  })

  test('is refused while another one of the same member runs', async () => {
    await publish(ALWAYS)
    await give(2)
    expectDone(await spin())
    await database.transaction(async (work) => {
      await sql`SELECT FROM roulette_seeds WHERE member_id = ${sophia} FOR UPDATE`.execute(work)
      expect(await spin()).toEqual({ ok: false, reason: 'spin_running' })
    })
    expect(await left()).toBe(1)
  })

  test('uses the draws that expire first, and none that have expired', async () => {
    await publish(ALWAYS)
    await give(1, sophia, 30, 'late')
    await give(1, sophia, 3, 'early')
    await give(1, sophia, 1, 'over')
    await moveClock(database.ownerUrl, { aheadMs: 2 * DAY_MS })
    expectDone(await spin())
    const { rows } = await sql<{ cause: string }>`SELECT cause FROM roulette_grants
      WHERE used > 0 AND cause IN ('late', 'early', 'over')`.execute(database.rows)
    expect(rows).toEqual([{ cause: 'early' }])
    expect(await left()).toBe(1)
  })

  test('of the last prize in stock is given once to 50 who win it at once', async () => {
    const stock = { stock: 1, fallbackPrizeId: 3, weight: 2 ** 30 }
    await publish([
      cash(1, 500_000n, stock),
      cash(2, 500_000n, { ...stock, fallbackPrizeId: 1 }),
      nothing(3),
    ])
    const members = await others(50)
    for (const memberId of members) await give(1, memberId)
    const said = await Promise.all(members.map((memberId) => spin({ memberId })))
    const given = said.map((one) => expectDone(one).spin.given.prizeId)
    expect(given.filter((prizeId) => prizeId === 1)).toHaveLength(1)
    expect(given.filter((prizeId) => prizeId === 2)).toHaveLength(1)
    expect(given.filter((prizeId) => prizeId === 3)).toHaveLength(48)
    const paid = await sql<{ sum: bigint }>`SELECT count(*) AS sum FROM ledger_journals
      WHERE cause_kind = 'roulette'`.execute(database.rows)
    expect(paid.rows).toEqual([{ sum: 2n }])
  })

  test('may win draws, which are there at once', async () => {
    await publish([drawsPrize(1, 2n), nothing(2, 3)])
    await give(40)
    let before = 40
    while (before > 0 && (await left()) === before) {
      expectDone(await spin())
      before -= 1
    }
    expect(await left()).toBe(before + 2)
  })
})

describe('is refused', () => {
  test('without draws', async () => {
    await publish(ALWAYS)
    expect(await spin()).toEqual({ ok: false, reason: 'no_draws' })
  })

  test('while the operator has it switched off', async () => {
    await publish(ALWAYS)
    await give(1)
    await sql`INSERT INTO switches (id, site_id, scope, key, because, by)
      VALUES (${newId()}, ${ORIEL}, 'roulette', '', 'a test of the pause', 'test')`.execute(
      database.rows,
    )
    expect(await spin()).toEqual({ ok: false, reason: 'roulette_over' })
    expect(await left()).toBe(1)
    const who = { siteId: ORIEL, memberId: sophia, currency: 'USD' } as const
    expect(expectDone(await readRouletteInfo(database, testKeys, who))).toMatchObject({
      isOpen: false,
      remaining: 1,
    })
  })

  test('for a member who goes at the same moment', async () => {
    await publish(ALWAYS)
    await give(1)
    const before = await available()
    const spinning = await database.transaction(async (work) => {
      await lockMember(work, sophia, 'references')
      await sql`UPDATE members SET state = 'frozen' WHERE id = ${sophia}`.execute(work)
      const said = spin()
      await expect.poll(() => countLockWaits(database)).toBe(1)
      return { said }
    })
    expect(await spinning.said).toEqual({ ok: false, reason: 'roulette_not_for_you' })
    expect([await left(), await available()]).toEqual([1, before])
  })

  test('for a frozen member, and where the currency has no wheel', async () => {
    await publish(ALWAYS)
    await give(1)
    await sql`UPDATE members SET state = 'frozen' WHERE id = ${sophia}`.execute(database.rows)
    expect(await spin()).toEqual({ ok: false, reason: 'roulette_not_for_you' })
    await sql`UPDATE members SET state = 'open', currency = 'GP' WHERE id = ${sophia}`.execute(
      database.rows,
    )
    expect(await spin()).toEqual({ ok: false, reason: 'roulette_not_for_you' })
    expect(await left()).toBe(1)
  })
})

describe('a proof', () => {
  test('draws the same prize again from the seeds that are shown afterwards', async () => {
    await publish([cash(1, 10_000n, { weight: 3 }), cash(2, 20_000n, { weight: 5 }), nothing(3, 9)])
    await give(12)
    const who = { siteId: ORIEL, memberId: sophia, currency: 'USD' } as const
    const { seedHash, nextNumber } = expectDone(await readRouletteInfo(database, testKeys, who))
    const told: Spun[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      told.push(expectDone(await spin({ clientSeed: `seed-${turn}` })))
    }
    expect(told[0]?.spin.number).toBe(nextNumber)
    expect(told.every((one) => one.spin.serverSeed === null && one.spin.hash === seedHash)).toBe(
      true,
    )
    const shown = expectDone(await showSeed(database, testKeys, sophia))
    expect(createHash('sha256').update(shown.serverSeed).digest('hex')).toBe(seedHash)
    expect(shown.nextHash).not.toBe(seedHash)
    const { list } = await listSpins(database.rows, testKeys, sophia, { before: null, count: 12 })
    for (const one of list) {
      const stream = streamOf(one.serverSeed ?? '', one.clientSeed, one.number)
      const u = drawWord(stream, one.prizes)
      expect(u).toBe(one.u)
      expect(selectPrize(u, one.prizes)).toBe(one.given.prizeId)
    }
    expect(list).toHaveLength(12)
    expect(await showSeed(database, testKeys, sophia)).toEqual({
      ok: false,
      reason: 'nothing_to_show',
    })
  })

  test('keeps the odds of the version that was drawn from', async () => {
    const version = await publish(ALWAYS)
    await give(1)
    expectDone(await spin())
    await publish([nothing(1), nothing(2)])
    const { list } = await listSpins(database.rows, testKeys, sophia, { before: null, count: 5 })
    expect(list[0]).toMatchObject({ version, prizes: [{ weight: 2 ** 31 }, { weight: 1 }] })
  })
})

describe('draws', () => {
  test('of one cause are given once, and the site counts them', async () => {
    const before = await readDrawTally(database.rows, ORIEL, 'USD')
    expect(await give(3, sophia, 1, 'once')).toEqual({ isNew: true })
    expect(await give(3, sophia, 1, 'once')).toEqual({ isNew: false })
    await publish(ALWAYS)
    expectDone(await spin())
    const after = await readDrawTally(database.rows, ORIEL, 'USD')
    expect(after.given - before.given).toBe(3n)
    expect(after.used - before.used).toBe(1n)
    expect(after.open - before.open).toBe(2n)
  })

  test('are never used below zero or above what was given, whoever writes', async () => {
    await give(1, sophia, 1, 'kept')
    const overdraw = sql`UPDATE roulette_grants SET used = used + 2 WHERE cause = 'kept'`
    await expect(overdraw.execute(database.rows)).rejects.toMatchObject({
      constraint: 'roulette_used',
    })
  })

  test('of long ago are removed, and the others stay', async () => {
    await give(1, sophia, 1, 'old')
    expect(await pruneRouletteGrants(database)).toBe(0)
    await moveClock(database.ownerUrl, { aheadMs: 432 * DAY_MS })
    await give(1, sophia, 433, 'young')
    expect(await pruneRouletteGrants(database)).toBeGreaterThan(0)
    const { rows } = await sql`SELECT cause FROM roulette_grants`.execute(database.rows)
    expect(rows).toEqual([{ cause: 'young' }])
  })
})

describe('the database keeps', () => {
  test('a version as it was published', async () => {
    await publish(ALWAYS)
    const change = sql`UPDATE roulette_prizes SET weight = 7`
    await expect(change.execute(database.rows)).rejects.toMatchObject({ code: '42501' })
  })

  type Typed = { stock?: number; fallback?: number; weight?: number; draws?: number }
  test.each([
    [
      'a circle of fallbacks',
      [
        { stock: 1, fallback: 2 },
        { stock: 1, fallback: 1 },
      ],
    ],
    ['more than 2^32 of weight', [{ weight: 2 ** 32 }, { weight: 1 }]],
    [
      'draws that never end once a stock is used up',
      [{ weight: 900, stock: 1, fallback: 2 }, { weight: 100, draws: 5 }, { weight: 50 }],
    ],
  ] as const)('out %s, whoever writes it', async (_name, prizes) => {
    const broken = database.transaction(async (work) => {
      const id = newId()
      await sql`INSERT INTO roulettes (id, version, site_id, currency, published_by)
        VALUES (${id}, 1, ${ORIEL}, 'GP', 'test')`.execute(work)
      for (const [at, one] of prizes.entries()) {
        const { stock = null, fallback = null, weight = 1, draws = 0 } = one as Typed
        await sql`INSERT INTO roulette_prizes (roulette_id, version, prize_id, position, kind,
            amount, weight, stock, fallback_prize_id)
          VALUES (${id}, 1, ${at + 1}, ${at}, ${draws > 0 ? 'draws' : 'none'}, ${draws}, ${weight},
            ${stock}, ${fallback})`.execute(work)
      }
    })
    await expect(broken).rejects.toMatchObject({ constraint: 'roulette_published' })
  })
})
