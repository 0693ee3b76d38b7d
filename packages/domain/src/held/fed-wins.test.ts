import { newId, type MemberId } from '@oriel/core/id'
import { MOVE_MAX } from '@oriel/core/money'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { answered, listCases, saveLimit } from '@oriel/domain/provider'
import { bookRounds, pullRounds } from '@oriel/domain/round'
import { GP, makeRoundWorld, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import { driveTransfer, openOut } from '@oriel/domain/transfer'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listHeldOf, refuseHeld, releaseHeld, sweepWaiting } from './held.ts'
import { shareOut } from './rules.ts'

const START = 10_000_000n
const BROUGHT = 1_000_000n
const WIN_MAX = 5_000_000n
const by = { staff: 'ada', because: 'looked at the round', now: new Date() }

let database: TestDatabase
let world: RoundWorld
beforeAll(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
  const limit = { currency: 'USD', providerId: GP, title: '', stakeMax: WIN_MAX } as const
  await saveLimit(database.rows, { ...limit, winMax: WIN_MAX })
})
afterAll(async () => {
  expect(await brokenLaws(database)).toEqual([])
  await database.drop()
})

/** Somebody who has brought money there, and won this with one round of it. */
async function winner(payout: bigint, secondsAgo = 0): Promise<MemberId> {
  const member = await world.someone(START)
  await world.bringIn(member, BROUGHT)
  const settledAt = new Date(Date.now() - secondsAgo * 1_000)
  world.provider.told.push(world.provider.play(member, { payout, settledAt }))
  return member
}
async function follow(): Promise<void> {
  await pullRounds(world.house, GP)
  for (const id of await world.fed()) await bookRounds(world.house, id)
}
/** All comes home, as the driver of transfers does it. */
async function comeHome(memberId: MemberId, amount: bigint): Promise<string> {
  const draft = { siteId: SITE, memberId, providerId: GP, currency: 'USD' as const }
  const { transfer } = await database.transaction((work) =>
    openOut(work, { ...draft, cause: 'back', causeId: newId() }),
  )
  const applied = answered({ amount, providerTx: `tx-${transfer.id}` })
  const port = { ...world.provider.port, transfer: () => Promise.resolve(applied) }
  await driveTransfer({ ...world.house, providers: { port: async () => port } }, transfer.id)
  const row = database.rows.selectFrom('transfers').select('state').where('id', '=', transfer.id)
  return (await row.executeTakeFirstOrThrow()).state
}
const heldBy = (memberId: MemberId) =>
  readBalance(database.rows, memberAccount(memberId, 'held', 'USD'))
const states = async (memberId: MemberId) =>
  (await listHeldOf(database.rows, memberId)).map(({ state, held }) => [state, held])

describe('M3: a win of a feed above its limit', () => {
  test('waits for its money, is set aside as it comes home, and is released', async () => {
    const member = await winner(WIN_MAX + 1n)
    await follow()
    expect(await states(member)).toEqual([['waiting', null]])
    const [win] = await listHeldOf(database.rows, member)
    expect(await releaseHeld(world.house, win?.id ?? '', by)).toMatchObject({ reason: 'not_home' })
    await comeHome(member, BROUGHT - 10_000n + WIN_MAX + 1n)
    expect(await states(member)).toEqual([['held', WIN_MAX + 1n]])
    expect(await world.available(member)).toBe(START - 10_000n)
    expect(await heldBy(member)).toBe(WIN_MAX + 1n)
    expect(await releaseHeld(world.house, win?.id ?? '', by)).toMatchObject({ ok: true })
    expect(await world.available(member)).toBe(START - 10_000n + WIN_MAX + 1n)
  })

  test('told after its money came home is set aside by the sweep, and refused', async () => {
    const member = await winner(WIN_MAX + 1n, 20)
    const before = await world.gaming()
    await comeHome(member, BROUGHT - 10_000n + WIN_MAX + 1n)
    await follow()
    await sweepWaiting(world.house)
    await sweepWaiting(world.house)
    expect(await states(member)).toEqual([['held', WIN_MAX + 1n]])
    const [win] = await listHeldOf(database.rows, member)
    expect(await refuseHeld(world.house, win?.id ?? '', by)).toMatchObject({ ok: true })
    expect(await world.available(member)).toBe(START - 10_000n)
    expect((await world.gaming()) - before).toBe(10_000n)
  })

  test('that may have been paid after its money came home is looked for there first', async () => {
    const member = await winner(WIN_MAX + 1n)
    await comeHome(member, BROUGHT - 10_000n + WIN_MAX + 1n)
    await follow()
    await sweepWaiting(world.house)
    expect(await states(member)).toEqual([['waiting', null]])
    await comeHome(member, 0n)
    expect(await states(member)).toEqual([['held', WIN_MAX + 1n]])
  })

  test('that was played on holds back what is left of it, or is gone', async () => {
    const [some, none] = [await winner(WIN_MAX + 1n), await winner(WIN_MAX + 1n)]
    await follow()
    await comeHome(some, 70_000n)
    await comeHome(none, 0n)
    expect(await states(some)).toEqual([['held', 70_000n]])
    expect(await states(none)).toEqual([['gone', null]])
    expect(await world.available(none)).toBe(START - BROUGHT)
  })

  test('is not set aside twice when the sweep and the way home meet', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => winner(WIN_MAX + 1n)))
    await follow()
    const home = BROUGHT - 10_000n + WIN_MAX + 1n
    const sweeps = Array.from({ length: 6 }, () => sweepWaiting(world.house))
    await Promise.all([...members.map((member) => comeHome(member, home)), ...sweeps])
    await sweepWaiting(world.house)
    for (const member of members) {
      expect(await states(member)).toEqual([['held', WIN_MAX + 1n]])
      expect(await world.available(member)).toBe(START - 10_000n)
    }
  })
})

test('M3: a round whose amount no book keeps opens a case, and the batch is booked', async () => {
  const [huge, beside] = [await winner(MOVE_MAX + 1n), await winner(20_000n)]
  await follow()
  expect(await world.mirror(huge)).toBe(BROUGHT)
  expect(await world.mirror(beside)).toBe(BROUGHT + 10_000n)
  const cases = await listCases(database.rows, GP)
  expect(cases).toMatchObject([{ kind: 'round', detail: { reason: 'amount_not_kept' } }])
})

test('M3: rounds that would fill an account beyond its column open cases', async () => {
  const full = 4_000_000_000_000_000_001n
  const member = await world.someone(full)
  await world.bringIn(member, full)
  world.provider.told.push(world.provider.play(member, { payout: MOVE_MAX }))
  await follow()
  const cases = await listCases(database.rows, GP)
  expect(cases[0]).toMatchObject({
    detail: { reason: 'amount_not_kept', payout: String(MOVE_MAX) },
  })
})

test('M3: a provider that brings home an impossible amount waits for a person', async () => {
  const member = await winner(0n)
  expect(await comeHome(member, MOVE_MAX + 1n)).toBe('sent')
  expect(await world.available(member)).toBe(START - BROUGHT)
})

test.each([
  [[5n, 7n], 20n, [5n, 7n]],
  [[5n, 7n], 8n, [5n, 3n]],
  [[5n, 7n], 0n, [0n, 0n]],
])('of wins of %s, when %s come home, %s is set aside', (amounts, arrived, shares) => {
  const wins = amounts.map((amount) => ({ amount }))
  expect(shareOut(wins, arrived)).toEqual(shares)
})
