import { Badge } from '@oriel/ui/badge'
import { Button } from '@oriel/ui/button'
import { ShapedPicture } from '@oriel/ui/picture-shapes'
import { Skeleton } from '@oriel/ui/skeleton'
import { EmptyBlock } from '@oriel/ui/state-block'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useText } from '../../lib/text.tsx'
import { useRead } from '../../lib/use-read.ts'
import { useVisit } from '../../lib/use-visit.ts'
import { DemosFailed } from './demos-failed.tsx'
import { readDemoGames, type DemoGame, type DemoStudio } from './read-demos.ts'

type Props = {
  studio: DemoStudio
  gtId: number
  wanted: number | undefined
  /** The marked game gets the focus, for whoever came from it. */
  takesFocus: boolean
}

const SKELETONS = 6

/** What one provider lets try. The game somebody came from is marked. */
export function DemoGames({ studio, gtId, wanted, takesFocus }: Props) {
  const { t } = useText()
  const visit = useVisit()
  const read = useCallback(
    (signal: AbortSignal) => readDemoGames(visit, studio, gtId, signal),
    [visit, studio, gtId],
  )
  const [games, again] = useRead(read)
  if (games.status === 'error') return <DemosFailed message={games.message} onRetry={again} />
  if (games.status !== 'success') {
    return (
      <div className="demo-games" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className="demo-row-skeleton" />
        ))}
      </div>
    )
  }
  if (games.data.length === 0) {
    return <EmptyBlock title={t('demo-game.none_title')} text={t('demo-game.none_text')} />
  }
  return (
    <ul className="demo-games" aria-label={t('demo-game.games', { studio: studio.name })}>
      {games.data.map((game) => (
        <DemoRow
          key={game.id}
          game={game}
          isWanted={game.id === wanted}
          takesFocus={takesFocus && game.id === wanted}
        />
      ))}
    </ul>
  )
}

type RowProps = { game: DemoGame; isWanted: boolean; takesFocus: boolean }

/** Opening a demo is not possible yet: its button says so, and can still be reached by key. */
function DemoRow({ game, isWanted, takesFocus }: RowProps) {
  const { t } = useText()
  const { lowData } = useVisit()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'center' })
  }, [takesFocus])
  return (
    <li className="demo-row" data-wanted={isWanted || undefined}>
      <ShapedPicture
        shape="tile"
        src={game.picture}
        sizes="52px"
        alt=""
        flat={lowData}
        className="demo-row-picture"
      />
      <span className="demo-row-words">
        <span id={`${id}-name`} className="demo-row-title">
          {game.name}
        </span>
        {isWanted && <Badge tone="brand">{t('demo-game.chosen')}</Badge>}
      </span>
      <Button
        ref={button}
        variant="ghost"
        className="demo-row-button"
        id={`${id}-open`}
        aria-labelledby={`${id}-open ${id}-name`}
        aria-disabled="true"
        title={t('demo-game.soon')}
      >
        {t('shell.coming_soon')}
      </Button>
    </li>
  )
}
