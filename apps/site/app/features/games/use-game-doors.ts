import { useMemo, type MouseEvent } from 'react'
import { useOverlay } from '../../platform/overlay.ts'
import { readSession } from '../../platform/session.ts'
import { useLaunch } from '../play/play.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { turnFavourite } from './use-favourite.ts'

/** What one can do with a game from wherever it is shown. */
export type GameDoors = {
  readonly open: (game: GameCard) => void
  readonly play: (game: GameCard) => void
  readonly tryDemo: (game: GameCard) => void
  readonly favourite: (game: GameCard) => void
}

export function useGameDoors(): GameDoors {
  const openOverlay = useOverlay()
  const press = useLaunch()
  return useMemo(
    () => ({
      open: (game) => openOverlay('game', { game }),
      play: press.play,
      tryDemo: press.tryDemo,
      // S6.006: favourites need a member.
      favourite: (game) =>
        readSession() ? turnFavourite(game) : openOverlay('sign-in', { reason: 'favourite' }),
    }),
    [openOverlay, press],
  )
}

/** Does something in place of following a link, unless the click is meant for another window. */
export const instead = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
