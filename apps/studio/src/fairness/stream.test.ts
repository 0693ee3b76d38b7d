import { describe, expect, test } from 'vitest'
import { drawFrom, type Draw } from './draw.ts'
import { commitmentOf, streamOf } from './stream.ts'
import { chiSquare, countsOf, runsOff } from './testing/statistics.ts'
import { VECTORS } from './vectors.ts'

const SEEDS = { serverSeed: 'ac'.repeat(32), clientSeed: 'a player' }
const HIGH = 2 ** 31

/** Between these chi-square lies in 99 of 100 cases, by how many values there are. */
const EVEN: Readonly<Record<number, readonly [low: number, high: number]>> = {
  6: [0.412, 16.75],
  37: [17.887, 61.581],
  52: [28.735, 80.747],
  256: [200.588, 316.919],
}
/** A normal value lies between this and its opposite in 99 of 100 cases. */
const RUNS_OFF_MAX = 2.576

const draws = (count: number, next: () => number): number[] => Array.from({ length: count }, next)

function isEven(size: number, numbers: Iterable<number>): boolean {
  const [low, high] = EVEN[size] ?? [0, 0]
  const value = chiSquare(countsOf(size, numbers))
  return low < value && value < high
}

/** One word of each of many rounds, as games take them: first words of streams with new nonces. */
const firstWords = (count: number): number[] =>
  Array.from({ length: count }, (_, nonce) => streamOf({ ...SEEDS, nonce }).u32())

describe('published vectors', () => {
  test.each(VECTORS)('$clientSeed:$nonce', (vector) => {
    const stream = (): Draw => streamOf(vector)
    expect(commitmentOf(vector.serverSeed)).toBe(vector.commitment)
    const [words, small, large] = [stream(), stream(), stream()]
    expect(draws(8, () => words.u32())).toEqual(vector.words)
    expect(draws(5, () => small.below(37))).toEqual(vector.below37)
    expect(draws(8, () => large.below(3_000_000_000))).toEqual(vector.belowThreeBillion)
  })

  test('one letter more in any seed, or the next nonce, is another stream', () => {
    const [vector] = VECTORS
    if (!vector) throw new Error('there are no vectors')
    const changed = [
      { ...vector, serverSeed: `${vector.serverSeed}0` },
      { ...vector, clientSeed: `${vector.clientSeed}0` },
      { ...vector, nonce: vector.nonce + 1 },
    ]
    const words = changed.map((seeds) => streamOf(seeds).u32())
    expect(new Set([...words, vector.words[0]]).size).toBe(4)
  })
})

describe('a stream is even', () => {
  test('in its bytes', () => {
    const stream = streamOf({ ...SEEDS, nonce: 0 })
    const bytes = draws(250_000, () => stream.u32()).flatMap((word) => [
      word >>> 24,
      (word >>> 16) & 255,
      (word >>> 8) & 255,
      word & 255,
    ])
    expect(isEven(256, bytes)).toBe(true)
  })

  test.each([6, 37, 52])('below %i', (size) => {
    const stream = streamOf({ ...SEEDS, nonce: size })
    expect(
      isEven(
        size,
        draws(200_000, () => stream.below(size)),
      ),
    ).toBe(true)
  })

  test('from round to round', () => {
    const words = firstWords(60_000)
    expect(
      isEven(
        256,
        words.map((word) => word >>> 24),
      ),
    ).toBe(true)
    expect(
      isEven(
        37,
        words.map((word) => word % 37),
      ),
    ).toBe(true)
  })

  test('in pairs: what came says nothing of what comes', () => {
    const stream = streamOf({ ...SEEDS, nonce: 1 })
    const pairs = draws(200_000, () => 16 * stream.below(16) + stream.below(16))
    expect(isEven(256, pairs)).toBe(true)
  })
})

describe('runs: it neither swings nor sticks', () => {
  test('within a round', () => {
    const stream = streamOf({ ...SEEDS, nonce: 2 })
    const off = runsOff(draws(200_000, () => stream.u32()).map((word) => word >= HIGH))
    expect(Math.abs(off)).toBeLessThan(RUNS_OFF_MAX)
  })

  test('from round to round', () => {
    const off = runsOff(firstWords(60_000).map((word) => word >= HIGH))
    expect(Math.abs(off)).toBeLessThan(RUNS_OFF_MAX)
  })
})

describe('these tests find streams that are not fair', () => {
  const stream = streamOf({ ...SEEDS, nonce: 3 })

  test('a remainder of a byte favours small numbers', () => {
    expect(
      isEven(
        37,
        draws(200_000, () => (stream.u32() >>> 24) % 37),
      ),
    ).toBe(false)
  })

  test('counting up is too even', () => {
    let at = 0
    expect(
      isEven(
        37,
        draws(200_000, () => (at += 1) % 37),
      ),
    ).toBe(false)
  })

  test('a word that often comes twice sticks', () => {
    const words = draws(100_000, () => stream.u32()).flatMap((word) =>
      word % 50 === 0 ? [word, word] : [word],
    )
    const off = runsOff(words.map((word) => word >= HIGH))
    expect(off).toBeLessThan(-RUNS_OFF_MAX)
  })

  test('blocks read from the wrong end are not the published stream', () => {
    const [vector] = VECTORS
    const bytes = new Uint8Array(new Uint32Array(vector?.words ?? []).buffer)
    const turned = drawFrom(() => bytes)
    expect(draws(8, () => turned.u32())).not.toEqual(vector?.words)
  })
})

test('what cannot be drawn is refused', () => {
  const stream = streamOf({ ...SEEDS, nonce: 4 })
  expect(() => stream.below(0)).toThrow('cannot draw below 0')
  expect(() => stream.below(2 ** 32 + 1)).toThrow('cannot draw below')
  expect(() => stream.below(1.5)).toThrow('cannot draw below 1.5')
  expect(stream.below(1)).toBe(0)
  expect(stream.below(2 ** 32)).toBeLessThan(2 ** 32)
})
