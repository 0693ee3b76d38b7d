import { newId, type MemberId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember } from '@oriel/domain/member'
import { expect, onTestFinished, test } from 'vitest'
import { rouletteFeed } from './roulette.ts'

async function tell(data: object) {
  const database = await toldDatabase()
  onTestFinished(() => database.drop())
  const memberId = (await findMember(database.rows, ORIEL, 'sophia'))?.id as MemberId
  const sent = await rouletteFeed(database.rows).translate({
    id: newId<'event'>(),
    name: 'roulette.granted',
    siteId: ORIEL,
    at: new Date(0),
    data: { site_id: ORIEL, member_id: memberId, ...data },
    trace: null,
  })
  return { memberId, sent }
}

test.each([
  ['the currency they play with', { currency: 'USD' }],
  ['no currency, as the release before tells it', {}],
])('[S4.103] a member hears roulette-display with what they have now: %s', async (_name, data) => {
  const { memberId, sent } = await tell(data)
  expect(sent.map(({ event, ...one }) => ({ ...one, event: event.name }))).toEqual([
    {
      to: { to: 'member', siteId: ORIEL, memberId },
      event: 'roulette-display',
      data: { remaining_draws: 3 },
    },
  ])
})

test('draws of another wheel than the member plays with show nothing', async () => {
  expect((await tell({ currency: 'VND' })).sent).toEqual([])
})
