import { newId, type MemberId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { expect, test } from 'vitest'
import { memberFeed } from './member.ts'
import { sessionFeed } from './session.ts'

const MEMBER = newId<'member'>() as MemberId
const event = (name: string, data: object) => ({
  id: newId<'event'>(),
  name,
  siteId: ORIEL,
  at: new Date(0),
  data,
  trace: null,
})
const to = { to: 'member', siteId: ORIEL, memberId: MEMBER }

test('[S4.098, S4.105] a sign-in sends its member the current session’s fingerprint, and no token', async () => {
  const data = { site_id: ORIEL, member_id: MEMBER, fingerprint: '0123456789abcdef' }
  const sent = await sessionFeed.translate(event('session.changed', data))
  expect(sent).toMatchObject([
    { to, event: { name: 'login' }, data: { fingerprint: data.fingerprint } },
  ])
  expect(Object.keys(sent[0]?.data ?? {})).toEqual(['fingerprint'])
})

test('[A51] an ended session is sent with its own fingerprint', async () => {
  const data = { site_id: ORIEL, member_id: MEMBER, fingerprint: '', ended: '0123456789abcdef' }
  const sent = await sessionFeed.translate(event('session.changed', data))
  expect(sent).toMatchObject([{ to, data: { fingerprint: '', ended: data.ended } }])
})

test('[S4.099] a changed profile sends its member only the new version', async () => {
  const data = { site_id: ORIEL, member_id: MEMBER, version: 7 }
  const sent = await memberFeed.translate(event('member.changed', data))
  expect(sent).toMatchObject([{ to, event: { name: 'profile-updated' }, data: { version: 7 } }])
  expect(sent).toHaveLength(1)
})
