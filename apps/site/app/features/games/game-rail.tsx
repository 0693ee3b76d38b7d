import { useRef } from 'react'
import { IconButton } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { Section, type SectionProps } from '../../parts/section.tsx'
import type { GameCard } from '../../platform/game-card.ts'
import { GameCardTile } from './game-card-tile.tsx'
import { useGameDoors } from './use-game-doors.ts'
import { useRail, type Rail } from './use-rail.ts'
import { useSeen } from './use-seen.ts'

/** As many as most screens show: the others come when the row is near. */
const FIRST_GAMES = 8

export type GameRailProps = Omit<SectionProps, 'children'> & {
  games: readonly GameCard[]
  /** Another thing to do with a game than to open its window. */
  onOpen?: (game: GameCard) => void
  /** How many of its pictures are wanted at once, because the first screen shows them. */
  firstScreen?: number
}

/** A titled row of games: a finger pushes it, a pointer has buttons beside the title. */
export function GameRail({ games, onOpen, firstScreen = 0, more, ...section }: GameRailProps) {
  const { mode } = useVisit()
  const ref = useRef<HTMLUListElement>(null)
  const isSeen = useSeen(ref)
  const shown = isSeen ? games : games.slice(0, FIRST_GAMES)
  const ends = useRail(ref)
  const doors = useGameDoors()
  const chosen = onOpen ? { ...doors, open: onOpen } : doors
  const beside = (
    <>
      {more}
      {mode === 'desktop' && <RailButtons {...ends} />}
    </>
  )
  return (
    <Section {...section} more={beside}>
      <ul className="game-rail" aria-label={section.title} ref={ref}>
        {shown.map((game, index) => (
          <li key={game.id}>
            <GameCardTile
              game={game}
              doors={chosen}
              priority={index < firstScreen}
              isSeen={isSeen}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** At an end the button stays where the focus may be, and does nothing. */
function RailButtons({ canGoBack, canGoOn, goBack, goOn }: Rail) {
  const { t } = useText()
  if (!canGoBack && !canGoOn) return null
  return (
    <div className="rail-buttons">
      <IconButton
        icon="chevron-left"
        label={t('games.previous')}
        aria-disabled={!canGoBack}
        onClick={goBack}
      />
      <IconButton
        icon="chevron-right"
        label={t('games.next')}
        aria-disabled={!canGoOn}
        onClick={goOn}
      />
    </div>
  )
}
