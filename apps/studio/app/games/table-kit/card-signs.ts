import type { Card, Suit } from '../../../src/games/cards/cards.ts'

const SUITS: Readonly<Record<Suit, string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
}
const RANKS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** What stands in the corner of a card: A, 2 … 10, J, Q, K. */
export const rankSign = (rank: number): string => RANKS[rank] ?? String(rank)

/** "Q♣": a card where there is little room. */
export const cardSigns = ({ rank, suit }: Card): string => `${rankSign(rank)}${SUITS[suit]}`
