import { Button } from '@oriel/ui/form/button'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useCallback, useId } from 'react'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { useVisit } from '../../platform/use-visit.ts'
import { useLaunch } from '../play/play.ts'
import { DemosFailed } from './demos-failed.tsx'
import { readDemoGames, type DemoGame, type DemoStudio } from './read-demos.ts'
import './demo-game.css'

const SKELETONS = 6

/** What one provider lets try. */
export function DemoGames({ studio, gtId }: { studio: DemoStudio; gtId: number }) {
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
        <DemoRow key={game.id} game={game} />
      ))}
    </ul>
  )
}

function DemoRow({ game }: { game: DemoGame }) {
  const { t } = useText()
  const { lowData } = useVisit()
  const { tryDemo } = useLaunch()
  const id = useId()
  return (
    <li className="demo-row">
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
      </span>
      <Button
        variant="ghost"
        className="demo-row-button"
        id={`${id}-open`}
        aria-labelledby={`${id}-open ${id}-name`}
        onClick={() => tryDemo(game)}
      >
        {t('games.try_demo')}
      </Button>
    </li>
  )
}
