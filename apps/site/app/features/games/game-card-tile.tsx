import { GameTile } from '@oriel/ui/card/game-tile'
import { plainLink } from '@oriel/ui/navigation/render-link'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { listAddress } from '../../platform/game-address.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { useClosure } from './hall/use-closure.ts'
import { useIsFavourite } from './use-favourite.ts'
import { instead, type GameDoors } from './use-game-doors.ts'

export type GameCardTileProps = {
  game: GameCard
  doors: GameDoors
  /** In the first row of the first screen. */
  priority?: boolean
  /** Whether it is near the screen: what shows only under a pointer comes with it. */
  isSeen: boolean
}

/** A game in a list. Its link leads to its provider's list; a plain click opens its window. */
export function GameCardTile({ game, doors, priority = false, isSeen }: GameCardTileProps) {
  const { t } = useText()
  const { site, mode, lowData } = useVisit()
  const closure = useClosure(game.maintenance)
  const isFavourite = useIsFavourite(game)
  const open = () => doors.open(game)
  // On a phone a tap opens the window, and the window has all that a pointer finds here.
  const pointed = mode === 'desktop' && {
    onFavourite: () => doors.favourite(game),
    ...(isSeen && { onMore: open }),
    ...(isSeen && game.hasDemo && { onDemo: () => doors.tryDemo(game) }),
  }
  return (
    <GameTile
      title={game.name}
      provider={game.provider}
      picture={game.picture}
      // The router has no part in it: a click opens the window, and other clicks are the browser's.
      link={plainLink(listAddress(game), { onClick: instead(open) })}
      labels={{
        tryDemo: t('games.try_demo'),
        favourite: t('games.favourite_of', { game: game.name }),
        isFavourite: t('games.favourite'),
        more: t('games.more_about', { game: game.name }),
      }}
      isFavourite={isFavourite}
      isDemoOnly={site.isDemo}
      hasLayer={isSeen}
      priority={priority}
      flat={lowData}
      {...(game.tag ? { tag: { tone: game.tag, text: t(`games.tag_${game.tag}`) } } : {})}
      {...(closure ? { closure } : {})}
      {...pointed}
    />
  )
}
