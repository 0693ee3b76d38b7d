import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSha256 } from './sha256.ts'

const hex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('S5: hashes as SHA-256 does, for every length of one block', () => {
  const hash = createSha256()
  for (let length = 0; length <= 55; length += 1) {
    const text = 'a1b2c3d4e5f60718293a4b5c6d7e8f901234567890abcdefghijklm'.slice(0, length)
    expect(hex(hash(text))).toBe(createHash('sha256').update(text).digest('hex'))
  }
  expect(() => hash('x'.repeat(56))).toThrow('too long')
})
