import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listBalances } from '@oriel/ledger/reading'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashOf, type Cash, type Seen } from './rules.ts'
import { walletWorld, type WalletWorld } from './testing/wallet-world.ts'
import { openBack, readCash } from './wallet.ts'

let database: TestDatabase
let world: WalletWorld
beforeAll(async () => {
  database = await testDatabase()
  world = await walletWorld(database)
})
afterAll(() => database.drop())

const sumOf = ({ available, held, bonus, vault, shares }: Cash) =>
  shares.reduce((sum, { cash, moving }) => sum + cash + moving, available + held + bonus + vault)

describe('[S3.033] what a member has', () => {
  test('is zero before the first deposit', async () => {
    const { id } = await world.member()
    expect(await readCash(database.rows, id, 'USD')).toEqual({
      currency: 'USD',
      available: 0n,
      held: 0n,
      bonus: 0n,
      vault: 0n,
      shares: [],
      owed: 0n,
      total: 0n,
      version: 0,
    })
  })

  test('is in the wallet, at providers and in transit, and the parts sum to the total', async () => {
    const member = await world.member()
    await world.give(member, 1_000_001n)
    await world.send(member, 'GPAA', 300_000n)
    world.at('GPBB').isSilent = true
    await world.send(member, 'GPBB', 200_000n)
    world.at('GPBB').isSilent = false
    const cash = await readCash(database.rows, member.id, 'USD')
    expect(cash).toMatchObject({
      available: 500_001n,
      total: 1_000_001n,
      shares: [
        { providerId: 'GPAA', cash: 300_000n, moving: 0n, state: 'idle' },
        { providerId: 'GPBB', cash: 0n, moving: 200_000n, state: 'moving' },
      ],
    })
    expect(sumOf(cash)).toBe(cash.total)
  })

  test('counts money in transit back once', async () => {
    const member = await world.member()
    await world.give(member, 500_000n)
    await world.send(member, 'GPAA', 500_000n)
    await openBack(database, { siteId: member.siteId, memberId: member.id }, 'all')
    expect(await readCash(database.rows, member.id, 'USD')).toMatchObject({
      available: 0n,
      total: 500_000n,
      shares: [{ cash: 0n, moving: 500_000n, state: 'moving' }],
    })
  })

  test('has a version that grows with every movement', async () => {
    const member = await world.member()
    await world.give(member, 10n)
    const before = await readCash(database.rows, member.id, 'USD')
    await world.give(member, 10n)
    const after = await readCash(database.rows, member.id, 'USD')
    expect(after.version).toBe(before.version + 1)
  })

  test('[S1.018] is separate for each currency', async () => {
    const member = await world.member()
    await world.give(member, 10n)
    await world.give(member, 77n, 'VND')
    expect((await readCash(database.rows, member.id, 'VND')).total).toBe(77n)
    expect((await readCash(database.rows, member.id, 'USD')).total).toBe(10n)
  })

  test('sums to the total at every moment, also during transfers', async () => {
    const member = await world.member()
    await world.give(member, 900_000n)
    let isOver = false
    const looks: Promise<void>[] = []
    const look = async () => {
      while (!isOver) {
        const cash = await readCash(database.rows, member.id, 'USD')
        expect([sumOf(cash), cash.total]).toEqual([900_000n, 900_000n])
      }
    }
    for (let count = 0; count < 3; count += 1) looks.push(look())
    for (let count = 0; count < 15; count += 1) {
      await world.send(member, 'GPCC', 100_000n)
      const whose = { siteId: member.siteId, memberId: member.id }
      for (const id of await openBack(database, whose, 'all')) await world.drive(id)
    }
    isOver = true
    await Promise.all(looks)
    const held = await listBalances(database.rows, member.id)
    expect(held.reduce((sum, { units }) => sum + units, 0n)).toBe(900_000n)
  })
})

describe('when the feed is late', () => {
  const seen = (changes: Partial<Seen>): Seen => ({
    currency: 'USD',
    accounts: [{ kind: 'available', party: '', units: 150n, version: 4n }],
    moves: [],
    empty: [],
    playing: [],
    ...changes,
  })
  const mirror = (units: bigint) => ({ kind: 'mirror', party: 'GPAA', units, version: 3n })
  const available = { kind: 'available', party: '', units: 150n, version: 4n }

  test('a win that came back before its round was booked takes nothing from the total', () => {
    const cash = cashOf(seen({ accounts: [available, mirror(-50n)] }))
    expect([cash.total, cash.shares[0]?.cash, cash.version]).toEqual([150n, 0n, 7])
  })

  test('a loss that is not booked yet adds nothing after all money came back', () => {
    const cash = cashOf(seen({ accounts: [available, mirror(50n)], empty: ['GPAA'] }))
    expect([cash.total, cash.shares[0]?.cash]).toEqual([150n, 0n])
  })

  test.each([
    ['playing', { playing: ['GPAA'] }],
    ['moving', { moves: [{ providerId: 'GPAA', direction: 'out', asked: null, tries: 1 }] }],
    ['pending', { moves: [{ providerId: 'GPAA', direction: 'out', asked: null, tries: 2 }] }],
    ['idle', {}],
  ] as const)('a share is %s', (state, changes) => {
    const cash = cashOf(seen({ accounts: [available, mirror(50n)], ...changes }))
    expect(cash.shares[0]?.state).toBe(state)
    expect(cash.total).toBe(200n)
  })
})
