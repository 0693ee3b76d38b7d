import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, makeMember, makeSite, NOON } from '../examples.ts'
import type { Member } from '@oriel/domain/member'
import { base32, codeAt, findStep, stepOf } from './rules.ts'
import { confirmTotp, hasTotp, removeTotp, startTotp, takeTotp } from './totp.ts'

/** RFC 6238, appendix B, cut to six digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at second %i the code of the RFC is %s', (second, code) => {
  const secret = Buffer.from('12345678901234567890')
  expect(codeAt(secret, stepOf(new Date(second * 1000)))).toBe(code)
})

/** RFC 4648, section 10. */
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is written %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

test('a code is valid in its own step and in the ones beside it', () => {
  const secret = Buffer.from('a secret of some bytes')
  const code = codeAt(secret, stepOf(NOON))
  const found = [-60, -30, 0, 30, 60].map((seconds) =>
    findStep(secret, code, afterNoon(seconds * 1000)),
  )
  expect(found.map((step) => step !== null)).toEqual([false, true, true, true, false])
})

describe('of a member', () => {
  let database: TestDatabase
  let member: Member
  beforeEach(async () => {
    database = await testDatabase()
    await makeSite(database)
    member = await makeMember(database)
  })
  afterEach(async () => {
    await database.drop()
  })

  const start = async () =>
    expectDone(
      await startTotp(database.rows, testKeys, { id: member.id, account: 'anna', issuer: 'Oriel' }),
    )
  const secretOf = (written: string): Buffer => {
    const bits = Array.from(written, (letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    ).join('')
    return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  }
  const codeOf = (secret: string, ms = 0) => codeAt(secretOf(secret), stepOf(afterNoon(ms)))
  const confirm = (code: string, ms = 0) =>
    confirmTotp(database.rows, testKeys, member.id, code, afterNoon(ms))
  const take = (code: string, ms = 0) =>
    takeTotp(database.rows, testKeys, member.id, code, afterNoon(ms))

  test('is active from its first right code', async () => {
    const { secret, address } = await start()
    expect(address).toBe(`otpauth://totp/Oriel:anna?secret=${secret}&issuer=Oriel`)
    expect(await confirm('000000')).toBe(false)
    expect(await take(codeOf(secret))).toBe('wrong')
    expect(await hasTotp(database.rows, member.id)).toBe(false)
    expect(await confirm(codeOf(secret))).toBe(true)
    expect(await hasTotp(database.rows, member.id)).toBe(true)
  })

  test('accepts a code once, also of twenty concurrent uses, and no older code afterwards', async () => {
    const { secret } = await start()
    await confirm(codeOf(secret))
    expect(await take(codeOf(secret))).toBe('used')
    const later = codeOf(secret, 60_000)
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(later, 60_000)))
    expect(taken.filter((one) => one === 'right')).toHaveLength(1)
    expect(await take(codeOf(secret, 30_000), 60_000)).toBe('used')
    expect(await take('123', 60_000)).toBe('wrong')
  })

  test('an active one cannot be replaced, only removed', async () => {
    const { secret } = await start()
    await confirm(codeOf(secret))
    const again = { id: member.id, account: 'anna', issuer: 'Oriel' }
    expect(await startTotp(database.rows, testKeys, again)).toMatchObject({ reason: 'totp_set' })
    await removeTotp(database.rows, member.id)
    expect(await hasTotp(database.rows, member.id)).toBe(false)
    expect((await start()).secret).not.toBe(secret)
  })
})
