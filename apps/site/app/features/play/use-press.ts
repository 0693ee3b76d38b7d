import { useMemo } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { pressDemo, pressPlay } from './press-play.ts'
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

export type Press = {
  readonly play: (game: PlayGame) => void
  readonly tryDemo: (game: PlayGame) => void
}

/** The one way by which anything on a page starts a game. Call it within the click. */
export function usePress(): Press {
  const visit = useVisit()
  const { t } = useText()
  return useMemo(
    () => ({
      play: (game) => pressPlay(playGameOf(game), visit, t),
      tryDemo: (game) => pressDemo(playGameOf(game), visit, t),
    }),
    [visit, t],
  )
}
