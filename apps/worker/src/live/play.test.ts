import { newId, type MemberId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { expect, test } from 'vitest'
import { playFeed } from './play.ts'

const MEMBER = newId<'member'>() as MemberId
const PLAY = newId()
const to = { to: 'member', siteId: ORIEL, memberId: MEMBER }

/** What the pages of a member hear of a launch that stands there. */
const heard = async (state: string, reason = '') => {
  const ids = { site_id: ORIEL, member_id: MEMBER, play_id: PLAY, provider_id: 'GPOR' }
  const sent = await playFeed.translate({
    id: newId<'event'>(),
    name: 'play.changed',
    siteId: ORIEL,
    at: new Date(0),
    data: { ...ids, state, reason },
    trace: null,
  })
  return sent.map(({ event, ...one }) => ({ ...one, event: event.name }))
}
const status = (state: string, reason = '') => ({
  to,
  event: 'forward-game-status',
  data: { launch_id: PLAY, gp_id: 'GPOR', state, reason },
})

test('[S4.040] [S4.091] a game that is ready sends game-url with its launch, and no address', async () => {
  const [first, ...rest] = await heard('playing')
  expect(first).toEqual({ to, event: 'game-url', data: { launch_id: PLAY } })
  expect(rest).toEqual([status('playing')])
})

test.each([
  ['starting', ''],
  ['leaving', 'left'],
  ['ended', 'provider_down'],
])('[S4.092] %s sends forward-game-status alone, with its reason %j', async (state, reason) => {
  expect(await heard(state, reason)).toEqual([status(state, reason)])
})
