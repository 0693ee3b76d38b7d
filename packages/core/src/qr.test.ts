import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawMasked, formatBits, type QrGrid } from './qr-grid.ts'
import { masks } from './qr-mask.ts'
import { correctionWords, qrVersions, textWords, withCorrection } from './qr-words.ts'
import { qrCode } from './qr.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const written = (grid: QrGrid): string =>
  grid.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n')

function masked(text: string, mask: number): QrGrid {
  const bytes = bytesOf(text)
  const place = qrVersions.findIndex(({ bytesMax }) => bytes.length <= bytesMax)
  const version = qrVersions[place]
  if (!version) throw new Error(`no version holds ${bytes.length} bytes`)
  return drawMasked(place + 1, withCorrection(textWords(bytes, version), version), mask)
}

describe('known values', () => {
  test('the correction words of the textbook’s "HELLO WORLD" at 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correctionWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  test('the standard’s table of formats for level M', () => {
    expect(masks.map((_, mask) => formatBits(mask).toString(2))).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ])
  })

  test('a whole code, module by module', () => {
    expect(`\n${written(masked('oriel.example', 0))}\n`).toBe(`
#######..#.##.#######
#.....#.####..#.....#
#.###.#..##...#.###.#
#.###.#..###..#.###.#
#.###.#.#...#.#.###.#
#.....#.....#.#.....#
#######.#.#.#.#######
..........###........
#.#.#.#..###....#..#.
#####..#..##.##.##..#
####.#####..#.###..##
#####..#............#
.####.#.#..##..##..#.
........######.######
#######..#.##########
#.....#....#...##....
#.###.#.#..#...#...#.
#.###.#...###.###..#.
#.###.#.#######.###.#
#.....#..#.#...#...#.
#######.##..##.#...##
`)
  })

  // Sums of the same drawings by another implementation.
  const download = 'https://oriel.example/download?from=the+desktop+page'
  test.each([
    ['https://oriel.example/app', 3, '08b9627eeb8fab3a'],
    ['https://second.example/download?from=qr', 5, '24e62199df48edcd'],
    [`${download}&v=4`, 1, 'ffd1f1202d6db0de'],
    [`${download}&language=vi_VN&version=5`, 7, '59d6717631ddf21f'],
    [`${download}&language=ta_IN&version=6&text=%E0%AE%A4`, 2, 'd4391926b3fe94d4'],
  ])('%s in mask %i', (text, mask, sum) => {
    const hash = createHash('sha256').update(written(masked(text, mask)))
    expect(hash.digest('hex').slice(0, 16)).toBe(sum)
  })
})

describe('qrCode', () => {
  test('takes the smallest version that holds the text, and none above the sixth', () => {
    const sizeOf = (length: number) => qrCode('x'.repeat(length))?.length
    expect([14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map(sizeOf)).toEqual([
      21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41,
    ])
    expect(qrCode('x'.repeat(107))).toBeNull()
    // Bytes count, not letters.
    expect(qrCode('ế'.repeat(36))).toBeNull()
  })

  test('is one of the eight masked drawings of its text', () => {
    const text = 'https://oriel.example'
    const drawings = masks.map((_, mask) => written(masked(text, mask)))
    expect(drawings).toContain(written(qrCode(text) ?? []))
  })

  test('whatever the text, the code reads as it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 26 }), (text) => {
        const code = qrCode(text)
        expect(code && readBack(code)).toBe(new TextDecoder().decode(bytesOf(text)))
      }),
      { numRuns: 60 },
    )
  })
})

/** Reads a code as the standard says, by its own format; written apart from what draws it. */
function readBack(grid: QrGrid): string {
  const format = [0, 1, 2, 3, 4].map((x) => (grid[8]?.[x] ? '1' : '0')).join('')
  const mask = (Number.parseInt(format, 2) ^ 0b10101) & 7
  const size = grid.length
  const version = (size - 17) / 4
  const isFixed = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (version > 1 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2)
  const bits: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) bits.push(Number(grid[y]?.[x] !== masks[mask]?.(x, y)))
      }
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  )
  const { blocks, data } = qrVersions[version - 1] ?? { blocks: 0, data: 0 }
  const inOrder = Array.from({ length: blocks * data }, (_, at) => {
    return words[Math.floor(at / data) + (at % data) * blocks] ?? 0
  })
  const halves = inOrder.flatMap((word) => [word >> 4, word & 15])
  const length = (halves[1] ?? 0) * 16 + (halves[2] ?? 0)
  const text = Array.from({ length }, (_, at) => {
    return (halves[3 + at * 2] ?? 0) * 16 + (halves[4 + at * 2] ?? 0)
  })
  return new TextDecoder().decode(Uint8Array.from(text))
}
