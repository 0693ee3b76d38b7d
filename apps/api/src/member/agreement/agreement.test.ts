import { serviceAgreementCall } from '@oriel/contract/member/agreement'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { editContent, listContents } from '@oriel/domain/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, openDoor, type OpenDoor } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const list = async () => {
  const { body } = await door.say(serviceAgreementCall, { body: { site_id: 1 } })
  expect(body.code).toBe(100)
  return (body.data as { list: unknown[] }).list
}

test('[S7.078] [S3.062] there is an agreement to read, and its version tells which wording', async () => {
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      title: 'Service agreement',
      content: expect.stringContaining('<a href="/main/terms">terms of use</a>'),
      version: 1,
      updated_at: '2026-03-01T08:00:00.000-04:00',
    },
  ])
  const reader = { siteId: ORIEL, isMember: false, device: 'both', locale: 'en_US' } as const
  const { rows } = door.database
  const [agreement] = await listContents(rows, 'agreement', {
    ...reader,
    currency: null,
    now: NOON,
  })
  if (!agreement) throw new Error('there is no agreement')
  const draft = {
    siteId: ORIEL,
    details: {},
    texts: { en_US: { title: 'Service agreement', body: '<p>Other words</p>' } },
    device: 'both' as const,
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort: 0,
    startsAt: NOON,
    endsAt: null,
  }
  const by = { staff: 'test', now: NOON, allowedOrigins: [] }
  expectDone(await editContent(door.database, 'agreement', agreement.id, draft, by))
  expect(await list()).toMatchObject([{ content: '<p>Other words</p>', version: 2 }])
})
