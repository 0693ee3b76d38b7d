import { Icon } from '@oriel/ui/picture/icon'
import { GoToTop } from '@oriel/ui/navigation/go-to-top'
import { useLinks, useShowLink } from '../features/link/link.ts'
import type { Mode } from '../platform/mode.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../platform/use-visit.ts'

/** On a phone they would cover titles and buttons: its menu and its tabs have them. */
const FLOATING_MAX: Readonly<Record<Mode, number>> = { desktop: 2, mobile: 0 }

/** The stack above the page, at the right. */
export function Floats() {
  const { t } = useText()
  const links = useLinks()
  const { mode } = useVisit()
  const show = useShowLink()
  return (
    <aside className="floats" aria-label={t('shell.quick_links')}>
      {links.float.slice(0, FLOATING_MAX[mode]).map((link) => {
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
