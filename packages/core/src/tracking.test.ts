import { expect, test } from 'vitest'
import { trackingCookies } from './tracking.ts'

const NOON = new Date('2026-03-01T12:00:00.000Z')
const write = (search: string, cookies = '') =>
  trackingCookies(cookies, new URLSearchParams(search), NOON, () => 0.5)
const KEPT = 'Path=/; Max-Age=7776000; SameSite=Lax; Secure'

test('[S3.084, S9.076] both last 90 days, lax, secure, at /', () => {
  expect(write('fbclid=Abc_1-2.3')).toEqual([
    `_fbp=fb.1.1772366400000.5000000000; ${KEPT}`,
    `_fbc=fb.1.1772366400000.Abc_1-2.3; ${KEPT}`,
  ])
})

test('[S3.085] _fbc is built from fbclid, and only where there is a sound one', () => {
  expect(write('fbclid=Abc')).toContainEqual(`_fbc=fb.1.1772366400000.Abc; ${KEPT}`)
  for (const search of ['', 'fbclid=', 'fbclid=a b', 'fbclid=a;b=c', `fbclid=${'x'.repeat(600)}`]) {
    expect(write(search).some((cookie) => cookie.startsWith('_fbc='))).toBe(false)
  }
})

test('who has a number keeps it; a new click replaces the old one', () => {
  const cookies = '_fbp=fb.1.1.2; _fbc=fb.1.1.old'
  expect(write('', cookies)).toEqual([])
  expect(write('fbclid=new', cookies)).toEqual([`_fbc=fb.1.1772366400000.new; ${KEPT}`])
})
