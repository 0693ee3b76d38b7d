import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { QrPicture } from './qr-picture.tsx'

const EDGE = 4
const picture = (text: string): string =>
  renderToStaticMarkup(<QrPicture text={text} label="QR code" />)
const sizeOf = (html: string): number => Number(/viewBox="0 0 (\d+) \1"/.exec(html)?.[1])

/** The picture as rows of text, its rectangles painted one by one. */
function paint(html: string): string[] {
  const rows = Array.from({ length: sizeOf(html) }, () => Array<string>(sizeOf(html)).fill('.'))
  for (const [, x, y, length] of html.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3Z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  }
  return rows.map((row) => row.join(''))
}

const inner = (rows: readonly string[]): string[] =>
  rows.slice(EDGE, -EDGE).map((row) => row.slice(EDGE, -EDGE))

describe('a picture', () => {
  test('shows the code that another encoder draws, module by module', () => {
    expect(inner(paint(picture('oriel.example'))).join('\n')).toBe(
      `
#######...###.#######
#.....#..##.#.#.....#
#.###.#.#.....#.###.#
#.###.#.###.#.#.###.#
#.###.#.###.#.#.###.#
#.....#.#..#..#.....#
#######.#.#.#.#######
........#.#..........
#.#####....#..#####..
..####....#.#.#.#.###
##..####..#.#......#.
..####.....###...####
.#....#..####.#....##
........###....##...#
#######...####...###.
#.....#.#...##.#####.
#.###.#.####..#.#..##
#.###.#.#.#..######..
#.###.#.#..###.#.##..
#.....#..#..##.#.##..
#######.#.#.###.#..#.
`.trim(),
    )
  })

  test.each([
    'https://oriel.example/download',
    'otpauth://totp/Oriel:sophia?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Oriel',
    `otpauth://totp/${'A%20long%20name%20'.repeat(12)}?secret=JBSWY3DPEHPK3PXP`,
    'Trò chơi tiếng Việt',
  ])('covers exactly the dark modules of %s', (text) => {
    const { data } = encode(text, { ecc: 'M', border: 0 })
    const dark = data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    expect(inner(paint(picture(text)))).toEqual(dark)
  })

  test('keeps four modules free on each side, and has a label', () => {
    const html = picture('https://oriel.example/download')
    const rows = paint(html)
    // 30 bytes need version 3: 29 modules.
    expect(rows).toHaveLength(29 + 2 * EDGE)
    const free = '.'.repeat(rows.length)
    for (const row of [...rows.slice(0, EDGE), ...rows.slice(-EDGE)]) expect(row).toBe(free)
    for (const row of rows) expect(row).toMatch(/^\.{4}.*\.{4}$/)
    expect(html).toContain('role="img" aria-label="QR code"')
  })

  test('draws the longest text a code holds, and nothing for a longer one', () => {
    expect(sizeOf(picture('x'.repeat(2_331)))).toBe(177 + 2 * EDGE)
    expect(picture('x'.repeat(2_332))).toBe('')
    // Bytes count, not letters.
    expect(picture('ế'.repeat(778))).toBe('')
  })
})
