import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { climb, proofOf, rootOf, sha256, type Hash } from './merkle.ts'

const leaf = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hash => Buffer.from(bytes))
const leaves = fc.uniqueArray(leaf, { minLength: 1, maxLength: 70, selector: String })

test('every leaf climbs to the root, and no other leaf does', () => {
  fc.assert(
    fc.property(leaves, leaf, (all, stranger) => {
      const root = rootOf(all)
      for (const [index, own] of all.entries()) {
        const steps = proofOf(all, index)
        expect(climb(own, steps)).toEqual(root)
        expect(climb(Buffer.concat([stranger, own]), steps)).not.toEqual(root)
      }
    }),
  )
})

test('a change of any leaf, of their order or of their number is another root', () => {
  fc.assert(
    fc.property(leaves, fc.nat(), (all, place) => {
      const index = place % all.length
      const changed = all.with(index, sha256(all[index] ?? Buffer.alloc(0)))
      expect(rootOf(changed)).not.toEqual(rootOf(all))
      expect(rootOf([...all, sha256()])).not.toEqual(rootOf(all))
      if (all.length > 1) expect(rootOf(all.toReversed())).not.toEqual(rootOf(all))
    }),
  )
})

test('a known root: three leaves of zeroes', () => {
  const zero = Buffer.alloc(32)
  expect(rootOf([zero, zero, zero]).toString('hex')).toMatchInlineSnapshot(
    `"f6d1543b16c810e99a8ee38d619474a2c63bfd1a5a205688a3cc15c74350ddb5"`,
  )
})

test('refuses an empty list', () => {
  expect(() => rootOf([])).toThrow('no root')
})
