import { CountBadge, type CountBadgeProps } from '../feedback/count-badge.tsx'
import { Icon, type IconSource } from '../picture/icon.tsx'
import type { RenderLink } from './render-link.tsx'

export type TabBarItem = {
  id: string
  icon: IconSource
  label: string
  link: RenderLink
  isCurrent?: boolean
  badge?: CountBadgeProps
  /** The one in the middle that stands out. */
  isRaised?: boolean
}

/** The bar at the foot of a phone's screen. Labels always show; the thumb reaches all of it. */
export function TabBar({ label, items }: { label: string; items: readonly TabBarItem[] }) {
  return (
    <nav className="tab-bar" aria-label={label}>
      <ul className="tab-bar-list">
        {items.map(({ id, link, isCurrent = false, ...look }) => (
          <li key={id}>
            {link({
              className: look.isRaised ? 'tab-bar-item tab-bar-raised' : 'tab-bar-item',
              children: <Inside {...look} />,
              ...(isCurrent ? { 'aria-current': 'page' } : {}),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Inside({ icon, label, badge }: Pick<TabBarItem, 'icon' | 'label' | 'badge'>) {
  return (
    <>
      <span className="tab-bar-icon">
        <Icon name={icon} className="size-6" />
        {badge && <CountBadge {...badge} />}
      </span>
      <span className="tab-bar-label">{label}</span>
    </>
  )
}
