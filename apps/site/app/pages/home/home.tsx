import { useVisit } from '../../platform/use-visit.ts'
import { DesktopHome } from './desktop-home.tsx'
import { MobileHome } from './mobile-home.tsx'
import type { HomeData } from './read-home.ts'

/** S2.062, S2.063, S2.066: banners, the marquee, the jackpot, and the games of every hall. */
export function HomePage({ data }: { data: HomeData }) {
  const { mode } = useVisit()
  return mode === 'mobile' ? <MobileHome data={data} /> : <DesktopHome data={data} />
}
