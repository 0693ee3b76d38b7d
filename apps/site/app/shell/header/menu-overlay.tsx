import { Logo } from '@oriel/ui/picture/logo'
import { NavItem } from '@oriel/ui/navigation/nav-item'
import { Sheet } from '@oriel/ui/overlay/sheet'
import { hallAddress } from '../../platform/game-address.ts'
import { useLinks, useShowLink } from '../../features/link/link.ts'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useHalls } from '../../features/games/games.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { HALL_ICONS } from '../../parts/hall-icons.ts'
import type { Closable } from '../../platform/overlay.ts'
import { RailCard } from './rail-card.tsx'

/** S3.060: the slide bar on mobile, with the halls and the site's own links. */
export default function MenuOverlay({ onClose }: Closable) {
  const { t } = useText()
  const visit = useVisit()
  const halls = useHalls()
  const links = useLinks()
  const show = useShowLink()
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="left"
      title={t('shell.menu')}
      head={<Logo name={visit.site.name} />}
      closeLabel={t('shell.close')}
    >
      <nav aria-label={t('shell.main_navigation')}>
        <p className="rail-title">{t('shell.games')}</p>
        <ul className="rail-part">
          {halls?.map((hall) => (
            <li key={hall.id}>
              <NavItem
                icon={HALL_ICONS[hall.code]}
                label={hall.name}
                count={hall.games}
                link={linkTo(hallAddress(hall.id), { onClick: onClose })}
              />
            </li>
          ))}
        </ul>
        <p className="rail-title">{t('shell.club')}</p>
        <ul className="rail-part">
          {links.side.map((link) => {
            const { label, icon, render } = show(link, onClose)
            return (
              <li key={link.id}>
                <NavItem icon={icon} label={label} link={render} />
              </li>
            )
          })}
        </ul>
        <RailCard />
      </nav>
    </Sheet>
  )
}
