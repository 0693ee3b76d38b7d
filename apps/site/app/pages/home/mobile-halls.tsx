import { HallCard } from '@oriel/ui/card/hall-card'
import { Icon } from '@oriel/ui/picture/icon'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { Link } from 'react-router'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { GameRail, useHalls, type HallCard as Hall } from '../../features/games/games.ts'
import { HALL_ICONS } from '../../parts/hall-icons.ts'
import { hallAddress } from '../../platform/game-address.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { HallBoard } from './hall-board.tsx'
import { HallRail } from './hall-rail.tsx'
import type { HallGames } from './read-home.ts'

/** How many rows of games a phone's home shows below the halls. */
const RAILS_MAX = 3

/** The four ways in which a phone shows the halls. */
export function MobileHalls({ games, hot }: { games: HallGames; hot: readonly GameCard[] }) {
  const { t } = useText()
  const { template } = useVisit()
  const halls = useHalls() ?? []
  if (template.layout === 'rail') return <HallBoard games={games} />
  return (
    <>
      {template.layout === 'grid' && <IconGrid halls={halls} />}
      {template.layout === 'tabs' && <TextTabs halls={halls} />}
      {template.layout === 'cards' && <PictureCards halls={halls} />}
      {hot.length > 0 && <GameRail title={t('games.hot')} icon="fire" games={hot} />}
      {halls.slice(0, RAILS_MAX).map((hall) => (
        <HallRail key={hall.id} hall={hall} games={games} />
      ))}
    </>
  )
}

function IconGrid({ halls }: { halls: readonly Hall[] }) {
  const { t } = useText()
  const { lowData } = useVisit()
  return (
    <nav aria-label={t('shell.halls')}>
      <ul className="hall-icons">
        {halls.map((hall) => (
          <li key={hall.id}>
            <Link to={hallAddress(hall.id)} className="hall-icon">
              <ShapedPicture
                shape="category"
                src={hall.picture}
                sizes="54px"
                alt=""
                flat={lowData}
                className="hall-icon-picture"
              />
              {hall.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TextTabs({ halls }: { halls: readonly Hall[] }) {
  const { t } = useText()
  return (
    <nav aria-label={t('shell.halls')}>
      <ul className="hall-tabs">
        {halls.map((hall) => (
          <li key={hall.id}>
            <Link to={hallAddress(hall.id)} className="hall-tab">
              <Icon name={HALL_ICONS[hall.code]} className="size-4" />
              {hall.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first hall stands broad above the others. */
function PictureCards({ halls }: { halls: readonly Hall[] }) {
  const { t } = useText()
  const { lowData } = useVisit()
  return (
    <nav aria-label={t('shell.halls')}>
      <ul className="hall-cards">
        {halls.map((hall, index) => (
          <li key={hall.id} className={index === 0 ? 'col-span-2' : ''}>
            <HallCard
              name={hall.name}
              note={t('shell.games_count', { count: hall.games })}
              picture={hall.picture}
              size={index === 0 ? 'broad' : 'card'}
              flat={lowData}
              link={linkTo(hallAddress(hall.id))}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
