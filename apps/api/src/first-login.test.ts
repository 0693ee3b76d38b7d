import { allCalls } from '@oriel/contract/calls'
import { addressOf } from '@oriel/contract/endpoint'
import { expect, test } from 'vitest'
import { mustChangeFirst } from './first-login.ts'

const addresses = (mustChangePassword: boolean | null) =>
  allCalls
    .filter((call) => call.auth !== 'none')
    .filter((call) => {
      const session = mustChangePassword === null ? null : { mustChangePassword }
      return !mustChangeFirst(call, session)
    })
    .map(addressOf)
    .toSorted()

test('[S3.006] who must change the password gets no further than that', () => {
  expect(addresses(true)).toEqual([
    '/api/arks/web/realtime/ticket',
    '/api/logout',
    '/api/member/profile/common/layout',
    '/api/member/profile/edit_password',
  ])
})

test('everybody else is not held up', () => {
  const members = allCalls.filter((call) => call.auth !== 'none').length
  expect([addresses(false).length, addresses(null).length]).toEqual([members, members])
})

test('what visitors may ask, they may ask too', () => {
  const open = allCalls.filter((call) => call.auth === 'none')
  expect(open.some((call) => mustChangeFirst(call, { mustChangePassword: true }))).toBe(false)
})
