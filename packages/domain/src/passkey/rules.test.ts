import { describe, expect, test } from 'vitest'
import { isCounterAhead, labelOf, readClientData, userHandleOf } from './rules.ts'

describe('the counter of a key', () => {
  test.each([
    [0n, 0n, true],
    [0n, 1n, true],
    [7n, 8n, true],
    [7n, 900n, true],
    [7n, 7n, false],
    [7n, 6n, false],
    [7n, 0n, false],
  ])('kept as %s, given as %s: %s', (kept, given, isAhead) => {
    expect(isCounterAhead(kept, given)).toBe(isAhead)
  })
})

describe('client data', () => {
  const written = (said: unknown): string =>
    Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)).toString('base64url')

  test('gives the challenge and whether the page was framed', () => {
    expect(readClientData(written({ challenge: 'abc', crossOrigin: false }))).toEqual({
      challenge: 'abc',
      isFramed: false,
    })
    expect(readClientData(written({ challenge: 'abc' }))?.isFramed).toBe(false)
    expect(readClientData(written({ challenge: 'abc', crossOrigin: true }))?.isFramed).toBe(true)
  })

  test.each([
    '',
    'null',
    '[]',
    '"abc"',
    '{',
    { challenge: 5 },
    { challenge: null },
    {},
    '\u0000\uFFFD',
  ])('is refused when malformed: %j', (said) => {
    expect(readClientData(written(said))).toBeNull()
  })
})

test('a label stays short and on one line', () => {
  expect(labelOf('  Chrome,\r\n Android\u202E ')).toBe('Chrome, Android')
  expect(Array.from(labelOf('📱'.repeat(90)))).toHaveLength(60)
})

test('each member has one handle, of sixteen bytes', () => {
  const handle = userHandleOf('019a1f00-0000-7000-8000-0000000000ff')
  expect(Buffer.from(handle, 'base64url').toString('hex')).toBe('019a1f000000700080000000000000ff')
})
