import { expect, test } from 'vitest'
import { LINES } from '../../../src/games/jade/rules.ts'
import { LINE_SKINS } from '../../../src/games/line-skins.ts'
import { pathOf } from './highlights.tsx'
import { SYMBOLS } from './machine.ts'
import { blurOf } from './paint.ts'
import { pictures } from './reels.art.ts'
import { resultOf } from './result.ts'
import { timesText } from './tellings.ts'

test('a line runs from edge to edge through the middle of its cells', () => {
  expect(pathOf(LINES[0] ?? [])).toBe('M0 150L50 150L150 150L250 150L350 150L450 150L500 150')
  expect(pathOf(LINES[3] ?? [])).toBe('M0 50L50 50L150 150L250 250L350 150L450 50L500 50')
  expect(pathOf([])).toBe('')
})

test('every title has its ten symbols and its place at two hours in two shapes', () => {
  const wanted = Object.values(LINE_SKINS).flatMap(({ set }) => [
    ...SYMBOLS.map((symbol) => `${set}-${symbol}`),
    ...['scene', 'free'].flatMap((hour) => [`${set}-${hour}-desktop`, `${set}-${hour}-phone`]),
  ])
  expect(Object.keys(pictures).toSorted()).toEqual(wanted.toSorted())
  expect(new Set(Object.values(pictures)).size).toBe(wanted.length)
})

test.each([
  [10_000n, 205_000n, '20.5'],
  [10_000n, 400_000n, '40'],
  [10_000n, 209_999n, '20.9'],
])('%d staked and %d paid are never called more than they are', (stake, payout, words) => {
  expect(timesText(stake, payout)).toBe(words)
})

test('a symbol is sharp at rest, moving at full speed, and neither halfway', () => {
  expect([blurOf(0), blurOf(1)]).toEqual([0, 1])
  expect(blurOf(0.2)).toBeGreaterThan(0)
  expect(blurOf(0.2)).toBeLessThan(1)
})

const round = (stake: bigint, payout: bigint | null) =>
  ({ stake, payout }) as Parameters<typeof resultOf>[0]['round']
const landed = { isLanded: true }

test('a result is said when it is shown, and a payout below the stake is a loss', () => {
  const idle = (stake: bigint, payout: bigint) =>
    resultOf({ phase: 'idle', round: round(stake, payout) }, landed)
  expect(idle(10_000n, 32_500n)).toEqual({ 'data-result': 'win', 'data-payout': '3.2500' })
  expect(idle(10_000n, 10_000n)['data-result']).toBe('push')
  expect(idle(10_000n, 4_000n)['data-result']).toBe('loss')
  expect(resultOf({ phase: 'showing', round: round(1n, 2n) }, landed)).toEqual({})
  expect(resultOf({ phase: 'idle', round: null }, landed)).toEqual({})
})
