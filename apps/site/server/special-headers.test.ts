import { expect, test } from 'vitest'
import { specialHeaders } from './special-headers.ts'

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
