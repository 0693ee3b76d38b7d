import { faqDetailCall, faqListCall } from '@oriel/contract/member/faq'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

type Faq = { id: number; category: string; question: string; answer: string }
const list = async (request: Request = {}) => {
  const { body } = await door.say(faqListCall, request)
  expect(body.code).toBe(100)
  return (body.data as { list: Faq[] }).list
}

test('[S1.010] visitors read questions and answers by category', async () => {
  const faqs = await list({ body: { site_id: 1 } })
  expect(faqs).toHaveLength(14)
  expect(faqs[0]).toEqual({
    id: expect.any(Number),
    category: 'account',
    question: 'How do I open an account?',
    answer: expect.stringMatching(/^<p>.*<strong>Sign up<\/strong>.*<\/p>$/),
  })
  const order = ['account', 'deposit', 'withdrawal', 'games', 'fairness', 'safer_play']
  expect([...new Set(faqs.map(({ category }) => category))]).toEqual(order)
})

test('one is found by its number, in the language asked for', async () => {
  const [faq] = await list()
  const { body } = await door.say(faqDetailCall, {
    headers: { lang: 'ja_JP' },
    body: { site_id: 1, id: faq?.id },
  })
  expect(body).toMatchObject({
    code: 100,
    data: { question: 'アカウントはどうやって作りますか？' },
  })
})

test('answers 101 for a number of another site or another kind', async () => {
  const [other] = await list({ host: SITE_TWO })
  const page = await door.database.rows
    .selectFrom('contents')
    .select('number')
    .where('kind', '=', 'page')
    .executeTakeFirstOrThrow()
  for (const id of [other?.id, page.number]) {
    const { status, body } = await door.say(faqDetailCall, { body: { id } })
    expect([status, body.code]).toEqual([200, 101])
  }
})

test('refuses ids that are not positive integers', async () => {
  for (const id of [0, -1, 1.5, '1', 2_147_483_648]) {
    expect((await door.say(faqDetailCall, { body: { id } })).status).toBe(422)
  }
})
