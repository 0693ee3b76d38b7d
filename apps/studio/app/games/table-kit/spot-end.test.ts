import { expect, test } from 'vitest'
import { baccarat, playCards } from '../../../src/games/baccarat/rules.ts'
import { compareCards, dragonTiger } from '../../../src/games/dragon-tiger/rules.ts'
import { spotEnd, winningsOf } from './spot-end.ts'

const hand = (...ranks: readonly number[]) =>
  playCards(ranks.map((rank) => ({ rank, suit: 'spades' as const })))

test('a tie gives the sides of baccarat their stake back', () => {
  const tie = hand(9, 9, 10, 10, 1, 1)
  expect(spotEnd(baccarat, 'tie', tie)).toBe('won')
  expect(spotEnd(baccarat, 'banker', tie)).toBe('back')
})

test('a tie gives dragon and tiger a part of it back', () => {
  const tie = compareCards({ rank: 4, suit: 'spades' }, { rank: 4, suit: 'hearts' })
  expect(spotEnd(dragonTiger, 'dragon', tie)).toBe('back')
  expect(spotEnd(dragonTiger, 'suited-tie', tie)).toBe('lost')
})

test('half a win is a win', () => {
  expect(spotEnd(baccarat, 'no-commission', hand(2, 3, 10, 3, 10, 1))).toBe('won')
  expect(spotEnd(baccarat, 'player', hand(2, 3, 10, 3, 10, 1))).toBe('lost')
})

test('winnings are what comes on top of the stake, and nothing otherwise', () => {
  const bankerWins = hand(2, 4, 10, 3, 10, 1)
  expect(winningsOf(baccarat, { spot: 'banker', stake: 20_000n }, bankerWins)).toBe(19_000n)
  expect(winningsOf(baccarat, { spot: 'player', stake: 20_000n }, bankerWins)).toBe(0n)
  const tie = hand(9, 9, 10, 10, 1, 1)
  expect(winningsOf(baccarat, { spot: 'banker', stake: 20_000n }, tie)).toBe(0n)
})
