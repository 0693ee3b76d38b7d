import { describe, expect, test } from 'vitest'
import { clamp, hundredthsText, readHundredths, timesText } from './figures.ts'

describe('reading', () => {
  test.each([
    ['48.5', 4850],
    ['48,5', 4850],
    ['48.509', 4850],
    ['7', 700],
    ['7.', 700],
    [' 2.00× ', 200],
    ['12 %', 1200],
    ['10,000', 1_000_000],
    ['1,234.5', 123_450],
  ])('%s is %i hundredths', (text, count) => {
    expect(readHundredths(text)).toBe(count)
  })

  test.each(['', 'two', '-3', '1.2.3', '12345678', '.5e3'])('"%s" is no number', (text) => {
    expect(readHundredths(text)).toBeNull()
  })
})

test('writing keeps both decimals, and groups only where nobody types', () => {
  expect(hundredthsText(5)).toBe('0.05')
  expect(hundredthsText(1_000_000)).toBe('10000.00')
  expect(timesText(900_833)).toBe('9,008.33×')
})

test('what is written is read again', () => {
  for (const count of [0, 1, 99, 100, 4850, 9_999, 1_000_000]) {
    expect(readHundredths(hundredthsText(count))).toBe(count)
  }
})

test('a value stays within its bounds', () => {
  expect([clamp(1, 2, 4), clamp(3, 2, 4), clamp(9, 2, 4)]).toEqual([2, 3, 4])
})
