import { writeCookie } from '@oriel/core/cookie'
import { useState, type ReactNode } from 'react'
import { RAIL_COOKIE, RAIL_COOKIE_S } from '../platform/visit.ts'
import { Footer } from './footer.tsx'
import { useVisit } from '../platform/use-visit.ts'
import { useEmbed } from '../platform/use-embed.ts'
import { HeaderDesktop } from './header/header-desktop.tsx'
import { MegaMenu } from './header/mega-menu.tsx'
import { Rail } from './header/rail.tsx'

/** A rail at the left that folds, or a menu under the header. */
export function DesktopFrame({ children }: { children: ReactNode }) {
  const visit = useVisit()
  const embed = useEmbed()
  const hasRail = embed.header && visit.template.layout !== 'menu'
  const [isClosed, setClosed] = useState(visit.railClosed)
  const state = isClosed ? 'closed' : 'open'
  const toggle = () => {
    const next = isClosed ? 'open' : 'closed'
    document.cookie = writeCookie(RAIL_COOKIE, next, { maxAgeS: RAIL_COOKIE_S })
    setClosed(!isClosed)
  }
  return (
    <div className="frame" data-rail={hasRail ? state : undefined}>
      {hasRail && <Rail isClosed={isClosed} onToggle={toggle} />}
      <div className="frame-body">
        {embed.header && <HeaderDesktop />}
        {embed.header && !hasRail && <MegaMenu />}
        {children}
        {embed.footer && <Footer />}
      </div>
    </div>
  )
}
