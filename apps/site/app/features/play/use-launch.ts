import { useMemo } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { startDemo, startLaunch } from './start-launch.ts'
import type { PlayGame } from './play-rules.ts'

/** Of all that a page knows of a game, what starting it needs. */
const playGameOf = ({ gpId, gtId, code, house, name, provider, picture }: PlayGame): PlayGame => ({
  gpId,
  gtId,
  code,
  house,
  name,
  provider,
  picture,
})

export type Launch = {
  readonly play: (game: PlayGame) => void
  readonly tryDemo: (game: PlayGame) => void
}

/** The one way by which anything on a page starts a game. Call it within the click. */
export function useLaunch(): Launch {
  const visit = useVisit()
  const { t } = useText()
  return useMemo(
    () => ({
      play: (game) => startLaunch(playGameOf(game), visit, t),
      tryDemo: (game) => startDemo(playGameOf(game), visit, t),
    }),
    [visit, t],
  )
}
