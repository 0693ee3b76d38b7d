import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconSource } from '../picture/icon.tsx'
import type { RenderLink } from './render-link.tsx'
import { useDismiss } from '../overlay/use-dismiss.ts'

type NavItemLook = {
  icon: IconSource
  label: string
  /** A number behind the label, such as that of favourites. */
  count?: number | string | undefined
  /** In a narrow rail only the icon stays; the label comes out under the pointer or the focus. */
  isCollapsed?: boolean
}

export type NavItemProps = NavItemLook & { link: RenderLink; isCurrent?: boolean }

/** One line of the rail that leads somewhere. */
export function NavItem({ link, isCurrent = false, ...look }: NavItemProps) {
  const dismiss = useDismiss()
  return (
    <span className="nav-item-place" {...dismiss}>
      {link({
        className: classOf(look),
        children: <Inside {...look} />,
        ...(isCurrent ? { 'aria-current': 'page' } : {}),
      })}
    </span>
  )
}

export type NavOpenerProps = NavItemLook &
  Omit<ComponentProps<'button'>, 'children' | 'type'> & { isOpen: boolean }

/** One line of the rail that opens more: a disclosure, as its arrow tells the eye. */
export function NavOpener({ icon, label, count, isCollapsed, isOpen, ...rest }: NavOpenerProps) {
  const look = {
    icon,
    label,
    ...(count === undefined ? {} : { count }),
    isCollapsed: isCollapsed ?? false,
  }
  const dismiss = useDismiss()
  return (
    <span className="nav-item-place" {...dismiss}>
      <button {...rest} type="button" className={classOf(look)} aria-expanded={isOpen}>
        <Inside {...look} end={<Icon name="chevron-right" className="nav-item-arrow size-4" />} />
      </button>
    </span>
  )
}

const classOf = ({ isCollapsed = false }: NavItemLook): string =>
  isCollapsed ? 'nav-item nav-item-collapsed' : 'nav-item'

function Inside({ icon, label, count, end }: NavItemLook & { end?: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span className="nav-item-label">{label}</span>
      {count !== undefined && <span className="nav-item-count">{count}</span>}
      {end}
    </>
  )
}
