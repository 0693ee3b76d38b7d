import type { Text } from '@oriel/i18n/text'
import { useEffect, useState, type CSSProperties } from 'react'
import type { Card as CardValue } from '../../../src/games/cards/cards.ts'
import { useText } from '../../lib/text.tsx'
import { loadPictures } from '../../lib/use-pictures.ts'
import { rankSign } from './card-signs.ts'
import { CARD_LIES_MS } from './card-times.ts'
import { pictures } from './cards.art.ts'
import type { Run } from './use-run.ts'
import './card.css'

const pictureOf = ({ rank, suit }: CardValue): string => pictures[`card-${rank}-${suit}`] ?? ''

type Props = {
  card: CardValue
  run: Run<unknown>
  /** When it leaves the shoe and when it is turned, in milliseconds of the run. */
  atMs: number
  turnsMs?: number
  /** Readers hear of it no earlier than others see it. */
  isTurned: boolean
  isSideways?: boolean
}

/** A card that comes from the shoe and is turned over, or lies there already for who came later. */
export function Card(props: Props) {
  const { card, run, atMs, turnsMs = atMs + CARD_LIES_MS, isTurned, isSideways = false } = props
  const { t } = useText()
  // An animation counts from when its element came: what has passed is taken once.
  const [ran] = useState(() => Date.now() - run.since)
  return (
    <div
      className="card"
      data-sideways={isSideways || undefined}
      style={{ '--at': `${atMs - ran}ms`, '--turns': `${turnsMs - ran}ms` } as CSSProperties}
    >
      <div className="card-turn">
        <img className="card-face" src={pictureOf(card)} alt={isTurned ? cardWords(t, card) : ''} />
        <img className="card-back" src={pictures['card-back']} alt="" />
      </div>
    </div>
  )
}

const SUIT_WORDS = {
  spades: 'table.card_spades',
  hearts: 'table.card_hearts',
  diamonds: 'table.card_diamonds',
  clubs: 'table.card_clubs',
} as const

/** "Q of clubs". */
export const cardWords = (t: Text['t'], { rank, suit }: CardValue): string =>
  t(SUIT_WORDS[suit], { rank: rankSign(rank) })

/** Pictures of the cards of a round are fetched when they are known, before they are turned. */
export function useCardsAhead(cards: readonly CardValue[]): void {
  const addresses = cards.map((card) => pictureOf(card)).join(' ')
  useEffect(() => void loadPictures(addresses.split(' ').filter(Boolean)), [addresses])
}
