import { Logo } from '@oriel/ui/logo'
import { NavItem } from '@oriel/ui/nav-item'
import { Sheet } from '@oriel/ui/sheet'
import { hallAddress } from '../lib/game-address.ts'
import { useShowLink } from '../features/link/use-link.tsx'
import { linkTo } from '../lib/link-to.tsx'
import { useText } from '../lib/text.tsx'
import { useFrame } from './frame-data.ts'
import { HALL_ICONS } from './hall-icons.ts'
import type { Closable } from '../lib/overlay.ts'
import { RailCard } from './rail-card.tsx'

/** S3.060: the slide bar on mobile, with the halls and the site's own links. */
export default function MenuOverlay({ onClose }: Closable) {
  const { t } = useText()
  const { visit, halls, links } = useFrame()
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
