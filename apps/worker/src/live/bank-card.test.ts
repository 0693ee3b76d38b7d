import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { expect, test } from 'vitest'
import { bankCardFeed } from './bank-card.ts'

test('a changed card sends its member a hint, and nothing of the card', async () => {
  const memberId = newId<'member'>()
  const data = { site_id: ORIEL, member_id: memberId }
  const rest = { siteId: ORIEL, at: new Date(0), trace: null }
  const event = { id: newId<'event'>(), name: 'bank-card.changed', data, ...rest }
  const to = { to: 'member', siteId: ORIEL, memberId }
  expect(await bankCardFeed.translate(event)).toMatchObject([
    { to, event: { name: 'bank-card-changed' }, data: {} },
  ])
})
