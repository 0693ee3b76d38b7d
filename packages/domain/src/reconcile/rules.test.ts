import { expect, test } from 'vitest'
import { isCertain, nextLookMs, retryAfterMs } from './rules.ts'

test('a difference is certain only after the feed was read since it was first seen', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  const before = { difference: 5n, since: new Date('2026-11-16T11:58:00Z') }
  const at = { difference: 5n, before, now, feedReadAt: new Date('2026-11-16T11:59:00Z') }
  expect(isCertain(at)).toBe(true)
  expect(isCertain({ ...at, feedReadAt: new Date('2026-11-16T11:57:00Z') })).toBe(false)
  expect(isCertain({ ...at, feedReadAt: null })).toBe(false)
  expect(isCertain({ ...at, before: null })).toBe(false)
  expect(isCertain({ ...at, difference: 6n })).toBe(false)
  expect(isCertain({ ...at, now: new Date('2026-11-16T11:58:10Z') })).toBe(false)
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

test.each([
  ['differs', { difference: 1n, isEmpty: false, stillMs: 9 * HOUR_MS }, MINUTE_MS],
  ['has just moved', { difference: 0n, isEmpty: false, stillMs: 0 }, 2 * MINUTE_MS],
  ['rests for an hour', { difference: 0n, isEmpty: false, stillMs: HOUR_MS }, 30 * MINUTE_MS],
  ['rests for a month', { difference: 0n, isEmpty: false, stillMs: 720 * HOUR_MS }, 24 * HOUR_MS],
  ['was emptied lately', { difference: 0n, isEmpty: true, stillMs: HOUR_MS }, 30 * MINUTE_MS],
  ['is empty', { difference: 0n, isEmpty: true, stillMs: 3 * HOUR_MS }, null],
])('a place that %s', (_, at, ms) => {
  expect(nextLookMs(at)).toBe(ms)
})

test.each([
  [0, MINUTE_MS],
  [3, 8 * MINUTE_MS],
  [6, HOUR_MS],
  [5_000, HOUR_MS],
])('after %d tries it waits %d ms', (tries, ms) => {
  expect(retryAfterMs(tries)).toBe(ms)
})
