import { describe, expect, test } from 'vitest'
import type { Draw } from './draw.ts'
import { parseUnits } from '../money.ts'
import {
  checkPrizes,
  drawWord,
  giveFrom,
  oddsOf,
  selectPrize,
  weightsOf,
  WEIGHTS_MAX,
  worthOf,
  type RoulettePrize,
} from './roulette.ts'

const prize = (prizeId: number, change: Partial<RoulettePrize> = {}): RoulettePrize => ({
  prizeId,
  kind: 'none',
  amount: 0n,
  weight: 1,
  stock: null,
  fallbackPrizeId: null,
  ...change,
})
const cash = (prizeId: number, amount: string, weight: number): RoulettePrize =>
  prize(prizeId, { kind: 'cash', amount: parseUnits(amount) ?? 0n, weight })

const EXAMPLE = [
  cash(1, '888000', 5),
  cash(2, '88000', 70),
  cash(3, '38000', 140),
  cash(4, '18000', 220),
  cash(5, '8000', 25),
  prize(6, { kind: 'draws', amount: 2n, weight: 100 }),
  prize(7, { weight: 440 }),
]

/** A stream that says these words, one after the other. */
function saying(...words: number[]): Draw {
  const left = [...words]
  const u32 = () => left.shift() ?? 0
  return { u32, below: (count) => u32() % count }
}

describe('odds', () => {
  test('are exactly the weights: every word below their sum is enumerated', () => {
    const counts = new Map<number, number>()
    for (let u = 0; u < weightsOf(EXAMPLE); u += 1) {
      const won = selectPrize(u, EXAMPLE)
      counts.set(won, (counts.get(won) ?? 0) + 1)
    }
    expect([...counts]).toEqual(EXAMPLE.map(({ prizeId, weight }) => [prizeId, weight]))
  })

  test.each([
    [1, 2],
    [3, 5],
    [7, 4_294_967],
    [1_500_000_000, 1_500_000_000],
  ])('words past the last whole multiple of %d + %d are thrown away', (one, two) => {
    const prizes = [prize(1, { weight: one }), prize(2, { weight: two })]
    const sum = one + two
    const limit = Math.floor(2 ** 32 / sum) * sum
    expect(drawWord(saying(limit, 2 ** 32 - 1, limit - 1), prizes)).toBe(limit - 1)
    expect(limit % sum).toBe(0)
  })

  test('all 2^32 words count where the weights sum to 2^32', () => {
    const prizes = [prize(1, { weight: 2 ** 31 }), prize(2, { weight: 2 ** 31 })]
    expect(drawWord(saying(2 ** 32 - 1), prizes)).toBe(2 ** 32 - 1)
    expect(selectPrize(2 ** 32 - 1, prizes)).toBe(2)
  })

  test.each([
    [5, 1_000, '0.0050'],
    [440, 1_000, '0.4400'],
    [1, 3, '0.3333'],
    [2, 3, '0.6667'],
    [1, 1, '1.0000'],
    [1, 2 ** 32, '0.0000'],
  ])('%d of %d are shown as %s', (weight, all, shown) => {
    expect(oddsOf(weight, all)).toBe(shown)
  })
})

test('a draw of the example is worth 20,080 in cash and 25,100 with its draws', () => {
  expect(worthOf(EXAMPLE)).toEqual({ cash: 200_800_000n, withDraws: 251_000_000n })
})

describe('a wheel is publishable', () => {
  const stock = { stock: 3, fallbackPrizeId: 2 }
  test.each([
    ['as the example', EXAMPLE, null],
    ['with a stock and its fallback', [prize(1, stock), prize(2)], null],
    ['with weights of exactly 2^32', [prize(1, { weight: WEIGHTS_MAX - 1 }), prize(2)], null],
    [
      'not with weights of 2^32 + 1',
      [prize(1, { weight: WEIGHTS_MAX }), prize(2)],
      'weights_wrong',
    ],
    ['not with a weight of 0', [prize(1, { weight: 0 }), prize(2, { weight: 0 })], 'weights_wrong'],
    ['not with half a weight', [prize(1, { weight: 0.5 }), prize(2)], 'weights_wrong'],
    ['not with one prize', [prize(1)], 'prizes_wrong'],
    ['not with a prize twice', [prize(1), prize(1)], 'prizes_wrong'],
    ['not without a fallback', [prize(1, { stock: 3 }), prize(2)], 'fallback_missing'],
    [
      'not with a fallback that is not there',
      [prize(1, { ...stock, fallbackPrizeId: 9 }), prize(2)],
      'fallback_unknown',
    ],
    [
      'not with a circle of two',
      [prize(1, stock), prize(2, { stock: 1, fallbackPrizeId: 1 })],
      'fallback_cycle',
    ],
    [
      'not with itself as fallback',
      [prize(1), prize(2, { stock: 1, fallbackPrizeId: 2 })],
      'fallback_cycle',
    ],
    ['not with parts of a shown coin', [cash(1, '0.5', 1), prize(2)], 'amount_wrong'],
    ['not with nothing as cash', [cash(1, '0', 1), prize(2)], 'amount_wrong'],
    [
      'not with draws that win themselves',
      [prize(1, { kind: 'draws', amount: 2n }), prize(2)],
      'draws_endless',
    ],
  ] as const)('%s', (_name, prizes, reason) => {
    expect(checkPrizes('VND', prizes)).toEqual(reason ? { ok: false, reason } : { ok: true })
  })
})

test('a prize that is used up gives its fallback, and that one its own', async () => {
  const prizes = [
    prize(1, { stock: 1, fallbackPrizeId: 2 }),
    prize(2, { stock: 1, fallbackPrizeId: 3 }),
    prize(3),
  ]
  const left = new Map([
    [1, 1],
    [2, 1],
  ])
  const take = async ({ prizeId }: RoulettePrize) => {
    const count = left.get(prizeId) ?? 0
    left.set(prizeId, count - 1)
    return count > 0
  }
  const [first = prize(1)] = prizes
  const given = []
  for (let spin = 0; spin < 4; spin += 1) given.push((await giveFrom(first, prizes, take)).prizeId)
  expect(given).toEqual([1, 2, 3, 3])
})
