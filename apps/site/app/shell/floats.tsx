import { Icon } from '@oriel/ui/picture/icon'
import { GoToTop } from '@oriel/ui/navigation/go-to-top'
import { useLocation } from 'react-router'
import { useLinks, useShowLink } from '../features/link/link.ts'
import type { Mode } from '../platform/mode.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../platform/use-visit.ts'

/** At most so many float, fewer where they would cover games; the menu has the rest. */
const FLOATING_MAX = { desktop: 2, mobile: 1 }
/** A phone's pages of the member's own have their keys as wide as the screen: none is covered. */
const floatingMax = (mode: Mode, pathname: string): number =>
  mode === 'mobile' && pathname.startsWith('/user/') ? 0 : FLOATING_MAX[mode]

/** The stack above the page, at the right. */
export function Floats() {
  const { t } = useText()
  const links = useLinks()
  const visit = useVisit()
  const show = useShowLink()
  const { pathname } = useLocation()
  return (
    <aside className="floats" aria-label={t('shell.quick_links')}>
      {links.float.slice(0, floatingMax(visit.mode, pathname)).map((link) => {
        const { label, icon, render } = show(link)
        const children = (
          <>
            <Icon name={icon} className="size-6" />
            <span className="sr-only">{label}</span>
          </>
        )
        return <div key={link.id}>{render({ className: 'float', children })}</div>
      })}
      <GoToTop label={t('shell.go_to_top')} />
    </aside>
  )
}
