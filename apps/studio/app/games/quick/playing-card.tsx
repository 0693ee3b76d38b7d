import type { CSSProperties } from 'react'
import type { Card } from '../../../src/games/cards/cards.ts'
import { useStill } from '../../lib/settings.ts'
import { pictures } from '../table-kit/cards.art.ts'
import './playing-card.css'

type Props = {
  /** Null lies face down. */
  card: Card | null
  /** How long after it came it is turned over. */
  atMs?: number
  /** It lies there already: it does not come from the deck. */
  isLying?: boolean
}

/** From the moment a card comes to the moment it can be read. As playing-card.css has it. */
export const CARD_MS = 460

/** A card that comes from the deck and is turned over. Words beside it say what it is. */
export function PlayingCard({ card, atMs = 0, isLying = false }: Props) {
  const isStill = useStill()
  const face = card && pictures[`card-${card.rank}-${card.suit}`]
  const delay = { '--at': `${isStill ? 0 : atMs}ms` } as CSSProperties
  return (
    <div
      className="playing-card"
      data-back={card === null || undefined}
      data-lying={isLying || undefined}
      style={delay}
      aria-hidden="true"
    >
      <div className="playing-card-turn">
        {face && <img src={face} alt="" draggable={false} />}
        <img className="playing-card-back" src={pictures['card-back']} alt="" draggable={false} />
      </div>
    </div>
  )
}
