import { describe, expect, test } from 'vitest'
import type { OwnBet } from '../../lib/use-table.ts'
import type { CometRound } from './level.ts'
import { inPlay, resultOf, seatBets, stateOf, sumOf, type PlacedBet, type Wish } from './place.ts'

const own = (change: Partial<OwnBet> = {}): OwnBet => ({
  round_id: 'bet-1',
  stake: 10_000n,
  choice: { auto: null, place: 'A' },
  payout: null,
  out: null,
  status: 'open',
  ...change,
})
const placed: PlacedBet = { ...own(), auto: null }

const round = (change: Partial<CometRound> = {}): CometRound => ({
  id: 'round-7',
  number: 7,
  phase: 'betting',
  left_ms: 4_000,
  ran_ms: null,
  shown_hash: '',
  hash: null,
  salt: null,
  outcome: null,
  endsAt: 4_000,
  ranSince: null,
  ...change,
})
const flying = round({ phase: 'running', ranSince: 0 })
const burned = round({ phase: 'running', ranSince: 0, outcome: { crash: 250 } })
const over = round({ phase: 'settled', outcome: { crash: 250 } })
const NEXT: Wish = { is: 'next', number: 7 }

type Seen = Parameters<typeof stateOf>[0]
const seen = (change: Partial<Seen>): Seen => ({
  round: round(),
  bet: null,
  wish: null,
  hasPassed: false,
  isTaking: true,
  ...change,
})

describe('where a place stands', () => {
  test.each<[string, Partial<Seen>, object]>([
    ['bets are open', {}, { is: 'open', isForNext: false }],
    ['the last moment has passed here', { isTaking: false }, { is: 'open', isForNext: true }],
    ['a flight without a bet', { round: flying }, { is: 'open', isForNext: true }],
    ['nothing is known yet', { round: null }, { is: 'open', isForNext: true }],
    ['a bet is on its way', { wish: { is: 'bet', number: 7 } }, { is: 'asking' }],
    [
      'it was for a round before',
      { wish: { is: 'bet', number: 6 } },
      { is: 'open', isForNext: false },
    ],
    ['the next flight is wanted', { round: flying, wish: NEXT }, { is: 'next' }],
    ['taken', { bet: placed }, { is: 'placed' }],
    [
      'taken, and the wish is still there',
      { bet: placed, wish: { is: 'bet', number: 7 } },
      { is: 'placed' },
    ],
    ['the house is asked', { bet: { ...placed, status: 'asking' } }, { is: 'checking' }],
    ['in flight', { round: flying, bet: placed }, { is: 'flying' }],
    [
      'cashed out, no answer yet',
      { round: flying, bet: placed, wish: { is: 'leave', number: 7 } },
      { is: 'leaving' },
    ],
    ['past its own level', { round: flying, bet: placed, hasPassed: true }, { is: 'leaving' }],
    ['burned out', { round: burned, bet: placed, hasPassed: true }, { is: 'settling' }],
    [
      'out, and free again',
      { round: flying, bet: { ...placed, out: 150 } },
      { is: 'open', isForNext: true },
    ],
    [
      'out, and the next is wanted',
      { round: flying, bet: { ...placed, out: 150 }, wish: NEXT },
      { is: 'next' },
    ],
    ['lost', { round: over, bet: { ...placed, payout: 0n } }, { is: 'open', isForNext: true }],
  ])('%s', (_what, change, state) => {
    expect(stateOf(seen(change))).toEqual(state)
  })
})

describe('what a bet came to', () => {
  test('out at its level, paid in whole units', () => {
    expect(resultOf({ ...placed, out: 253 })).toEqual({
      is: 'out',
      level: 253,
      stake: 10_000n,
      payout: 25_300n,
    })
  })

  test('lost only when the studio says so', () => {
    expect(resultOf({ ...placed, payout: 0n })).toEqual({ is: 'lost', stake: 10_000n })
    expect(resultOf(placed)).toBeNull()
    expect(resultOf(null)).toBeNull()
  })
})

describe('bets stand where they were made', () => {
  test('also when only the second one was', () => {
    const seats = seatBets([own({ choice: { auto: 200, place: 'B' } })])
    expect(seats.A).toBeNull()
    expect(seats.B).toMatchObject({ round_id: 'bet-1', auto: 200 })
  })

  test('one without a place takes the free one, and none is lost while there is one', () => {
    const seats = seatBets([
      own({ round_id: 'x', choice: { auto: null } }),
      own({ round_id: 'a', choice: { auto: null, place: 'A' } }),
    ])
    expect([seats.A?.round_id, seats.B?.round_id]).toEqual(['a', 'x'])
    const both = [own({ round_id: '1' }), own({ round_id: '2' })]
    const twice = seatBets(both)
    expect([twice.A?.round_id, twice.B?.round_id]).toEqual(['1', '2'])
  })
})

describe('sums', () => {
  const out = own({ out: 200, payout: 20_000n })
  const lost = own({ payout: 0n })

  test('what is out or lost is no longer in play', () => {
    expect(inPlay([own(), out, lost])).toBe(10_000n)
    expect(inPlay([])).toBe(0n)
  })

  test('a flight is summed up when nothing of it is open', () => {
    expect(sumOf([out, lost])).toEqual({ staked: 20_000n, paid: 20_000n })
    expect(sumOf([out, own()])).toBeNull()
    expect(sumOf([])).toBeNull()
  })
})
