import * as fc from 'fast-check'
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

describe('a draw is worth its dearest fallbacks', () => {
  const stocked = (one: RoulettePrize, fallbackPrizeId: number): RoulettePrize => {
    return { ...one, stock: 1, fallbackPrizeId }
  }
  const draws = (prizeId: number, amount: bigint, weight = 1): RoulettePrize =>
    prize(prizeId, { kind: 'draws', amount, weight })
  test.each([
    ['dearer cash', [stocked(cash(1, '1', 1), 2), cash(2, '9', 1)], 90_000n, 90_000n],
    ['cheaper cash', [stocked(cash(1, '9', 1), 2), cash(2, '1', 1)], 50_000n, 50_000n],
    [
      'dearer cash two steps away',
      [stocked(cash(1, '1', 1), 2), stocked(prize(2), 3), cash(3, '9', 2)],
      90_000n,
      90_000n,
    ],
    // A prize gives cash or draws, never both: 3 draws of 2.50 are less than 10.
    [
      'draws that are worth less',
      [stocked(cash(1, '10', 1), 2), draws(2, 3n), prize(3, { weight: 8 })],
      10_000n,
      14_286n,
    ],
    [
      'draws that are worth more',
      [stocked(cash(1, '1', 1), 2), draws(2, 3n), cash(3, '10', 8)],
      81_000n,
      200_000n,
    ],
    ['draws without end', [stocked(prize(1, { weight: 9 }), 2), draws(2, 2n)], 0n, null],
  ] as const)('%s', (_name, prizes, inCash, withDraws) => {
    expect(worthOf(prizes)).toEqual({ cash: inCash, withDraws })
  })

  test('is the most that any way of running out of stock costs', () => {
    const kept = fc.property(fc.array(anyPrize, { minLength: 1, maxLength: 4 }), (list) => {
      const prizes = [
        ...list.map((one, at) => ({
          ...one,
          prizeId: at + 1,
          fallbackPrizeId: one.stock && at + 2,
        })),
        prize(list.length + 1, { weight: 20 }),
      ]
      const costs = waysOf(prizes).map((way) => worthOf(way).withDraws ?? ENDLESS)
      const most = costs.reduce((one, other) => (one > other ? one : other))
      expect(worthOf(prizes).withDraws ?? ENDLESS).toBe(most)
    })
    fc.assert(kept, { numRuns: 500 })
  })
})

const ENDLESS = 2n ** 64n
const anyPrize: fc.Arbitrary<RoulettePrize> = fc.record({
  prizeId: fc.constant(0),
  kind: fc.constantFrom('cash' as const, 'draws' as const, 'none' as const),
  amount: fc.bigInt({ min: 1n, max: 6n }),
  weight: fc.integer({ min: 1, max: 9 }),
  stock: fc.constantFrom(1, null),
  fallbackPrizeId: fc.constant(null),
})

/** Every wheel there can be once some stock is used up: each prize is what its chain gives then. */
function waysOf(prizes: readonly RoulettePrize[]): RoulettePrize[][] {
  let ways: RoulettePrize[][] = [[]]
  for (const one of prizes) {
    const given: RoulettePrize[] = []
    for (let at: RoulettePrize | undefined = one; at;) {
      const { kind, amount, fallbackPrizeId }: RoulettePrize = at
      given.push({ ...one, kind, amount, stock: null, fallbackPrizeId: null })
      at = prizes.find(({ prizeId }) => prizeId === fallbackPrizeId)
    }
    ways = ways.flatMap((way) => given.map((last) => [...way, last]))
  }
  return ways
}

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
    [
      'not with a fallback to draws that win themselves',
      [
        { ...cash(1, '1', 900), stock: 1, fallbackPrizeId: 2 },
        prize(2, { kind: 'draws', amount: 5n, weight: 100 }),
        cash(3, '100', 50),
      ],
      'draws_endless',
    ],
    [
      'not with such a fallback of a fallback',
      [
        { ...cash(1, '1', 900), stock: 1, fallbackPrizeId: 2 },
        prize(2, { stock: 1, fallbackPrizeId: 3 }),
        prize(3, { kind: 'draws', amount: 5n, weight: 100 }),
      ],
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
