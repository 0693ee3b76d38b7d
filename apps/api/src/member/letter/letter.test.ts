import { letterDestroyCall, letterListCall, letterReadCall } from '@oriel/contract/member/letter'
import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { writeToAudience, writeToOne, type Audience, type LetterId } from '@oriel/domain/letter'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, type OpenDoor, type Request } from '../../testing/open-door.ts'

const MINUTE_MS = 60_000
const BY = { by: 'test', isByStaff: true, proposalId: null }
const EVERYBODY: Audience = {
  currency: null,
  language: null,
  grade: null,
  registeredFrom: null,
  registeredUntil: null,
}
const texts = (title: string) => ({ en_US: { title, html: `<p>${title}</p>` } })

let door: OpenDoor
let sophia: Awaited<ReturnType<OpenDoor['signIn']>>
let meilin: typeof sophia
beforeAll(async () => {
  door = await openDoor()
  sophia = await door.signIn('sophia')
  meilin = await door.signIn('meilin')
})
afterAll(() => door.close())

async function write(to: typeof sophia, title: string): Promise<LetterId> {
  const id = newId<'letter'>()
  const letter = { id, siteId: ORIEL, memberId: to.memberId, kind: 'service' as const }
  expectDone(
    await door.database.transaction((work) =>
      writeToOne(work, { ...letter, texts: texts(title) }, BY),
    ),
  )
  return id
}
async function spread(title: string, audience: Partial<Audience>, siteId = ORIEL) {
  const id = newId<'letter'>()
  const letter = { id, siteId, kind: 'service' as const, texts: texts(title) }
  expectDone(
    await door.database.transaction((work) =>
      writeToAudience(work, { ...letter, audience: { ...EVERYBODY, ...audience } }, BY),
    ),
  )
  return id
}

type Page = {
  list: { id: string; is_read: number; title: string; content: string; sent_at: string }[]
  total_count: number
  unread_count: number
}
const say = (call: Parameters<OpenDoor['say']>[0], body: object, member: Request['member']) =>
  door.say(call, { member, body })
async function list(body: object = {}, member: Request['member'] = sophia): Promise<Page> {
  const said = await say(letterListCall, body, member)
  expect(said.body.code).toBe(100)
  return said.body.data as Page
}

describe('[S7.055] the list', () => {
  test('[S3.037] [S3.038] has letters with their fields, how many there are and are unread', async () => {
    const id = await write(sophia, 'newest')
    const body = { active: '1', count: 50, language: 'en_US', page: 1, site_id: 1 }
    const page = await list({ ...body, sort_field: 'id', sort_order: 'desc' })
    expect(page.list[0]).toEqual({
      id,
      is_read: 0,
      title: 'newest',
      content: '<p>newest</p>',
      sent_at: expect.stringMatching(/T.*[+-]\d\d:\d\d$/),
    })
    expect(page.total_count).toBe(page.list.length)
    expect(page.unread_count).toBe(page.list.length)
    expect(page.list.map(({ title }) => title)).toContain('Welcome, sophia')
  })

  test('[S9.016] has 50 a page, and its second page goes on where the first ends', async () => {
    for (let at = 0; at < 55; at += 1) await write(meilin, `no. ${at}`)
    const [first, second] = [await list({}, meilin), await list({ page: 2 }, meilin)]
    expect([first.list.length, second.list.length]).toEqual([50, first.total_count - 50])
    const ids = new Set([...first.list, ...second.list].map(({ id }) => id))
    expect(ids.size).toBe(first.total_count)
    expect(await list({ page: 100_000 }, meilin)).toMatchObject({
      list: [],
      total_count: first.total_count,
    })
  })

  test('is ordered by the fields it allows', async () => {
    const up = await list({ sort_field: 'sent_at', sort_order: 'asc' })
    const down = await list({ sort_field: 'sent_at', sort_order: 'desc' })
    expect(up.list.map(({ id }) => id)).toEqual(down.list.map(({ id }) => id).toReversed())
  })

  test.each([
    { count: 51 },
    { count: 1e9 },
    { count: 0 },
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { sort_field: 'id;drop table letters' },
    { sort_field: 'title' },
    { sort_field: '__proto__' },
    { sort_order: 'desc; select 1' },
    { active: '0' },
  ])('[A35] refuses %o', async (body) => {
    expect((await say(letterListCall, body, sophia)).status).toBe(422)
  })

  test('is refused without a sign-in, and asked more than 240 times a minute', async () => {
    expect((await door.say(letterListCall)).body.code).toBe(401)
    door.wait(2 * MINUTE_MS)
    const asked = await Promise.all(
      Array.from({ length: 241 }, () => say(letterListCall, { count: 1 }, sophia)),
    )
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
    door.wait(2 * MINUTE_MS)
  })
})

describe('[S7.056] [S7.057] reading and destroying', () => {
  test('change what this member has, and nobody else', async () => {
    const id = await spread('to both', {})
    const before = [await list(), await list({}, meilin)]
    expect((await say(letterReadCall, { id }, sophia)).body.code).toBe(100)
    const read = await list()
    expect(read.unread_count).toBe((before[0]?.unread_count ?? 0) - 1)
    expect(read.list.find((one) => one.id === id)?.is_read).toBe(1)
    expect((await say(letterDestroyCall, { ids: [id] }, sophia)).body.data).toEqual({
      destroyed: 1,
    })
    expect((await list()).list.some((one) => one.id === id)).toBe(false)
    expect(await list({}, meilin)).toEqual(before[1])
  })

  test('[A34] answer the same for a letter of another, of another audience or site, and none', async () => {
    const others = [
      await write(meilin, 'hers'),
      await spread('to VND', { currency: 'VND' }),
      await spread('elsewhere', {}, SECOND),
      newId(),
    ]
    const own = await write(sophia, 'own')
    const before = [await list(), await list({}, meilin)]
    const answers = new Set<string>()
    for (const id of others) {
      for (const said of [
        await say(letterReadCall, { id }, sophia),
        await say(letterDestroyCall, { ids: [own, id] }, sophia),
      ]) {
        expect(said.status).toBe(404)
        answers.add(JSON.stringify({ ...said.body, trace_id: null }))
      }
    }
    expect(answers.size).toBe(1)
    expect([await list(), await list({}, meilin)]).toEqual(before)
  })

  test.each([
    { active: '1', count: 50, page: 1, site_id: 1, sort_field: 'id', sort_order: 'desc' },
    { ids: [] },
    { ids: 'all' },
    { ids: ['*'] },
    { ids: Array.from({ length: 51 }, () => newId()) },
  ])('destroying by %o is refused', async (body) => {
    const before = await list()
    expect((await say(letterDestroyCall, body, sophia)).status).toBe(422)
    expect(await list()).toEqual(before)
  })
})
