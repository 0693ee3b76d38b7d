import type { ReactNode } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { AnnouncementMarquee } from '../../features/announcement/announcement.ts'
import { Hero } from '../../features/banner/banner.ts'
import { LastPlayedRail } from '../../features/games/games.ts'
import { JackpotStrip } from '../../features/jackpot/jackpot.ts'
import { WalletCard } from './wallet-card.tsx'
import { ListsFailed } from './lists-failed.tsx'
import { MobileHalls } from './mobile-halls.tsx'
import type { HomeData } from './read-home.ts'

/**
 * S3.064: the eight mobile themes differ in colours, in the order of these parts and in the layout
 * of the halls. All three come from the site's template; no theme has code of its own.
 */
export function MobileHome({ data }: { data: HomeData }) {
  const { t } = useText()
  const { site, template } = useVisit()
  const parts: Readonly<Record<string, ReactNode>> = {
    hero: <Hero banners={data.banners} />,
    announcement: <AnnouncementMarquee initial={data.announcements} />,
    wallet: <WalletCard />,
    jackpot: data.jackpot && <JackpotStrip initial={data.jackpot} />,
    games: (
      <>
        <LastPlayedRail />
        {data.games ? <MobileHalls games={data.games} hot={data.hot} /> : <ListsFailed />}
      </>
    ),
  }
  return (
    <>
      <h1 className="sr-only">{t('site.home_title', { site: site.name })}</h1>
      {template.sections.map((section) => (
        <div key={section} className="contents">
          {parts[section]}
        </div>
      ))}
    </>
  )
}
