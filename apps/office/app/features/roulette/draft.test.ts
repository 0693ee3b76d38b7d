import { worthOf } from '@oriel/core/chance/roulette'
import { describe, expect, test } from 'vitest'
import { draftOf, inputOf, newPrize, prizesOf, reasonOf, type DraftPrize } from './draft.ts'

const one = (id: number, change: Partial<DraftPrize> = {}): DraftPrize => ({
  ...newPrize([]),
  id,
  ...change,
})
const cash = (id: number, amount: string, weight: string): DraftPrize =>
  one(id, { kind: 'cash', amount, weight })
const EXAMPLE = [
  { ...cash(1, '888,000', '5'), stock: '3', fallback: '7' },
  cash(2, '88000', '70'),
  cash(3, '38000', '140'),
  cash(4, '18000', '220'),
  cash(5, '8000', '25'),
  one(6, { kind: 'draws', amount: '2', weight: '100' }),
  one(7, { weight: '440' }),
]

test('the example costs 20,080 a draw in cash and 25,100 with its draws', () => {
  const prizes = prizesOf(EXAMPLE)
  expect(prizes && worthOf(prizes)).toEqual({ cash: 200_800_000n, withDraws: 251_000_000n })
  expect(inputOf('VND', EXAMPLE)?.prizes[0]).toEqual({
    prize_id: 1,
    kind: 'cash',
    amount: '888000',
    weight: 5,
    stock: 3,
    fallback_prize_id: 7,
  })
})

describe('a draft is not asked for', () => {
  test.each([
    ['unreadable', [one(1, { weight: '' }), one(2)]],
    ['unreadable', [one(1, { weight: '1.5' }), one(2)]],
    ['unreadable', [cash(1, 'ten', '1'), one(2)]],
    ['weights_wrong', [one(1, { weight: '0' }), one(2)]],
    ['fallback_missing', [one(1, { stock: '3' }), one(2)]],
    ['amount_wrong', [cash(1, '0.5', '1'), one(2)]],
    ['prizes_wrong', [one(1)]],
  ])('%s', (reason, draft) => {
    expect(reasonOf('VND', draft)).toBe(reason)
    expect(inputOf('VND', draft)).toBeNull()
  })
})

test('a new prize has a number that no other has', () => {
  expect(newPrize([one(1), one(3)]).id).toBe(2)
  expect(draftOf(null).map(({ id }) => id)).toEqual([1, 2])
})
