import { describe, expect, test } from 'vitest'
import { afterNoon, HOUR_MS, MINUTE_MS, NOON } from '../examples.ts'
import { isLate, MESSAGE_BACKOFF_MS, nextState, resultOf } from './rules.ts'

test.each([
  [200, 'sent'],
  [202, 'sent'],
  [301, 'unreachable'],
  [400, 'refused'],
  [402, 'no_balance'],
  [408, 'unreachable'],
  [422, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
] as const)('an answer of %i means %s', (status, result) => {
  expect(resultOf(status)).toBe(result)
})

describe('where a message stands after a try', () => {
  const last = MESSAGE_BACKOFF_MS.length + 1

  test.each([
    ['sent', 1, 'sent'],
    ['sent', last + 5, 'sent'],
    ['refused', 1, 'failed'],
    ['unreachable', 1, 'queued'],
    ['no_balance', last - 1, 'queued'],
    ['no_balance', last, 'failed'],
    ['unreachable', last + 1, 'failed'],
  ] as const)('%s at try %i: %s', (result, attempts, state) => {
    expect(nextState(result, attempts)).toBe(state)
  })
})

test.each([
  ['registration_code', 10 * MINUTE_MS, false],
  ['registration_code', 10 * MINUTE_MS + 1, true],
  ['reset_code', HOUR_MS, true],
  ['password_reset', HOUR_MS, false],
  ['new_device', 24 * HOUR_MS + 1, true],
] as const)('%s after %i ms is late: %s', (template, ms, late) => {
  expect(isLate({ template, createdAt: NOON }, afterNoon(ms))).toBe(late)
})

test('all tries of a code fit into the time in which it is of use', () => {
  const waits = MESSAGE_BACKOFF_MS.reduce((sum, ms) => sum + ms, 0)
  const eachTry = 10_000 * (MESSAGE_BACKOFF_MS.length + 1)
  expect(waits + eachTry).toBeLessThan(10 * MINUTE_MS)
})
