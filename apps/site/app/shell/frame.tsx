import { writeCookie } from '@oriel/core/cookie'
import { useState, type ReactNode } from 'react'
import { useText } from '../lib/text.tsx'
import { useSiteNotes } from '../lib/use-site-notes.ts'
import { usePageTransition } from '../lib/use-page-transition.ts'
import { useModeFollowsWidth } from '../lib/use-mode-follows-width.ts'
import { RAIL_COOKIE, RAIL_COOKIE_S } from '../lib/visit.ts'
import { Floats } from './floats.tsx'
import { Footer } from './footer.tsx'
import { useFrame } from './frame-data.ts'
import { HeaderDesktop } from './header-desktop.tsx'
import { HeaderMobile } from './header-mobile.tsx'
import { Later } from './later.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { OverlayHost } from './overlays.tsx'
import { Rail } from './rail.tsx'
import { Tabs } from './tabs.tsx'

/** What surrounds every page, in one of the two layouts. */
export function Frame({ children }: { children: ReactNode }) {
  const { visit, embed } = useFrame()
  useModeFollowsWidth(visit)
  useSiteNotes(visit.site)
  const area = usePageTransition<HTMLElement>()
  const main = embed.content && (
    <main id="content" className="page" ref={area}>
      {children}
    </main>
  )
  return (
    <OverlayHost>
      <SkipLink />
      {visit.mode === 'desktop' ? (
        <DesktopFrame>{main}</DesktopFrame>
      ) : (
        <MobileFrame>{main}</MobileFrame>
      )}
      {embed.content && <Floats />}
      {embed.content && <Later />}
    </OverlayHost>
  )
}

function SkipLink() {
  const { t } = useText()
  return (
    <a href="#content" className="skip-link">
      {t('shell.skip_to_content')}
    </a>
  )
}

function DesktopFrame({ children }: { children: ReactNode }) {
  const { visit, embed } = useFrame()
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

function MobileFrame({ children }: { children: ReactNode }) {
  const { embed } = useFrame()
  return (
    <div className="frame">
      {embed.header && <HeaderMobile />}
      {children}
      {embed.footer && <Footer />}
      {embed.footer && <Tabs />}
    </div>
  )
}
