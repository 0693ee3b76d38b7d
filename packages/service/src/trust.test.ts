import { expect, test } from 'vitest'
import { createTrust } from './trust.ts'

test('[A62] listed addresses and ranges are trusted, in either spelling, and nobody else', () => {
  const trusts = createTrust(['127.0.0.1', '172.16.0.0/12', '::1', 'fd00::/8'])
  for (const peer of ['127.0.0.1', '::ffff:127.0.0.1', '172.31.255.255', '::1', 'fd12::9']) {
    expect(trusts(peer)).toBe(true)
  }
  for (const peer of ['127.0.0.2', '172.32.0.1', '::2', 'fe80::1', '', 'nonsense']) {
    expect(trusts(peer)).toBe(false)
  }
  expect(createTrust([])('127.0.0.1')).toBe(false)
})
