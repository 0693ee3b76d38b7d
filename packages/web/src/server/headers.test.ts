import { expect, test } from 'vitest'
import { pageHeaders } from './headers.ts'

const policyOf = (frames: string[], isFramed = false): string =>
  pageHeaders({ nonce: 'n', isDevelopment: false, frames, isFramed })['content-security-policy'] ??
  ''

test('games may stand in a frame of a page, and nothing else may', () => {
  expect(policyOf(['https://studio.example'])).toContain("frame-src 'self' https://studio.example;")
  expect(policyOf([])).toContain("frame-src 'self';")
})

test('[S2.016] only the page games lead back to may be framed, by ourselves', () => {
  expect(policyOf([], true)).toContain("frame-ancestors 'self'")
  expect(policyOf([])).toContain("frame-ancestors 'none'")
})
