import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NAMES, walletWorld, type WalletWorld } from './testing/wallet-world.ts'
import { listWalletLines, openBack, type StatementAsked, type WalletLine } from './wallet.ts'

let database: TestDatabase
let world: WalletWorld
let member: Member
/** A gift, a stay with two rounds, money on its way that came back, and a second gift. */
beforeAll(async () => {
  database = await testDatabase()
  world = await walletWorld(database)
  member = await world.member()
  await world.give(member, 1_000_000n)
  await world.send(member, 'GPAA', 400_000n)
  await world.round(member, 'GPAA', -50_000n)
  await world.round(member, 'GPAA', 20_000n)
  const whose = { siteId: member.siteId, memberId: member.id }
  for (const id of await openBack(database, whose, 'all')) await world.drive(id)
  world.at('GPBB').refuses = 'amount_not_allowed'
  await world.send(member, 'GPBB', 100_000n)
  world.at('GPBB').refuses = null
  await world.give(member, 5n)
})
afterAll(() => database.drop())

const list = async (
  changes: Partial<StatementAsked> = {},
  page: { after?: string | null; count?: number } = {},
) =>
  listWalletLines(
    database.rows,
    { memberId: member.id, currency: 'USD', from: null, to: null, group: null, ...changes },
    { after: null, count: 50, ...page },
  )
const short = ({ kind, place, units, balance }: WalletLine) => [kind, place, units, balance]

describe('a statement', () => {
  test('has one line for each thing that happened, the newest first', async () => {
    const { lines, next } = await list()
    expect(lines.map(short)).toEqual([
      ['gift', 'available', 5n, 970_005n],
      ['returned', 'available', 100_000n, 970_000n],
      ['to_provider', 'available', -100_000n, 870_000n],
      ['from_provider', 'available', 370_000n, 970_000n],
      ['round', 'provider', 20_000n, 370_000n],
      ['round', 'provider', -50_000n, 350_000n],
      ['to_provider', 'available', -400_000n, 600_000n],
      ['gift', 'available', 1_000_000n, 1_000_000n],
    ])
    expect(next).toBeNull()
    expect(lines.map(({ providerId }) => providerId)).toEqual([
      null,
      'GPBB',
      'GPBB',
      ...Array.from({ length: 4 }, () => NAMES[0]),
      null,
    ])
  })

  test('goes on where a page ended, with every line once', async () => {
    const whole = (await list()).lines.map(({ id }) => id)
    const read: string[] = []
    for (let after: string | null = null; ;) {
      const page = await list({}, { after, count: 3 })
      read.push(...page.lines.map(({ id }) => id))
      if (page.next === null) break
      after = page.next
    }
    expect(read).toEqual(whole)
  })

  test('is narrowed to a kind and to a time', async () => {
    expect((await list({ group: 'round' })).lines).toHaveLength(2)
    expect((await list({ group: 'transfer' })).lines).toHaveLength(4)
    expect((await list({ group: 'gift' })).lines.map(({ units }) => units)).toEqual([
      5n,
      1_000_000n,
    ])
    expect((await list({ group: 'deposit' })).lines).toEqual([])
    expect((await list({ group: 'other' })).lines).toEqual([])
    const all = (await list()).lines
    const middle = all[4]?.at ?? new Date()
    const [later, earlier] = [await list({ from: middle }), await list({ to: middle })]
    expect(later.lines.length + earlier.lines.length).toBe(all.length)
    expect(later.lines.every(({ at }) => at >= middle)).toBe(true)
    expect(earlier.lines.every(({ at }) => at < middle)).toBe(true)
  })

  test('is of one member and one currency', async () => {
    expect((await list({ currency: 'VND' })).lines).toEqual([])
    expect((await list({ memberId: (await world.member()).id })).lines).toEqual([])
  })

  test('starts from the beginning with an invalid cursor', async () => {
    for (const after of ['', 'x', "1.'; DROP", `99999999999999999.${member.id}`]) {
      expect((await list({}, { after })).lines).toHaveLength(8)
    }
  })
})
