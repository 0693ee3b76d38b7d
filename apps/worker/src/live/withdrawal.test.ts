import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember } from '@oriel/domain/member'
import { expect, test } from 'vitest'
import { withdrawalFeed } from './withdrawal.ts'

test('where a withdrawal is, is told to its member, with what they may play with', async () => {
  const database = await toldDatabase()
  const memberId = (await findMember(database.rows, ORIEL, 'minhkhoa'))?.id ?? ''
  const to = { to: 'member', siteId: ORIEL, memberId }
  const told = await withdrawalFeed(database.rows).translate({
    id: newId<'event'>(),
    name: 'withdrawal.changed',
    siteId: ORIEL,
    at: new Date(0),
    trace: null,
    data: {
      site_id: ORIEL,
      member_id: memberId,
      withdrawal_id: newId(),
      number: 'W261116-7K3QZ9',
      state: 'sending',
      stage: 'arriving',
    },
  })
  await database.drop()
  expect(told).toMatchObject([
    {
      to,
      event: { name: 'withdrawal-changed' },
      data: { order_number: 'W261116-7K3QZ9', state: 'sending', stage: 'arriving' },
    },
    { to, event: { name: 'member-cash' }, data: { currency: 'VND', cash: '25000000.0000' } },
  ])
})
