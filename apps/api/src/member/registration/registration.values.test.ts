import {
  editPasswordCall,
  editProfileCall,
  memberProfileCall,
} from '@oriel/contract/member/profile'
import { ORIEL } from '@oriel/dev-world/cast'
import { findMember, readPersonal } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/guarded-member.ts'
import { memberSteps, type MemberSteps } from '../../testing/member-steps.ts'
import { code, openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { registrantsAt, type Registrants } from '../../testing/registrant.ts'

let door: OpenDoor
let people: Registrants
let steps: MemberSteps
beforeAll(async () => {
  door = await openDoor()
  people = await registrantsAt(door)
  steps = memberSteps(door)
})
afterAll(() => door.close())

/** What one line of a log, of a mail or of a list must never be broken by. */
const HARMFUL_NAMES: readonly (readonly [string, string])[] = [
  ['turns the text around it', 'Ada\u202egnp.exe'],
  ['turns it by another sign', 'Ada\u2066x\u2069'],
  ['has nothing to see in it', 'A\u200bd\u2060a\ufeff'],
  ['has a bell', 'Ada\u0007'],
  ['has a second line', 'Ada\r\nlevel=error'],
  ['has another kind of line end', 'Ada\u2028Love'],
  ['has pictures', 'Ada 🎰'],
  ['has marks without end on one letter', `A${'\u0301'.repeat(40)}`],
]

describe('[A38] a name that', () => {
  test.each(HARMFUL_NAMES)('%s is refused at registration', async (_what, member_name) => {
    const said = await people.submit('USD', { member_account: 'harmful1', member_name })
    expect(code(said)).toBe('227')
    expect(await findMember(door.database.rows, ORIEL, 'harmful1')).toBeNull()
  })

  test.each(HARMFUL_NAMES)('%s is refused in the profile', async (_what, member_name) => {
    const member = await steps.somebody({ personal: {} })
    expect(code(await member.say(editProfileCall, { member_name }))).toBe('201')
    expect(await readPersonal(door.database.rows, testKeys, member.id)).toEqual({})
  })

  test('has NUL is malformed', async () => {
    expect((await people.submit('USD', { member_name: 'Ada\u0000' })).status).toBe(422)
    const member = await steps.somebody({ personal: {} })
    expect((await member.say(editProfileCall, { member_name: 'Ada\u0000' })).status).toBe(422)
  })

  test('is 10 kB long is malformed, and nothing of it reaches the log', async () => {
    const long = 'Overlong'.repeat(1_280)
    expect((await people.submit('USD', { member_name: long })).status).toBe(422)
    const member = await steps.somebody({ personal: {} })
    expect((await member.say(editProfileCall, { member_name: long })).status).toBe(422)
    expect(JSON.stringify(door.lines)).not.toContain('Overlong')
  })
})

test.each(['ADMIN1', 'admin', 'ａｄｍｉｎ１', 'аdmin1', 'adm\u0131n1', '\u212Aing123'])(
  '[A39] the account %s is refused and not created',
  async (member_account) => {
    expect(code(await people.submit('USD', { member_account }))).toBe('202')
    const taken = await door.database.rows.selectFrom('members').select('account').execute()
    expect(taken.map(({ account }) => account)).not.toContain(member_account)
  },
)

describe('[A40] a password', () => {
  const BAD = ['abc12', 'abcdef1234567', 'abcdefghijkl', 'a1'.repeat(40), `a1${'é'.repeat(36)}`]

  test.each(BAD)('%s is refused at the form', async (password) => {
    const change = { password, check_password: password }
    expect(code(await people.submit('USD', change))).toBe('203')
  })

  test.each(BAD)('%s is refused as a new one', async (password) => {
    const member = await steps.somebody()
    const given = { old_password: PASSWORD, password, password_confirmation: password }
    // Letters alone are also on the list of what is guessed first.
    expect(code(await member.say(editPasswordCall, given))).toBeOneOf(['201', '203'])
  })
})

describe('[A41] the phone', () => {
  test.each([
    '+84901234567',
    '０９０１２３４５６７',
    '٠٩٠١٢٣٤٥٦٧',
    '090123456',
    '09012345678',
    '0x90123456',
  ])('%s is not valid for VND', async (member_phone) => {
    expect(code(await people.submit('VND', { member_phone, verify_code: '123456' }))).toBe('209')
  })
})

describe('[A42] the birthday', () => {
  test.each([
    ['2026-02-30', '204', 'no day'],
    ['2027-01-01', '204', 'in the future'],
    ['0000-00-00', '204', 'no day'],
    ['1990-2-3T00:00:00Z', '204', 'more than a day'],
    ['2010-06-01', '205', 'fifteen years ago'],
    ['2008-03-02', '205', 'eighteen tomorrow'],
  ])('%s is refused with %s: %s', async (member_birthday, expected) => {
    expect(code(await people.submit('USD', { member_birthday }))).toBe(expected)
  })
})

describe('[A43] the mail address', () => {
  test.each([
    'ada@mail.example\r\nBcc: all@mail.example',
    'ada@mail.example\nSubject: x',
    'ada@mail.example%0d%0aBcc:x@y.example',
    'Ada <ada@mail.example>',
    'ada@mail.example,eve@mail.example',
    '"a b"@mail.example',
  ])('%j is refused, at the form and in a profile', async (member_email) => {
    const before = await door.database.rows.selectFrom('messages').select('id').execute()
    expect(code(await people.submit('USD', { member_email }))).toBe('206')
    const member = await steps.somebody({ personal: {} })
    expect(code(await member.say(editProfileCall, { member_email }))).toBe('201')
    const after = await door.database.rows.selectFrom('messages').select('id').execute()
    expect(after).toHaveLength(before.length)
  })
})

test.each([
  { member_cash: 999 },
  { member_type: 9 },
  { state: 'open' },
  { currency: 'VND' },
  { member_account: 'somebody' },
  { password_hash: 'x' },
  { withdraw_hold_until: null },
  { verified: 1 },
])('[A10] refuses %j in a profile edit and changes nothing', async (extra) => {
  const member = await steps.somebody({ personal: {} })
  const before = await steps.row(member.id)
  expect((await member.say(editProfileCall, { member_name: 'Ada', ...extra })).status).toBe(422)
  expect(await steps.row(member.id)).toEqual(before)
  expect((await member.say(memberProfileCall)).body.data).toMatchObject({ member_name: '' })
})
