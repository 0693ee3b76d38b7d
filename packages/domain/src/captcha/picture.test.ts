import { CAPTCHA_CHARACTERS } from '@oriel/core/captcha'
import { describe, expect, test } from 'vitest'
import { GLYPHS } from './glyphs.ts'
import { drawPicture } from './picture.ts'
import { CAPTCHA_ALPHABET, drawCode, fairDice } from './rules.ts'
import { countedDice } from './testing.ts'

const BYTES_MAX = 4_096
const PICTURES = 200
const codes = Array.from({ length: PICTURES }, () => drawCode(fairDice))

describe('the code', () => {
  test('has at least 20 bits', () => {
    expect(CAPTCHA_CHARACTERS * Math.log2(CAPTCHA_ALPHABET.length)).toBeGreaterThanOrEqual(20)
    expect(new Set(CAPTCHA_ALPHABET).size).toBe(CAPTCHA_ALPHABET.length)
  })

  test('has no characters that look alike, and each has strokes', () => {
    for (const alike of ['0ODQ', '1IL', '2Z', '5S', '6G', '8B', 'EF', 'UVY']) {
      const kept = alike.split('').filter((one) => CAPTCHA_ALPHABET.includes(one))
      expect(kept.length, alike).toBeLessThanOrEqual(1)
    }
    expect([...GLYPHS.keys()].toSorted()).toEqual(CAPTCHA_ALPHABET.split('').toSorted())
  })

  test('uses the whole alphabet and is never the same for long', () => {
    expect(new Set(codes.join('')).size).toBe(CAPTCHA_ALPHABET.length)
    expect(new Set(codes).size).toBeGreaterThan(PICTURES - 5)
  })
})

describe('the picture', () => {
  test('is small and made of strokes alone', () => {
    for (const code of codes) {
      const svg = drawPicture(code, fairDice)
      expect(Buffer.byteLength(svg)).toBeLessThan(BYTES_MAX)
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>]*>(<path [^<>]*\/>)+<\/svg>$/,
      )
      const drawn = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('')
      expect(drawn).toMatch(/^[\d.\- MQhvHz]+$/)
    }
  })

  test('stays inside its frame', () => {
    const letters = codes.flatMap(
      (code) => drawPicture(code, fairDice).match(/<path stroke="#[^"]*" d="[^"]*"/g) ?? [],
    )
    const points = [...letters.join('').matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]
    const [xs, ys] = [1, 2].map((part) => points.map((point) => Number(point[part])))
    expect(points.length).toBeGreaterThan(PICTURES * CAPTCHA_CHARACTERS)
    expect([Math.min(...(xs ?? [])) > 0, Math.max(...(xs ?? [])) < 160]).toEqual([true, true])
    expect([Math.min(...(ys ?? [])) > 0, Math.max(...(ys ?? [])) < 48]).toEqual([true, true])
  })

  test('the same code never looks the same twice, but for the same dice', () => {
    const many = Array.from({ length: 50 }, () => drawPicture('AAAAA', fairDice))
    expect(new Set(many).size).toBe(50)
    expect(drawPicture('AAAAA', countedDice())).toBe(drawPicture('AAAAA', countedDice()))
  })

  test('no character stands in it as one known shape', () => {
    const svg = drawPicture('TTTTT', fairDice)
    const strokes = [...svg.matchAll(/M[^M"]+/g)].map(([stroke]) => stroke)
    expect(new Set(strokes).size).toBe(strokes.length)
  })

  test('a character without strokes is a bug', () => {
    expect(() => drawPicture('0', fairDice)).toThrow('not in the face')
  })
})
