import { useVisit } from '../../lib/use-visit.ts'
import { DesktopHome } from './desktop-home.tsx'
import { MobileHome } from './mobile-home.tsx'
import type { HomeData } from './read-home.ts'

/** Spec 2: banners, the marquee, the jackpot, and the games of every hall. */
export const HomePage = ({ data }: { data: HomeData }) =>
  useVisit().mode === 'desktop' ? <DesktopHome data={data} /> : <MobileHome data={data} />
