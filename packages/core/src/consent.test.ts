import { expect, test } from 'vitest'
import { CONSENT_COOKIE_S, consentCookies, mayTrack, readConsent } from './consent.ts'

test.each([
  [null, null, false],
  ['', null, false],
  ['ccy=VND', null, false],
  ['consent=granted', 'granted', true],
  ['ccy=VND; consent=denied', 'denied', false],
  ['consent=yes', null, false],
  ['consent=GRANTED', null, false],
  ['xconsent=granted', null, false],
  ['_fbp=fb.1.2.3', null, false],
])('the cookies %j say %s, so measuring is allowed: %s', (cookies, choice, allowed) => {
  expect(readConsent(cookies)).toBe(choice)
  expect(mayTrack(cookies)).toBe(allowed)
})

test('a choice is kept for 180 days', () => {
  expect(CONSENT_COOKIE_S).toBe(180 * 24 * 60 * 60)
  expect(consentCookies('granted', true)).toEqual([
    'consent=granted; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  ])
})

test('a no, and a choice taken back, remove what the advertising network had set', () => {
  expect(consentCookies('denied', false)).toEqual([
    'consent=denied; Path=/; Max-Age=15552000; SameSite=Lax',
    '_fbp=; Path=/; Max-Age=0; SameSite=Lax',
    '_fbc=; Path=/; Max-Age=0; SameSite=Lax',
  ])
  expect(consentCookies(null, false)).toEqual([
    'consent=; Path=/; Max-Age=0; SameSite=Lax',
    '_fbp=; Path=/; Max-Age=0; SameSite=Lax',
    '_fbc=; Path=/; Max-Age=0; SameSite=Lax',
  ])
})
