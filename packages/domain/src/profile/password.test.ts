import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import { cheapPasswords, makeGuarded, PASSWORD, PIN, SITE, somebody } from '../testing/people.ts'
import { changeOwnPassword, setWithdrawPassword } from './profile.ts'

const NEW = 'lantern77'
const STRONG = { ...SITE, flags: { ...SITE.flags, passwordPolicy: 'strong' as const } }

let database: TestDatabase
let member: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  member = await makeGuarded(database)
})
afterEach(() => database.drop())

const guard = () => ({ database, keys: testKeys, passwords: cheapPasswords })
const row = () =>
  database.rows
    .selectFrom('members')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
const trail = () => database.rows.selectFrom('audit_events').selectAll().execute()

describe('a new password', () => {
  const change = (password: string, confirmation = password, site = SITE, old = PASSWORD) => {
    const wanted = { old, password, confirmation, site }
    return changeOwnPassword(guard(), member.id, wanted, somebody(), NOON)
  }

  test.each([
    ['an empty one', '', '', SITE, 'password_invalid'],
    ['five characters', 'abc12', 'abc12', SITE, 'password_invalid'],
    ['thirteen characters', 'abcdef1234567', 'abcdef1234567', SITE, 'password_invalid'],
    ['seven where the site asks for eight', 'lantrn7', 'lantrn7', STRONG, 'password_invalid'],
    ['another confirmation', NEW, 'lantern78', SITE, 'password_unconfirmed'],
  ])('%s is refused, whoever asks, and the old one stays', async (...one) => {
    const [, password, confirmation, site, reason] = one
    const before = await row()
    for (const old of [PASSWORD, 'wrong']) {
      expect(await change(password, confirmation, site, old)).toEqual({ ok: false, reason })
    }
    expect(await row()).toEqual(before)
    expect(await trail()).toEqual([])
  })

  test('that keeps the rules takes the place of the old one', async () => {
    expectDone(await change(NEW))
    expect(await cheapPasswords.verify(NEW, (await row()).password_hash)).toBe('right')
  })
})

describe('a new withdrawal password', () => {
  const set = (pin: string, old = PIN) =>
    setWithdrawPassword(guard(), member.id, { password: PASSWORD, old, pin }, '198.51.100.7', NOON)

  test.each(['', '123', '12345', '12a4', '１２３４', '1234\n'])(
    '%j is refused, no try is spent and the old one stays',
    async (pin) => {
      const before = await row()
      const refused = { ok: false, reason: 'withdraw_password_invalid' }
      expect(await set(pin)).toEqual(refused)
      expect(await set(pin, '0000')).toEqual(refused)
      expect(await row()).toEqual(before)
      expect(await trail()).toEqual([])
    },
  )

  test('of four digits takes the place of the old one', async () => {
    expect(await set('5938')).toEqual({ ok: true })
    const { withdraw_password_hash } = await row()
    expect(await cheapPasswords.verify('5938', withdraw_password_hash)).toBe('right')
  })
})
