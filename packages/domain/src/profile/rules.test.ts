import { contactApps, personalFields } from '@oriel/core/personal'
import type { RegisterAsk } from '@oriel/core/register-field'
import { expect, test } from 'vitest'
import { askOf, isChangeable, mayEdit } from './rules.ts'

const ask: RegisterAsk = {
  isDisplay: true,
  isRequired: false,
  isUnique: false,
  isMemberCenter: true,
  isVerification: false,
  isMemberCenterVerification: false,
}

test.each([
  ['a field the site does not ask for', null, 'email', false, 'closed'],
  ['one that is only for registering', { ...ask, isMemberCenter: false }, 'qq', false, 'closed'],
  ['one that is not known yet', ask, 'email', false, 'yes'],
  ['one that says who somebody is, and is known', ask, 'email', true, 'kept'],
  ['an identity that is known', ask, 'identity_id', true, 'kept'],
  ['a contact app that is known', ask, 'telegram', true, 'yes'],
] as const)('%s', (_what, one, field, isSet, expected) => {
  expect(mayEdit(one, field, isSet)).toBe(expected)
})

test('[S3.003] contact apps can be changed, and of the rest only line and others', () => {
  const apps = ['qq', 'skype', 'wechat', 'zalo', 'fb', 'telegram', 'whats_app']
  expect(contactApps).toEqual(apps)
  expect(personalFields.filter(isChangeable)).toEqual([...apps, 'line', 'others'])
})

test('each field is asked for under its name of the wire', () => {
  const asks = { member_whats_app: ask, identity_id: { ...ask, isUnique: true } }
  expect(askOf(asks, 'whats_app')).toEqual(ask)
  expect(askOf(asks, 'identity_id')?.isUnique).toBe(true)
  expect(askOf(asks, 'email')).toBeNull()
})
