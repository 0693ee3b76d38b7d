import { mainPageCall, mainPagesCall } from '@oriel/contract/member/page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const NAMES = [
  'about',
  'terms',
  'privacy',
  'game-rules',
  'fairness',
  'safer-play',
  'get-help',
  'contact',
]

test('the pages of a site are listed in its order, and each can be read', async () => {
  const { body } = await door.say(mainPagesCall, { body: { site_id: 1 } })
  const { list } = body.data as { list: { id: string; title: string }[] }
  expect(list.map(({ id }) => id)).toEqual(NAMES)
  for (const { id, title } of list) {
    const page = await door.say(mainPageCall, { body: { site_id: 1, id } })
    expect(page.body).toMatchObject({ code: 100, data: { id, title } })
  }
})

test('a page is read in the language asked for', async () => {
  const { body } = await door.say(mainPageCall, {
    host: SITE_TWO,
    headers: { lang: 'th_TH' },
    body: { id: 'terms' },
  })
  expect(body.data).toEqual({
    id: 'terms',
    title: 'ข้อกำหนดการใช้งาน',
    content: expect.stringMatching(/^<p>.+<\/p><ul><li>.+<\/li><\/ul>$/),
    updated_at: '2026-03-01T08:00:00.000-04:00',
  })
})

test.each(['nowhere', 'TERMS', '12', "'; --", '__proto__', 'constructor'])(
  'no page is called %j',
  async (id) => {
    const { status, body } = await door.say(mainPageCall, { body: { id } })
    expect([status, body.code]).toEqual([200, 101])
    expect(body.message).toBe('This page does not exist.')
  },
)
