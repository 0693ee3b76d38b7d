import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member } from '@oriel/domain/member'
import { deliverMessage, readQueued, type Outgoing } from '@oriel/domain/message'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  afterNoon,
  exampleShowroom,
  exampleSite,
  HOUR_MS,
  makeSite,
  MINUTE_MS,
  NOON,
} from '../examples.ts'
import { askForCode, readAsked, resetPassword, sendCode, takeCode } from './recovery.ts'
import {
  cheapPasswords,
  EMAIL,
  makeGuarded,
  personAt,
  PHONE,
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

const house = () => ({ database, keys: testKeys })
async function ask(
  account = member.account,
  now = NOON,
  channel: 'sms' | 'mail' = 'sms',
  site = SITE,
) {
  const from = somebody()
  const captcha = await personAt(database, from, now)
  return askForCode(house(), { site, account, channel, captcha }, from, now)
}
const factsNamed = async (name: string) =>
  (await database.rows.selectFrom('outbox').select(['name', 'data']).orderBy('seq').execute())
    .filter((fact) => fact.name === name)
    .map(({ data }) => data)
/** What the worker does with every request, newest last. */
async function sendAll(now = NOON) {
  const sent: string[] = []
  for (const data of await factsNamed('recovery.asked')) {
    sent.push(await sendCode(house(), readAsked(testKeys, data), now))
  }
  return sent
}
/** What stands on the phones and in the mailboxes by now. */
async function received(): Promise<Outgoing[]> {
  const letters: Outgoing[] = []
  const send = async (letter: Outgoing) => {
    letters.push(letter)
    return 'sent' as const
  }
  for (const data of await factsNamed('message.queued')) {
    await deliverMessage({ ...house(), send, now: () => new Date() }, readQueued(data))
  }
  return letters
}
const codeIn = (letters: Outgoing[]) => /\d{6}/.exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
const take = (code: string, account = member.account, now = NOON, from = somebody()) =>
  takeCode(house(), { account, code }, from, now)
const wrong = { ok: false, reason: 'recovery_code_wrong' }
const unlike = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a forgotten password', () => {
  test.each([
    ['sms', `+1${PHONE}`],
    ['mail', EMAIL],
  ] as const)('is set anew with a code sent by %s', async (channel, to) => {
    expect(await ask(member.account, NOON, channel)).toEqual({ ok: true })
    expect(await sendAll()).toEqual(['sent'])
    const letters = await received()
    expect(letters).toMatchObject([{ channel, to }])
    const { token } = expectDone(await take(codeIn(letters)))
    const guard = { ...house(), passwords: cheapPasswords }
    const wanted = { account: member.account, password: 'lantern77', token, site: SITE }
    expect(await resetPassword(guard, wanted, somebody(), NOON)).toEqual({ ok: true })
  })

  test.each([
    ['a blank account', ' ', SITE, 'verification_unreadable'],
    ['a site that offers no recovery', 'nobody1', NO_RECOVERY, 'recovery_not_offered'],
    ['a showroom', 'nobody1', exampleShowroom(), 'recovery_not_offered'],
  ])('%s sends no request and starts no waiting time', async (_what, account, site, reason) => {
    for (let at = 0; at < 2; at += 1) {
      expect(await ask(account, NOON, 'sms', site)).toEqual({ ok: false, reason })
    }
    expect(await factsNamed('recovery.asked')).toEqual([])
    expect(await database.rows.selectFrom('recovery_asks').selectAll().execute()).toEqual([])
  })

  test('an unknown account takes the same steps and gets the same answer', async () => {
    expect(await ask('nobody1')).toEqual({ ok: true })
    expect(await factsNamed('recovery.asked')).toHaveLength(1)
    expect(await sendAll()).toEqual(['nobody'])
    expect(await database.rows.selectFrom('messages').selectAll().execute()).toEqual([])
  })

  test('a member without that contact, or with a frozen account, gets no code and the same answer', async () => {
    const shy = await makeGuarded(database, { email: EMAIL })
    expect(await ask(shy.account)).toEqual({ ok: true })
    await database.rows.updateTable('members').set({ state: 'frozen' }).execute()
    expect(await ask()).toEqual({ ok: true })
    expect(await sendAll()).toEqual(['nobody', 'nobody'])
  })

  test('neither account nor code can be read in the database', async () => {
    await ask()
    await sendAll()
    const code = codeIn(await received())
    for (const table of ['outbox', 'recovery_codes', 'recovery_asks', 'messages', 'audit_events']) {
      const { rows } = await sql<{ text: string }>`SELECT t::text AS text
        FROM ${sql.table(table)} t`.execute(database.rows)
      const text = rows.map((row) => row.text).join('\n')
      expect(text).not.toBe('')
      for (const plain of [member.account, PHONE, EMAIL]) expect(text).not.toContain(plain)
      expect(text).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`))
    }
  })
})

describe('[S9.025] 300 seconds between two codes', () => {
  test('exact to the second, and requests in between do not extend it', async () => {
    const tooOften = { ok: false, reason: 'recovery_too_often' }
    expect(await ask()).toEqual({ ok: true })
    for (const second of [1, 150, 299]) {
      expect(await ask(member.account, afterNoon(second * 1_000))).toEqual(tooOften)
    }
    expect(await ask(member.account, afterNoon(300_000))).toEqual({ ok: true })
  })

  test('also for an unknown account', async () => {
    await ask('nobody1')
    expect(await ask('nobody1')).toEqual({ ok: false, reason: 'recovery_too_often' })
  })

  test('of twenty concurrent requests one succeeds', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('five a day for an account', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect(await ask(member.account, afterNoon(at * HOUR_MS))).toEqual({ ok: true })
    }
    const sixth = await ask(member.account, afterNoon(6 * HOUR_MS))
    expect(sixth).toEqual({ ok: false, reason: 'recovery_too_often' })
  })
})

describe('a code', () => {
  const fresh = async () => {
    await ask()
    await sendAll()
    return codeIn(await received())
  }

  test('is accepted once when it arrives twenty times at the same time', async () => {
    const code = await fresh()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => take(code)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await take(code)).toEqual(wrong)
  })

  test('[A58] is refused after five wrong ones, even when right', async () => {
    const code = await fresh()
    for (let at = 0; at < 5; at += 1) expect(await take(unlike(code))).toEqual(wrong)
    expect(await take(code)).toEqual(wrong)
  })

  test('[A58] of fifty concurrent wrong ones five are checked', async () => {
    const code = await fresh()
    await Promise.all(Array.from({ length: 50 }, () => take(unlike(code))))
    const [left] = await database.rows.selectFrom('recovery_codes').selectAll().execute()
    expect(left?.tries_left).toBe(0)
    expect(await take(code)).toEqual(wrong)
  })

  test('is refused after ten minutes, on another site and for another account', async () => {
    const code = await fresh()
    const other = await makeGuarded(database, {})
    await makeSite(database, { id: siteId(2) })
    expect(await take(code, other.account)).toEqual(wrong)
    expect(await take(code, 'nobody1')).toEqual(wrong)
    const elsewhere = somebody({ siteId: siteId(2) })
    expect(await take(code, member.account, NOON, elsewhere)).toEqual(wrong)
    expect(await take(code, member.account, afterNoon(10 * MINUTE_MS))).toEqual(wrong)
    expect(await take(code, member.account, afterNoon(9 * MINUTE_MS))).toMatchObject({ ok: true })
  })

  test('replaces the code before it', async () => {
    const old = await fresh()
    await ask(member.account, afterNoon(300_000))
    expect(await sendAll(afterNoon(300_000))).toEqual(['settled', 'sent'])
    const code = codeIn(await received())
    if (old !== code) expect(await take(old, member.account, afterNoon(300_000))).toEqual(wrong)
    expect(await sendAll(afterNoon(300_000))).toEqual(['settled', 'settled'])
    expect(await take(code, member.account, afterNoon(300_000))).toMatchObject({ ok: true })
  })

  test('a repeated event sends one code; a late event sends none', async () => {
    await ask()
    expect(await sendAll()).toEqual(['sent'])
    expect(await sendAll()).toEqual(['settled'])
    expect(await sendAll(afterNoon(10 * MINUTE_MS))).toEqual(['late'])
    expect(await database.rows.selectFrom('messages').selectAll().execute()).toHaveLength(1)
  })

  test('[A58] one address gets thirty guesses', async () => {
    await fresh()
    const from = somebody()
    for (let at = 0; at < 30; at += 1) await take('999999', 'nobody1', NOON, from)
    const refused = { ok: false, reason: 'verification_too_often' }
    expect(await take('999999', 'nobody1', NOON, from)).toEqual(refused)
  })
})
