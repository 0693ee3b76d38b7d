import { expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { cardAt, dealFromShoe, DECK_CARDS, SHOE_CARDS, type Card } from './cards.ts'

const nameOf = ({ rank, suit }: Card) => `${rank} of ${suit}`
const countAll = (cards: readonly Card[]) =>
  Object.values(Object.groupBy(cards, nameOf)).map((alike) => alike?.length)

test('a shoe holds each of 52 cards eight times', () => {
  const counts = countAll(Array.from({ length: SHOE_CARDS }, (_, place) => cardAt(place)))
  expect(counts).toEqual(Array.from({ length: DECK_CARDS }, () => 8))
})

test('a deck begins with the ace of spades and ends with the king of clubs', () => {
  expect([cardAt(0), cardAt(51), cardAt(52)].map(nameOf)).toEqual([
    '1 of spades',
    '13 of clubs',
    '1 of spades',
  ])
})

test('no card is dealt twice: a shoe dealt to its end holds what it held', () => {
  const draw = streamOf({ serverSeed: 'server', clientSeed: 'client', nonce: 1 })
  const all = dealFromShoe(draw, SHOE_CARDS)
  expect(countAll(all)).toEqual(Array.from({ length: DECK_CARDS }, () => 8))
  expect(all.slice(0, DECK_CARDS)).not.toEqual(all.slice(DECK_CARDS, 2 * DECK_CARDS))
})
