import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baccarat, CARDS_MAX, playCards } from '../../../src/games/baccarat/rules.ts'
import { cardAt, SHOE_CARDS, type Card } from '../../../src/games/cards/cards.ts'
import { dealOf, momentsOf } from './deal.ts'

const card = (rank: number): Card => ({ rank, suit: 'hearts' })
const played = (...ranks: readonly number[]) => playCards(ranks.map(card))

const anyOutcome = fc
  .uniqueArray(fc.integer({ min: 0, max: SHOE_CARDS - 1 }), {
    minLength: CARDS_MAX,
    maxLength: CARDS_MAX,
  })
  .map((places) => playCards(places.map((place) => cardAt(place))))

test('the cards of a deal come in their true order, and all before the round is settled', () => {
  fc.assert(
    fc.property(anyOutcome, (outcome) => {
      const { cards, endMs } = dealOf(outcome)
      expect(cards.map(({ to, card: { rank } }) => [to, rank])).toEqual(
        outcome.deal.map(({ to, card: { rank } }) => [to, rank]),
      )
      for (const [at, one] of cards.entries()) {
        expect(one.atMs).toBeGreaterThan(cards[at - 1]?.atMs ?? 0)
      }
      expect(endMs).toBeGreaterThan(cards.at(-1)?.turnedMs ?? 0)
      expect(endMs).toBeLessThan(baccarat.runningMs)
    }),
  )
})

test('a third card comes after its reason was said', () => {
  fc.assert(
    fc.property(anyOutcome, (outcome) => {
      const { cards, reasons } = dealOf(outcome)
      const draws = reasons.filter(({ reason }) => reason.is !== 'natural' && reason.draws)
      const thirds = cards.slice(4)
      expect(draws).toHaveLength(thirds.length)
      for (const [at, { atMs, reason }] of draws.entries()) {
        expect(thirds[at]?.to).toBe(reason.is)
        expect(thirds[at]?.atMs).toBeGreaterThan(atMs)
      }
    }),
  )
})

test('a natural ends the deal for both', () => {
  const { reasons } = dealOf(played(9, 2, 10, 3, 1, 1))
  expect(reasons.map(({ reason }) => reason)).toEqual([{ is: 'natural' }])
})

test('the reason of the banker names the third card of the player', () => {
  // Player 2 and 3 draws a 6; banker 10 and 5 draws on it.
  const { reasons } = dealOf(played(2, 10, 3, 5, 6, 1))
  expect(reasons.map(({ reason }) => reason)).toEqual([
    { is: 'player', draws: true, total: 5 },
    { is: 'banker', draws: true, total: 5, points: 6 },
  ])
})

test('a player that stands leaves the banker to its own total', () => {
  const { reasons } = dealOf(played(2, 10, 4, 6, 6, 1))
  expect(reasons.map(({ reason }) => reason)).toEqual([
    { is: 'player', draws: false, total: 6 },
    { is: 'banker', draws: false, total: 6, points: null },
  ])
})

test('moments stand in the order of time', () => {
  fc.assert(
    fc.property(anyOutcome, (outcome) => {
      const moments = momentsOf(dealOf(outcome))
      expect(moments).toEqual(moments.toSorted((left, right) => left - right))
    }),
  )
})
