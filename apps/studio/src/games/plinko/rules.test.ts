import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draw } from '../../fairness/draw.ts'
import { percentOf } from '../../game/exact.ts'
import { payOf } from '../../game/ratio.ts'
import { pathOf, plinko } from './rules.ts'
import { RISKS, ROWS, slotsOf } from './tables.ts'

const bets = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })))
const drawOf = (word: number): Draw => {
  const words = [word]
  const u32 = () => words.shift() ?? expect.fail('more than one word')
  return { u32, below: () => expect.fail('only whole words') }
}

/** How many of the 2^rows falls end in the slot: rows! / (slot! (rows - slot)!). */
function fallsInto(rows: number, slot: number): bigint {
  let falls = 1n
  for (let at = 1n; at <= BigInt(slot); at += 1n) falls = (falls * (BigInt(rows) + 1n - at)) / at
  return falls
}

describe.each(bets)('$rows rows, $risk risk', ({ rows, risk }) => {
  const slots = slotsOf(rows, risk)
  const all = 2n ** BigInt(rows)

  test('returns what is printed, and that is between 96 and 97 %', () => {
    const paid = slots.reduce((sum, pays, slot) => sum + BigInt(pays) * fallsInto(rows, slot), 0n)
    const percent = percentOf(paid, all * 10n)
    expect(plinko.returns).toContainEqual({ bet: `${rows}:${risk}`, percent })
    expect(Number(percent)).toBeGreaterThanOrEqual(96)
    expect(Number(percent)).toBeLessThanOrEqual(97)
  })

  test('pays the same on both sides, and never less further out', () => {
    expect(slots).toHaveLength(rows + 1)
    expect(slots.toReversed()).toEqual(slots)
    const half = slots.slice(0, rows / 2 + 1)
    expect(half.toSorted((left, right) => right - left)).toEqual(half)
  })

  test('every fall, through the game: as many into each slot as the return counts on', () => {
    const falls = slots.map(() => 0n)
    let paid = 0n
    for (let top = 0; top < 2 ** rows; top += 1) {
      const standing = plinko.run({ rows, risk }, [], drawOf((top * 2 ** (32 - rows)) >>> 0))
      const slot = standing?.view.slot ?? -1
      expect(standing?.view).toMatchObject({ rows, risk })
      falls[slot] = (falls[slot] ?? 0n) + 1n
      paid += standing ? payOf(plinko.stakeStep, standing.pay) : 0n
    }
    expect(falls).toEqual(slots.map((_, slot) => fallsInto(rows, slot)))
    const { percent } = plinko.returns.find(({ bet }) => bet === `${rows}:${risk}`) ?? {}
    expect(percentOf(paid, all * plinko.stakeStep)).toBe(percent)
  })
})

test('16 rows of medium risk, slot by slot from the edge', () => {
  const half = [100, 40, 10, 5, 3, 1.5, 1, 0.5, 0.2]
  expect(slotsOf(16, 'medium').slice(0, 9)).toEqual(half.map((times) => times * 10))
})

test('a path is read from the highest bit on, and bits below the rows change nothing', () => {
  expect(pathOf(0b1010_0110_1100_0000_0000_0000_0000_0000, 12)).toEqual([
    1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0,
  ])
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  fc.assert(
    fc.property(word, word, (first, second) => {
      const mixed = ((first & 0xff00_0000) | (second & 0x00ff_ffff)) >>> 0
      expect(pathOf(mixed, 8)).toEqual(pathOf(first, 8))
    }),
  )
})

test('the most is the outermost slot of 16 rows at high risk', () => {
  const most = Math.max(...bets.flatMap(({ rows, risk }) => slotsOf(rows, risk)))
  expect(most / 10).toBe(plinko.maxTimes)
})

test('only the three heights and the three risks', () => {
  const isChoice = (choice: unknown) => plinko.choice.safeParse(choice).success
  expect(bets.every(isChoice)).toBe(true)
  expect(isChoice({ rows: 9, risk: 'low' })).toBe(false)
  expect(isChoice({ rows: 8, risk: 'none' })).toBe(false)
})
