import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember } from '@oriel/domain/member'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositFeed } from './deposit.ts'

let database: TestDatabase
let to: object
let memberId: string
beforeAll(async () => {
  database = await toldDatabase()
  memberId = (await findMember(database.rows, ORIEL, 'minhkhoa'))?.id ?? ''
  to = { to: 'member', siteId: ORIEL, memberId }
})
afterAll(() => database.drop())

const translate = (state: string, arrived: string | null) =>
  depositFeed(database.rows).translate({
    id: newId<'event'>(),
    name: 'deposit.changed',
    siteId: ORIEL,
    at: new Date(0),
    trace: null,
    data: {
      site_id: ORIEL,
      member_id: memberId,
      deposit_id: newId(),
      number: 'D261116-7K3QZ9',
      state,
      currency: 'USD',
      arrived,
    },
  })

test('an order that stands elsewhere is told to its member', async () => {
  expect(await translate('awaiting', null)).toMatchObject([
    {
      to,
      event: { name: 'deposit-changed' },
      data: { order_number: 'D261116-7K3QZ9', state: 'awaiting' },
    },
  ])
})

test('an arrival that was credited is told besides, with what came and what there is now', async () => {
  expect(await translate('credited', '100.0700')).toMatchObject([
    { event: { name: 'deposit-changed' } },
    {
      to,
      event: { name: 'deposit-success' },
      data: { order_number: 'D261116-7K3QZ9', amount: '100.0700', currency: 'USD' },
    },
    { to, event: { name: 'member-cash' }, data: { currency: 'VND', cash: '25000000.0000' } },
  ])
})
