import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import { listTransfers } from '@oriel/domain/transfer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NAMES, walletWorld, type WalletWorld } from './testing/wallet-world.ts'
import { awaitBack, backOutcome, openBack, readCash } from './wallet.ts'

let database: TestDatabase
let world: WalletWorld
let member: Member
beforeAll(async () => {
  database = await testDatabase()
  world = await walletWorld(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const name of NAMES) {
    const outside = world.at(name)
    outside.transfers.length = 0
    outside.isSilent = false
    outside.refuses = null
  }
  member = await world.member()
  await world.give(member, 600_000n)
})

const whose = () => ({ siteId: member.siteId, memberId: member.id })
const spread = async () => {
  for (const name of NAMES) await world.send(member, name, 200_000n)
}
const available = async () => (await readCash(database.rows, member.id, 'USD')).available
const outs = async () => {
  const { transfers } = await listTransfers(database.rows, member.id, { count: 50 })
  return transfers.filter(({ direction }) => direction === 'out')
}

describe('[S7.046] one-key back', () => {
  test('brings money back from three providers, exact to the unit', async () => {
    await spread()
    await world.round(member, 'GPAA', 33n)
    await world.round(member, 'GPBB', -77n)
    const ids = await openBack(database, whose(), 'all')
    await Promise.all(ids.map((id) => world.drive(id)))
    const ended = await awaitBack(database.rows, ids, 0)
    expect(ended.map(({ state, moved }) => [state, moved])).toEqual([
      ['completed', 200_033n],
      ['completed', 199_923n],
      ['completed', 200_000n],
    ])
    expect(backOutcome(ended)).toMatchObject({ ok: true })
    expect(await available()).toBe(599_956n)
  })

  test('opens one transfer per provider when called fifty times at the same time', async () => {
    await spread()
    const press = () => openBack(database, whose(), 'all')
    const pressed = await Promise.all(Array.from({ length: 50 }, press))
    expect(new Set(pressed.flat()).size).toBe(NAMES.length)
    expect(await outs()).toHaveLength(NAMES.length)
    await Promise.all(pressed.flat().map((id) => world.drive(id)))
    expect(await available()).toBe(600_000n)
    expect(NAMES.map((name) => world.at(name).transfers.length)).toEqual([2, 2, 2])
  })

  test('opens no transfer when there is no money, nor again once all is back', async () => {
    expect(await openBack(database, whose(), 'all')).toEqual([])
    await world.send(member, 'GPAA', 1n)
    for (const id of await openBack(database, whose(), 'all')) await world.drive(id)
    expect(await openBack(database, whose(), 'all')).toEqual([])
  })

  test('joins a transfer that is already under way', async () => {
    const own = await world.open(member, 'GPAA', 5n)
    expect(await openBack(database, whose(), 'all')).toEqual([own])
  })

  test('waits no longer than the given time, and reports what is still open', async () => {
    await spread()
    world.at('GPCC').isSilent = true
    const ids = await openBack(database, whose(), 'all')
    await Promise.all(ids.map((id) => world.drive(id)))
    const begun = performance.now()
    const stand = await awaitBack(database.rows, ids, 300)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(300)
    expect(stand.map(({ state }) => state)).toEqual(['completed', 'completed', 'sent'])
    expect(backOutcome(stand)).toMatchObject({ ok: true })
    expect(await available()).toBe(400_000n)
  })
})

describe('[S7.047] balance-get-back', () => {
  test('brings back from the last provider only', async () => {
    await spread()
    const ids = await openBack(database, whose(), 'last')
    await Promise.all(ids.map((id) => world.drive(id)))
    expect((await outs()).map(({ providerId }) => providerId)).toEqual(['GPCC'])
    expect(await available()).toBe(200_000n)
  })
})

describe('the answer to the member', () => {
  const AT = new Date(0)
  const out = (state: 'sent' | 'completed' | 'reversed', reason: string | null = null) =>
    ({ direction: 'out', state, reason, endedAt: state === 'sent' ? null : AT }) as const

  test.each([
    ['nothing_to_bring_back', []],
    ['transfer_pending', [out('sent')]],
    ['transfer_pending', [out('sent'), out('reversed', 'in_round')]],
    ['round_in_play', [out('reversed', 'maintenance'), out('reversed', 'in_round')]],
    ['maintenance', [out('reversed', 'maintenance')]],
    ['nothing_to_bring_back', [out('reversed', 'player_unknown')]],
    ['transfer_pending', [out('reversed', 'amount_not_allowed')]],
  ])('%s', (reason, transfers) => {
    expect(backOutcome(transfers)).toEqual({ ok: false, reason })
  })

  test('is a success when one transfer completed, whatever happened to the others', () => {
    expect(backOutcome([out('reversed', 'in_round'), out('completed')]).ok).toBe(true)
  })

  test('[S8.024] a round in play keeps its money where it is', async () => {
    await world.send(member, 'GPAA', 100_000n)
    world.at('GPAA').refuses = 'in_round'
    const [id] = await openBack(database, whose(), 'all')
    const ended = id && (await world.drive(id))
    expect(ended && backOutcome([ended])).toEqual({ ok: false, reason: 'round_in_play' })
    expect((await readCash(database.rows, member.id, 'USD')).shares[0]?.cash).toBe(100_000n)
  })
})
