import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '../../lib/text.tsx'
import './switch.css'

const BOARDS = ['places', 'exacta'] as const
export type BoardName = (typeof BOARDS)[number]
const NAMES: Readonly<Record<BoardName, MessageId>> = {
  places: 'derby.places',
  exacta: 'derby.exacta',
}

type Props = { board: BoardName; onBoard: (board: BoardName) => void }

/** On a phone one of the two boards is in sight. */
export function BoardSwitch({ board, onBoard }: Props) {
  const { t } = useText()
  return (
    <div className="board-switch">
      {BOARDS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === board}
          onClick={() => onBoard(name)}
        >
          {t(NAMES[name])}
        </button>
      ))}
    </div>
  )
}
