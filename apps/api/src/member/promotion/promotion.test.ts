import { promotionDetailCall, promotionsCall } from '@oriel/contract/member/promotion'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { publishUnbuiltOffers } from '@oriel/dev-world/testing/unbuilt-offers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  // With conditions of every kind, before the two of the stories.
  for (const id of [ORIEL, SECOND]) await publishUnbuiltOffers(door.database, id, NOON)
})
afterAll(() => door.close())

type Promotion = { id: number; title: string; category: string; max_bonus: unknown }
type Answer = {
  categories: { id: string; count: number }[]
  list: Promotion[]
  next: string | null
}
async function ask(request: Request = {}): Promise<Answer> {
  const { status, body } = await door.say(promotionsCall, request)
  expect([status, body.code]).toEqual([200, 100])
  return body.data as Answer
}
const first = async (request: Request = {}) => (await ask(request)).list[0]

describe('[S1.009] visitors browse promotions', () => {
  test('in the operator’s order, with plain numbers', async () => {
    const { list, next } = await ask({ body: { site_id: 1 } })
    expect(list).toHaveLength(9)
    expect(next).toBeNull()
    const id = list[0]?.id
    expect(list[0]).toEqual({
      id,
      title: 'Your first deposit, doubled',
      summary: expect.stringContaining('100%'),
      category: 'welcome',
      picture: expect.stringMatching(new RegExp(`^/art/promotion/${id}(\\.|$)`)),
      art: { emblem: 'chest', palette: 'amber', backdrop: 'rays' },
      starts_at: '2026-03-01T08:00:00.000-04:00',
      ends_at: null,
      turnover: 8,
      bonus_percent: 100,
      max_bonus: { amount: '100.0000', currency: 'USD' },
      tag: 'new',
    })
    expect(list[3]).toMatchObject({ tag: 'ending', ends_at: '2026-03-15T08:00:00.000-04:00' })
    expect(list.slice(-2)).toMatchObject([
      { title: 'Start with play money', bonus_percent: null, max_bonus: null, tag: null },
      { title: 'Try our games for free', bonus_percent: null, max_bonus: null, tag: null },
    ])
  })
  test('by category, each with how many it has', async () => {
    const { categories } = await ask()
    const counts = { all: 9, welcome: 2, slots: 3, sports: 1, live: 1, loyalty: 2 }
    expect(Object.fromEntries(categories.map(({ id, count }) => [id, count]))).toEqual(counts)
    for (const [category, count] of Object.entries(counts)) {
      const { list } = await ask({ body: { category } })
      expect(list).toHaveLength(count)
      if (category !== 'all') expect(new Set(list.map((one) => one.category)).size).toBe(1)
    }
    expect((await door.say(promotionsCall, { body: { category: 'none' } })).status).toBe(422)
  })
  test('a page at a time', async () => {
    const whole = (await ask()).list.map(({ id }) => id)
    const seen: number[] = []
    let after: string | null = null
    do {
      const page: Answer = await ask({ body: { count: 3, ...(after && { after }) } })
      seen.push(...page.list.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(seen).toEqual(whole)
  })
})

describe('the maximum is told', () => {
  test('in the currency a guest looks in, or in that of their language', async () => {
    expect(await first({ body: { currency: 'JPY' } })).toMatchObject({
      max_bonus: { amount: '15000.0000', currency: 'JPY' },
    })
    expect(await first({ headers: { lang: 'th_TH' } })).toMatchObject({
      max_bonus: { amount: '3500.0000', currency: 'THB' },
    })
    // The second site offers no yen.
    expect(await first({ host: SITE_TWO, body: { currency: 'JPY' } })).toMatchObject({
      max_bonus: { amount: '2500000.0000', currency: 'VND' },
    })
  })
  test('in a member’s own currency, whatever the page says', async () => {
    const member = await door.signIn('meilin')
    expect(await first({ member, body: { currency: 'USD' } })).toMatchObject({
      max_bonus: { amount: '700.0000', currency: 'RMB' },
    })
  })
})

describe('one offer', () => {
  test('comes with its text and its terms, in the reader’s language', async () => {
    const { body } = await door.say(promotionDetailCall, {
      headers: { lang: 'vi_VN' },
      body: { site_id: 1, id: (await first())?.id },
    })
    expect(body).toMatchObject({
      code: 100,
      data: {
        title: 'Nhân đôi lần nạp đầu tiên',
        content: expect.stringContaining('<strong>8 vòng</strong>'),
        terms: expect.arrayContaining(['Mỗi thành viên chỉ nhận một lần cho mỗi ưu đãi.']),
      },
    })
  })
  test('of another site is unknown here', async () => {
    const id = (await first({ host: SITE_TWO }))?.id
    const { status, body } = await door.say(promotionDetailCall, { body: { id } })
    expect([status, body.code]).toEqual([200, 101])
    expect(body.message).toBe('This offer does not exist or has ended.')
  })
})
