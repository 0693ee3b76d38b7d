import { expect, test } from 'vitest'
import { randomHex } from './random-hex.ts'

test('gives as many hex digits as asked for, never the same again', () => {
  const seen = Array.from({ length: 5_000 }, () => randomHex(16))
  for (const one of seen) expect(one).toMatch(/^[0-9a-f]{16}$/)
  expect(new Set(seen).size).toBe(seen.length)
})

test('lengths may change from one ask to the next', () => {
  for (let length = 1; length < 200; length += 1) expect(randomHex(length)).toHaveLength(length)
})
