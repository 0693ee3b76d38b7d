import { expect, test } from 'vitest'
import { cardAt, DECK_CARDS } from '../../../src/games/cards/cards.ts'
import { cardSigns } from './card-signs.ts'

test('every card of a deck has signs of its own', () => {
  const signs = Array.from({ length: DECK_CARDS }, (_, place) => cardSigns(cardAt(place)))
  expect(new Set(signs).size).toBe(DECK_CARDS)
  expect(signs.slice(0, 3)).toEqual(['A♠', '2♠', '3♠'])
  expect(signs.at(-1)).toBe('K♣')
})
