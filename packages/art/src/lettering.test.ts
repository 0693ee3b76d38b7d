import { expect, test } from 'vitest'
import { breadth, isRightToLeft, letter, type Lettering } from './lettering.ts'
import { readXml } from './testing/xml.ts'

const PLACE: Lettering = {
  x: 150,
  y: 380,
  width: 268,
  size: 27,
  lines: 2,
  face: 'text',
  weight: 800,
  fill: '#fff',
  anchor: 'middle',
}
const rowsOf = (text: string): string[] => readXml(letter(text, PLACE)).texts
const sizeOf = (text: string): number =>
  Number(/font-size="([\d.]+)"/.exec(letter(text, PLACE))?.[1])

test('short words keep their size and stand on one line', () => {
  expect(rowsOf('Jade Ascent')).toEqual(['Jade Ascent'])
  expect(sizeOf('Jade Ascent')).toBe(27)
})

test('nothing is drawn for nothing', () => {
  expect(letter('  ', PLACE)).toBe('')
})

test('longer words break at a space, then shrink, and are cut at last', () => {
  expect(rowsOf('Emerald Treasure of the Sea')).toHaveLength(2)
  const long = 'Vòng quay kho báu ngọc lục bảo của đại dương xanh thẳm'
  expect(sizeOf(long)).toBeLessThan(27)
  const endless = rowsOf('treasure '.repeat(40))
  expect(endless).toHaveLength(2)
  expect(endless[1]).toMatch(/…$/)
})

test.each([
  ['an endless word', 'W'.repeat(200)],
  ['ideographs', '龍之守望翡翠王朝的榮耀與黃金寶藏之路'.repeat(3)],
  ['Thai', 'ทองคำมหาโชคราชันย์แห่งโชคลาภและความมั่งคั่ง'],
])('%s stay inside their place', (_, text) => {
  const rows = rowsOf(text)
  expect(rows.length).toBeLessThanOrEqual(2)
  for (const row of rows) expect(breadth(row) * sizeOf(text)).toBeLessThanOrEqual(PLACE.width)
})

test('no mark is parted from its letter', () => {
  for (const row of rowsOf('ทองคำมหาโชคราชันย์แห่งโชคลาภและความมั่งคั่ง'.repeat(2))) {
    expect(row).not.toMatch(/^[\p{M}\u0e33]/u)
    expect(row).not.toMatch(/[\u0e40-\u0e44]…?$/u)
  }
})

test('each script asks for its own face first', () => {
  expect(letter('ทอง', PLACE)).toContain(`font-family="'Noto Sans Thai'`)
  expect(letter('जेड', PLACE)).toContain(`font-family="'Noto Sans Devanagari'`)
  expect(letter('翡翠の夢', PLACE)).toContain(`font-family="'Noto Sans JP'`)
  expect(letter('Jade', PLACE)).toContain(`font-family="'Plus Jakarta Sans Variable'`)
})

test('words that run to the left are isolated, so that their signs fall in place', () => {
  expect(isRightToLeft('2 × سيد')).toBe(true)
  expect(isRightToLeft('Jade سيد')).toBe(false)
  expect(rowsOf('سيد (2)')).toEqual(['\u2067سيد (2)\u2069'])
  expect(rowsOf('שלום')).toEqual(['\u2067שלום\u2069'])
})
