import { expect, test } from 'vitest'
import { playRound, type SlotRules } from './round.ts'
import { drawOf } from './testing/draw-of.ts'

/** One reel of four stops: nothing, a win of 3 parts, a scatter, a win and a scatter. */
const [NOTHING, WIN, SCATTER, BOTH] = [0, 1, 2, 3]
const RULES: SlotRules<'blank' | 'seven' | 'star'> = {
  reels: [
    [
      ['blank', 'blank'],
      ['seven', 'blank'],
      ['blank', 'star'],
      ['seven', 'star'],
    ],
  ],
  parts: 2,
  findWins: ([column = []]) =>
    column.includes('seven')
      ? [{ row: 'seven', count: 1, line: 0, ways: 1, cells: [[0, 0]], pays: 3 }]
      : [],
  feature: { scatter: 'star', pays: { 1: 5 }, spins: 2, multiplier: 3 },
  maxTimes: 100,
}

test('without scatters a round is one spin', () => {
  const { spins, isCapped } = playRound(RULES, drawOf([WIN, WIN]))
  expect(spins).toEqual([
    {
      isFree: false,
      stops: [WIN],
      window: [['seven', 'blank']],
      wins: [{ row: 'seven', count: 1, line: 0, ways: 1, cells: [[0, 0]], pays: 3 }],
      scatter: { cells: [], pays: 0, spins: 0 },
      multiplier: 1,
      spinsLeft: 0,
      pays: 3,
      total: 3,
    },
  ])
  expect(isCapped).toBe(false)
})

test('free spins are played in the same round, pay more, and can bring more', () => {
  const { spins } = playRound(RULES, drawOf([SCATTER, WIN, BOTH, NOTHING, WIN]))
  const told = spins.map(({ isFree, multiplier, pays, total, spinsLeft }) => ({
    isFree,
    multiplier,
    pays,
    total,
    spinsLeft,
  }))
  expect(told).toEqual([
    // A scatter pays 5 stakes of 2 parts.
    { isFree: false, multiplier: 1, pays: 10, total: 10, spinsLeft: 2 },
    { isFree: true, multiplier: 3, pays: 9, total: 19, spinsLeft: 1 },
    { isFree: true, multiplier: 3, pays: 39, total: 58, spinsLeft: 2 },
    { isFree: true, multiplier: 3, pays: 0, total: 58, spinsLeft: 1 },
    { isFree: true, multiplier: 3, pays: 9, total: 67, spinsLeft: 0 },
  ])
  expect(spins[0]?.scatter).toEqual({ cells: [[0, 1]], pays: 10, spins: 2 })
})

test('scatters in sight are shown even when they are too few', () => {
  const feature = { scatter: 'star', pays: { 2: 5 }, spins: 2, multiplier: 3 } as const
  const { spins } = playRound({ ...RULES, feature }, drawOf([SCATTER]))
  expect(spins.map(({ scatter }) => scatter)).toEqual([{ cells: [[0, 1]], pays: 0, spins: 0 }])
})

test('a round that would pay more than the most pays the most and ends', () => {
  const { spins, isCapped } = playRound({ ...RULES, maxTimes: 20 }, drawOf([SCATTER, WIN, BOTH]))
  expect(spins.map(({ pays, total, spinsLeft }) => [pays, total, spinsLeft])).toEqual([
    [10, 10, 2],
    [9, 19, 1],
    [39, 40, 0],
  ])
  expect(isCapped).toBe(true)
})

test('a round that pays exactly the most has lost nothing', () => {
  const rules = { ...RULES, maxTimes: 29 }
  const { spins, isCapped } = playRound(rules, drawOf([SCATTER, WIN, BOTH, NOTHING, NOTHING]))
  expect(spins.at(-1)?.total).toBe(58)
  expect({ isCapped, spins: spins.length }).toEqual({ isCapped: false, spins: 5 })
})
