import { describe, expect, test } from 'vitest'
import { afterNoon, HOUR_MS, MINUTE_MS, NOON } from '../examples.ts'
import { isAlive, isFreshProof, shouldNoteSeen } from './rules.ts'

const times = (seenMs: number, endedMs: number | null = null) => ({
  signedInAt: NOON,
  seenAt: afterNoon(seenMs),
  endedAt: endedMs === null ? null : afterNoon(endedMs),
})

describe('a session opened at noon', () => {
  test.each([
    ['at noon', times(0), 0, true],
    ['a moment before 30 minutes of rest', times(0), 30 * MINUTE_MS - 1, true],
    ['after 30 minutes of rest', times(0), 30 * MINUTE_MS, false],
    ['30 minutes old but just used', times(30 * MINUTE_MS - 1), 30 * MINUTE_MS, true],
    ['a moment before 12 hours', times(12 * HOUR_MS - 2), 12 * HOUR_MS - 1, true],
    ['12 hours old but just used', times(12 * HOUR_MS - 1), 12 * HOUR_MS, false],
    ['ended a moment ago', times(0, 1), 2, false],
    ['ended at this moment', times(0, 1), 1, false],
  ])('%s', (_, given, nowMs, alive) => {
    expect(isAlive(given, afterNoon(nowMs))).toBe(alive)
  })
})

test.each([
  [0, false],
  [MINUTE_MS - 1, false],
  [MINUTE_MS, true],
  [2 * MINUTE_MS, true],
  // Two servers' clocks may differ a little: going back in time is no news.
  [-MINUTE_MS, false],
])('a use %i ms after the last noted one is worth noting: %s', (ms, expected) => {
  expect(shouldNoteSeen(times(0), afterNoon(ms))).toBe(expected)
})

test.each([
  ['at once', 0, true],
  ['a moment before five minutes', 5 * MINUTE_MS - 1, true],
  ['after five minutes', 5 * MINUTE_MS, false],
])('S3: a proof counts %s: %s', (_when, ms, isFresh) => {
  expect(isFreshProof(NOON, afterNoon(ms))).toBe(isFresh)
})
