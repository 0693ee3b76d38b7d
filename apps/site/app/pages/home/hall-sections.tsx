import { CRASH, SLOT } from '@oriel/core/game-type'
import { Button } from '@oriel/ui/button'
import { ErrorBlock } from '@oriel/ui/state-block'
import { useRevalidator } from 'react-router'
import { useText } from '../../lib/text.tsx'
import { useFrame } from '../../shell/frame-data.ts'
import { HALL_ICONS } from '../../shell/hall-icons.ts'
import { Section } from '../../shell/section.tsx'
import { GameRail } from '../../features/games/game-rail.tsx'
import type { HallCard } from '../../features/games/halls.ts'
import { FavouriteTabs } from './favourite-tabs.tsx'
import { LiveTables } from './live-tables.tsx'
import type { HallGames } from './read-home.ts'
import { ViewAll } from './view-all.tsx'

const LIVE = 3
/** Read down to here, the home page has shown enough; the rest is one click away. */
const RAILS_MAX = 5

/** Slots as a grid, live tables as wide pictures, the other halls as rows. */
export function HallSections({ games }: { games: HallGames }) {
  const halls = useFrame().halls ?? []
  const rails = halls.filter(({ id }) => id !== SLOT && id !== LIVE).toSorted(crashFirst)
  const slots = halls.find(({ id }) => id === SLOT)
  const live = halls.find(({ id }) => id === LIVE)
  return (
    <>
      {slots && <FavouriteTabs hall={slots} games={games[SLOT] ?? []} />}
      {live && <LiveTables hall={live} games={games[LIVE] ?? []} />}
      {rails.slice(0, RAILS_MAX).map((hall) => (
        <HallRail key={hall.id} hall={hall} games={games} />
      ))}
    </>
  )
}

const crashFirst = (left: HallCard, right: HallCard): number =>
  Number(right.id === CRASH) - Number(left.id === CRASH)

export function HallRail({ hall, games }: { hall: HallCard; games: HallGames }) {
  const shown = games[hall.id] ?? []
  if (shown.length === 0) return null
  return (
    <GameRail
      title={hall.name}
      icon={HALL_ICONS[hall.code]}
      games={shown}
      more={<ViewAll hall={hall} />}
    />
  )
}

/** Spec 8: a failed list says so, and can be read again. */
export function ListsFailed() {
  const { t } = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <Section title={t('shell.games')}>
      <ErrorBlock
        title={t('shell.games_failed')}
        retry={
          <Button
            variant="ghost"
            icon="refresh"
            disabled={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {t('shell.retry')}
          </Button>
        }
      />
    </Section>
  )
}
