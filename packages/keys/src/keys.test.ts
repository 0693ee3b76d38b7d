import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeys } from './keys.ts'
import { newRing, readRing, turnRing } from './ring.ts'

const keys = createKeys(readRing(newRing()))

test('what was sealed opens for the same purpose and about the same, and for nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), fc.string(), (plain, about, other) => {
      const sealed = keys.seal('personal', plain, about)
      expect(keys.open('personal', sealed, about)).toEqual(Buffer.from(plain))
      expect(keys.open('hand-over', sealed, about)).toBeNull()
      if (other !== about) expect(keys.open('personal', sealed, other)).toBeNull()
    }),
  )
})

test('[A54] no byte can be changed, added or left out', () => {
  const sealed = keys.seal('hand-over', 'a text of some length', 'site 1')
  for (let at = 0; at < sealed.length; at += 1) {
    const flipped = Buffer.from(sealed)
    flipped[at] = (flipped[at] ?? 0) ^ 1
    expect(keys.open('hand-over', flipped, 'site 1')).toBeNull()
    expect(keys.open('hand-over', sealed.subarray(0, at), 'site 1')).toBeNull()
  }
  expect(keys.open('hand-over', Buffer.concat([sealed, Buffer.of(0)]), 'site 1')).toBeNull()
})

test('the same text is never sealed to the same bytes', () => {
  const sealed = new Set(
    Array.from({ length: 50 }, () => keys.seal('captcha', 'x', '').toString('hex')),
  )
  expect(sealed.size).toBe(50)
})

test('marks of equal texts are equal, per purpose and per ring', () => {
  expect(keys.mark('index', 'a')).toEqual(keys.mark('index', 'a'))
  expect(keys.mark('index', 'a')).not.toEqual(keys.mark('index', 'b'))
  expect(keys.mark('index', 'a')).not.toEqual(keys.mark('code', 'a'))
  const others = createKeys(readRing(newRing()))
  expect(others.mark('index', 'a')).not.toEqual(keys.mark('index', 'a'))
})

describe('turning the ring', () => {
  const before = newRing()
  const after = turnRing(before)

  test('old seals open, new ones are made with the new key, marks stay', () => {
    const [old, turned] = [createKeys(readRing(before)), createKeys(readRing(after))]
    const sealed = old.seal('personal', 'x', '')
    expect(turned.open('personal', sealed, '')?.toString()).toBe('x')
    expect(old.open('personal', turned.seal('personal', 'x', ''), '')).toBeNull()
    expect(turned.mark('index', 'a')).toEqual(old.mark('index', 'a'))
  })

  test('a key taken off the ring opens nothing more', () => {
    const sealed = createKeys(readRing(before)).seal('personal', 'x', '')
    const { newest, roots, marks } = JSON.parse(after)
    const short = JSON.stringify({ newest, roots: { [newest]: roots[newest] }, marks })
    expect(createKeys(readRing(short)).open('personal', sealed, '')).toBeNull()
  })
})

test.each([
  ['no newest key', '{"roots":{},"marks":""}'],
  ['a key too short', '{"newest":"00000000","roots":{"00000000":"AAAA"},"marks":""}'],
  ['an id of another kind', newRing().replaceAll(/[0-9a-f]{8}(?=")/g, 'september')],
])('a ring with %s is not used, and no key is said', (_, text) => {
  expect(() => readRing(text)).toThrow(/newest|bytes|id of a key/)
})
