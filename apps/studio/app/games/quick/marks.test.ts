import { expect, test } from 'vitest'
import { marksOf, resultOf } from './marks.ts'

const round = {
  round_id: 'r',
  stake: 10_000n,
  payout: 19_500n,
  is_over: true,
  steps: 0,
  standing: 19_500n,
  view: null,
  is_paying: false,
}

test('a round that pays its stake is no win', () => {
  expect(resultOf({ stake: 5n, payout: 6n })).toBe('win')
  expect(resultOf({ stake: 5n, payout: 5n })).toBe('push')
  expect(resultOf({ stake: 5n, payout: 4n })).toBe('loss')
})

test('the result is marked when it is on screen, not before', () => {
  expect(marksOf({ phase: 'showing', round }, false)).toEqual({ 'data-phase': 'showing' })
  expect(marksOf({ phase: 'idle', round }, true)).toEqual({
    'data-phase': 'idle',
    'data-result': 'win',
    'data-payout': '1.9500',
  })
})

test('an open round has no result yet', () => {
  const open = { ...round, is_over: false, payout: null }
  expect(marksOf({ phase: 'open', round: open }, true)).toEqual({ 'data-phase': 'open' })
})
