import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keccak256 } from './keccak.ts'
import { sha256 } from './sha256.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Published test values. */
test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  [
    'The quick brown fox jumps over the lazy dog',
    '4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15',
  ],
])('Keccak-256 of %j', (text, digest) => {
  expect(hex(keccak256(new TextEncoder().encode(text)))).toBe(digest)
})

test('SHA-256 is that of node, at every length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }),
  )
})
