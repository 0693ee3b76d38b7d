import { expect, test } from 'vitest'
import { percentOf } from '../../game/exact.ts'
import { lookAt, paysOfLook } from '../slot/round.ts'
import { STOPS } from '../slot/strip.ts'
import { drawOf } from '../slot/testing/draw-of.ts'
import { classic, PAYS, rowOf, RULES, STRIPS } from './rules.ts'

test('every one of the 32,768 ways the reels can stop: return, hits, the most', () => {
  let paid = 0n
  let hits = 0
  let most = 0
  for (let first = 0; first < STOPS; first += 1) {
    for (let second = 0; second < STOPS; second += 1) {
      for (let third = 0; third < STOPS; third += 1) {
        const pays = paysOfLook(lookAt(RULES, [first, second, third]))
        paid += BigInt(pays)
        if (pays > 0) hits += 1
        most = Math.max(most, pays)
      }
    }
  }
  const all = BigInt(STOPS ** 3)
  expect(percentOf(paid, all * 5n)).toBe(classic.returns[0]?.percent)
  expect((hits / STOPS ** 3).toFixed(3)).toBe('0.684')
  expect(most / 5).toBe(classic.maxTimes)
})

test('a strip holds each symbol as often as it says', () => {
  expect(STRIPS.map((strip) => strip.length)).toEqual([STOPS, STOPS, STOPS])
  expect(STRIPS[1]?.filter((symbol) => symbol === 'wild')).toHaveLength(2)
})

test.each([
  [['wild', 'wild', 'wild'], 250],
  [['seven', 'wild', 'seven'], 77],
  [['bar1', 'bar3', 'wild'], 2],
  [['cherry', 'cherry', 'seven'], 1],
  [['wild', 'cherry', 'bell'], 1],
  [['wild', 'wild', 'bell'], 7],
  [['cherry', 'bell', 'cherry'], 0],
  [['bell', 'cherry', 'cherry'], 0],
] as const)('%j pays %i', (shown, times) => {
  const row = rowOf(shown)
  expect(row === null ? 0 : PAYS[row]).toBe(times)
})

test('a round is one spin, and shows which cells of which line pay', () => {
  const stops = [STRIPS[0]?.indexOf('seven') ?? 0, 0, 0]
  const view = classic.run({}, [], drawOf(stops))?.view
  expect(view).toMatchObject({ parts: 5, isCapped: false })
  expect(view?.spins).toHaveLength(1)
  expect(view?.spins[0]).toMatchObject({ stops, isFree: false, multiplier: 1, spinsLeft: 0 })

  const cherries = { row: 'cherries', count: 2, line: 0, ways: 1, pays: 1 }
  const window = [
    ['bell', 'cherry', 'seven'],
    ['bar1', 'wild', 'seven'],
    ['bar1', 'bar2', 'bell'],
  ] as const
  expect(RULES.findWins(window)).toEqual([
    {
      ...cherries,
      cells: [
        [0, 1],
        [1, 1],
      ],
    },
    expect.objectContaining({ row: 'bell', line: 3, pays: 7 }),
  ])
})
