import { pick, type Draw } from '../../fairness/draw.ts'

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export type Suit = (typeof SUITS)[number]
/** The ace is 1, jack, queen and king are 11, 12 and 13. */
export type Card = { readonly rank: number; readonly suit: Suit }

export const RANKS = 13
export const DECK_CARDS = RANKS * SUITS.length
const SHOE_DECKS = 8
export const SHOE_CARDS = DECK_CARDS * SHOE_DECKS

/** The card at a place of a new, unshuffled shoe: deck by deck, suit by suit, from the ace up. */
export const cardAt = (place: number): Card => ({
  rank: 1 + (place % RANKS),
  suit: SUITS[Math.floor((place % DECK_CARDS) / RANKS)] as Suit,
})

/**
 * The first cards of eight decks shuffled for this round alone. No round depends on the one before,
 * so there is nothing to count and nothing to remember.
 */
export const dealFromShoe = (draw: Draw, count: number): Card[] =>
  pick(draw, SHOE_CARDS, count).map((place) => cardAt(place))
