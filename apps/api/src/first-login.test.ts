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

test('[S3.006] a member who must change the password can only do that and log out', () => {
  expect(addresses(true)).toEqual([
    '/api/arks/web/realtime/ticket',
    '/api/logout',
    '/api/member/profile/common/layout',
    '/api/member/profile/edit_password',
  ])
})

test('other members are not restricted', () => {
  const members = allCalls.filter((call) => call.auth !== 'none').length
  expect([addresses(false).length, addresses(null).length]).toEqual([members, members])
})

test('a member who must change the password may use all calls for visitors', () => {
  const open = allCalls.filter((call) => call.auth === 'none')
  expect(open.some((call) => mustChangeFirst(call, { mustChangePassword: true }))).toBe(false)
})
