import { expect, test } from 'vitest'
import { pageHeaders, specialHeaders } from './headers.ts'

const policyOf = (origins: string[], isFramed = false): string =>
  pageHeaders('n', false, '', origins, isFramed)['content-security-policy'] ?? ''

test('games may stand in a frame of a page, and nothing else may', () => {
  expect(policyOf(['https://studio.example'])).toContain("frame-src 'self' https://studio.example;")
  expect(policyOf([])).toContain("frame-src 'self';")
})

test('[S2.016] only the page games lead back to may be framed, by ourselves', () => {
  expect(policyOf([], true)).toContain("frame-ancestors 'self'")
  expect(policyOf([])).toContain("frame-ancestors 'none'")
})

test('[S2.015] the window of a game stays in touch with the page that opened it', () => {
  const openerPolicy = (path: string) =>
    specialHeaders(new URL(path, 'https://oriel.example'))['cross-origin-opener-policy']
  expect(['/loading?press=a', '/close', '/authCallback'].map(openerPolicy)).toEqual([
    'unsafe-none',
    'unsafe-none',
    'unsafe-none',
  ])
  expect(openerPolicy('/play')).toBeUndefined()
})
