import { expect, test } from 'vitest'
import { percentOf } from '../../game/exact.ts'
import type { Card } from '../cards/cards.ts'
import { exactReturn, gather, mostTimes } from '../table-exact.ts'
import { everyHand, everyPair } from './testing/every-hand.ts'
import { baccarat, baccaratSpots, bankerDraws, playCards, type BaccaratOutcome } from './rules.ts'

const payOf = (spot: string) => (outcome: BaccaratOutcome) => baccarat.returnOf(spot, outcome)
const isPair = (spot: string) => spot.endsWith('-pair')
const hands = everyHand()
const pairs = everyPair()

test('each spot returns exactly what is printed', () => {
  const found = baccaratSpots.names.map((bet) => ({
    bet,
    percent: exactReturn(payOf(bet), isPair(bet) ? pairs : hands),
  }))
  expect(found).toEqual(baccarat.returns)
})

test('how often each side wins over eight decks', () => {
  const winners = gather(hands, ({ winner }) => winner)
  const percents = winners.map(({ outcome, share }) => [
    outcome.winner,
    percentOf(share.over, share.under),
  ])
  expect(Object.fromEntries(percents)).toEqual({
    banker: '45.8597',
    player: '44.6247',
    tie: '9.5156',
  })
})

test('the most a stake can bring', () => {
  const most = mostTimes(baccaratSpots.names.map(payOf), [...hands, ...pairs])
  expect(most).toBe(baccarat.maxTimes)
})

/** Cards by their ranks, in the order they are dealt. */
const cards = (...ranks: number[]): Card[] => ranks.map((rank) => ({ rank, suit: 'spades' }))

test.each([
  ['a natural stops both hands', [9, 2, 13, 2, 5, 5], 9, 4, 'player', 4],
  ['both stand on six and seven', [6, 7, 10, 10, 5, 5], 6, 7, 'banker', 4],
  ['the player stands, the banker draws on five', [6, 5, 10, 10, 2, 9], 6, 7, 'banker', 5],
  ['both draw', [1, 2, 1, 1, 5, 6], 7, 9, 'banker', 6],
  ['the banker stands on three against an eight', [2, 3, 10, 10, 8, 9], 0, 3, 'banker', 5],
  ['equal totals tie', [10, 10, 7, 7, 1, 1], 7, 7, 'tie', 4],
] as const)('%s', (_name, ranks, player, banker, winner, dealt) => {
  const outcome = playCards(cards(...ranks))
  expect([outcome.player.total, outcome.banker.total]).toEqual([player, banker])
  expect([outcome.winner, outcome.deal.length]).toEqual([winner, dealt])
})

test('cards are dealt in turn, third cards last, and it is said why', () => {
  const { deal, player, banker } = playCards(cards(6, 5, 10, 10, 2, 9))
  expect(deal.map(({ to, card }) => `${to} ${card.rank}`)).toEqual([
    'player 6',
    'banker 5',
    'player 10',
    'banker 10',
    'banker 2',
  ])
  expect([player.third, banker.third]).toEqual(['stands', 'draws'])
  expect(playCards(cards(9, 2, 13, 2, 5, 5)).banker.third).toBe('natural')
})

test('the banker against each third card of the player', () => {
  const table = [0, 1, 2, 3, 4, 5, 6, 7].map((total) =>
    [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((rank) => (bankerDraws(total, { rank, suit: 'hearts' }) ? 'D' : '-'))
      .join(''),
  )
  expect(table).toEqual([
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDD-D',
    '--DDDDDD--',
    '----DDDD--',
    '------DD--',
    '----------',
  ])
  expect([5, 6].map((total) => bankerDraws(total, null))).toEqual([true, false])
})

test('a banker who wins with six pays half without commission', () => {
  const six = playCards(cards(10, 6, 10, 10, 5, 1))
  expect(six.banker).toMatchObject({ total: 6 })
  expect(payOf('no-commission')(six)).toEqual({ over: 3n, under: 2n })
  expect(payOf('banker')(six)).toEqual({ over: 195n, under: 100n })
})

test('a pair is two cards of one rank, not of one value', () => {
  expect(playCards(cards(13, 12, 13, 11, 1, 1)).player.hasPair).toBe(true)
  expect(playCards(cards(13, 12, 13, 11, 1, 1)).banker.hasPair).toBe(false)
})
