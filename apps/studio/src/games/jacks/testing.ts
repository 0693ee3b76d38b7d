import { RANKS, SUITS, type Card } from '../cards/cards.ts'

const RANK_LETTERS = 'A23456789TJQK'

/** Cards as poker players write them: 'Th' is the ten of hearts. */
export const cardsOf = (text: string): Card[] =>
  text.split(' ').map((card) => {
    const suit = SUITS.find((name) => name[0] === card[1])
    const rank = RANK_LETTERS.indexOf(card[0] ?? '?') + 1
    if (!suit || rank === 0) throw new Error(`${card} is no card`)
    return { rank, suit }
  })

/** Where cards lie in a new deck. */
export const placesOf = (cards: readonly Card[]): number[] =>
  cards.map(({ rank, suit }) => SUITS.indexOf(suit) * RANKS + rank - 1)
