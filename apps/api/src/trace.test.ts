import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { siteDetailCall } from '@oriel/contract/member/site'
import { expectDone } from '@oriel/core/outcome'
import { readTraceFrom } from '@oriel/db/outbox'
import { ORIEL } from '@oriel/dev-world/cast'
import { publishAnnouncement } from '@oriel/domain/announcement'
import { currentTraceparent } from '@oriel/service/trace'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answering, NOON, openDoor, type OpenDoor } from './testing/open-door.ts'

const draft = {
  siteId: ORIEL,
  texts: { en_US: 'traced' },
  displayBeforeLogin: true,
  displayAfterLogin: true,
  sort: 0,
  startsAt: NOON,
  endsAt: null,
}
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const headers = { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` }

let door: OpenDoor
beforeAll(async () => {
  // One call of this door publishes, so that a fact is written inside a traced call.
  door = await openDoor((real, database) =>
    answering(real, siteDetailCall, async () => {
      const by = { staff: 'test', now: NOON }
      expectDone(await publishAnnouncement(database, draft, by))
      throw new Error('and then it failed')
    }),
  )
  readTraceFrom(currentTraceparent)
})
afterAll(async () => {
  readTraceFrom(() => null)
  await door.close()
})

describe('an error carries the trace id of its request', () => {
  test.each([
    ['a reason of the call', announcementMarqueeCall, { body: { sort_field: 'x' } }],
    ['input that is not valid', announcementMarqueeCall, { body: { sort_field: 5 } }],
    ['broken JSON', announcementMarqueeCall, { text: '{' }],
    ['a body too large', announcementMarqueeCall, { text: ' '.repeat(70_000) }],
    ['an unknown path', '/api/nothing' as const, {}],
    ['an unknown host', announcementMarqueeCall, { host: 'nobody.example' }],
    ['our own error', siteDetailCall, {}],
  ])('%s', async (_what, call, request) => {
    const { body } = await door.say(call, { ...request, headers })
    expect(body.trace_id).toBe(TRACE_ID)
  })

  test('gets a new trace id when the request has none or a broken one', async () => {
    const first = await door.say('/api/nothing')
    const second = await door.say('/api/nothing', { headers: { traceparent: 'x' } })
    expect(first.body.trace_id).toMatch(/^[0-9a-f]{32}$/)
    expect(second.body.trace_id).toMatch(/^[0-9a-f]{32}$/)
    expect(first.body.trace_id).not.toBe(second.body.trace_id)
  })
})

test('a success carries no trace id', async () => {
  const { body } = await door.say(announcementMarqueeCall, { headers })
  expect(Object.keys(body)).toEqual(['code', 'message', 'data'])
})

test('a fact written inside a call keeps the trace of that call', async () => {
  const id = 'c0ffee00000000000000000000c0ffee'
  await door.say(siteDetailCall, { headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` } })
  const rows = await door.database.rows
    .selectFrom('outbox')
    .select(['name', 'trace'])
    .where('trace', 'like', `%${id}%`)
    .execute()
  expect(rows).toEqual([
    {
      name: 'announcement.changed',
      trace: expect.stringMatching(new RegExp(`^00-${id}-[0-9a-f]{16}-0[01]$`)),
    },
  ])
})
