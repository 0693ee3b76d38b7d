import { HallCard } from '@oriel/ui/card/hall-card'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { useHalls } from '../../features/games/games.ts'
import { AnnouncementMarquee } from '../../features/announcement/announcement.ts'
import { Hero } from '../../features/banner/banner.ts'
import { hallAddress } from '../../platform/game-address.ts'
import { JackpotPanel } from '../../features/jackpot/jackpot.ts'
import { Ads } from './ads.tsx'
import { HallSections } from './hall-sections.tsx'
import { ListsFailed } from './lists-failed.tsx'
import { Offers } from './offers.tsx'
import type { HomeData } from './read-home.ts'
import { Studios } from './studios.tsx'

export function DesktopHome({ data }: { data: HomeData }) {
  const { t } = useText()
  return (
    <>
      <AnnouncementMarquee initial={data.announcements} />
      <div className="home-hero">
        <Hero banners={data.banners} />
        <div className="home-side">
          {data.jackpot && <JackpotPanel initial={data.jackpot} />}
          <Ads ads={data.ads} />
        </div>
      </div>
      <h1 className="sr-only">{t('site.home_title', { site: useVisit().site.name })}</h1>
      <Halls />
      {data.games ? <HallSections games={data.games} hot={data.hot} /> : <ListsFailed />}
      {data.promotions.length > 0 && <Offers offers={data.promotions} />}
      <Studios />
    </>
  )
}

/** The nine halls as cards. */
function Halls() {
  const { t } = useText()
  const halls = useHalls()
  const { lowData } = useVisit()
  if (!halls || halls.length === 0) return null
  return (
    <nav aria-label={t('shell.halls')}>
      <ul className="home-halls">
        {halls.map((hall) => (
          <li key={hall.id}>
            <HallCard
              name={hall.name}
              note={t('shell.games_count', { count: hall.games })}
              picture={hall.picture}
              flat={lowData}
              link={linkTo(hallAddress(hall.id))}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
