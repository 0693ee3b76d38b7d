import type { Side } from '../../../src/games/hi-lo/chances.ts'
import type { HiLoView } from '../../../src/games/hi-lo/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PlayingCard } from '../quick/playing-card.tsx'
import { cardWords } from '../table-kit/card.tsx'
import { GuessButton } from './guess-button.tsx'
import './table.css'

type Props = {
  /** As it stands, with a card that may still be on its way. */
  now: HiLoView | null
  /** As it was when the last card lay. */
  kept: HiLoView | null
  stake: bigint
  isOpen: boolean
  onGuess: (side: Side) => void
  roundId: string
}

const DECK = [0, 1, 2] as const

/** The card that is guessed from, on its deck, with a guess on either side of it. */
export function HiLoTable({ now, kept, stake, isOpen, onGuess, roundId }: Props) {
  const { t } = useText()
  const card = now?.cards.at(-1) ?? null
  const under = kept?.cards.at(-1)
  const guess = { view: kept, stake, isOpen, onGuess }
  return (
    <div className="hi-lo-table">
      <GuessButton side="lower" {...guess} />
      <div className="hi-lo-deck">
        {DECK.map((at) => (
          <PlayingCard key={at} card={null} isLying />
        ))}
        {kept && now !== kept && under && (
          <div className="hi-lo-card">
            <PlayingCard card={under} isLying />
          </div>
        )}
        {card && (
          <div className="hi-lo-card" data-lost={now?.isLost && now === kept ? true : undefined}>
            <PlayingCard key={`${roundId} ${now?.cards.length}`} card={card} />
            <span className="sr-only">{kept === now ? cardWords(t, card) : ''}</span>
          </div>
        )}
      </div>
      <GuessButton side="higher" {...guess} />
    </div>
  )
}
