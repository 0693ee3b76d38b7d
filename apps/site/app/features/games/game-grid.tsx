import { useRef } from 'react'
import { GameTileSkeleton } from '@oriel/ui/card/game-tile'
import type { GameCard } from '../../platform/game-card.ts'
import { GameCardTile } from './game-card-tile.tsx'
import { useGameDoors } from './use-game-doors.ts'
import { useSeen } from './use-seen.ts'

export type GameGridProps = {
  games: readonly GameCard[]
  /** What the list is, for those who cannot see the heading above it. */
  label: string
  /** Another thing to do with a game than to open its window. */
  onOpen?: (game: GameCard) => void
  /** How many of its pictures are wanted at once, because the first screen shows them. */
  firstScreen?: number
  /** How many more are on their way. */
  coming?: number
}

/** Games in rows: seven on a desktop, three on a phone. */
export function GameGrid({ games, label, onOpen, firstScreen = 0, coming = 0 }: GameGridProps) {
  const doors = useGameDoors()
  const ref = useRef<HTMLUListElement>(null)
  const isSeen = useSeen(ref)
  const chosen = onOpen ? { ...doors, open: onOpen } : doors
  return (
    <ul className="game-grid" aria-label={label} aria-busy={coming > 0} ref={ref}>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameCardTile game={game} doors={chosen} priority={index < firstScreen} isSeen={isSeen} />
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming ${index}`} aria-hidden="true">
          <GameTileSkeleton />
        </li>
      ))}
    </ul>
  )
}
