import { expect, test } from 'vitest'
import {
  currencyOfQuery,
  homeOf,
  linkOf,
  linkOfQuery,
  lockTo,
  NOBODY,
  release,
  typeCode,
} from './introducer-rules.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['id=20118', { type: 'member_agent', id: '20118' }],
  ['invite=SPH4X7', { type: 'recommend_code', id: 'SPH4X7' }],
  ['id=20118&invite=SPH4X7', { type: 'member_agent', id: '20118' }],
  ['', null],
  ['id=', null],
  ['id=%3Cscript%3E', null],
  ['invite=A%3B%20Path%3D%2F', null],
  [`invite=${'A'.repeat(21)}`, null],
])('[S2.033] the query %s names %o', (text, link) => {
  expect(linkOfQuery(query(text))).toEqual(link)
})

test('a cookie that says something else names nobody', () => {
  expect(linkOf('', 'SPH4X7')).toBeNull()
  expect(linkOf('owner', 'SPH4X7')).toBeNull()
  expect(linkOf('recommend_code', null)).toBeNull()
})

test('[S2.033] the query currency counts when it is one', () => {
  expect(currencyOfQuery(query('currency=VND'))).toBe('VND')
  expect(currencyOfQuery(query('currency=XYZ'))).toBeNull()
  expect(currencyOfQuery(query(''))).toBeNull()
})

test('[S2.034] a link locks the sign-up to its introducer, and to their currency', () => {
  expect(lockTo({ type: 'member_agent', id: '20118' }, 'VND', 'link')).toEqual({
    type: 'member_agent',
    memberAgent: '20118',
    recommendCode: '',
    currency: 'VND',
    lockedBy: 'link',
  })
})

test('a released code can be put right; a released agent is nobody', () => {
  const friend = lockTo({ type: 'recommend_code', id: 'SPH4X7' }, 'USD', 'link')
  expect(release(friend)).toEqual(typeCode('SPH4X7'))
  expect(release(friend)).toMatchObject({ lockedBy: null, currency: null })
  expect(release(lockTo({ type: 'member_agent', id: '20118' }, 'USD', 'domain'))).toEqual(NOBODY)
})

test('[S4.074] the register type is empty, member_agent or recommend_code', () => {
  expect(NOBODY.type).toBe('')
  expect(typeCode('SPH4X7').type).toBe('recommend_code')
  expect(typeCode('').type).toBe('')
  expect(lockTo({ type: 'member_agent', id: '20118' }, null, 'link').type).toBe('member_agent')
})

test.each([
  ['', '/'],
  ['utm=x', '/'],
  ['id=20118&currency=VND&next=%2F%2Fevil.example', '/?id=20118&currency=VND'],
  ['invite=SPH4X7', '/?invite=SPH4X7'],
])('/register?%s goes to %s', (text, home) => {
  expect(homeOf(query(text))).toBe(home)
})
