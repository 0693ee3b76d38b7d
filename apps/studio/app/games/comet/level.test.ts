import { describe, expect, test } from 'vitest'
import { bandOf, levelAt, paidAt, readLevel, type CometRound } from './level.ts'

describe('a level that is typed', () => {
  test.each([
    ['1.01', 101],
    ['2', 200],
    ['2.5', 250],
    ['2,5', 250],
    [' 12.34× ', 1_234],
    ['10,000.00', 1_000_000],
    ['10000', 1_000_000],
  ])('%s', (text, level) => expect(readLevel(text)).toBe(level))

  test.each([
    ['1', 101],
    ['0.5', 101],
    ['10000.01', 1_000_000],
  ])('%s is brought within what there is', (text, level) => expect(readLevel(text)).toBe(level))

  test.each(['', '-2', 'abc', '99999999', '1.2.3'])('“%s” is none', (text) =>
    expect(readLevel(text)).toBeNull(),
  )
})

test.each([
  [100, 'none'],
  [101, 'low'],
  [199, 'low'],
  [200, 'middle'],
  [999, 'middle'],
  [1_000, 'high'],
  [1_000_000, 'high'],
])('a flight to %i hundredths is %s', (crash, band) => expect(bandOf(crash)).toBe(band))

test('the level on screen: by the clock while it flies, then where it ended', () => {
  const round = { phase: 'running', outcome: null, ranSince: 1_000 } as CometRound
  expect(levelAt(null, 5_000)).toBe(100)
  expect(levelAt({ ...round, phase: 'betting', ranSince: null }, 5_000)).toBe(100)
  expect(levelAt(round, 1_000 + 11_553)).toBe(200)
  expect(levelAt(round, 900)).toBe(100)
  expect(levelAt({ ...round, outcome: { crash: 145 } }, 1_000 + 11_553)).toBe(145)
})

test('a stake is worth what the studio pays: whole units, nothing rounded up', () => {
  expect(paidAt(10_000n, 486)).toBe(48_600n)
  expect(paidAt(2_000n, 101)).toBe(2_020n)
})
