import { expect, test } from 'vitest'
import { pageHeaders } from './headers.ts'

const policyOf = (frames: string[], isFramed = false): string =>
  pageHeaders({ nonce: 'n', isDevelopment: false, frames, isFramed })['content-security-policy'] ??
  ''

const connectsTo = (origins: string[]): string =>
  /connect-src ([^;]*)/.exec(
    pageHeaders({ nonce: 'n', isDevelopment: false, connectsTo: origins })[
      'content-security-policy'
    ] ?? '',
  )?.[1] ?? ''

test('S4: a page connects to its own origin and to those named, and to no other host', () => {
  expect(connectsTo([])).toBe("'self'")
  expect(connectsTo(['wss://live.example'])).toBe("'self' wss://live.example")
})

test('games may stand in a frame of a page, and nothing else may', () => {
  expect(policyOf(['https://studio.example'])).toContain("frame-src 'self' https://studio.example;")
  expect(policyOf([])).toContain("frame-src 'self';")
})

test('[S2.016] only the page games lead back to may be framed, by ourselves', () => {
  expect(policyOf([], true)).toContain("frame-ancestors 'self'")
  expect(policyOf([])).toContain("frame-ancestors 'none'")
})

test('other origins frame a page only where they are named', () => {
  const policy = pageHeaders({
    nonce: 'n',
    isDevelopment: false,
    framedBy: ['https://office.example'],
  })['content-security-policy']
  expect(policy).toContain('frame-ancestors https://office.example;')
})
