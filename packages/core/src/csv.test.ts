import { describe, expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

describe('a cell', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['-12.5000', '-12.5000'],
    ['=1+1', "'=1+1"],
    ['+HYPERLINK("x")', '"\'+HYPERLINK(""x"")"'],
    ['-cmd', "'-cmd"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t=1"],
  ])('%j is written %j', (text, written) => {
    expect(csvCell(text)).toBe(written)
  })

  test.each(['-7', '-0.05', '-12.3400'])('[S5.047] %s is a number, not a formula', (text) => {
    expect(csvCell(text)).toBe(text)
  })

  test.each(['-', '-.5', '-5.', '-1.2.3', '-1e3', '-01', '+1', '-1\t', '-7-7'])(
    '[S5.047] %j is no number and is marked as text',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`)
    },
  )

  test('lines end as the standard says', () => {
    expect(csvLine(['a', 'b,c', ''])).toBe('a,"b,c",\r\n')
  })
})
