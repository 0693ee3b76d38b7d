import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY_COOKIE, CURRENCY_COOKIE_S, readCookie, writeCookie } from './cookie.ts'

test('[S9.078] the cookie default path is /', () => {
  expect(writeCookie('a', '1')).toBe('a=1; Path=/; SameSite=Lax')
})

test('[S3.081] [S9.075] the site currency is kept in ccy for one day', () => {
  const written = writeCookie(CURRENCY_COOKIE, 'RMB', { maxAgeS: CURRENCY_COOKIE_S })
  expect(written).toBe('ccy=RMB; Path=/; Max-Age=86400; SameSite=Lax')
  expect(CURRENCY_COOKIE_S).toBe(24 * 60 * 60)
})

test('every option is written', () => {
  const options = {
    maxAgeS: 0,
    path: '/office',
    sameSite: 'Strict',
    httpOnly: true,
    secure: true,
  } as const
  expect(writeCookie('a', '', options)).toBe(
    'a=; Path=/office; Max-Age=0; SameSite=Strict; Secure; HttpOnly',
  )
})

test('a value cannot add an attribute, a cookie or a header', () => {
  const written = writeCookie('a', 'x; Domain=evil.example\r\nSet-Cookie: b=c, d')
  expect(written).toMatch(/^a=[^;,\s]*; Path=\/; SameSite=Lax$/)
})

test('any text survives being written and read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const pair = writeCookie('a', value).split('; ')[0] ?? ''
      expect(readCookie(`b=1; ${pair}; c=2`, 'a')).toBe(value)
    }),
  )
})

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  ['a', null],
  ['aa=1', null],
  ['A=1', null],
  ['b=a=1', null],
  ['a=', ''],
  ['a=1', '1'],
  ['a=1=2', '1=2'],
  ['b=0;a=1', '1'],
  ['  a = 1 ; b=2', '1'],
  ['a=1; a=2', '1'],
  ['a=%E5%90%8D', '名'],
  ['a=%', null],
  ['a=%ff', null],
])('from %j cookie a is %j', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value)
})

test('a header longer than 8 KiB is not read', () => {
  const filled = (length: number) => `a=1; b=${'x'.repeat(length - 'a=1; b='.length)}`
  expect(readCookie(filled(8_192), 'a')).toBe('1')
  expect(readCookie(filled(8_193), 'a')).toBeNull()
})
