import { expect, test } from 'vitest'
import { betsOnSlips, moneyOf, verdictOf } from './slips.ts'

test('the bets of all slips are read from what was sent', () => {
  const slips = [
    { choice: { bets: [{ spot: 'tie', stake: '0.2000' }] } },
    {
      choice: {
        bets: [
          { spot: 'banker', stake: '10.0000' },
          { spot: 'tie', stake: '1.0000' },
        ],
      },
    },
  ]
  expect(betsOnSlips(slips)).toEqual([
    { spot: 'tie', stake: 2_000n },
    { spot: 'banker', stake: 100_000n },
    { spot: 'tie', stake: 10_000n },
  ])
})

test('a round has no payout before its last slip is settled', () => {
  const slip = (stake: bigint, payout: bigint | null) => ({ stake, payout })
  expect(moneyOf([slip(5n, 9n), slip(2n, null)])).toEqual({ stake: 7n, payout: null })
  expect(moneyOf([slip(5n, null), slip(2n, 0n)])).toEqual({ stake: 7n, payout: null })
  expect(moneyOf([slip(5n, 9n), slip(2n, 0n)])).toEqual({ stake: 7n, payout: 9n })
})

test('who staked nothing has neither won nor lost', () => {
  expect(verdictOf(moneyOf([]))).toBeNull()
  expect(verdictOf({ stake: 5n, payout: null })).toBeNull()
  expect(verdictOf({ stake: 5n, payout: 5n })).toBe('push')
  expect(verdictOf({ stake: 5n, payout: 6n })).toBe('win')
  expect(verdictOf({ stake: 5n, payout: 4n })).toBe('loss')
})
