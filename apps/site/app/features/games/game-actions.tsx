import { Button } from '@oriel/ui/form/button'
import { useId } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { useIsFavourite } from './use-favourite.ts'
import type { GameDoors } from './use-game-doors.ts'

/** Play, and Try demo where there is one. A button that is off says why. */
export function GameActions({ game, doors }: { game: GameCard; doors: GameDoors }) {
  const { t } = useText()
  const { site } = useVisit()
  const reason = useId()
  const isAway = game.maintenance !== null
  const isFavourite = useIsFavourite(game)
  return (
    <div className="game-actions">
      <div className="game-actions-buttons">
        <Button
          icon="play"
          disabled={isAway || site.isDemo}
          aria-describedby={site.isDemo ? reason : undefined}
          onClick={() => doors.play(game)}
        >
          {t('games.play')}
        </Button>
        {game.hasDemo && (
          <Button variant="ghost" disabled={isAway} onClick={() => doors.tryDemo(game)}>
            {t('games.try_demo')}
          </Button>
        )}
        <Button
          variant="ghost"
          className="game-actions-heart"
          icon="heart"
          aria-label={t('games.favourite_of', { game: game.name })}
          aria-pressed={isFavourite}
          onClick={() => doors.favourite(game)}
        >
          {null}
        </Button>
      </div>
      {site.isDemo && (
        <p id={reason} className="game-actions-reason">
          {t('games.demo_site_only')}
        </p>
      )}
    </div>
  )
}
