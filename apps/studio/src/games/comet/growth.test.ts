import { expect, test } from 'vitest'
import { hundredthsAt, LEVEL_MAX, LEVEL_START, marginAt, msOf } from './growth.ts'

const LAST_MS = msOf(LEVEL_MAX)

test('the first millisecond of every one of the 999,901 levels: there already, not before', () => {
  const wrong: number[] = []
  let before = 0
  for (let level = LEVEL_START; level <= LEVEL_MAX; level += 1) {
    const ms = msOf(level)
    const isFirst = hundredthsAt(ms) >= level && (ms === 0 || hundredthsAt(ms - 1) < level)
    if (!isFirst || ms < before) wrong.push(level)
    before = ms
  }
  expect(wrong).toEqual([])
})

test('every millisecond of the longest flight: no lower than the one before', () => {
  let before = LEVEL_START
  for (let ms = 0; ms <= LAST_MS; ms += 1) {
    const level = hundredthsAt(ms)
    if (level < before) expect.fail(`${level} at ${ms} ms after ${before}`)
    before = level
  }
  expect(before).toBe(LEVEL_MAX)
})

// Rounding at 2^-128 grows to less than 2^-80 hundredths on the way to the top. As long as the
// curve stays further than that from a whole hundredth, the shown level is the true one.
test('no millisecond is so near a whole hundredth that rounding could turn it', () => {
  let nearest = marginAt(1)
  for (let ms = 2; ms < LAST_MS; ms += 1) {
    const margin = marginAt(ms)
    if (margin < nearest) nearest = margin
  }
  expect(nearest).toBeGreaterThan(2n ** (128n - 80n))
})

test('the curve is e^(0.06 t)', () => {
  for (let ms = 0; ms < LAST_MS; ms += 997) {
    const level = hundredthsAt(ms)
    const real = 100 * Math.exp(0.000_06 * ms)
    expect(real - level).toBeGreaterThan(-1e-6)
    expect(real - level).toBeLessThan(1 + 1e-6)
  }
})

test.each([
  [0, 100],
  [166, 101],
  [11_553, 200],
  [38_377, 1000],
  [153_506, 1_000_000],
])('after %i ms: %i hundredths', (ms, level) => {
  expect(hundredthsAt(ms)).toBe(level)
  expect(msOf(level)).toBe(ms)
})

test('before its start a flight stands at 1.00x, past its top it rises no more', () => {
  expect(hundredthsAt(-5)).toBe(LEVEL_START)
  expect(hundredthsAt(165.9)).toBe(LEVEL_START)
  expect(hundredthsAt(LAST_MS + 60_000)).toBe(LEVEL_MAX)
  expect(() => msOf(LEVEL_MAX + 1)).toThrow('no flight reaches')
})
