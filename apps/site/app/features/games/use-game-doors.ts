import { useMemo, type MouseEvent } from 'react'
import { useOverlay } from '../../lib/overlay.ts'
import type { GameCard } from './game-card.ts'

/** What one can do with a game from wherever it is shown. */
export type GameDoors = {
  readonly open: (game: GameCard) => void
  readonly play: (game: GameCard) => void
  readonly tryDemo: (game: GameCard) => void
  readonly favourite: (game: GameCard) => void
}

export function useGameDoors(): GameDoors {
  const openOverlay = useOverlay()
  return useMemo(
    () => ({
      open: (game) => openOverlay('game', { game }),
      // Spec 6: guests cannot start real games.
      play: () => openOverlay('sign-in', { reason: 'play' }),
      tryDemo: (game) => openOverlay('demo-list', { game }),
      // Spec 6: favourites need a member.
      favourite: () => openOverlay('sign-in', { reason: 'favourite' }),
    }),
    [openOverlay],
  )
}

/** Does something in place of following a link, unless the click is meant for another window. */
export const instead = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
