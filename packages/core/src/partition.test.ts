import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from './id.ts'
import { hash32, PARTITIONS, partitionOf } from './partition.ts'

test.each([
  // The published test vectors of FNV-1a.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j never changes', (text, hash) => {
  expect(hash32(text)).toBe(hash)
})

test.each([
  // Written down, because rows and streams already carry these numbers.
  ['01890000-0000-7000-8000-000000000001', 9],
  ['01890000-0000-7000-8000-000000000002', 0],
])('owner %s is in partition %i for ever', (owner, partition) => {
  expect(partitionOf(owner)).toBe(partition)
})

test('every owner has one partition, and it is one of ours', () => {
  fc.assert(
    fc.property(fc.string(), (owner) => {
      const partition = partitionOf(owner)
      expect(Number.isInteger(partition)).toBe(true)
      expect(partition).toBeGreaterThanOrEqual(0)
      expect(partition).toBeLessThan(PARTITIONS)
      expect(partitionOf(owner)).toBe(partition)
    }),
  )
})

test('owners spread evenly: no partition is far from its share', () => {
  const owners = 16_000
  const counts = Array.from({ length: PARTITIONS }, () => 0)
  for (let made = 0; made < owners; made += 1) {
    const partition = partitionOf(newId())
    counts[partition] = (counts[partition] ?? 0) + 1
  }
  // The share is 1,000 with a deviation of about 31, so 800 to 1,200 is more than six deviations.
  for (const count of counts) {
    expect(count).toBeGreaterThan(800)
    expect(count).toBeLessThan(1_200)
  }
})
