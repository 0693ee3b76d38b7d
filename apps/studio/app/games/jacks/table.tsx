import { HAND_CARDS, type Hold } from '../../../src/games/jacks/hands.ts'
import type { JacksView } from '../../../src/games/jacks/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PlayingCard } from '../quick/playing-card.tsx'
import { cardWords } from '../table-kit/card.tsx'
import { DEAL_STEP_MS } from './moments.ts'
import './table.css'

type Props = {
  view: JacksView | null
  roundId: string
  /** What the player keeps, as it stands now. */
  hold: Hold
  /** What is best to keep; null while nobody asked. */
  best: Hold | null
  isOpen: boolean
  onToggle: (at: number) => void
}

const PLACES = Array.from({ length: HAND_CARDS }, (_, at) => at)

/** Five cards. Each is pressed to keep it. */
export function JacksTable({ view, roundId, hold, best, isOpen, onToggle }: Props) {
  return (
    <div className="jacks-table">
      {PLACES.map((at) => (
        <Place
          key={at}
          at={at}
          view={view}
          roundId={roundId}
          isHeld={view?.hold ? view.hold[at] === true : hold[at] === true}
          isBest={best?.[at] === true}
          isOpen={isOpen}
          onToggle={() => onToggle(at)}
        />
      ))}
    </div>
  )
}

type PlaceProps = {
  at: number
  view: JacksView | null
  roundId: string
  isHeld: boolean
  isBest: boolean
  isOpen: boolean
  onToggle: () => void
}

function Place({ at, view, roundId, isHeld, isBest, isOpen, onToggle }: PlaceProps) {
  const { t } = useText()
  const card = view?.hand[at] ?? null
  const words = card ? cardWords(t, card) : t('jacks.no_card')
  // A card that is kept stays the same; a new one comes from the deck.
  const isNew = view?.hold ? view.hold[at] !== true : true
  const order = view?.hold ? view.hold.slice(0, at).filter((held) => !held).length : at
  const name = [words, isHeld && t('jacks.held'), isBest && t('jacks.best_word')]
  return (
    <button
      type="button"
      className="jacks-place"
      data-held={isHeld || undefined}
      data-best={isBest || undefined}
      aria-pressed={isHeld}
      aria-disabled={!isOpen}
      aria-keyshortcuts={String(at + 1)}
      aria-label={name.filter(Boolean).join(', ')}
      onClick={() => isOpen && onToggle()}
    >
      <PlayingCard
        key={`${roundId} ${card ? `${card.rank} ${card.suit}` : ''}`}
        card={card}
        isLying={card === null}
        atMs={isNew ? order * DEAL_STEP_MS : 0}
      />
      <span aria-hidden="true">
        {isHeld ? t('jacks.hold_mark') : at + 1}
        {isBest && <i />}
      </span>
    </button>
  )
}
