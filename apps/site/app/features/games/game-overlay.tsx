import { Dialog } from '@oriel/ui/overlay/dialog'
import { Icon } from '@oriel/ui/picture/icon'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import type { Closable } from '../../platform/overlay.ts'
import { listAddress } from '../../platform/game-address.ts'
import { GameActions } from './game-actions.tsx'
import type { GameCard } from '../../platform/game-card.ts'
import { GameFacts, GameTagMark } from './game-facts.tsx'
import { useGameDoors } from './use-game-doors.ts'

/** What one sees of a game before it is opened. */
export default function GameOverlay({ game, onClose }: { game: GameCard } & Closable) {
  const { t } = useText()
  const { lowData } = useVisit()
  const doors = useGameDoors()
  // What was pressed takes the place of this window, and nothing behind it stays locked.
  const pressed = {
    ...doors,
    play: () => {
      doors.play(game)
      onClose()
    },
    tryDemo: () => {
      doors.tryDemo(game)
      onClose()
    },
  }
  return (
    <Dialog
      isOpen
      sheet
      onClose={onClose}
      title={game.name}
      closeLabel={t('shell.close')}
      actions={<GameActions game={game} doors={pressed} />}
    >
      <div className="game-window">
        <div className="game-window-picture">
          <ShapedPicture
            shape="tile"
            src={game.picture}
            sizes="(width >= 40rem) 180px, 120px"
            alt=""
            priority
            flat={lowData}
            className="game-window-art"
          />
          <div className="game-window-tag">
            <GameTagMark game={game} />
          </div>
        </div>
        <div className="game-window-words">
          <GameFacts game={game} />
          <Link className="game-window-link" to={listAddress(game)} onClick={onClose}>
            {t('games.all_of_studio', { studio: game.provider })}
            <Icon name="chevron-right" className="size-4" />
          </Link>
        </div>
      </div>
    </Dialog>
  )
}
