import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { readMemberChanged, type Member } from '@oriel/domain/member'
import { createSessionFinder, issueHandOver, openSession } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, HOUR_MS, makeSite, MINUTE_MS, NOON } from '../examples.ts'
import { resetPassword, sweepRecovery } from './recovery.ts'
import { issueToken } from './store.ts'
import { cheapPasswords, makeGuarded, PASSWORD, SITE, somebody } from '../testing/people.ts'

const NEW = 'lantern77'
const STRONG = { ...SITE, flags: { ...SITE.flags, passwordPolicy: 'strong' as const } }
let database: TestDatabase
let member: Member
let token: string
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  member = await makeGuarded(database)
  token = await leave(member)
})
afterEach(async () => {
  await database.drop()
})

const leave = (whose: Member) => database.transaction((work) => issueToken(work, whose, NOON))
const guard = () => ({ database, keys: testKeys, passwords: cheapPasswords })
type Wanted = { account?: string; password?: string; token?: string; site?: Site }
const reset = (wanted: Wanted = {}, now = NOON, from = somebody()) =>
  resetPassword(
    guard(),
    { account: member.account, password: NEW, token, site: SITE, ...wanted },
    from,
    now,
  )
const row = () =>
  database.rows
    .selectFrom('members')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
const refused = (reason: string) => ({ ok: false, reason })

describe('[S4.072] a new password', () => {
  test('replaces the old one and uses up the token', async () => {
    expect(await reset()).toEqual({ ok: true })
    const { password_hash } = await row()
    expect(await cheapPasswords.verify(NEW, password_hash)).toBe('right')
    expect(await cheapPasswords.verify(PASSWORD, password_hash)).toBe('wrong')
    expect(await reset({ password: 'another88' })).toEqual(refused('reset_token_unknown'))
  })

  test('ends every session, and every sign-in that is half done', async () => {
    const session = await openSession(database, { siteId: siteId(1), memberId: member.id }, NOON)
    await issueHandOver(database, testKeys, session, 'hand_over', NOON)
    expect(await createSessionFinder(database.rows)(session, siteId(1), NOON)).not.toBeNull()
    expectDone(await reset())
    expect(await createSessionFinder(database.rows)(session, siteId(1), NOON)).toBeNull()
    const because = database.rows.selectFrom('sessions').select('ended_because')
    expect(await because.execute()).toEqual([{ ended_because: 'password' }])
    expect(await database.rows.selectFrom('hand_over_codes').selectAll().execute()).toEqual([])
  })

  test('holds withdrawals for 24 hours, and shortens no longer hold', async () => {
    expectDone(await reset())
    expect((await row()).withdraw_held_until).toEqual(afterNoon(24 * HOUR_MS))
    const later = afterNoon(90 * HOUR_MS)
    await database.rows.updateTable('members').set({ withdraw_held_until: later }).execute()
    token = await leave(member)
    expectDone(await reset({ password: 'another88' }))
    expect((await row()).withdraw_held_until).toEqual(later)
  })

  test('clears the duties to verify and to change the password', async () => {
    const asked = { must_verify: true, must_change_password: true }
    await database.rows.updateTable('members').set(asked).execute()
    expectDone(await reset())
    expect(await row()).toMatchObject({ must_verify: false, must_change_password: false })
  })

  test('notifies both contacts, the audit trail and the event stream', async () => {
    expectDone(await reset())
    const sent = await database.rows.selectFrom('messages').selectAll().execute()
    expect(sent.map(({ channel, template }) => `${channel} ${template}`).toSorted()).toEqual([
      'mail password_reset',
      'sms password_reset',
    ])
    const trail = await database.rows.selectFrom('audit_events').selectAll().execute()
    expect(trail).toMatchObject([{ kind: 'password_reset', refused: null, member_id: member.id }])
    const facts = database.rows.selectFrom('outbox').selectAll()
    const [fact] = await facts.where('name', '=', 'member.changed').execute()
    expect(readMemberChanged(fact?.data)).toEqual({
      siteId: 1,
      memberId: member.id,
      version: (await row()).version,
    })
  })
})

describe('a token', () => {
  test('of one account is refused for another and stays valid for its own', async () => {
    const other = await makeGuarded(database, {})
    expect(await reset({ account: other.account })).toEqual(refused('reset_token_other'))
    expect(await reset()).toEqual({ ok: true })
  })

  test('with any character changed is unknown', async () => {
    for (let at = 0; at < token.length; at += 1) {
      const flipped = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect(await reset({ token: flipped })).toEqual(refused('reset_token_unknown'))
    }
    expect(await reset()).toEqual({ ok: true })
  })

  test('is refused on another site and after ten minutes', async () => {
    await makeSite(database, { id: siteId(2) })
    const elsewhere = somebody({ siteId: siteId(2) })
    expect(await reset({}, NOON, elsewhere)).toEqual(refused('reset_token_unknown'))
    expect(await reset({}, afterNoon(10 * MINUTE_MS))).toEqual(refused('reset_token_unknown'))
    expect(await reset({}, afterNoon(10 * MINUTE_MS - 1))).toEqual({ ok: true })
  })

  test('sets one password when used twenty times at the same time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reset({ password: `lantern${20 + at}` })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const others = outcomes.filter(({ ok }) => !ok)
    expect(others).toEqual(others.map(() => refused('reset_token_unknown')))
  })

  test('is swept when its time is over', async () => {
    await sweepRecovery(database, afterNoon(9 * MINUTE_MS))
    expect(await database.rows.selectFrom('recovery_tokens').selectAll().execute()).toHaveLength(1)
    await sweepRecovery(database, afterNoon(11 * MINUTE_MS))
    expect(await database.rows.selectFrom('recovery_tokens').selectAll().execute()).toEqual([])
  })
})

describe('a refused password leaves the token valid', () => {
  test.each([
    ['the one before', PASSWORD, 'password_same'],
    ['a common one', 'qwerty12', 'password_guessable'],
  ])('%s', async (_what, password, reason) => {
    expect(await reset({ password })).toEqual(refused(reason))
    expect(await reset()).toEqual({ ok: true })
  })

  test.each([
    ['[S5.013] an empty one', '', SITE],
    ['[S5.014] five characters', 'abc12', SITE],
    ['[S5.014] thirteen characters', 'abcdef1234567', SITE],
    ['seven characters where the site asks for eight', 'lantrn7', STRONG],
  ])('%s, and keeps the old password', async (_what, password, site) => {
    const before = await row()
    expect(await reset({ password, site })).toEqual(refused('password_invalid'))
    expect(await row()).toEqual(before)
    expect(await reset()).toEqual({ ok: true })
  })

  test('the member’s own account name', async () => {
    expect(await reset({ password: member.account })).toEqual(refused('password_guessable'))
  })
})

test('limits how many hashes one address can cause', async () => {
  const from = somebody()
  for (let at = 0; at < 30; at += 1) await reset({ token: 'wrong' }, NOON, from)
  expect(await reset({}, NOON, from)).toEqual(refused('too_many_requests'))
})
