import { IconButton } from '@oriel/ui/form/button'
import { Logo } from '@oriel/ui/picture/logo'
import { NavItem, NavOpener } from '@oriel/ui/navigation/nav-item'
import type { RenderLink } from '@oriel/ui/navigation/render-link'
import { useId, useLayoutEffect, useRef } from 'react'
import { Link, NavLink, useRevalidator } from 'react-router'
import { useHalls, type HallCard } from '../../features/games/games.ts'
import { useLinks, useShowLink } from '../../features/link/link.ts'
import { useText } from '@oriel/web/text'
import { Flyout } from './flyout.tsx'
import { useVisit } from '../../platform/use-visit.ts'
import { HALL_ICONS } from '../../parts/hall-icons.ts'
import { RailCard } from './rail-card.tsx'
import { useHoverDisclosure } from './use-hover-disclosure.ts'

const homeLink: RenderLink = (parts) => <NavLink to="/" end {...parts} />

/** The desktop's menu at the left: home, the halls with their providers, and the site's links. */
export function Rail({ isClosed, onToggle }: { isClosed: boolean; onToggle: () => void }) {
  const { t } = useText()
  const visit = useVisit()
  const halls = useHalls()
  const links = useLinks()
  const show = useShowLink()
  return (
    <nav className="rail" aria-label={t('shell.main_navigation')}>
      <div className="rail-logo">
        <Link to="/" aria-label={`${visit.site.name}: ${t('shell.home')}`}>
          <Logo name={isClosed ? '' : visit.site.name} />
        </Link>
        <IconButton
          className="rail-toggle"
          icon={isClosed ? 'chevron-right' : 'chevron-left'}
          label={isClosed ? t('shell.open_rail') : t('shell.close_rail')}
          onClick={onToggle}
        />
      </div>
      <ul className="rail-part">
        <li>
          <NavItem icon="home" label={t('shell.home')} isCollapsed={isClosed} link={homeLink} />
        </li>
      </ul>
      <p className="rail-title">{t('shell.games')}</p>
      {halls ? (
        <ul className="rail-part rail-halls">
          {halls.map((hall) => (
            <RailHall key={hall.id} hall={hall} isCollapsed={isClosed} />
          ))}
        </ul>
      ) : (
        <HallsFailed />
      )}
      <p className="rail-title">{t('shell.club')}</p>
      <ul className="rail-part">
        {links.side.map((link) => {
          const { label, icon, render } = show(link)
          return (
            <li key={link.id}>
              <NavItem icon={icon} label={label} isCollapsed={isClosed} link={render} />
            </li>
          )
        })}
      </ul>
      {!isClosed && <RailCard />}
    </nav>
  )
}

/** The list failed: what does not depend on it stays, and it can be read again. */
function HallsFailed() {
  const { t } = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="rail-part">
      <NavOpener
        icon="refresh"
        label={t('shell.retry')}
        isOpen={false}
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      />
    </div>
  )
}

function RailHall({ hall, isCollapsed }: { hall: HallCard; isCollapsed: boolean }) {
  const { isOpen, opener, area, toggle, close } = useHoverDisclosure()
  const panel = useId()
  const place = useRef<HTMLLIElement>(null)
  const flyout = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen) placeBeside(place.current, flyout.current)
  }, [isOpen])
  return (
    <li ref={place} {...area}>
      <NavOpener
        ref={opener}
        icon={HALL_ICONS[hall.code]}
        label={hall.name}
        isCollapsed={isCollapsed}
        isOpen={isOpen}
        aria-controls={panel}
        onClick={toggle}
      />
      <div ref={flyout} id={panel} className="flyout" hidden={!isOpen}>
        {isOpen && <Flyout hall={hall} onFollow={close} />}
      </div>
    </li>
  )
}

const EDGE_PX = 12

/** Beside its opener, and wholly on the screen. */
function placeBeside(opener: HTMLElement | null, panel: HTMLElement | null): void {
  if (!opener || !panel) return
  const { top, right } = opener.getBoundingClientRect()
  const lowest = window.innerHeight - panel.offsetHeight - EDGE_PX
  panel.style.left = `${right}px`
  panel.style.top = `${Math.max(EDGE_PX, Math.min(top - EDGE_PX, lowest))}px`
}
