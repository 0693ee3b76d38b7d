import { Icon } from '@oriel/ui/picture/icon'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { useHalls, type HallCard } from '../../features/games/games.ts'
import { useLinks, useShowLink } from '../../features/link/link.ts'
import { useText } from '@oriel/web/text'
import { Flyout } from './flyout.tsx'
import { HALL_ICONS } from '../../parts/hall-icons.ts'
import { useHoverDisclosure } from './use-hover-disclosure.ts'

/** The desktop's other menu: the same halls and providers in a line under the header. */
export function MegaMenu() {
  const { t } = useText()
  const halls = useHalls()
  const links = useLinks()
  const show = useShowLink()
  return (
    <nav className="mega-menu" aria-label={t('shell.main_navigation')}>
      <ul className="mega-menu-line">
        <li>
          <NavLink to="/" end className="mega-menu-item">
            {t('shell.home')}
          </NavLink>
        </li>
        {halls?.map((hall) => (
          <MegaHall key={hall.id} hall={hall} />
        ))}
        {links.side.map((link) => {
          const { label, render } = show(link)
          return <li key={link.id}>{render({ className: 'mega-menu-item', children: label })}</li>
        })}
      </ul>
    </nav>
  )
}

function MegaHall({ hall }: { hall: HallCard }) {
  const { isOpen, opener, area, toggle, close } = useHoverDisclosure()
  const panel = useId()
  return (
    <li {...area}>
      <button
        ref={opener}
        type="button"
        className="mega-menu-item"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        <Icon name={HALL_ICONS[hall.code]} className="size-5" />
        {hall.name}
      </button>
      <div id={panel} className="mega-panel" hidden={!isOpen}>
        {isOpen && <Flyout hall={hall} onFollow={close} />}
      </div>
    </li>
  )
}
