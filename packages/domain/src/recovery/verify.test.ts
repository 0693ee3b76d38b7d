import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import type { Passwords } from '@oriel/domain/password'
import type { From } from '@oriel/domain/session'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, exampleShowroom, exampleSite, HOUR_MS, makeSite, NOON } from '../examples.ts'
import { verifyMember, type Proof } from './recovery.ts'
import {
  cheapPasswords,
  EMAIL,
  makeGuarded,
  personAt,
  PHONE,
  PIN,
  SITE,
  somebody,
} from '../testing/people.ts'

const NO_RECOVERY = exampleSite({ flags: { ...SITE.flags, selfRecovery: false } })

let database: TestDatabase
let member: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  member = await makeGuarded(database)
})
afterEach(async () => {
  await database.drop()
})

type Try = Partial<Omit<Proof, 'captcha'>> & { from?: From; now?: Date; passwords?: Passwords }
async function verify({ from = somebody(), now = NOON, passwords, ...changes }: Try = {}) {
  const guard = { database, keys: testKeys, passwords: passwords ?? cheapPasswords }
  const captcha = await personAt(database, from, now)
  const usual = { account: member.account, withdrawPassword: PIN, contact: { phone: PHONE } }
  return verifyMember(guard, { site: SITE, ...usual, ...changes, captcha }, from, now)
}
const reasonOf = async (wanted: Try) => {
  const outcome = await verify(wanted)
  return outcome.ok ? 'done' : outcome.reason
}
const set = (values: Record<string, unknown>) =>
  database.rows.updateTable('members').set(values).where('id', '=', member.id).execute()

describe('[S4.071] a member with the withdraw password and a contact', () => {
  test.each([
    ['phone', { phone: PHONE }],
    ['email', { email: EMAIL }],
    ['email in capitals', { email: 'ANNA@Example.com' }],
    ['both', { phone: PHONE, email: EMAIL }],
  ])('by %s gets a token', async (_what, contact) => {
    const outcome = await verify({ contact, account: ` ${member.account.toUpperCase()} ` })
    expect(outcome).toEqual({ ok: true, value: { token: expect.stringMatching(/^[\w-]{43}$/) } })
  })

  test('the token stands hashed, for ten minutes', async () => {
    const outcome = await verify()
    const [kept] = await database.rows.selectFrom('recovery_tokens').selectAll().execute()
    expect(kept).toMatchObject({ member_id: member.id, site_id: 1 })
    expect(kept?.expires_at).toEqual(afterNoon(600_000))
    const { rows } = await sql<{ text: string }>`SELECT t::text FROM recovery_tokens t`.execute(
      database.rows,
    )
    expect(JSON.stringify(rows)).not.toContain(outcome.ok && outcome.value.token)
  })

  test('a new token replaces the one before', async () => {
    await verify()
    await verify()
    expect(await database.rows.selectFrom('recovery_tokens').selectAll().execute()).toHaveLength(1)
  })
})

describe('every failure gets the same answer', () => {
  test.each<[string, Try]>([
    ['no such account', { account: 'nobody1' }],
    ['a wrong withdraw password', { withdrawPassword: '4828' }],
    ['a wrong phone', { contact: { phone: '2025550144' } }],
    ['a wrong email', { contact: { email: 'anna@example.org' } }],
    ['one right and one wrong contact', { contact: { phone: PHONE, email: 'b@example.com' } }],
  ])('%s', async (_what, wanted) => {
    expect(await verify(wanted)).toEqual({ ok: false, reason: 'verification_failed' })
    expect(await database.rows.selectFrom('recovery_tokens').selectAll().execute()).toEqual([])
  })

  test.each<[string, Record<string, unknown>]>([
    ['disabled', { state: 'disabled' }],
    ['frozen', { state: 'frozen' }],
    ['with a locked withdraw password', { withdraw_fails: 5 }],
    ['without a withdraw password', { withdraw_password_hash: null }],
  ])('an account that is %s', async (_what, values) => {
    await set(values)
    expect(await verify()).toEqual({ ok: false, reason: 'verification_failed' })
  })

  test('the account of another site', async () => {
    await makeSite(database, { id: siteId(2) })
    expect(await reasonOf({ from: somebody({ siteId: siteId(2) }) })).toBe('verification_failed')
  })

  test('one hash is computed for each attempt, whether the account exists or not', async () => {
    let hashes = 0
    const passwords: Passwords = {
      ...cheapPasswords,
      verify: (password, kept) => {
        hashes += 1
        return cheapPasswords.verify(password, kept)
      },
    }
    for (const wanted of [{}, { account: 'nobody1' }, { withdrawPassword: '0000' }]) {
      hashes = 0
      await verify({ ...wanted, passwords })
      expect(hashes).toBe(1)
    }
  })
})

const tokens = () => database.rows.selectFrom('recovery_tokens').selectAll().execute()

describe('what the form refuses is not judged', () => {
  test.each<[string, Try]>([
    ['a blank account', { account: ' ' }],
    ['a withdrawal password of three digits', { withdrawPassword: '482' }],
    ['a withdrawal password with a letter', { withdrawPassword: '482a' }],
    ['no contact', { contact: {} }],
    ['an empty contact', { contact: { phone: '' } }],
    ['a phone with spaces', { contact: { phone: ' (202) 555-0143 ' } }],
    ['no mail address', { contact: { email: 'anna' } }],
    ['a right and an unreadable contact', { contact: { phone: PHONE, email: 'anna' } }],
  ])('%s: no token, no try spent, no line in the trail', async (_what, wanted) => {
    for (let at = 0; at < 6; at += 1) {
      expect(await reasonOf(wanted)).toBe('verification_unreadable')
    }
    expect(await tokens()).toEqual([])
    expect(await database.rows.selectFrom('audit_events').selectAll().execute()).toEqual([])
    expect(await database.rows.selectFrom('audit_refusals').selectAll().execute()).toEqual([])
    expect(await reasonOf({})).toBe('done')
  })

  test.each([
    ['a site that offers no recovery', NO_RECOVERY],
    ['a showroom', exampleShowroom()],
  ])('nobody recovers on %s', async (_what, site) => {
    expect(await reasonOf({ site })).toBe('recovery_not_offered')
    expect(await tokens()).toEqual([])
  })
})

describe('limits', () => {
  test('[A59] the sixth withdraw password is refused, even when right', async () => {
    for (let pin = 0; pin < 5; pin += 1) {
      expect(await reasonOf({ withdrawPassword: `000${pin}` })).toBe('verification_failed')
    }
    expect(await reasonOf({})).toBe('verification_too_often')
    expect(await reasonOf({ now: afterNoon(11 * HOUR_MS) })).toBe('verification_too_often')
    expect(await reasonOf({ now: afterNoon(48 * HOUR_MS) })).toBe('done')
  })

  test('[A59] fifty at once: five are judged', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => reasonOf({ withdrawPassword: '0000' })),
    )
    const count = (reason: string) => outcomes.filter((one) => one === reason).length
    expect([count('verification_failed'), count('verification_too_often')]).toEqual([5, 45])
  })

  test('[A59] an account that is not there has the same limit', async () => {
    for (let at = 0; at < 5; at += 1) await verify({ account: 'nobody1' })
    expect(await reasonOf({ account: 'nobody1' })).toBe('verification_too_often')
  })

  test('[A59] twenty a day from one address, whatever the accounts', async () => {
    const from = somebody()
    for (let at = 0; at < 20; at += 1) {
      // Captchas come five in ten seconds, so this one takes its time.
      const wanted = { from, account: `nobody${at}`, now: afterNoon(at * 20_000) }
      expect(await reasonOf(wanted)).toBe('verification_failed')
    }
    expect(await reasonOf({ from, now: afterNoon(HOUR_MS) })).toBe('verification_too_often')
    expect(await reasonOf({ now: afterNoon(HOUR_MS) })).toBe('done')
  })

  test('a wrong captcha uses up no attempt', async () => {
    const guard = { database, keys: testKeys, passwords: cheapPasswords }
    const account = { site: SITE, account: member.account }
    const usual = { ...account, withdrawPassword: '0000', contact: { phone: PHONE } }
    for (let at = 0; at < 8; at += 1) {
      const captcha = { token: 'ab'.repeat(75), answer: '7' }
      const outcome = await verifyMember(guard, { ...usual, captcha }, somebody(), NOON)
      expect(outcome).toEqual({ ok: false, reason: 'verify_failed' })
    }
    expect(await reasonOf({})).toBe('done')
  })
})

test('refuses a closed country or network', async () => {
  const from = somebody({ country: 'XX', closedCountries: ['XX'] })
  expect(await reasonOf({ from })).toBe('place_closed')
  const here = somebody()
  await database.rows
    .insertInto('closed_networks')
    .values({ site_id: 1, network: here.ip })
    .execute()
  expect(await reasonOf({ from: here })).toBe('place_closed')
})

test('every attempt is audited, without what was typed', async () => {
  await verify()
  await verify({ withdrawPassword: '0001' })
  const { rows } = await sql<{ text: string }>`
    SELECT a::text AS text, kind, refused FROM audit_events a WHERE member_id = ${member.id}
    UNION ALL
    SELECT r::text AS text, kind, refused FROM audit_refusals r WHERE member_id = ${member.id}`.execute(
    database.rows,
  )
  expect(rows).toMatchObject([
    { kind: 'verified', refused: null },
    { kind: 'verified', refused: 'verification_failed' },
  ])
  const text = JSON.stringify(rows)
  for (const secret of [PIN, '0001', PHONE, EMAIL]) expect(text).not.toContain(`"${secret}"`)
})

test('answers unavailable when the password pool is busy', async () => {
  const passwords: Passwords = { ...cheapPasswords, verify: async () => 'busy' }
  expect(await reasonOf({ passwords })).toBe('unavailable')
})
