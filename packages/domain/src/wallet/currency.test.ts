import { siteId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { SiteFlags } from '@oriel/core/site-settings'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listAudit } from '@oriel/domain/audit'
import { getMember } from '@oriel/domain/member'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeMember, makeSite, NOON } from '../examples.ts'
import { walletWorld, type WalletWorld } from './testing/wallet-world.ts'
import { grantPlayMoney, listPurses, readWalletChanged, switchCurrency } from './wallet.ts'

let database: TestDatabase
let world: WalletWorld
beforeAll(async () => {
  database = await testDatabase()
  world = await walletWorld(database)
})
afterAll(() => database.drop())

const factsOf = async (name: string, memberId: string) => {
  const rows = await database.rows
    .selectFrom('outbox')
    .select('data')
    .where('name', '=', name)
    .orderBy('seq')
    .execute()
  return rows.filter(({ data }) => (data as { member_id: string }).member_id === memberId)
}

describe('[S1.018] many currencies, one of them active', () => {
  const turn = async (memberId: Awaited<ReturnType<WalletWorld['member']>>['id'], to: 'VND') =>
    switchCurrency(database, { siteId: siteId(1), memberId }, to)

  test('each has its own balance', async () => {
    const member = await world.member()
    await world.give(member, 10n)
    await world.give(member, 20n, 'VND')
    const whose = { memberId: member.id, active: member.currency }
    expect(await listPurses(database.rows, whose, ['USD', 'VND', 'GP'])).toEqual([
      { currency: 'USD', total: 10n, isActive: true },
      { currency: 'VND', total: 20n, isActive: false },
      { currency: 'GP', total: 0n, isActive: false },
    ])
  })

  test('a member switches, and the change is announced once', async () => {
    const { id } = await world.member()
    expect((await turn(id, 'VND')).ok).toBe(true)
    expect((await getMember(database.rows, id)).currency).toBe('VND')
    expect(await factsOf('member.changed', id)).toHaveLength(1)
    expect((await turn(id, 'VND')).ok).toBe(true)
    expect(await factsOf('member.changed', id)).toHaveLength(1)
  })

  test('[A11] refuses a currency that the site does not offer', async () => {
    const { id } = await world.member()
    const whose = { siteId: siteId(1), memberId: id }
    expect(await switchCurrency(database, whose, 'THB')).toMatchObject({
      reason: 'currency_not_offered',
    })
  })

  test('refuses a switch while a transfer is open', async () => {
    const member = await world.member()
    await world.give(member, 100n)
    const transfer = await world.open(member, 'GPAA', 100n)
    expect(await turn(member.id, 'VND')).toMatchObject({ reason: 'transfer_open' })
    await world.drive(transfer)
    expect((await turn(member.id, 'VND')).ok).toBe(true)
  })
})

describe('play money', () => {
  test('is granted once per id, and audited', async () => {
    const member = await world.member()
    const given = { id: `twice-${member.id}`, member, amount: money(500n, 'USD'), by: 'anna' }
    const till = { database, ledger: world.ledger }
    expect(await grantPlayMoney(till, given, NOON)).toEqual({ ok: true, value: { isNew: true } })
    expect(await grantPlayMoney(till, given, NOON)).toEqual({ ok: true, value: { isNew: false } })
    const other = { ...given, amount: money(501n, 'USD') }
    expect(await grantPlayMoney(till, other, NOON)).toMatchObject({ reason: 'key_conflict' })
    const trail = await listAudit(database.rows, member.id, 5)
    expect(trail.map(({ kind, facts }) => [kind, facts['by']])).toEqual([
      ['play_money_granted', 'anna'],
    ])
    const [fact, ...more] = await factsOf('wallet.changed', member.id)
    expect([readWalletChanged(fact?.data).memberId, more.length]).toEqual([member.id, 0])
  })

  test('is refused on a real-money site and in a currency that the site does not offer', async () => {
    const realMoney = { licence: 'X-1', countries: ['MT'] }
    await makeSite(database, { id: siteId(9), flags: z.parse(SiteFlags, { realMoney }) })
    const till = { database, ledger: world.ledger }
    const real = await makeMember(database, { siteId: siteId(9) })
    const amount = money(1n, 'USD')
    const given = { id: 'never', member: real, amount, by: 'anna' }
    expect(await grantPlayMoney(till, given, NOON)).toMatchObject({ reason: 'real_money' })
    const here = { ...given, member: await world.member(), amount: money(1n, 'BRL') }
    expect(await grantPlayMoney(till, here, NOON)).toMatchObject({ reason: 'currency_not_offered' })
  })
})
