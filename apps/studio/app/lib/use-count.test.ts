import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAt } from './use-count.ts'

test('a count begins where it was, ends where it is, and is never above it', () => {
  expect(countAt(0n, 1_000n, 0)).toBe(0n)
  expect(countAt(0n, 1_000n, 1)).toBe(1_000n)
  expect(countAt(0n, 1_000n, 7)).toBe(1_000n)
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 15n),
      fc.bigInt(0n, 10n ** 15n),
      fc.double({ min: -1, max: 2, noNaN: true }),
      (from, more, share) => {
        const shown = countAt(from, from + more, share)
        expect(shown >= from && shown <= from + more).toBe(true)
      },
    ),
  )
})
