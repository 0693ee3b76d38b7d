import type { MemberId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findHoldings } from '@oriel/domain/provider'
import { GP, makeRoundWorld, type RoundWorld } from '@oriel/domain/testing/round-world'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookRounds, pullRounds, settleTransfer } from './round.ts'

let database: TestDatabase
let world: RoundWorld
let member: MemberId
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
  member = await world.someone(10_000_000n)
  await world.bringIn(member, 1_000_000n)
})
afterEach(() => database.drop())

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000)

/** A wheel stops and pays twice its stake. */
function stopWheel(settledAt: Date): void {
  const round = { stake: 12_900n, payout: 25_800n, startedAt: secondsAgo(60), settledAt }
  world.provider.told.push(world.provider.play(member, round))
}
async function hearOfRounds(): Promise<void> {
  await pullRounds(world.house, GP)
  for (const id of await world.fed()) await bookRounds(world.house, id)
}
const holdings = async () =>
  (await findHoldings(database.rows, member)).map((one) => one.providerId)

describe('a payout after the recall was sent lies at the provider, and is brought home', () => {
  test('when the recall ends before the round is booked', async () => {
    const hearOfRecall = await world.sendHome(member, secondsAgo(40))
    stopWheel(secondsAgo(30))
    await settleTransfer(world.house, await hearOfRecall())
    await hearOfRounds()
    expect(await holdings()).toEqual([GP])
  })

  test('when the round is booked before the recall ends', async () => {
    const hearOfRecall = await world.sendHome(member, secondsAgo(40))
    stopWheel(secondsAgo(30))
    await hearOfRounds()
    await settleTransfer(world.house, await hearOfRecall())
    expect(await holdings()).toEqual([GP])
  })

  test.each([0, 1])('and both books are empty afterwards (order %d)', async (order) => {
    const hearOfRecall = await world.sendHome(member, secondsAgo(40))
    stopWheel(secondsAgo(30))
    if (order === 1) await hearOfRounds()
    await settleTransfer(world.house, await hearOfRecall())
    await hearOfRounds()
    await settleTransfer(world.house, await world.bringHome(member))
    expect(await world.available(member)).toBe(10_012_900n)
    expect([await world.mirror(member), await world.suspense()]).toEqual([0n, 0n])
  })
})

test('a payout before the recall was sent came home with it', async () => {
  stopWheel(secondsAgo(30))
  const hearOfRecall = await world.sendHome(member)
  await hearOfRounds()
  await settleTransfer(world.house, await hearOfRecall())
  expect(await holdings()).toEqual([])
})
