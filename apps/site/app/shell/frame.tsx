import { LoadingOverlay } from '@oriel/ui/overlay/loading-overlay'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isFastPayment } from '../platform/fast-payment.ts'
import { isMemberPath } from '../platform/member-path.ts'
import { isTransitPage } from '../platform/transit-pages.ts'
import { useText } from '@oriel/web/text'
import { useSiteNotes } from '../platform/use-site-notes.ts'
import { usePageTransition } from '../platform/use-page-transition.ts'
import { useModeFollowsWidth } from '../platform/use-mode-follows-width.ts'
import { DesktopFrame } from './desktop-frame.tsx'
import { Floats } from './floats.tsx'
import { Footer } from './footer.tsx'
import { useVisit } from '../platform/use-visit.ts'
import { useEmbed } from '../platform/use-embed.ts'
import { HeaderMobile } from './header/header-mobile.tsx'
import { Later } from './later.tsx'
import { OverlayHost } from './overlays.tsx'
import { Tabs } from './header/tabs.tsx'

/** S2.014: the game screen shows nothing but the game, and the fast deposit brings its own head. */
const isBare = (pathname: string): boolean =>
  pathname === '/play' || isFastPayment(pathname) || isTransitPage(pathname)

/** What surrounds every page, in one of the two layouts. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useText()
  const visit = useVisit()
  const embed = useEmbed()
  const { pathname } = useLocation()
  const isChanging = useModeFollowsWidth(visit.mode, !visit.modeLocked && !isTransitPage(pathname))
  useSiteNotes(visit.site)
  const area = usePageTransition<HTMLElement>()
  // The pages about the member bring their own head; on a desktop their whole window.
  const isOwn = isMemberPath(pathname)
  const isWindow = isOwn && visit.mode === 'desktop'
  const main = embed.content && (
    <main id="content" className="page" ref={area}>
      {children}
    </main>
  )
  if (isBare(pathname)) {
    return (
      <OverlayHost>
        <main id="content">{children}</main>
        {/* What waits or closes has no game of its own to look after. */}
        {!isTransitPage(pathname) && <Later />}
      </OverlayHost>
    )
  }
  return (
    <OverlayHost>
      <SkipLink />
      {isWindow ? (
        embed.content && children
      ) : visit.mode === 'desktop' ? (
        <DesktopFrame>{main}</DesktopFrame>
      ) : (
        <MobileFrame hasHeader={!isOwn}>{main}</MobileFrame>
      )}
      {embed.content && !isOwn && <Floats />}
      {embed.content && <Later />}
      <LoadingOverlay isLoading={isChanging} label={t('shell.loading')} />
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

type MobileFrameProps = { hasHeader: boolean; children: ReactNode }

function MobileFrame({ hasHeader, children }: MobileFrameProps) {
  const embed = useEmbed()
  return (
    <div className="frame">
      {embed.header && hasHeader && <HeaderMobile />}
      {children}
      {embed.footer && hasHeader && <Footer />}
      {embed.footer && <Tabs />}
    </div>
  )
}
