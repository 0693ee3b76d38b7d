import { lazy, Suspense } from 'react'
import { useVisit } from '../../lib/use-visit.ts'
import { MobileHome } from './mobile-home.tsx'
import type { HomeData } from './read-home.ts'

/** As the desktop's frame: phones do not load it. */
const DesktopHome = lazy(() => import('./desktop-home.tsx'))

/** Spec 2: banners, the marquee, the jackpot, and the games of every hall. */
export function HomePage({ data }: { data: HomeData }) {
  const { mode } = useVisit()
  if (mode === 'mobile') return <MobileHome data={data} />
  return (
    <Suspense>
      <DesktopHome data={data} />
    </Suspense>
  )
}
