import type { BusEvent } from '@oriel/bus/event'
import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember, type Member } from '@oriel/domain/member'
import { grantPlayMoney, readCash } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGather } from '../gather.ts'
import { CASH_TOLD_EVERY_MS, transferFeed, walletFeed } from './wallet.ts'

let database: TestDatabase
let member: Member
beforeAll(async () => {
  database = await toldDatabase()
  const found = await findMember(database.rows, ORIEL, 'minhkhoa')
  if (!found) throw new Error('minhkhoa is in every story')
  member = found
})
afterAll(() => database.drop())

const eventOf = (name: string, data: object): BusEvent => ({
  id: newId<'event'>(),
  name,
  siteId: ORIEL,
  at: new Date(),
  data: { site_id: ORIEL, member_id: member.id, ...data },
  trace: null,
})

describe('[S4.093] [S4.104] member cash', () => {
  test('tells what the member may play with now, and a version', async () => {
    const till = { database, ledger: createLedger(database) }
    const given = { id: newId(), member, amount: money(70_000n, 'VND'), by: 'test' }
    expectDone(await grantPlayMoney(till, given, new Date()))
    const { version } = await readCash(database.rows, member.id, 'VND')
    const feed = walletFeed(database.rows)
    expect(await feed.translate(eventOf('wallet.changed', {}))).toMatchObject([
      {
        to: { to: 'member', siteId: ORIEL, memberId: member.id },
        event: { name: 'member-cash', audience: 'member' },
        data: { currency: 'VND', cash: '25000007.0000', version },
      },
    ])
  })

  test('thirty events at the same time send two messages', async () => {
    const feed = walletFeed(database.rows, createGather(CASH_TOLD_EVERY_MS))
    const told = await Promise.all(
      Array.from({ length: 30 }, async () => feed.translate(eventOf('wallet.changed', {}))),
    )
    expect(told.flat()).toHaveLength(2)
  })

  test('throws on malformed data and sends nothing', async () => {
    const feed = walletFeed(database.rows)
    await expect(feed.translate(eventOf('wallet.changed', { site_id: 'x' }))).rejects.toThrow()
  })
})

describe('[S4.097] all transfer back', () => {
  const fact = { transfer_id: newId(), provider_id: 'GPOR', direction: 'out' as const }

  test.each([
    ['held', '', 'moving'],
    ['sent', 'timeout', 'moving'],
    ['completed', '', 'completed'],
    ['reversed', 'in_round', 'reversed'],
  ])('%s is sent together with the new cash', async (state, reason, shown) => {
    const sends = await transferFeed(database.rows).translate(
      eventOf('transfer.changed', { ...fact, state, reason }),
    )
    expect(sends.map(({ event }) => event.name)).toEqual(['all-transfer-back', 'member-cash'])
    expect(sends[0]?.data).toEqual({
      id: fact.transfer_id,
      gp_id: 'GPOR',
      direction: 'out',
      state: shown,
      reason,
    })
  })
})
