import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { officeCall, ownOfficeCall } from './office-call.ts'
import { commandCalls } from './office-command.ts'

const declared = {
  path: '/office/example',
  summary: 'An example.',
  input: z.object({}),
  data: z.object({}),
  errors: {},
} as const

describe('a call of the office does not compile', () => {
  test('without a permission', () => {
    const wrong = [
      // @ts-expect-error -- the permission comes first, and it is missing
      () => officeCall(declared),
      // @ts-expect-error -- nobody's rights are not a permission
      () => officeCall(undefined, declared),
      // @ts-expect-error -- what needs none is declared as the caller's own
      () => officeCall(null, declared),
      // @ts-expect-error -- no permission is called so
      () => officeCall('member.anything', declared),
      // @ts-expect-error -- a command has one permission, never just any role
      () => commandCalls('any', { ...declared, input: {} }),
      // @ts-expect-error -- calls of other doors have no permission: the office is none of them
      () => endpoint({ ...declared, auth: 'staff', door: 'office' }),
    ]
    const right = [
      officeCall('member.read', declared),
      officeCall('any', declared),
      ownOfficeCall(declared),
      commandCalls('member.note', { ...declared, input: {} }).run,
    ]
    expect(wrong).toHaveLength(6)
    expect(right.map(({ permission }) => permission)).toEqual([
      'member.read',
      'any',
      null,
      'member.note',
    ])
  })

  test('with a permission beside the one it is declared with', () => {
    // @ts-expect-error -- only the first argument says who may
    const twice = () => officeCall('member.read', { ...declared, permission: null })
    expect(twice).toBeTypeOf('function')
  })
})

test('whoever works here may make these calls about themselves, and no others', () => {
  const own = allCalls.filter(({ auth, permission }) => auth === 'staff' && permission === null)
  expect(own.map(({ path }) => path).toSorted()).toEqual([
    '/office/choices',
    '/office/devices',
    '/office/me',
    '/office/passkeys',
    '/office/passkeys/add',
    '/office/passkeys/options',
    '/office/passkeys/remove',
    '/office/proof-options',
    '/office/prove',
    '/office/roles',
    '/office/sign-out',
  ])
})
