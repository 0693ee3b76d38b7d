import { expect, test } from 'vitest'
import {
  dropLink,
  keepArrival,
  keepDomain,
  readLink,
  ROUTE_REGISTER_COOKIE,
  takeRouteRegister,
  writeLink,
} from './introducer-store.ts'
import { linkPage } from './testing/link-page.ts'

const MINUTES = 90

test('[S3.083, S9.077] [S4.075] type and introducer are kept in cookies for LINK_EXPIRE_TIME', () => {
  const page = linkPage()
  writeLink(page, { type: 'recommend_code', id: 'SPH4X7' }, MINUTES)
  expect(page.written).toEqual([
    'register_type=recommend_code; Path=/; Max-Age=5400; SameSite=Lax; Secure',
    'introducer=SPH4X7; Path=/; Max-Age=5400; SameSite=Lax; Secure',
  ])
  expect(readLink(page)).toEqual({ type: 'recommend_code', id: 'SPH4X7' })
})

test('[S3.076] the local storage holds member_agent, recommend_code and agent_domain_id', () => {
  const page = linkPage()
  writeLink(page, { type: 'recommend_code', id: 'SPH4X7' }, MINUTES)
  expect([...page.stored]).toEqual([['recommend_code', 'SPH4X7']])
  writeLink(page, { type: 'member_agent', id: '20118' }, MINUTES)
  expect([...page.stored]).toEqual([['member_agent', '20118']])
  keepDomain(page, '20119')
  expect(page.stored.get('agent_domain_id')).toBe('20119')
})

test('once the cookies are over the link is, and the storage says no more', () => {
  const page = linkPage()
  writeLink(page, { type: 'member_agent', id: '20118' }, MINUTES)
  page.expire()
  expect(readLink(page)).toBeNull()
  expect(page.stored.size).toBe(0)
})

test('[S3.082, S9.074] the agent of the address is kept for one day, and goes when it is nobody’s', () => {
  const page = linkPage('', 'http:')
  keepDomain(page, '20118')
  expect(page.written).toEqual(['agent_domain_id=20118; Path=/; Max-Age=86400; SameSite=Lax'])
  keepDomain(page, null)
  expect(page.document.cookie).toBe('')
  expect(page.stored.size).toBe(0)
})

test('a link is new once; another one takes its place', () => {
  const page = linkPage()
  expect(keepArrival(page, '?id=20118', MINUTES)).toBe(true)
  expect(keepArrival(page, '?id=20118', MINUTES)).toBe(false)
  expect(keepArrival(page, '', MINUTES)).toBe(false)
  expect(readLink(page)).toEqual({ type: 'member_agent', id: '20118' })
  expect(keepArrival(page, '?invite=SPH4X7', MINUTES)).toBe(true)
  expect(readLink(page)).toEqual({ type: 'recommend_code', id: 'SPH4X7' })
  dropLink(page)
  expect(readLink(page)).toBeNull()
})

test('[S2.024] [S3.080] the flag of /register is told once and cleared', () => {
  const page = linkPage()
  expect(takeRouteRegister(page)).toBe(false)
  page.document.cookie = `${ROUTE_REGISTER_COOKIE}=true; Path=/`
  expect(page.document.cookie).toBe('isRouteRegister=true')
  expect(takeRouteRegister(page)).toBe(true)
  expect(page.document.cookie).toBe('')
  expect(takeRouteRegister(page)).toBe(false)
})

test('a browser that stores nothing keeps the link in its cookies', () => {
  const page = linkPage()
  const deny = () => {
    throw new Error('denied')
  }
  const denied = { ...page, localStorage: { getItem: deny, setItem: deny, removeItem: deny } }
  writeLink(denied, { type: 'member_agent', id: '20118' }, MINUTES)
  expect(readLink(denied)).toEqual({ type: 'member_agent', id: '20118' })
})
