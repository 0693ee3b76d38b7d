import { NUMBERS } from '../../../src/games/keno/rules.ts'
import { useText } from '../../lib/text.tsx'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import '../table-kit/spot.css'
import './board.css'

type Props = {
  draft: readonly number[]
  /** Numbers on lines that are placed, and on lines that are not. */
  placed: ReadonlySet<number>
  laid: ReadonlySet<number>
  /** What has been drawn so far. */
  drawn: ReadonlySet<number>
  onToggle: (number: number) => void
}

const ALL = Array.from({ length: NUMBERS }, (_, at) => at + 1)

/** The eighty numbers. What is chosen, what is placed, what came: each has a shape of its own. */
export function KenoBoard({ draft, placed, laid, drawn, onToggle }: Props) {
  return (
    <SpotGroup className="keno-board">
      {ALL.map((number) => (
        <NumberKey
          key={number}
          number={number}
          isChosen={draft.includes(number)}
          isPlaced={placed.has(number)}
          isLaid={laid.has(number)}
          isDrawn={drawn.has(number)}
          onToggle={onToggle}
        />
      ))}
    </SpotGroup>
  )
}

type KeyProps = {
  number: number
  isChosen: boolean
  isPlaced: boolean
  isLaid: boolean
  isDrawn: boolean
  onToggle: (number: number) => void
}

function NumberKey({ number, isChosen, isPlaced, isLaid, isDrawn, onToggle }: KeyProps) {
  const { t } = useText()
  const isHit = isDrawn && isPlaced
  const said = [
    number,
    isPlaced && !isHit && t('keno.said_placed'),
    isHit && t('keno.said_hit'),
    isDrawn && !isHit && t('keno.said_drawn'),
  ]
  return (
    <button
      type="button"
      className="spot keno-number"
      data-spot={number}
      data-placed={isPlaced || undefined}
      data-laid={isLaid || undefined}
      data-drawn={isDrawn || undefined}
      data-hit={isHit || undefined}
      aria-pressed={isChosen}
      aria-label={said.filter(Boolean).join(', ')}
      onClick={() => onToggle(number)}
    >
      <b className="figures">{number}</b>
    </button>
  )
}
