import { CRASH, SLOT } from '@oriel/core/game-type'
import { GameRail, LastPlayedRail, useHalls, type HallCard } from '../../features/games/games.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { useText } from '@oriel/web/text'
import { HallRail } from './hall-rail.tsx'
import { FavouriteTabs } from './favourite-tabs.tsx'
import { LiveTables } from './live-tables.tsx'
import type { HallGames } from './read-home.ts'

const LIVE = 3
/** Read down to here, the home page has shown enough; the rest is one click away. */
const RAILS_MAX = 5

/** Slots as a grid, live tables as wide pictures, the other halls as rows. */
export function HallSections({ games, hot }: { games: HallGames; hot: readonly GameCard[] }) {
  const { t } = useText()
  const halls = useHalls() ?? []
  const rails = halls.filter(({ id }) => id !== SLOT && id !== LIVE).toSorted(crashFirst)
  const slots = halls.find(({ id }) => id === SLOT)
  const live = halls.find(({ id }) => id === LIVE)
  return (
    <>
      {slots && <FavouriteTabs hall={slots} games={games[SLOT] ?? []} />}
      <LastPlayedRail />
      {hot.length > 0 && <GameRail title={t('games.hot')} icon="fire" games={hot} />}
      {live && <LiveTables hall={live} games={games[LIVE] ?? []} />}
      {rails.slice(0, RAILS_MAX).map((hall) => (
        <HallRail key={hall.id} hall={hall} games={games} />
      ))}
    </>
  )
}

const crashFirst = (left: HallCard, right: HallCard): number =>
  Number(right.id === CRASH) - Number(left.id === CRASH)
