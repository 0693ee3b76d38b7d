import type { CaptchaKind, CaptchaType } from '@oriel/core/captcha'
import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, NOON } from '../examples.ts'
import { issueCaptcha, sweepCaptchas, takeCaptcha } from './captcha.ts'
import { drawCode, hashWork } from './rules.ts'
import { countedDice } from './testing.ts'

const LIFE_MS = 120_000
const HERE = siteId(1)
const THERE = siteId(2)
const IP = '203.0.113.7'
type Asked = { siteId: typeof HERE; type: CaptchaType; ip: string; kind: CaptchaKind }
const LOGIN: Asked = { siteId: HERE, type: 'login', ip: IP, kind: 'picture' }

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await database.drop()
})

const ask = (changes: Partial<Asked> = {}, now = NOON) =>
  issueCaptcha(database, testKeys, { ...LOGIN, ...changes }, now, countedDice())
/** The same dice throw the same code, which is the only way to know it. */
const CODE = drawCode(countedDice())
const shown = async (changes: Partial<Asked> = {}) => {
  const captcha = expectDone(await ask(changes))
  return { token: captcha.token, answer: CODE }
}
type Given = { token: string; answer: string }
const take = (given: Given, changes: Partial<Asked> = {}, now = NOON) => {
  const { siteId: site, type, ip } = { ...LOGIN, ...changes }
  return takeCaptcha(database.rows, testKeys, { siteId: site, type, ip, ...given }, now)
}
const left = async () => (await database.rows.selectFrom('captchas').selectAll().execute()).length

describe('a picture', () => {
  test('is valid once', async () => {
    const given = await shown()
    expect(await take(given)).toBe(true)
    expect(await take(given)).toBe(false)
  })

  test('[A55] is accepted once when fifty requests use it at the same time', async () => {
    const given = await shown()
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(given)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await left()).toBe(0)
  })

  test('[A55] a wrong answer uses it up', async () => {
    const given = await shown()
    expect(await take({ ...given, answer: 'WRONG' })).toBe(false)
    expect(await take(given)).toBe(false)
    expect(await left()).toBe(0)
  })

  test.each([
    ['in small letters', CODE.toLowerCase()],
    ['with spaces', ` ${CODE.slice(0, 2)} ${CODE.slice(2)}\t`],
    ['in full width', CODE.replaceAll(/./g, (one) => fullWidth(one))],
  ])('may be answered %s', async (_, answer) => {
    expect(await take({ ...(await shown()), answer })).toBe(true)
  })

  test.each(['', CODE.slice(1), `${CODE}2`, 'Ａ'.repeat(5)])('"%s" is wrong', async (answer) => {
    expect(await take({ ...(await shown()), answer })).toBe(false)
  })

  test('[A55] is good for less than 120 seconds', async () => {
    expect(await take(await shown(), {}, afterNoon(LIFE_MS - 1))).toBe(true)
    const late = await shown()
    expect(await take(late, {}, afterNoon(LIFE_MS))).toBe(false)
    expect(await take(late)).toBe(false)
  })

  test('a made-up token opens nothing', async () => {
    const { token, answer } = await shown()
    for (const wrong of ['', token.slice(1), token.toUpperCase(), `${token} `]) {
      expect(await take({ token: wrong, answer })).toBe(false)
    }
    expect(await take({ token, answer })).toBe(true)
  })
})

describe('is bound', () => {
  test.each<[string, Partial<Asked>]>([
    ['to its type', { type: 'register' }],
    ['to its site', { siteId: THERE }],
    ['to its network', { ip: '203.0.114.7' }],
  ])('%s, and is used up by a wrong use', async (_, elsewhere) => {
    const given = await shown()
    expect(await take(given, elsewhere)).toBe(false)
    expect(await take(given)).toBe(false)
  })

  test('to the network and not to the address in it', async () => {
    expect(await take(await shown(), { ip: '203.0.113.250' })).toBe(true)
    const home = await shown({ ip: '2001:db8:1:2::7' })
    expect(await take(home, { ip: '2001:db8:1:2:ffff::1' })).toBe(true)
    const moved = await shown({ ip: '2001:db8:1:2::7' })
    expect(await take(moved, { ip: '2001:db8:1:3::7' })).toBe(false)
  })
})

describe('the site’s own', () => {
  test('has a sealed text in hex, good once', async () => {
    const given = await shown({ type: 'client' })
    expect(given.token).toMatch(/^[0-9a-f]{100,}$/)
    expect(await take(given, { type: 'client' })).toBe(true)
    expect(await take(given, { type: 'client' })).toBe(false)
  })

  test('is refused for another type and on another site', async () => {
    const given = await shown({ type: 'client' })
    expect(await take(given, { type: 'login' })).toBe(false)
    expect(await take(given, { type: 'client', siteId: THERE })).toBe(false)
    expect(await take(await shown(), { type: 'client' })).toBe(false)
  })

  test('[A56] a changed token is refused', async () => {
    const { token, answer } = await shown({ type: 'client' })
    const changed = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const text of ['', 'no hex', changed, token.slice(2)]) {
      expect(await take({ token: text, answer }, { type: 'client' })).toBe(false)
    }
    expect(await take({ token, answer }, { type: 'client' })).toBe(true)
  })
})

describe('work', () => {
  const solved = async () => {
    const captcha = expectDone(await ask({ kind: 'work' }))
    if (captcha.kind !== 'work') throw new Error('asked for work')
    const { salt, challenge, maxNumber } = captcha.work
    let number = 0
    while (number <= maxNumber && hashWork(salt, String(number)) !== challenge) number += 1
    return { token: captcha.token, number }
  }

  test('accepts the number that solves the challenge, once', async () => {
    const { token, number } = await solved()
    expect(await take({ token, answer: String(number) })).toBe(true)
    expect(await take({ token, answer: String(number) })).toBe(false)
  })

  test.each([
    ['the next number', (number: number) => String(number + 1)],
    ['zeros in front', (number: number) => `0${number}`],
    ['another way to write it', (number: number) => `${number}.0`],
  ])('refuses %s', async (_, wrong) => {
    const { token, number } = await solved()
    expect(await take({ token, answer: wrong(number) })).toBe(false)
    expect(await take({ token, answer: String(number) })).toBe(false)
  })

  test('is accepted once when fifty requests use it at the same time', async () => {
    const { token, number } = await solved()
    const taken = await Promise.all(
      Array.from({ length: 50 }, () => take({ token, answer: String(number) })),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })
})

describe('an address is shown five in ten seconds', () => {
  const REFUSED = { ok: false, reason: 'captcha_too_often' }

  test('refuses the sixth and stores nothing for it', async () => {
    for (let count = 0; count < 5; count += 1) expectDone(await ask())
    expect(await ask()).toEqual(REFUSED)
    expect(await left()).toBe(5)
    expectDone(await ask({ ip: '203.0.113.8' }))
    expectDone(await ask({}, afterNoon(20_000)))
  })

  test('gives five when fifty requests of any type arrive at the same time', async () => {
    const asked = Array.from({ length: 50 }, (_, at) =>
      ask({ type: at % 2 ? 'login' : 'register', kind: at % 3 ? 'picture' : 'work' }),
    )
    expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(5)
  })

  test('counts an IPv6 network as one address', async () => {
    for (let count = 0; count < 5; count += 1) expectDone(await ask({ ip: `2001:db8::${count}` }))
    expect(await ask({ ip: '2001:db8::ffff' })).toEqual(REFUSED)
  })
})

test('the database holds neither token, answer nor address in clear', async () => {
  const { token, answer } = await shown()
  const { rows } = await sql<{ text: string }>`SELECT c::text AS text FROM captchas c`.execute(
    database.rows,
  )
  const text = rows[0]?.text ?? ''
  expect(text).toMatch(/[0-9a-f]{64}.*[0-9a-f]{64}/)
  for (const secret of [token, answer, '203.0.113']) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(Buffer.from(secret).toString('hex'))
  }
})

test('sweeping removes the late ones and leaves the good ones', async () => {
  await ask()
  await ask({}, afterNoon(1))
  expect(await sweepCaptchas(database, afterNoon(LIFE_MS - 1))).toBe(0)
  expect(await sweepCaptchas(database, afterNoon(LIFE_MS))).toBe(1)
  expect(await left()).toBe(1)
})

test('sweeping takes all that is over, and nothing else', async () => {
  await sql`INSERT INTO captchas SELECT sha256(n::text::bytea), sha256(n::text::bytea), ${NOON}
    FROM generate_series(1, 5001) n`.execute(database.rows)
  expect(await sweepCaptchas(database, NOON)).toBe(5_001)
  expect(await sweepCaptchas(database, NOON)).toBe(0)
})

const fullWidth = (character: string): string =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)
