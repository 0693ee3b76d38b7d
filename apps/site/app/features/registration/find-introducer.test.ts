import { createClient } from '@oriel/contract/client'
import { expect, test } from 'vitest'
import { findIntroducer } from './find-introducer.ts'
import { NOBODY } from './introducer-rules.ts'
import { linkPage, type FakePage } from './testing/link-page.ts'

type Answers = Readonly<Record<string, { code?: string; data?: unknown }>>

const NO_AGENT = { data: { is_valid: 0, currency: null, agent_id: null } }
const valid = (currency: string) => ({ data: { is_valid: 1, currency, message: null } })
const invalid = (message: string) => ({ data: { is_valid: 0, currency: null, message } })

/** The typed client over a server that answers these, and what it was asked. */
function world(page: FakePage, answers: Answers) {
  const asked: [string, unknown][] = []
  const call = createClient({
    origin: '',
    lang: () => 'en_US',
    token: () => null,
    async fetch(url, request) {
      const path = (url as string).replace('/api', '')
      asked.push([path, JSON.parse(request?.body as string)])
      const { code = '100', data = null } = answers[path] ?? { code: '500' }
      return Response.json({ code, message: 'said', data })
    },
  })
  const currencies = ['USD', 'VND'] as const
  const options = { host: 'oriel.example', linkExpireMinutes: 60, currencies }
  const find = () => findIntroducer({ call, page, ...options }, new AbortController().signal)
  return { find, asked }
}

test('[S7.076] nobody came along: one question, no introducer', async () => {
  const { find, asked } = world(linkPage(), { '/arks/web/check-agent-domain': NO_AGENT })
  expect(await find()).toEqual({ introducer: NOBODY, message: null })
  expect(asked).toEqual([['/arks/web/check-agent-domain', { host: 'oriel.example' }]])
})

test('[S4.085] an agent’s address locks agent and currency, whatever a link says', async () => {
  const page = linkPage('?invite=SPH4X7')
  const data = { is_valid: 1, currency: 'VND', agent_id: '20118' }
  const { find } = world(page, { '/arks/web/check-agent-domain': { data } })
  expect((await find()).introducer).toMatchObject({
    memberAgent: '20118',
    recommendCode: '',
    currency: 'VND',
    lockedBy: 'domain',
  })
  expect(page.stored.get('agent_domain_id')).toBe('20118')
})

test('[S2.034, S7.074, S7.075] an agent’s link locks the sign-up, with the currency of the agent', async () => {
  const { find, asked } = world(linkPage('?id=20118'), {
    '/arks/web/check-agent-domain': NO_AGENT,
    '/register/valid_message': valid('VND'),
    '/member_info': { data: { currency: 'VND' } },
  })
  const { introducer, message } = await find()
  expect(introducer).toMatchObject({ memberAgent: '20118', currency: 'VND', lockedBy: 'link' })
  expect(message).toBeNull()
  expect(asked.slice(1)).toEqual([
    ['/register/valid_message', { agent_id: '20118' }],
    ['/member_info', { id: '20118' }],
  ])
})

test('a friend’s link is remembered on the next page, where the address is another', async () => {
  const page = linkPage('?invite=SPH4X7')
  const answers = {
    '/arks/web/check-agent-domain': NO_AGENT,
    '/register/valid_message': valid('USD'),
  }
  await world(page, answers).find()
  const later = { ...page, location: { ...page.location, search: '' } }
  const { introducer } = await world(later, answers).find()
  expect(introducer).toMatchObject({ recommendCode: 'SPH4X7', currency: 'USD', lockedBy: 'link' })
})

const friend = { recommend_code: 'SPH4X7' }
test.each([
  ['[S8.110]', '?invite=SPH4X7', 'signup.err_disabled_recommend', friend],
  ['[S8.111]', '?id=20118', 'signup.err_disabled_agent', { agent_id: '20118' }],
  [
    '[S8.112]',
    '?invite=SPH4X7&currency=VND',
    'signup.err_currency_closed',
    { ...friend, currency: 'VND' },
  ],
])('%s the link %s is not valid: %s, and it is forgotten', async (_, search, message, question) => {
  const page = linkPage(search)
  const { find, asked } = world(page, {
    '/arks/web/check-agent-domain': NO_AGENT,
    '/register/valid_message': invalid(message),
    '/member_info': { code: '106' },
  })
  expect(await find()).toEqual({ introducer: NOBODY, message })
  expect(asked).toContainEqual(['/register/valid_message', question])
  expect(page.document.cookie).toBe('')
  expect(page.stored.size).toBe(0)
})

test.each([
  ['?currency=THB', 'signup.err_currency_closed'],
  ['?currency=nonsense', 'signup.err_currency_closed'],
  ['?currency=VND', null],
])('[S8.112] the address %s alone says %s', async (search, message) => {
  const { find } = world(linkPage(search), { '/arks/web/check-agent-domain': NO_AGENT })
  expect((await find()).message).toBe(message)
})

test('where nobody can say, the link stays and the server decides', async () => {
  const { find } = world(linkPage('?id=20118'), {})
  const { introducer, message } = await find()
  expect(introducer).toMatchObject({ memberAgent: '20118', currency: null, lockedBy: 'link' })
  expect(message).toBeNull()
})
