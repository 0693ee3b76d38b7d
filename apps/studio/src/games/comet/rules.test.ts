import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf } from '../../game/exact.ts'
import { hundredthsAt, LEVEL_MAX, LEVEL_START, msOf } from './growth.ts'
import { crashPoint } from './crash-point.ts'
import {
  autoOut,
  bitsOf,
  cashOutAt,
  comet,
  crashOf,
  flightMs,
  leftAt,
  LEVEL_MIN,
  shareReaching,
} from './rules.ts'

const CHANCES = 2n ** 52n
const printed = new Map(comet.returns.map(({ bet, percent }) => [bet, percent]))
const level = fc.integer({ min: LEVEL_MIN, max: LEVEL_MAX })
const crash = fc.integer({ min: LEVEL_START, max: LEVEL_MAX })

describe('chance', () => {
  test('every level from 1.01x to 10,000.00x returns 97 %, short of it by less than 2^-38', () => {
    const wrong: number[] = []
    for (let at = LEVEL_MIN; at <= LEVEL_MAX; at += 1) {
      const { over, under } = shareReaching(at)
      // In hundredths of 2^52: what is missing of 97 is less than one flight in 2^52 that pays.
      const missing = 97n * under - over * BigInt(at)
      if (under !== CHANCES || missing < 0n || missing >= BigInt(at)) wrong.push(at)
      if (percentOf(over * BigInt(at), under * 100n) !== printed.get('level')) wrong.push(at)
    }
    expect(wrong).toEqual([])
  })

  test('the share that reaches a level is the count of bits that do', () => {
    fc.assert(
      fc.property(level, (at) => {
        const first = CHANCES - shareReaching(at).over
        expect(crashOf(first)).toBeGreaterThanOrEqual(at)
        expect(crashOf(first - 1n)).toBeLessThan(at)
      }),
    )
  })

  test('one flight in 25 does not start, and so much costs leaving at 1.00x', () => {
    const { over, under } = shareReaching(LEVEL_MIN)
    expect(percentOf(under - over, under)).toBe('3.9604')
    expect(percentOf(over, under)).toBe(printed.get('start'))
  })

  test('no flight goes beyond the most the game pays', () => {
    expect(crashOf(CHANCES - 1n)).toBe(LEVEL_MAX)
    expect(LEVEL_MAX / 100).toBe(comet.maxTimes)
    expect(shareReaching(LEVEL_MAX + 1).over).toBe(0n)
    expect(crashOf(0n)).toBe(LEVEL_START)
    expect(() => crashOf(CHANCES)).toThrow('52 bits')
  })
})

// Counted once with Python's hmac and whole numbers, apart from this code.
const SALT = '0000000000000000000fa3b65e43e4240d71762a5bf397d5304b2596d116859c'
test.each([
  ['d51f791051c2e5f9112c57109acd4d7b9b5788df79db36fa24c09c3c9ee8a569', 125],
  ['b428c319af1d69d6bc8fa0875bfa23012f386b2aacabcbf5ff1da474e04cc10b', 137],
  ['5fc400bdc53f28bee223cb57411608d6bc7ad74ff198d71ba1f26f25f54cbcc8', 379],
  ['085d1ff2a9b725a6f2154ead237979b37bfdbaea493104e708725b744ca47da2', 417],
])('the flight of hash %s', (hash, at) => {
  expect(crashPoint(hash, SALT)).toBe(at)
})

test('a browser that asks WebCrypto comes to the same flight', async () => {
  const text = new TextEncoder()
  const hash = 'd51f791051c2e5f9112c57109acd4d7b9b5788df79db36fa24c09c3c9ee8a569'
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(hash), hmac, false, ['sign'])
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(SALT)))
  expect(crashOf(bitsOf(mac))).toBe(crashPoint(hash, SALT))
})

describe('leaving', () => {
  test('by hand at any millisecond: the level shown, if the flight goes so far', () => {
    const ms = fc.integer({ min: 0, max: msOf(LEVEL_MAX) - 1 })
    fc.assert(
      fc.property(crash, ms, fc.nat(), (far, elapsed, startedAtMs) => {
        const shown = hundredthsAt(elapsed)
        const isFlying = far > LEVEL_START && shown <= far
        const left = cashOutAt({ startedAtMs, crash: far, atMs: startedAtMs + elapsed })
        expect(left).toBe(isFlying ? shown : null)
      }),
    )
  })

  test('the last millisecond counts, the next does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: LEVEL_MIN, max: LEVEL_MAX }), (far) => {
        const end = flightMs(far)
        const last = cashOutAt({ startedAtMs: 0, crash: far, atMs: end - 1 })
        expect(last).toBe(hundredthsAt(end - 1))
        expect(last).toBeLessThanOrEqual(far)
        expect(cashOutAt({ startedAtMs: 0, crash: far, atMs: end })).toBeNull()
      }),
    )
  })

  test('not before the start, and never from a flight that does not start', () => {
    expect(cashOutAt({ startedAtMs: 1000, crash: 500, atMs: 999 })).toBeNull()
    expect(cashOutAt({ startedAtMs: 1000, crash: 500, atMs: 1000 })).toBe(LEVEL_START)
    expect(cashOutAt({ startedAtMs: 1000, crash: LEVEL_START, atMs: 1000 })).toBeNull()
  })

  test('by itself: at exactly the level asked for, or not at all', () => {
    fc.assert(
      fc.property(level, crash, (at, far) => {
        expect(autoOut(at, far)).toBe(far >= at ? at : null)
      }),
    )
    expect(autoOut(null, LEVEL_MAX)).toBe(LEVEL_MAX)
    expect(autoOut(null, LEVEL_MAX - 1)).toBeNull()
  })

  test.each([
    { auto: 200, atMs: msOf(150), left: 150 },
    { auto: 200, atMs: msOf(250), left: 200 },
    { auto: 200, atMs: null, left: 200 },
    { auto: 200, atMs: msOf(900), left: 200 },
    { auto: 900, atMs: msOf(150), left: 150 },
    { auto: 900, atMs: msOf(501), left: null },
    { auto: null, atMs: msOf(500), left: 500 },
    { auto: null, atMs: null, left: null },
  ])('a flight to 5.00x, out by itself at $auto, by hand after $atMs ms: $left', (bet) => {
    expect(leftAt({ startedAtMs: 0, crash: 500 }, bet)).toBe(bet.left)
  })
})
